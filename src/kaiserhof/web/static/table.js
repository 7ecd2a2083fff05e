// A table: keeps the page in the state that the server reports, and sends the person's actions.

import "./page.js";
import { listenToAbout } from "./about.js";
import { askForHint } from "./hint.js";
import { listenToChat, toSay } from "./chat.js";
import { home } from "./dom.js";
import { listenToDrag } from "./drag.js";
import { listenToKeys } from "./keys.js";
import { offerNextGame } from "./next.js";
import { light } from "./light.js";
import { listenToLobby, offerSharing } from "./lobby.js";
import { form, listenToForm } from "./form.js";
import { listenToLinks, markLastTurns } from "./linked.js";
import { listenTo } from "./live.js";
import { listenToLog, nothingMissed } from "./log.js";
import { listenToMeeting, meet, show as showMeeting } from "./meeting.js";
import { listenToNear } from "./near.js";
import { closePane, listenToPanes } from "./panes.js";
import { asItCame, changesOf, takeIn } from "./patch.js";
import { leadNowhere } from "./leading.js";
import { chosen, letGo, listenToPicking, pick, select, selectFirst, take, takeSelected, turn } from "./picking.js";
import { playAgain, skip } from "./playback.js";
import { tab } from "./presence.js";
import { listenToDrawer } from "./rules.js";
import { listenToSoundButton, play } from "./sound.js";
import { drawAnew, main, parsed } from "./stage.js";
import { showSteps } from "./steps.js";
import { sentence, toast } from "./toast.js";
import { listenToTurning } from "./turning.js";
import { listenToViews } from "./views.js";
import { closeNote, explain } from "./why.js";
import { listenToZoom } from "./zoom.js";

const live = document.getElementById("live");
const words = live.dataset;
const address = `/t/${words.table}`;
let sending = Promise.resolve();
let looked = -1;
const PATIENCE = 2000;
const A_MOMENT = 100;
const AGAIN = [300, 600, 1200, 2400]; // by then a restarting server is back, or another one has taken over
const AWAY = [502, 503, 504]; // statuses while the server or the database is down
const LOST = 20000; // a later answer is not expected: the next tap must not wait for it
const nothing = () => ({ whole: false, changed: new Set(), data: null });
let untold = nothing(); // received but not drawn yet

const number = () => Number(main().dataset.number);

// ---------------------------------------------------------------- showing

// The log only grows, so a view older than the current one is ignored.
function show(html) {
  const fresh = parsed(html);
  if (fresh && Number(fresh.dataset.number) >= number()) draw([[main(), fresh]], fresh.dataset);
}

// Returns whether the page is up to date.
function receive(told) {
  const news = takeIn(told);
  if (!news) untold = nothing();
  else if (!news.nothing) {
    if (!untold.data) inAMoment(drawNews);
    untold = {
      whole: untold.whole || news.whole,
      changed: new Set([...untold.changed, ...news.changed]),
      data: news.data,
    };
  }
  return Boolean(news);
}

// Combines updates that arrive faster than they can be drawn. A hidden page gets no frames.
function inAMoment(act) {
  const acted = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    act();
  };
  const frame = requestAnimationFrame(acted);
  const timer = setTimeout(acted, A_MOMENT);
}

function drawNews() {
  const { whole, changed, data } = untold;
  untold = nothing();
  if (data && Number(data.number) >= number()) draw(changesOf({ whole, changed: [...changed] }), data);
}

function draw(changes, data) {
  const wasTurn = main().dataset.turn;
  const kept = Number(data.number) === number() ? chosen() : null;
  const fresh = Number(data.number) !== number();
  const moved = drawAnew(live, changes, { ...data }, () => {
    if (fresh) leadNowhere();
    if (!kept) closeNote();
    select(null);
  });
  if (kept) select(document.getElementById(kept.id), kept.move, kept.label);
  selectFirst();
  if (moved) play("place");
  if (main().dataset.turn === "yes" && wasTurn !== "yes") play("turn");
  invite();
  live.dispatchEvent(new Event("drawn"));
}

// ---------------------------------------------------------------- sending

// Sends actions one after the other, each with the state of the table when the person acted, so the second click of a
// double click has no effect.
function send(what, data) {
  const seen = number();
  nothingMissed();
  sending = sending.then(() => (seen === number() ? post(what, { number: seen, ...data }) : null));
  return sending;
}

async function post(what, data) {
  live.setAttribute("aria-busy", "true");
  try {
    const answer = await answerTo(what, data);
    const text = await answer.text();
    if (answer.status === 409) show(text);
    else if (!answer.ok) toast(sentence(text, words.lost));
    else if ("number" in data && !(await comes(data.number)))
      show(await (await fetch(`${address}/view?form=${form()}`, { signal: AbortSignal.timeout(LOST) })).text());
  } catch {
    toast(words.lost);
  } finally {
    live.removeAttribute("aria-busy");
  }
}

// Repeats unanswered requests that carry a number: the server ignores a second act with the same number.
async function answerTo(what, data) {
  const pauses = "number" in data ? [...AGAIN] : [];
  for (;;) {
    const answer = await fetch(`${address}/${what}`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "text/html" },
      body: JSON.stringify(data),
      signal: AbortSignal.timeout(LOST),
    }).catch((error) => {
      if (!pauses.length || error.name === "TimeoutError") throw error;
      return null;
    });
    if (answer && !(pauses.length && AWAY.includes(answer.status))) return answer;
    const pause = pauses.shift() * (0.75 + Math.random() / 2);
    await new Promise((goOn) => {
      setTimeout(goOn, pause);
    });
  }
}

// Waits for the stream to deliver the result of an act. Returns whether it arrives in time.
function comes(seen) {
  return new Promise((resolve) => {
    const done = (came) => {
      clearTimeout(timer);
      live.removeEventListener("drawn", look);
      resolve(came);
    };
    const look = () => {
      if (number() > seen) done(true);
    };
    const timer = setTimeout(() => done(false), PATIENCE);
    live.addEventListener("drawn", look);
    look();
  });
}

const makeMove = (move) => send("move", { move });

async function tellWhy(spot, move) {
  const answer = await fetch(`${address}/why?move=${encodeURIComponent(move)}`, {
    headers: { accept: "application/json" },
  });
  if (answer.ok) explain(spot, words, await answer.json());
}

// ---------------------------------------------------------------- choosing

light();
listenToPicking({ words, makeMove, tellWhy });

live.addEventListener("click", (event) => {
  const button = event.target.closest("button, a");
  if (button?.id === "undo") return send("undo", {});
  if (button?.id === "confirm") return send("confirm", {});
  if (button?.id === "call") return send("call", {});
  if (button?.id === "hint") return askForHint(button, { words, address, number, makeMove, toast });
  if (button?.id === "copy") return copyLink();
  if (button?.id === "menu-close") return document.getElementById("menu").close();
  if (button?.dataset.move) return makeMove(button.dataset.move);
  if (button && "again" in button.dataset) return playAgain();
  if (event.target.closest(".line, .view-tabs, .part-chips, [data-zoom]")) return null;
  const spot = event.target.closest("[data-moves]");
  return spot ? pick(spot) : letGo();
});

live.addEventListener("submit", (event) => {
  if (event.target.id !== "say") return;
  event.preventDefault();
  const field = document.getElementById("say-text");
  if (field.value.trim()) post("say", toSay(field.value));
  field.value = "";
});

document.getElementById("menu-open")?.addEventListener("click", () => document.getElementById("menu").showModal());

listenToKeys({
  enter(element) {
    const spot = element?.closest("[data-moves]");
    const ending = document.getElementById("confirm");
    if (spot && !(ending && !spot.classList.contains("lit"))) {
      take(spot);
      return true;
    }
    if (ending) send("confirm", {});
    return Boolean(ending) || takeSelected();
  },
  turn: () => turn(document.activeElement),
  escape() {
    skip();
    if (!closePane()) letGo();
  },
  undo() {
    if (document.getElementById("undo")) send("undo", {});
  },
  call() {
    if (document.getElementById("call")) send("call", {});
  },
  next() {
    const link = document.getElementById("next-game");
    if (link && !link.hidden) link.click();
  },
  sound: () => document.getElementById("sound").click(),
  menu: () => document.getElementById("menu").showModal(),
  keys: () => document.getElementById("keys").showModal(),
});

// ---------------------------------------------------------------- around the table

function invite() {
  offerSharing();
  const field = document.getElementById("invite");
  if (field && !field.value) field.value = location.origin + field.dataset.link;
  const league = document.getElementById("league");
  if (league && words.league) [league.href, league.hidden] = [words.league, false];
}

async function copyLink() {
  const field = document.getElementById("invite");
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy");
  }
  toast(words.copied);
}

const CHAT = "kaiserhof-chat-off";
live.addEventListener("change", (event) => {
  if (event.target.id === "chat-off") {
    localStorage.setItem(CHAT, event.target.checked ? "yes" : "no");
    document.body.classList.toggle("no-chat", event.target.checked);
  }
});
document.body.classList.toggle("no-chat", localStorage.getItem(CHAT) === "yes");

// How far this person has read, shared by all their devices.
function look(to) {
  if (to <= looked) return;
  looked = to;
  tellLooked({ number: to }).catch(() => {
    looked = -1;
  });
}

// Records the look even if the page is closed at once.
function tellLooked(data) {
  return fetch(`${address}/look`, {
    method: "POST",
    keepalive: true,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(data),
  });
}

// ---------------------------------------------------------------- live

function listen() {
  const again = listenTo(
    () => `${address}/stream?form=${form()}&tab=${tab}${asItCame() ? `&digest=${words.digest}` : ""}`,
    {
      patch(event) {
        return receive(JSON.parse(event.data));
      },
      meeting(event) {
        meet(JSON.parse(event.data));
      },
      gone(_, stream) {
        stream.close();
        location.assign(home());
      },
    },
    {
      lost() {
        document.body.classList.add("offline");
        document.getElementById("lost").hidden = false;
      },
      found() {
        document.body.classList.remove("offline");
        document.getElementById("lost").hidden = true;
        toast(words.found);
      },
    },
  );
  listenToForm(again);
}

// Lets a slow phone draw and react to touch in between.
const aBreath = () => globalThis.scheduler?.yield?.() ?? new Promise((goOn) => setTimeout(goOn));

live.addEventListener("drawn", showMeeting);
listenToMeeting();
listenToAbout();
listenToLobby(live, words);
offerNextGame(live);
listenToDrawer();
listenToSoundButton();
listenToTurning(document);
listenToDrag();
await aBreath();
listenToViews(live);
listenToPanes(live);
await aBreath();
listenToZoom(document);
listenToNear(live);
await aBreath();
listenToLog(live, { address, look }, words);
listenToChat(live, { post, read: (chat) => tellLooked({ number: 0, chat }) }, words.read);
listenToLinks();
markLastTurns();
showSteps();
invite();
listen();
document.body.classList.add("ready");

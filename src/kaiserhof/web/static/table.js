// A table: keeps the page in the state that the server reports, and sends the person's actions.

import "./page.js";
import { say, startChat } from "./chat.js";
import { choosing } from "./choosing.js";
import { coach, useCoach } from "./coach.js";
import { aBreath, the } from "./dom.js";
import { dragging } from "./drag.js";
import { bind } from "./events.js";
import { form } from "./form.js";
import { askForHint } from "./hint.js";
import { entering, keysOf } from "./keys.js";
import { leadNowhere } from "./leading.js";
import { light } from "./light.js";
import { linking, markLastTurns } from "./linked.js";
import { listenTo } from "./live.js";
import { invite, sendQuietly, useInvitation } from "./lobby.js";
import { startLog } from "./log.js";
import { answerCard, chooseToWait, meet, show as showMeeting, startMeeting } from "./meeting.js";
import { listMoves } from "./moves.js";
import { startNear } from "./near.js";
import { offerNextGame } from "./next.js";
import { openNotes, startNotes } from "./notes.js";
import { arrangePanes, closePane } from "./panes.js";
import { asItCame, changesOf, takeIn } from "./patch.js";
import {
  holdOn,
  letGo,
  pick,
  select,
  selectAgain,
  selectFirst,
  selection,
  startPicking,
  take,
  takeSelected,
  turn,
} from "./picking.js";
import { playAgain, skip } from "./playback.js";
import { tab } from "./presence.js";
import { showProspects } from "./prospects.js";
import { startRules } from "./rules.js";
import { address, look, post, send, tellLooked } from "./sending.js";
import { play, showSound, toggleSound } from "./sound.js";
import { dataOf, drawAnew, main, parsed } from "./stage.js";
import { asksFirst, completed, letHeldGo } from "./sequels.js";
import { showStands, switchStands } from "./standing.js";
import { page } from "./state.js";
import { showSteps } from "./steps.js";
import { toast } from "./toast.js";
import { talking } from "./talking.js";
import { endTurnSoon } from "./turn_end.js";
import { startViews } from "./views.js";
import { closeNote, explain } from "./why.js";
import { words } from "./words.js";
import { applyZoom } from "./zoom.js";

/** @import { Patch } from "../wire" */
/** @import { Change } from "./patch.js" */
/** @import { Data } from "./state.js" */

const live = the("live");
const A_MOMENT = 100;
const CHAT = "kaiserhof-chat-off";
/** @type {(id: string) => HTMLDialogElement} */
const dialog = the;

// ---------------------------------------------------------------- showing

// The log only grows, so a view older than the current one is ignored.
/** @type {(html: string) => void} */
function show(html) {
  const fresh = parsed(html);
  if (fresh && Number(fresh.dataset.number) >= page.position.number) draw([[main(), fresh]], dataOf(fresh));
}

// Returns whether the page is up to date.
/** @type {(told: Patch) => boolean} */
function receive(told) {
  const { stream } = page;
  const news = takeIn(told);
  if (!news) stream.undrawn = null;
  else if (!news.nothing) {
    if (!stream.undrawn) inAMoment(drawNews);
    const before = stream.undrawn ?? { whole: false, changed: new Set() };
    stream.undrawn = {
      whole: before.whole || news.whole,
      changed: new Set([...before.changed, ...news.changed]),
      data: news.data,
    };
  }
  return Boolean(news);
}

// Combines updates that arrive faster than they can be drawn. A hidden page gets no frames.
/** @type {(act: () => void) => void} */
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
  const news = page.stream.undrawn;
  page.stream.undrawn = null;
  if (!news || Number(news.data.number) < page.position.number) return;
  draw(changesOf({ whole: news.whole, changed: [...news.changed] }), { ...news.data });
}

/** @type {(changes: Change[], data: Data) => void} */
function draw(changes, data) {
  const { turn: wasTurn, number } = page.position;
  const fresh = Number(data.number) !== number;
  const kept = fresh ? null : selection();
  const moved = drawAnew(live, changes, data, () => {
    if (fresh) {
      leadNowhere();
      letHeldGo();
    }
    if (!kept) closeNote();
    select(null);
  });
  const { sent } = page;
  if (fresh && sent && !sent.to) sent.to = page.position.number;
  selectAgain(kept);
  holdOn();
  endTurnSoon(() => act("confirm"));
  showStands();
  showProspects();
  selectFirst();
  if (moved) play("place");
  if (page.position.turn && !wasTurn) play("turn");
  invite();
  showMeeting();
  live.dispatchEvent(new Event("drawn"));
}

// ---------------------------------------------------------------- what this person does

/** @type {(what: string, data?: object) => void} */
const act = (what, data = {}) => send(what, data, show);

// Makes a move with its only sequel, and asks first if something would be lost.
/** @type {(move: string) => void} */
function makeMove(move) {
  if (!asksFirst(move, the("prompt-do"), () => goAhead(move))) goAhead(move);
}

/** @type {(move: string) => void} */
function goAhead(move) {
  closeNote();
  const whole = completed(move);
  page.sent = { decisions: whole.split(";").length, from: page.position.number, to: 0 };
  act("move", { move: whole });
}

// Takes back what was sent together.
function undo() {
  const { sent } = page;
  page.sent = null;
  act("undo", sent?.to === page.position.number ? { decisions: sent.decisions } : {});
}

// A click on the board ends a bot's pause, once for each of its moves. Returns whether a bot pauses.
function hurry() {
  const { position, stream } = page;
  if (!document.querySelector("#prompt[data-hurries]")) return false;
  if (stream.hurried !== position.number) act("call");
  stream.hurried = position.number;
  return true;
}

page.acts = {
  makeMove,
  async tellWhy(spot, move) {
    const answer = await fetch(`${address}/why?move=${encodeURIComponent(move)}`, {
      headers: { accept: "application/json" },
    });
    if (answer.ok) explain(spot, await answer.json());
  },
  look,
  read: (chat) => tellLooked({ number: 0, chat }),
  post: (what, data) => post(what, data, show),
};

/** @type {(event: Event, target: Element) => void} */
function click(event, target) {
  const button = target.closest("button, a");
  if (button?.id === "menu-open") return dialog("menu").showModal();
  if (button?.id === "sound") return toggleSound();
  useInvitation(event, target);
  chooseToWait(event, target);
  if (!live.contains(target)) return undefined;
  if (button?.id === "undo") return undo();
  if (button?.id === "confirm" || button?.id === "call") return act(button.id);
  if (button?.matches(".pay-now")) return void takeSelected();
  if (button?.id === "stands") return switchStands();
  if (button?.dataset.stand !== undefined) return undefined;
  if (useCoach(target)) return undefined;
  if (button?.id === "hint") return void askForHint(button);
  if (button?.id === "notes-open") {
    dialog("menu").close();
    return openNotes();
  }
  if (button?.id === "menu-close") return dialog("menu").close();
  if (button?.id === "copy") return undefined;
  if (button?.dataset.move) return void page.acts.makeMove?.(button.dataset.move);
  if (button && "again" in button.dataset) return playAgain();
  if (target.closest(".line, .view-tabs, .part-chips, [data-zoom]")) return undefined;
  if (target.closest("#board") && hurry()) return undefined;
  const spot = target.closest("[data-moves]");
  return void (spot ? pick(spot) : letGo());
}

/** @type {(event: SubmitEvent, target: Element) => void} */
function submit(event, target) {
  const form = /** @type {HTMLFormElement} */ (target);
  if (sendQuietly(event, form) || answerCard(event, form) || form.id !== "say") return;
  event.preventDefault();
  say();
}

/** @type {(id: string) => void} */
const actBy = (id) => document.getElementById(id) && act(id);

const keydown = keysOf({
  take: entering((element) => {
    const spot = element?.closest("[data-moves]");
    const ending = document.getElementById("confirm");
    const awaited = ending || page.choice.move; // such as the payment of what was done at this spot
    if (spot && (spot.classList.contains("lit") || !awaited)) {
      take(spot);
      return true;
    }
    if (ending) act("confirm");
    return Boolean(ending) || takeSelected();
  }),
  turn: () => turn(document.activeElement),
  escape() {
    skip();
    if (!closePane()) letGo();
  },
  undo: () => document.getElementById("undo") && undo(),
  call: () => actBy("call") ?? hurry(),
  next() {
    const link = document.getElementById("next-game");
    if (link && !link.hidden) link.click();
  },
  stands: switchStands,
  sound: toggleSound,
  menu: () => dialog("menu").showModal(),
  keys: () => dialog("keys").showModal(),
});

// The switch that hides the chat.
/** @type {(event: Event, target: Element) => void} */
function switchChat(_, target) {
  if (!(target instanceof HTMLInputElement) || target.id !== "chat-off") return;
  localStorage.setItem(CHAT, target.checked ? "yes" : "no");
  document.body.classList.toggle("no-chat", target.checked);
}

// ---------------------------------------------------------------- live

function listen() {
  page.acts.redraw = listenTo(
    () => `${address}/stream?form=${form()}&tab=${tab}${asItCame() ? `&digest=${words.digest}` : ""}`,
    {
      patch: (event) => receive(JSON.parse(event.data)),
      meeting(event) {
        meet(JSON.parse(event.data));
      },
      gone(_, stream) {
        stream.close();
        location.reload(); // the page says why
      },
    },
    {
      lost() {
        document.body.classList.add("offline");
        the("lost").hidden = false;
      },
      found() {
        document.body.classList.remove("offline");
        the("lost").hidden = true;
        toast(words.found);
        live.dispatchEvent(new Event("found"));
      },
    },
  );
}

document.body.classList.toggle("no-chat", localStorage.getItem(CHAT) === "yes");
light();
listMoves();
bind({ choosing, dragging, talking, linking, click, keydown, submit, change: [switchChat] });
startPicking();
startMeeting();
startRules();
offerNextGame(live);
live.addEventListener("drawn", () => coach());
coach();
showSound();
await aBreath();
startViews();
arrangePanes();
await aBreath();
applyZoom();
startNear();
await aBreath();
startLog();
startChat();
startNotes();
markLastTurns();
showSteps();
invite();
endTurnSoon(() => act("confirm"));
showStands();
showProspects();
listen();
document.body.classList.add("ready");

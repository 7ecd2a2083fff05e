// Presence and questions at a table. Updates only its own parts of the page.

import { showAsks } from "./presence.js";
import { lasting, left } from "./since.js";
import { write } from "./dom.js";
import { page } from "./state.js";
import { sentence, toast } from "./toast.js";

/** @import { MeetingEvent, PresenceData } from "../wire" */
/** @typedef {"here" | "away" | "gone" | "elsewhere" | "clock" | "low" | "up" | "resting" | "since" | "nudged"} Word */

const words = /** @type {Record<Word, string>} */ (document.getElementById("meeting-words")?.dataset);
const MINUTE = 60;
const MISSED = 3 * MINUTE; // seconds after which the others can react
const missing = /** @type {HTMLFormElement} */ (document.getElementById("await"));
const missedSeat = /** @type {HTMLInputElement} */ (missing.elements.namedItem("seat"));

// A page that was opened as a lobby learns of the clock only when the game begins.
const clock = () => page.meeting.told?.clock ?? words.clock;
const low = () => page.meeting.told?.low ?? Number(words.low);
const now = () => Date.now() / 1000 + page.meeting.ahead;

/** @type {(told: MeetingEvent) => void} */
export function meet(told) {
  page.meeting.told = told;
  page.meeting.ahead = told.now - Date.now() / 1000;
  showAsks(told.asks ?? []);
  show();
}

// Beside a clock there is no room for the time of absence.
/** @type {(seen: PresenceData, timed: unknown) => string} */
function wordFor({ state, since, page }, timed) {
  const word = page === "elsewhere" && state !== "gone" ? words.elsewhere : words[/** @type {Word} */ (state)];
  const seconds = since === null || timed ? 0 : now() - since;
  return state === "here" || seconds < MINUTE ? word : words.since.replace("%w", word).replace("%t", lasting(seconds));
}

/** @type {(place: HTMLElement, seen: PresenceData | null) => void} */
function say(place, seen) {
  place.hidden = !seen;
  if (!seen) return;
  place.className = `presence ${seen.state}`;
  const timed = place.closest(".player")?.querySelector(".clock:not([hidden])");
  write(place.querySelector(".presence-word"), wordFor(seen, timed));
}

// How many people watch, beside the name of the game.
function showWatchers() {
  const place = document.getElementById("watchers");
  const count = page.meeting.told?.watchers ?? 0;
  if (!place) return;
  place.hidden = !count;
  write(place.querySelector("b"), String(count));
  write(place.querySelector(".off-screen"), (place.dataset.said ?? "").replace("%n", String(count)));
}

export function show() {
  showWatchers();
  showTimes();
  for (const [seat, seen] of (page.meeting.told?.seats ?? []).entries()) {
    for (const place of document.querySelectorAll(`[data-presence="${seat}"]`)) say(place, seen);
  }
  for (const place of document.querySelectorAll("[data-until]"))
    write(place, left(Number(place.dataset.until) - now()));
  showMissing();
}

// The clock of each seat, counted on from the server's last value.
function showTimes() {
  for (const place of document.querySelectorAll("[data-clock]")) {
    const time = page.meeting.told?.times?.[Number(place.dataset.clock)];
    const daily = clock() === "daily";
    place.hidden = !time || (daily && time.until === undefined && !time.resting);
    if (!time || place.hidden) continue;
    const seconds = time.until === undefined ? time.left : time.until - now();
    const text = time.resting ? words.resting : time.up ? words.up : left(seconds, "narrow");
    write(place, text);
    place.classList.toggle("low", time.until !== undefined && !time.resting && seconds < low());
    place.classList.toggle("runs", time.until !== undefined);
  }
}

// The player to move has been away for a while: the others may remind them, ask for a bot, or wait.
function showMissing() {
  const { me, status, owner } = page.position;
  const player = document.querySelector(".player.turn");
  const seat = player ? Number(player.id.replace("seat-", "")) : -1;
  const seen = page.meeting.told?.seats[seat];
  const asked = document.querySelector(".meeting .offer");
  const missed =
    player &&
    status === "playing" &&
    me &&
    Number(me) !== seat &&
    seen &&
    seen.state !== "here" &&
    !asked &&
    !player.querySelector(".stands-in") &&
    isOverdue(seat, seen) &&
    page.meeting.waitedFor !== turnOf(seat);
  missing.hidden = !missed;
  if (!missed) return;
  missedSeat.value = String(seat);
  write(missing.querySelector(".await-name"), player.querySelector(".plain-name")?.textContent ?? "");
  const place = missing.querySelector(".presence");
  if (place) say(place, seen);
  const ask = missing.querySelector(".for-owner");
  if (ask) ask.hidden = !owner || (clock() === "daily" && !page.meeting.told?.times?.[seat].up);
}

// With a clock in days nobody is missed until their time runs low, and never during holidays.
/** @type {(seat: number, seen: PresenceData) => boolean} */
function isOverdue(seat, seen) {
  if (clock() !== "daily") return now() - (seen.since ?? 0) >= MISSED;
  const time = page.meeting.told?.times?.[seat];
  return Boolean(time && !time.resting && (time.up || Number(time.until) - now() < low()));
}

/** @type {(seat: number) => string} */
const turnOf = (seat) => `${seat} ${page.meeting.told?.seats[seat]?.since}`;

// Sends answers without leaving the page; the stream delivers the result.
/** @type {(form: HTMLFormElement, button: HTMLElement | null) => Promise<void>} */
async function send(form, button) {
  const data = new URLSearchParams(/** @type {[string, string][]} */ ([...new FormData(form, button)]));
  const answer = await fetch(form.action, { method: "POST", body: data, headers: { accept: "text/html" } });
  if (!answer.ok) toast(sentence(await answer.text(), ""));
  else if (button?.getAttribute("value") === "nudge") toast(words.nudged);
  else if (new URL(answer.url).pathname.replace(/\/$/, "") !== location.pathname.replace(/\/$/, ""))
    location.assign(answer.url);
}

// Sends the answer to a card without leaving the page.
/** @type {(event: SubmitEvent, form: HTMLFormElement) => boolean} */
export function answerCard(event, form) {
  if (!form.closest(".card")) return false;
  event.preventDefault();
  send(form, event.submitter).catch(() => form.submit());
  return true;
}

// This person chooses to wait for somebody who is away.
/** @type {(event: Event, target: Element) => void} */
export function chooseToWait(_, target) {
  if (!target.closest("#await-wait")) return;
  page.meeting.waitedFor = turnOf(Number(missedSeat.value));
  show();
}

export function startMeeting() {
  setInterval(show, 1000);
}

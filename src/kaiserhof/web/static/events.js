// The events of a page with a board. They are listened to here and nowhere else, and `order` says in which order handlers
// are asked. A handler gets the event and its target, reads and changes the state of the page, and returns true if the
// event is dealt with: then those after it are not asked.
//
// A pointer on the board can mean five things. What it is used for is noted in `page.gesture.taken`:
// - turn: a tile that can be turned is turned round, and nothing else happens with this pointer;
// - press: a finger rests on something and is shown the explanation;
// - drag: a thing is dragged to the board;
// - pan: the board is moved, or with two fingers pinched;
// - none of these: it is a tap or a click. A click that ends one of the others is none.

import {
  beginPress,
  endPress,
  explainFocused,
  explainPointed,
  hideAbout,
  keyHidesAbout,
  movePress,
  scrolledAbout,
} from "./about.js";
import { arrangeChat, noteLine, useChat } from "./chat.js";
import { beginDrag, drag, drop } from "./drag.js";
import { chooseForm, whenFormChanges } from "./form.js";
import { isFree, keysOf, listKeys } from "./keys.js";
import { leaveLead } from "./leading.js";
import { endLinks, showLinks } from "./linked.js";
import { comeAndGo, leaveLog, scrolledLog, showEnd, useLog, walkLog } from "./log.js";
import { pickPart, takeMap } from "./near.js";
import { arrangePanes, pickPane } from "./panes.js";
import { pickWay, preview } from "./picking.js";
import { rulesKey, useRules } from "./rules.js";
import { page } from "./state.js";
import { beginTurn, dragTurn, endTurn, turnBy } from "./turning.js";
import { pickView } from "./views.js";
import { beginPan, endPan, pan, useZoom, wheelZooms } from "./zoom.js";

/** @import { Actions } from "./keys.js" */
/** @typedef {keyof DocumentEventMap} Kind */
/**
 * @template {Event} E
 * @typedef {(event: E, target: Element) => boolean | void} Handler
 */
/** @typedef {{ [K in Kind]?: Handler<DocumentEventMap[K]>[] }} Order */
/**
 * @typedef {object} Own What a page does in addition.
 * @property {Handler<Event>} click Anything else that is clicked or tapped.
 * @property {Actions} [keys]
 * @property {Handler<KeyboardEvent>} [keydown] Keys that `keys` does not have.
 * @property {Handler<SubmitEvent>} [submit]
 * @property {Handler<Event>[]} [input] While something is changed.
 * @property {Handler<Event>[]} [change]
 */

/** @type {(own: Own) => Order} */
export const order = ({ click, keys, keydown = nothing, submit = nothing, input = [], change = [] }) => ({
  pointerdown: [beginGesture, beginTurn, beginPress, beginDrag, takeMap, beginPan],
  pointermove: [dragTurn, movePress, drag, takeMap, pan],
  pointerup: [endTurn, endPress, drop, endPan],
  pointercancel: [endTurn, endPress, drop, endPan],
  click: [
    endGesture,
    pickForm,
    pickWay,
    turnBy,
    pickPart,
    click,
    leaveLead,
    pickView,
    pickPane,
    useLog,
    useChat,
    useRules,
    useZoom,
    showLinks,
  ],
  keydown: [
    beginGesture,
    keyHidesAbout,
    byKey(pickForm),
    rulesKey,
    byKey(turnBy),
    byKey(pickPart),
    walkLog,
    keys ? keysOf(keys) : keydown,
    endLinks,
  ],
  pointerover: [explainPointed, preview, showPointed],
  focusin: [explainFocused, preview, showLinks, noteLine],
  focusout: [hideAbout],
  contextmenu: [keepMenuAway],
  wheel: [wheelZooms],
  scroll: [scrolledAbout, scrolledLog],
  visibilitychange: [comeAndGo, arrangeChat],
  input,
  change: [...change, showTab],
  submit: [submit],
});

// Returns a function that ends all listening.
/** @type {(own: Own) => () => void} */
export function bind(own) {
  const bound = new AbortController();
  const { signal } = bound;
  const kinds = /** @type {[Kind, Handler<Event>[]][]} */ (/** @type {unknown} */ (Object.entries(order(own))));
  for (const [kind, handlers] of kinds) {
    // Scrolling does not bubble, and Ctrl with the wheel must not zoom the whole page.
    document.addEventListener(kind, (event) => ask(handlers, event), {
      signal,
      capture: kind === "scroll",
      passive: kind === "scroll",
    });
  }
  addEventListener("pagehide", leaveLog, { signal });
  addEventListener("resize", arrangePanes, { signal });
  whenFormChanges(() => page.acts.redraw?.());
  if (own.keys) listKeys(own.keys);
  return () => bound.abort();
}

// Asks the handlers one after the other, until one has dealt with the event.
/** @type {(handlers: Handler<Event>[], event: Event) => void} */
export function ask(handlers, event) {
  const target = event.target instanceof Element ? event.target : document.documentElement;
  handlers.some((handler) => handler(event, target) === true);
}

function nothing() {}

// ---------------------------------------------------------------- gestures

// Whatever was done before, this is something new.
function beginGesture() {
  page.gesture.taken = "";
}

// A click that ends a gesture is none.
/** @type {Handler<Event>} */
function endGesture(event) {
  if (!page.gesture.taken) return false;
  page.gesture.taken = "";
  event.preventDefault();
  return true;
}

// The browser's menu for a long press.
/** @type {Handler<Event>} */
function keepMenuAway(event) {
  if (page.gesture.taken) event.preventDefault();
}

// ---------------------------------------------------------------- small ones

// Enter and Space press what has the focus.
/** @type {(handler: Handler<Event>) => Handler<KeyboardEvent>} */
function byKey(handler) {
  return (event, target) => (event.key === "Enter" || event.key === " ") && handler(event, target);
}

/** @type {Handler<Event>} */
function pickForm(event, target) {
  if (!chooseForm(target)) return false;
  event.preventDefault();
  page.acts.redraw?.();
  return true;
}

/** @type {Handler<PointerEvent>} */
function showPointed(event, target) {
  if (event.pointerType !== "touch") showLinks(event, target);
}

// The tab of the log, the chat or the moves.
/** @type {Handler<Event>} */
function showTab(_, target) {
  if (target.getAttribute("name") !== "talk") return;
  showEnd();
  arrangeChat();
}

// What Enter and Space do with the thing that has the focus, unless it is a button of its own. `enter` returns whether it
// did something.
/** @type {(enter: (element: Element | null) => boolean) => Handler<KeyboardEvent>} */
export const entering = (enter) => (event, target) => {
  if (isFree(target) && enter(document.activeElement)) event.preventDefault();
};

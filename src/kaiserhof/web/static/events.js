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
import { chooseForm, whenFormChanges } from "./form.js";
import { pickPart, takeMap } from "./near.js";
import { arrangePanes, pickPane } from "./panes.js";
import { rulesKey, useRules } from "./rules.js";
import { lightStands } from "./standing.js";
import { clickSkips, keySkips, showAgain } from "./scenes.js";
import { page } from "./state.js";
import { pickView } from "./views.js";
import { beginPan, endPan, pan, useZoom, wheelZooms } from "./zoom.js";

/** @import { choosing } from "./choosing.js" */
/** @import { dragging } from "./drag.js" */
/** @import { linking } from "./linked.js" */
/** @import { talking } from "./talking.js" */
/** @typedef {keyof DocumentEventMap} Kind */
/**
 * @template {Event} E
 * @typedef {(event: E, target: Element) => boolean | void} Handler
 */
/** @typedef {{ [K in Kind]?: (Handler<DocumentEventMap[K]> | undefined)[] }} Order */
/**
 * @typedef {object} Own What a page does besides what all pages with a board do.
 * @property {typeof choosing} [choosing]
 * @property {typeof dragging} [dragging]
 * @property {typeof talking} [talking]
 * @property {typeof linking} [linking]
 * @property {Handler<Event>} click Anything else that is clicked or tapped.
 * @property {Handler<KeyboardEvent>} [keydown]
 * @property {Handler<SubmitEvent>} [submit]
 * @property {Handler<Event>[]} [input] While something is changed.
 * @property {Handler<Event>[]} [change]
 */

/** @type {(own: Own) => Order} */
const order = ({ choosing, dragging, talking, linking, click, keydown, submit, input = [], change = [] }) => ({
  pointerdown: [beginGesture, choosing?.beginTurn, beginPress, dragging?.beginDrag, takeMap, beginPan],
  pointermove: [choosing?.dragTurn, movePress, dragging?.drag, takeMap, pan],
  pointerup: [choosing?.endTurn, endPress, dragging?.drop, endPan],
  pointercancel: [choosing?.endTurn, endPress, dragging?.drop, endPan],
  click: [
    endGesture,
    clickSkips,
    showAgain,
    pickForm,
    choosing?.pickWay,
    choosing?.turnBy,
    pickPart,
    click,
    choosing?.leaveLead,
    pickView,
    pickPane,
    talking?.useLog,
    talking?.useChat,
    useRules,
    useZoom,
    linking?.showLinks,
  ],
  keydown: [
    keySkips,
    keyHidesAbout,
    byKey(pickForm),
    rulesKey,
    byKey(choosing?.turnBy),
    byKey(pickPart),
    talking?.walkLog,
    keydown,
    linking?.endLinks,
  ],
  pointerover: [lightStands, explainPointed, choosing?.preview, linking?.showPointed],
  focusin: [lightStands, explainFocused, choosing?.preview, linking?.showLinks, talking?.noteLine],
  focusout: [hideAbout],
  contextmenu: [keepMenuAway],
  wheel: [wheelZooms],
  scroll: [scrolledAbout, talking?.scrolledLog],
  visibilitychange: [talking?.comeAndGo, talking?.arrangeChat],
  input,
  change: [...change, talking?.showTab],
  submit: [submit],
});

// Returns a function that ends all listening.
/** @type {(own: Own) => () => void} */
export function bind(own) {
  const bound = new AbortController();
  const { signal } = bound;
  const kinds = /** @type {[Kind, (Handler<Event> | undefined)[]][]} */ (
    /** @type {unknown} */ (Object.entries(order(own)))
  );
  for (const [kind, handlers] of kinds) {
    // Scrolling does not bubble, and Ctrl with the wheel must not zoom the whole page.
    document.addEventListener(kind, (event) => ask(handlers, event), {
      signal,
      capture: kind === "scroll",
      passive: kind === "scroll",
    });
  }
  if (own.talking) addEventListener("pagehide", own.talking.leaveLog, { signal });
  addEventListener("resize", arrangePanes, { signal });
  whenFormChanges(() => page.acts.redraw?.(), signal);
  return () => bound.abort();
}

// Asks the handlers one after the other, until one has dealt with the event.
/** @type {(handlers: (Handler<Event> | undefined)[], event: Event) => void} */
function ask(handlers, event) {
  const target = event.target instanceof Element ? event.target : document.documentElement;
  handlers.some((handler) => handler?.(event, target) === true);
}

// ---------------------------------------------------------------- gestures

// Whatever was done before, this is something new.
function beginGesture() {
  page.gesture.taken = "";
}

// A click that ends a gesture is none. Where no click has followed, the next one may come without a pointer: from the
// keyboard, a screen reader or a script.
/** @type {Handler<MouseEvent>} */
function endGesture(event) {
  const { gesture } = page;
  const ends = gesture.taken !== "" && event.detail > 0;
  gesture.taken = "";
  if (ends) event.preventDefault();
  return ends;
}

// The browser's menu for a long press.
/** @type {Handler<Event>} */
function keepMenuAway(event) {
  if (page.gesture.taken) event.preventDefault();
}

// ---------------------------------------------------------------- small ones

// Enter and Space press what has the focus.
/** @type {(handler?: Handler<Event>) => Handler<KeyboardEvent>} */
function byKey(handler) {
  return (event, target) => (event.key === "Enter" || event.key === " ") && handler?.(event, target);
}

/** @type {Handler<Event>} */
function pickForm(event, target) {
  if (!chooseForm(target)) return false;
  event.preventDefault();
  page.acts.redraw?.();
  return true;
}

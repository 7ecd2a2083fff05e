// The end of a turn: a few seconds after the last step, in which it can be taken back, the turn ends by itself. Who
// prefers to be asked says so among the preferences.

import { page } from "./state.js";

const SOON = 5000;

// After an update. A turn that is being looked away from does not end.
/** @type {(end: () => unknown) => void} */
export function endTurnSoon(end) {
  const { turnEnd, position } = page;
  const button = document.getElementById("confirm");
  if (!button || document.documentElement.dataset.ends !== "soon") {
    clearTimeout(turnEnd.timer);
    turnEnd.number = -1;
    return;
  }
  button.classList.add("soon");
  if (turnEnd.number === position.number) return;
  clearTimeout(turnEnd.timer);
  turnEnd.number = position.number;
  const ending = () => {
    if (turnEnd.number !== page.position.number || !document.getElementById("confirm")) return;
    if (document.hidden) turnEnd.timer = setTimeout(ending, SOON);
    else end();
  };
  turnEnd.timer = setTimeout(ending, SOON);
}

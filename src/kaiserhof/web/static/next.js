// After my move: a button to the next game where it is my turn.

import { home } from "./dom.js";

const EVERY = 30000;

/** @import { Main } from "./stage.js" */

const turnNow = () => /** @type {Main} */ (document.querySelector("#main")).dataset.turn;

/** @param {HTMLElement} live */
export function offerNextGame(live) {
  const link = /** @type {HTMLAnchorElement | null} */ (document.getElementById("next-game"));
  if (!link) return;
  let turn = "";
  const look = async () => {
    const now = turnNow();
    if (now === "yes") link.hidden = true;
    if (now === "yes" || document.hidden) return;
    try {
      const answer = await fetch(`/mine/next?but=${live.dataset.table}`, { headers: { accept: "application/json" } });
      const next = await answer.json();
      link.hidden = !next.table;
      if (!next.table) return;
      link.href = `${home()}t/${next.table}`;
      link.title = next.title;
    } catch {
      link.hidden = true;
    }
  };
  live.addEventListener("drawn", () => {
    const now = turnNow();
    if (now !== turn) look();
    turn = now;
  });
  turn = turnNow();
  setInterval(look, EVERY);
  look();
}

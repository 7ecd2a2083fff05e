// A quiet link to the next game where it is my turn. It keeps its place when someone moves here.

import { home, write } from "./dom.js";
import { page } from "./state.js";
import { words } from "./words.js";

const EVERY = 30000;

/** @param {HTMLElement} live */
export function offerNextGame(live) {
  const link = /** @type {HTMLAnchorElement | null} */ (document.getElementById("next-game"));
  if (!link) return;
  let { turn } = page.position;
  const look = async () => {
    if (document.hidden) return;
    try {
      const answer = await fetch(`/mine/next?but=${words.table}`, { headers: { accept: "application/json" } });
      const next = await answer.json();
      link.hidden = !next.table;
      if (!next.table) return;
      link.href = `${home()}t/${next.table}`;
      link.title = next.title;
      write(link.querySelector("span"), next.label);
    } catch {
      link.hidden = true;
    }
  };
  live.addEventListener("drawn", () => {
    if (page.position.turn !== turn) look();
    turn = page.position.turn;
  });
  setInterval(look, EVERY);
  look();
}

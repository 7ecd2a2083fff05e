// A spot with `data-leads="ministries"` and several legal moves opens that view. There only spots with one of these
// moves stay lit, until one is chosen or another tab is opened.

import { openView } from "./views.js";
import { write } from "./dom.js";

/** @type {Set<string> | null} */
let among = null;
/** @type {[string, string]} */
let said = ["", ""];

const subtitle = () => document.querySelector(".prompt-sub");

// Filters these moves by those of the spot that opened the view; returns all if none did.
/** @type {(moves: string[]) => string[]} */
export const within = (moves) => moves.filter((move) => !among || among.has(move));

// Opens the view of a spot if it exists and something in it is lit. Returns whether it did.
/** @type {(spot: HTMLElement, moves: string[], movesOf: (spot: HTMLElement) => string[]) => boolean} */
export function lead(spot, moves, movesOf) {
  const view = document.getElementById(`view-${spot.dataset.leads}`);
  /** @type {(other: HTMLElement) => boolean} */
  const fits = (other) => movesOf(other).some((move) => moves.includes(move));
  const first = [...(view?.querySelectorAll(".spot.lit") ?? [])].find(fits);
  if (!first) return false;
  leadNowhere();
  among = new Set(moves);
  for (const other of document.querySelectorAll(".spot.lit"))
    other.classList.toggle("aside", other !== spot && !fits(other));
  said = [subtitle()?.textContent ?? "", spot.getAttribute("aria-label") ?? ""];
  write(subtitle(), said[1]);
  // The text responds at once. The view follows in the next frame, because its first layout may be slow.
  const led = among;
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (among !== led) return;
      openView(spot.dataset.leads ?? "");
      first.scrollIntoView({ block: "nearest", inline: "center" });
    }),
  );
  return true;
}

export function leadNowhere() {
  if (!among) return;
  among = null;
  for (const spot of document.querySelectorAll(".spot.aside")) spot.classList.remove("aside");
  if (subtitle()?.textContent === said[1]) write(subtitle(), said[0]);
}

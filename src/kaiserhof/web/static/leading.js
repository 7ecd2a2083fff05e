// A spot with `data-leads="ministries"` and several legal moves opens that view. There only spots with one of these
// moves stay lit, until one is chosen or another tab is opened.

import { write } from "./dom.js";
import { movesOf } from "./moves.js";
import { page } from "./state.js";
import { openView } from "./views.js";

const subtitle = () => document.querySelector(".prompt-sub");

// Filters these moves by those of the spot that opened the view; returns all if none did.
/** @type {(moves: string[]) => string[]} */
export const within = (moves) => moves.filter((move) => page.choice.among?.has(move) ?? true);

// Opens the view of a spot if it exists and something in it is lit. Returns whether it did.
/** @type {(spot: HTMLElement, moves: string[]) => boolean} */
export function lead(spot, moves) {
  const view = document.getElementById(`view-${spot.dataset.leads}`);
  /** @type {(other: HTMLElement) => boolean} */
  const fits = (other) => movesOf(other).some((move) => moves.includes(move));
  const first = [...(view?.querySelectorAll(".spot.lit") ?? [])].find(fits);
  if (!first) return false;
  leadNowhere();
  const among = new Set(moves);
  page.choice.among = among;
  for (const other of document.querySelectorAll(".spot.lit"))
    other.classList.toggle("aside", other !== spot && !fits(other));
  page.choice.subtitle = [subtitle()?.textContent ?? "", spot.getAttribute("aria-label") ?? ""];
  write(subtitle(), page.choice.subtitle[1]);
  // The text responds at once. The view follows in the next frame, because its first layout may be slow.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (page.choice.among !== among) return;
      openView(spot.dataset.leads ?? "");
      first.scrollIntoView({ block: "nearest", inline: "center" });
    }),
  );
  return true;
}

export function leadNowhere() {
  const { among, subtitle: said } = page.choice;
  if (!among) return;
  page.choice.among = null;
  for (const spot of document.querySelectorAll(".spot.aside")) spot.classList.remove("aside");
  if (subtitle()?.textContent === said[1]) write(subtitle(), said[0]);
}

// Another tab is opened.
/** @type {(event: Event, target: Element) => void} */
export function leaveLead(_, target) {
  if (target.closest("[data-open]")) leadNowhere();
}

// Whole answers to a question of several steps, such as a ship's course: each is a button that says what it brings to whom.
// Pointing at one shows it on the board.

import { part } from "./dom.js";
import { form } from "./form.js";
import { page } from "./state.js";
import { ofSeat } from "./drawing.js";
import { words } from "./words.js";

// After an update.
export function showProspects() {
  for (const old of document.querySelectorAll(".prospects")) old.remove();
  const { prospects } = page.position;
  if (!prospects.length) return;
  const list = part("section", "", "prospects");
  list.append(part("h3", words.prospects, "label"));
  for (const [move, label, gains] of prospects) {
    const button = part("button", "", "btn prospect");
    button.type = "button";
    button.dataset.move = move;
    const sums = gains.map(([seat, points]) => ofSeat(seat, part("b", points > 0 ? `+${points}` : `−${-points}`)));
    button.append(part("span", label), ...(sums.length ? sums : [part("b", "±0")]));
    list.append(button);
  }
  document.getElementById(form() === "narrow" ? "cards" : "talk")?.prepend(list);
}

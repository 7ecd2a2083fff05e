// A hint for the player to move: a bot's best moves, how good they are and why. Each can be played at once.

import { part } from "./dom.js";
import { noteWith } from "./why.js";

// acts: words, address, number(), makeMove(move), toast(text)
export async function askForHint(button, acts) {
  if (button.getAttribute("aria-busy") === "true") return;
  const seen = acts.number();
  button.setAttribute("aria-busy", "true");
  try {
    const answer = await fetch(`${acts.address}/hint`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify({ number: seen }),
    });
    const told = await answer.json();
    if (seen !== acts.number()) return;
    if (answer.ok) show(document.getElementById("hint") ?? button, acts, told);
    else acts.toast(told.message);
  } catch {
    acts.toast(acts.words.lost);
  } finally {
    document.getElementById("hint")?.removeAttribute("aria-busy");
  }
}

function show(button, acts, { title, moves }) {
  const list = document.createElement("ol");
  list.className = "advice";
  for (const each of moves) {
    const item = document.createElement("li");
    item.dataset.move = each.move; // lights its place on the board while it is pointed at
    const take = part("button", each.label, "btn btn-small");
    take.type = "button";
    take.addEventListener("click", () => {
      box.close();
      acts.makeMove(each.move);
    });
    const points = each.points === null ? "" : acts.words.points.replace("%", each.points);
    item.append(
      take,
      part("span", acts.words.percent.replace("%", each.chance), "chance num"),
      part("p", [each.why, points].filter(Boolean).join(" ")),
    );
    list.append(item);
  }
  const box = noteWith(button, acts.words, part("h2", title), list, part("p", acts.words.hintNote, "source"));
  list.querySelector("button")?.focus({ preventScroll: true });
}

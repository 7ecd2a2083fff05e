// Quick match: only numbers of players that the chosen game allows can be chosen.

import "./page.js";

const form = document.querySelector("form.quick");

/** @type {(name: string) => HTMLInputElement[]} */
const radios = (name) =>
  [...(form?.querySelectorAll(`input[name="${name}"]`) ?? [])].map((each) => /** @type {HTMLInputElement} */ (each));

function offer() {
  const chosen = radios("game").find((game) => game.checked);
  const players = (chosen?.dataset.players ?? "").split(" ");
  for (const seats of radios("seats")) {
    const fits = !seats.value || players.includes(seats.value);
    seats.disabled = !fits;
    /** @type {HTMLElement} */ (seats.parentElement).hidden = !fits;
    if (!fits && seats.checked) radios("seats")[0].checked = true;
  }
}

form?.addEventListener("change", offer);
offer();

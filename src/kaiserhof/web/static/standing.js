// How the game stands: plates on the board, a list beside it and what the game would end with now, until it is switched off.
// Explanations say it, too. The numbers come from the server, for this person's view and the acts this page has seen.
// What draws the plates is loaded when they are switched on.

import { part } from "./dom.js";
import { form } from "./form.js";
import { page } from "./state.js";
import { words } from "./words.js";

/** @import { AsItStands, PlateData } from "../wire" */

const ON = "kaiserhof-stands";

const button = () => document.getElementById("stands");
const isOn = () => localStorage.getItem(ON) === "yes";

// How it stands at this moment; null while that is not known, and on pages without a table.
/** @type {() => Promise<AsItStands | null>} */
export async function standsNow() {
  const { standing, position } = page;
  if (!button() || !words.table) return null;
  if (standing.number !== position.number || !standing.told) {
    standing.number = position.number;
    standing.told = fetch(`/t/${words.table}/standing`, { headers: { accept: "application/json" } })
      .then((answer) => (answer.ok ? answer.json() : null))
      .catch(() => null);
  }
  return standing.told;
}

// What to say about these things: the plates whose places they are.
/** @type {(things: HTMLElement[], told: AsItStands | null) => PlateData[]} */
export function platesAt(things, told) {
  const ids = new Set(things.flatMap((thing) => [thing.id, thing.closest(".spot")?.id ?? ""]));
  const own = things[0]?.dataset.stand;
  return (told?.plates ?? []).filter(({ id, places }) => (own ? id === own : places.some((place) => ids.has(place))));
}

// ---------------------------------------------------------------- the switch

/** @type {() => void} */
export function switchStands() {
  if (!button()) return;
  localStorage.setItem(ON, isOn() ? "no" : "yes");
  showStands();
}

// After an update.
export async function showStands() {
  button()?.setAttribute("aria-pressed", String(isOn()));
  document.body.classList.toggle("stands", isOn() && Boolean(button()));
  if (!isOn()) return takeAway();
  const [told, { drawStands }] = await Promise.all([standsNow(), plates()]);
  if (!told || !isOn() || told.number < page.position.number) return undefined;
  takeAway();
  return drawStands(told, form() === "narrow");
}

/** @type {() => Promise<typeof import("./plates.js")>} */
const plates = () => import(new URL("plates.js", import.meta.url).href);

function takeAway() {
  for (const old of document.querySelectorAll(".stand-layer, .stand-list, .stand-sum")) old.remove();
}

// ---------------------------------------------------------------- pointing

// Lights what a plate or a line of the list is about.
/** @type {(event: Event, target: Element) => void} */
export function lightStands(_, target) {
  const own = target.closest("[data-stand]");
  if (own === page.standing.lit) return;
  page.standing.lit = own;
  for (const old of document.querySelectorAll(".stood")) old.classList.remove("stood");
  if (!own) return;
  page.standing.told?.then((told) => {
    if (page.standing.lit !== own) return;
    for (const place of platesAt([own], told).flatMap(({ places }) => places))
      document.getElementById(place)?.classList.add("stood");
  });
}

// Says what a plate says, below an explanation.
/** @type {(box: HTMLElement, plates: PlateData[], titled: boolean) => void} */
export function sayStands(box, plates, titled) {
  for (const { title, said, why } of plates) {
    const line = part("p", "", "tip-stands");
    if (titled || plates.length > 1) line.append(part("b", title), " ");
    line.append(said);
    if (why) line.append(part("span", `${said ? " " : ""}${why}`));
    box.append(line);
  }
}

// How the game stands: plates on the board, a list beside it and what the game would end with now, until it is switched off.
// Explanations say it, too. The numbers come from the server, for this person's view and the acts this page has seen.

import { part } from "./dom.js";
import { boxesOf, drawing, shapeOf } from "./drawing.js";
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
  const told = await standsNow();
  if (!told || !isOn() || told.number < page.position.number) return undefined;
  takeAway();
  drawPlates(told);
  drawList(told);
  return drawTotals(told);
}

function takeAway() {
  for (const old of document.querySelectorAll(".stand-layer, .stand-list, .stand-sum")) old.remove();
}

// ---------------------------------------------------------------- drawing

// A seat's sign, and what is said of the seat.
/** @type {(seat: number, ...content: (string | Element)[]) => HTMLElement} */
export function ofSeat(seat, ...content) {
  const made = part("span", "", `stand-seat seat-${seat}`);
  const face = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  face.setAttribute("class", "stand-face");
  face.setAttribute("aria-hidden", "true");
  const use = face.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "use"));
  use.setAttribute("href", `#face-${seat}`);
  made.append(face, ...content);
  return made;
}

/** @type {(plate: PlateData) => HTMLElement[]} */
const counts = ({ seats }) =>
  seats.map(([seat, pieces, points]) =>
    ofSeat(
      seat,
      ...(pieces ? [part("span", String(pieces), "stand-count")] : []),
      ...(points ? [part("b", points > 0 ? `+${points}` : `${points}`)] : []),
    ),
  );

/** @type {(plate: PlateData) => HTMLElement} */
function plateFor(plate) {
  const { id, title, said, why, worth, seats } = plate;
  const made = part("button", "", "stand");
  made.type = "button";
  made.dataset.stand = id;
  made.dataset.about = "";
  made.setAttribute("aria-label", [title, said, why].filter(Boolean).join(". "));
  if (worth) {
    const leaders = seats.filter(([, , points]) => points);
    made.classList.add("stand-worth");
    made.classList.toggle("stand-nobody", !leaders.length);
    made.append(...leaders.map(([seat]) => ofSeat(seat)), part("b", String(worth)));
  } else made.append(...counts(plate));
  return made;
}

/** @type {(told: AsItStands) => void} */
function drawPlates({ plates }) {
  const svg = drawing();
  const board = document.getElementById("zoomed");
  if (!svg || !board) return;
  const { width, height } = svg.viewBox.baseVal;
  const layer = part("div", "", "stand-layer");
  const placed = plates.flatMap((plate) => {
    const place = plate.shown && document.getElementById(plate.places[0] ?? "");
    return place && svg.contains(place) ? [{ plate, place }] : [];
  });
  const boxes = boxesOf(
    svg,
    placed.map(({ place }) => shapeOf(place)),
  );
  for (const [number, { plate }] of placed.entries()) {
    const made = plateFor(plate);
    const box = boxes[number];
    made.style.left = `${(100 * (box.x + box.width / 2)) / width}%`;
    made.style.top = `${(100 * (plate.worth ? box.y + box.height / 2 : box.y)) / height}%`;
    layer.append(made);
  }
  board.append(layer);
}

/** @type {(told: AsItStands) => void} */
function drawTotals({ totals }) {
  const sum = part("p", "", "stand-sum");
  sum.append(part("b", button()?.dataset.now));
  for (const { seat, points } of totals.map((points, seat) => ({ seat, points })).sort((a, b) => b.points - a.points))
    sum.append(ofSeat(seat, part("b", String(points))));
  sum.append(part("small", button()?.dataset.hides));
  document.getElementById("board")?.append(sum);
}

/** @type {(told: AsItStands) => void} */
function drawList({ plates }) {
  const list = part("section", "", "stand-list");
  list.setAttribute("aria-label", button()?.getAttribute("aria-label") ?? "");
  list.tabIndex = 0;
  let group = "";
  for (const plate of plates.filter(({ shown }) => shown)) {
    if (plate.group !== group) list.append(part("h3", plate.group, "label"));
    group = plate.group;
    const line = part("p", "", "stand-line");
    line.dataset.stand = plate.id;
    if (plate.title !== plate.group) line.append(part("span", plate.title, "stand-title"));
    line.append(...counts(plate));
    if (plate.worth && !plate.seats.length) line.append(part("b", String(plate.worth)));
    if (plate.why) line.append(part("small", plate.why));
    list.append(line);
  }
  document.getElementById(form() === "narrow" ? "board" : "talk")?.append(list);
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

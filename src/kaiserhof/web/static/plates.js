// Plates: how the game stands, drawn on the board, as a list beside it and as what the game would end with now.

import { part } from "./dom.js";
import { boxesOf, drawing, ofSeat, shapeOf } from "./drawing.js";

/** @import { AsItStands, PlateData } from "../wire" */

const button = () => document.getElementById("stands");

/** @type {(told: AsItStands, narrow: boolean) => void} */
export function drawStands(told, narrow) {
  drawPlates(told);
  drawList(told, narrow);
  drawTotals(told);
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

/** @type {(told: AsItStands, narrow: boolean) => void} */
function drawList({ plates }, narrow) {
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
  document.getElementById(narrow ? "board" : "talk")?.append(list);
}

// Lights the spots where something can be done: the page's data-marks names them. A mark is the id of a spot that is lit
// as it is drawn; or its id, whether it is lit, its moves, its label (or the number of a move that says it), its turns.

const marked = new Map(); // spots, with what they were told, and what they were before

// Before these parts are drawn anew: they are as the server has drawn them, without light. The rest of the page is left
// as it is; what loses its light and gets it again is styled anew.
export function unlight(parts) {
  for (const spot of marked.keys()) if (parts.some((part) => part.contains(spot))) unmark(spot);
}

export function light() {
  const { marks, me } = document.getElementById("main").dataset;
  const moves = document.querySelectorAll("#moves [data-move]");
  const told = new Map();
  for (const mark of JSON.parse(marks || "[]")) {
    const [id, lit = 1, own = "", label = "", turns = ""] = [mark].flat();
    const spot = document.getElementById(id);
    if (spot) told.set(spot, { lit, own, label: moves[label]?.textContent ?? label, turns, me });
  }
  for (const [spot, { key }] of marked) if (key !== keyOf(told.get(spot))) unmark(spot);
  for (const [spot, wanted] of told) if (!marked.has(spot)) mark(spot, wanted);
}

const keyOf = (told) => JSON.stringify(told);

function mark(spot, told) {
  const { lit, own, label, turns, me } = told;
  const classes = ["spot", ...(lit ? ["lit", `seat-${me}`] : []), ...(turns ? ["turns"] : [])];
  const wanted = { ...(label && { "aria-label": label }), ...(turns && { "data-turns": turns }) };
  if (own)
    Object.assign(wanted, { "data-moves": own }, spot.localName === "button" ? {} : { role: "button", tabindex: "-1" });
  marked.set(spot, {
    key: keyOf(told),
    classes: classes.filter((name) => !spot.classList.contains(name)),
    attributes: Object.keys(wanted).map((name) => [name, spot.getAttribute(name)]),
  });
  spot.classList.add(...classes);
  for (const [name, value] of Object.entries(wanted)) spot.setAttribute(name, value);
}

function unmark(spot) {
  const { classes, attributes } = marked.get(spot);
  marked.delete(spot);
  spot.classList.remove(...classes);
  if (!spot.classList.length) spot.removeAttribute("class");
  for (const [name, value] of attributes) {
    if (value === null) spot.removeAttribute(name);
    else spot.setAttribute(name, value);
  }
}

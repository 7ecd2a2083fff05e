// Lights the spots where something can be done: the page's data-marks names them. A mark is the id of a spot that is lit
// as it is drawn; or its id, whether it is lit, its moves, its label (or the number of a move that says it), its turns.

let marked = new Map();

// The page as it is drawn, without light.
export function unlight() {
  for (const [spot, { classes, attributes }] of marked) {
    spot.classList.remove(...classes);
    if (!spot.classList.length) spot.removeAttribute("class");
    for (const [name, value] of attributes) {
      if (value === null) spot.removeAttribute(name);
      else spot.setAttribute(name, value);
    }
  }
  marked = new Map();
}

export function light() {
  unlight();
  const { marks, me } = document.getElementById("main").dataset;
  const moves = document.querySelectorAll("#moves [data-move]");
  for (const told of JSON.parse(marks || "[]")) {
    const [id, lit = 1, own = "", label = "", turns = ""] = [told].flat();
    const spot = document.getElementById(id);
    if (spot) mark(spot, { lit, own, label: moves[label]?.textContent ?? label, turns, me });
  }
}

function mark(spot, { lit, own, label, turns, me }) {
  const classes = ["spot", ...(lit ? ["lit", `seat-${me}`] : []), ...(turns ? ["turns"] : [])];
  const wanted = { ...(label && { "aria-label": label }), ...(turns && { "data-turns": turns }) };
  if (own) Object.assign(wanted, { "data-moves": own }, spot.localName === "button" ? {} : { role: "button", tabindex: "-1" });
  marked.set(spot, {
    classes: classes.filter((name) => !spot.classList.contains(name)),
    attributes: Object.keys(wanted).map((name) => [name, spot.getAttribute(name)]),
  });
  spot.classList.add(...classes);
  for (const [name, value] of Object.entries(wanted)) spot.setAttribute(name, value);
}

// Moves put together from several cards: each card is one character of the move's text, in ascending order.
// The cards lie in an element with data-compose (the verb) and data-sum (the text of the sum, with % for the number).

let picked = new Set();

export const partsOf = (spot) => (spot.dataset.part && spot.classList.contains("lit") ? spot.closest("[data-compose]") : null);

export function clearParts() {
  picked = new Set();
  for (const card of document.querySelectorAll("[data-part]")) {
    card.classList.remove("chosen", "off");
    card.removeAttribute("aria-pressed");
  }
}

const cards = (box) => [...box.querySelectorAll("[data-part]")];
const chosen = (box) => cards(box).filter((card) => picked.has(card.id));
const written = (parts) => parts.map((card) => card.dataset.part).sort().join("");

// Takes a card up or lays it back. Returns the move that the cards make, if they make one, and whether more cards could
// be added to it. Where only one move is possible, any of its cards takes up all of them.
export function togglePart(spot, legal) {
  const box = partsOf(spot);
  const sets = legal.filter((move) => move.startsWith(`${box.dataset.compose} `)).map((move) => move.split(" ")[1]);
  if (sets.length === 1) picked = cardsOf(box, sets[0]);
  else if (picked.has(spot.id)) picked.delete(spot.id);
  else if (fits(written([...chosen(box), spot]), sets)) picked.add(spot.id);
  else if (chosen(box).length) picked = new Set([spot.id]);
  show(box, sets);
  const text = written(chosen(box));
  if (!sets.includes(text)) return { move: null, more: true };
  const more = sets.some((set) => set.length > text.length && fits(text, [set]));
  return { move: `${box.dataset.compose} ${text}`, more };
}

// The ids of cards that make a set.
function cardsOf(box, set) {
  const found = new Set();
  for (const part of set) {
    const card = cards(box).find((each) => each.dataset.part === part && !found.has(each.id));
    if (card) found.add(card.id);
  }
  return found;
}

// Shows again what was taken up, after the page was drawn anew.
export function keepParts() {
  const box = document.querySelector("[data-compose]");
  if (box) show(box, null);
}

function show(box, sets) {
  const up = chosen(box);
  for (const card of cards(box)) {
    card.classList.toggle("chosen", picked.has(card.id));
    card.setAttribute("aria-pressed", String(picked.has(card.id)));
    card.classList.toggle("off", Boolean(sets) && !picked.has(card.id) && !fits(written([...up, card]), sets));
  }
  const sum = up.reduce((total, card) => total + Number(card.dataset.worth), 0);
  const output = document.querySelector(".sum");
  if (output) output.textContent = box.dataset.sum.replace("%", sum);
}

// Whether these parts are among those of one of the sets.
function fits(parts, sets) {
  return sets.some((set) => {
    const rest = [...set];
    return [...parts].every((part) => {
      const place = rest.indexOf(part);
      if (place < 0) return false;
      rest.splice(place, 1);
      return true;
    });
  });
}

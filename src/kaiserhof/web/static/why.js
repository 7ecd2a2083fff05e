// Small notes beside the board: why a move is not possible, or which of several moves is meant.

let open = null;

export function closeNote() {
  open?.remove();
  open = null;
}

// It is placed as soon as it is there: a tap never meets it where it is not yet.
function note(near, words, ...content) {
  closeNote();
  open = document.createElement("aside");
  open.className = "why";
  open.setAttribute("role", "note");
  const close = document.createElement("button");
  close.type = "button";
  close.className = "close";
  close.textContent = "×";
  close.setAttribute("aria-label", words.close);
  close.addEventListener("click", closeNote);
  open.append(close, ...content);
  document.body.append(open);
  place(near);
  return open;
}

function place(near) {
  const spot = near.getBoundingClientRect();
  const width = open.offsetWidth;
  const height = open.offsetHeight;
  const below = spot.bottom + 12 + height < innerHeight;
  const top = below ? spot.bottom + 12 : Math.max(8, spot.top - height - 12);
  const left = Math.min(Math.max(8, spot.x + spot.width / 2 - width / 2), innerWidth - width - 8);
  open.style.left = `${left}px`;
  open.style.top = `${top}px`;
}

export function part(tag, text, name = "") {
  const element = document.createElement(tag);
  element.textContent = text;
  if (name) element.className = name;
  return element;
}

// A note in which something can be done, with these elements in it; the first is its title.
export function noteWith(near, words, ...elements) {
  const box = note(near, words, ...elements);
  box.setAttribute("role", "region");
  box.setAttribute("aria-label", elements[0].textContent);
  return { close: closeNote };
}

export function explain(near, words, answer) {
  const content = [part("h3", words.whyTitle.replace("%", answer.title)), part("p", answer.sentence)];
  if (answer.detail) content.push(part("p", answer.detail));
  if (answer.source) content.push(part("p", `${words.rule}: ${answer.source}`, "source"));
  if (answer.rule) {
    const more = part("button", words.more, "btn btn-small");
    more.type = "button";
    more.dataset.rules = `rule-${answer.rule}`;
    content.push(more);
  }
  note(near, words, ...content);
}

export function choose(near, words, moves, label, take) {
  const list = document.createElement("div");
  list.className = "choices";
  for (const move of moves) {
    const button = part("button", label(move), "btn btn-small");
    button.type = "button";
    button.addEventListener("click", () => {
      closeNote();
      take(move);
    });
    list.append(button);
  }
  note(near, words, part("h3", words.choose), list);
  list.firstElementChild.focus();
}

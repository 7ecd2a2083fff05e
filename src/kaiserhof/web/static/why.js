// Small notes beside the board: why a move is not possible, or which of several moves is meant.

let open = null;

export function closeNote() {
  open?.remove();
  open = null;
}

function note(near, words) {
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
  open.append(close);
  document.body.append(open);
  requestAnimationFrame(() => place(near));
  return open;
}

function place(near) {
  if (!open) return;
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
  const box = note(near, words);
  box.setAttribute("role", "region");
  box.setAttribute("aria-label", elements[0].textContent);
  box.append(...elements);
  return { close: closeNote };
}

export function explain(near, words, answer) {
  const box = note(near, words);
  box.append(part("h3", words.whyTitle.replace("%", answer.title)), part("p", answer.sentence));
  if (answer.detail) box.append(part("p", answer.detail));
  if (answer.source) box.append(part("p", `${words.rule}: ${answer.source}`, "source"));
  if (answer.rule) {
    const more = part("button", words.more, "btn btn-small");
    more.type = "button";
    more.dataset.rules = `rule-${answer.rule}`;
    box.append(more);
  }
}

export function choose(near, words, moves, label, take) {
  const box = note(near, words);
  box.append(part("h3", words.choose));
  const list = document.createElement("div");
  list.className = "choices";
  for (const move of moves) {
    const button = part("button", label(move), "btn btn-small");
    button.type = "button";
    button.addEventListener("click", () => { closeNote(); take(move); });
    list.append(button);
  }
  box.append(list);
  list.firstElementChild.focus();
}

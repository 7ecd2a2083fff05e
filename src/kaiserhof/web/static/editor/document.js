// The board that is being edited: the tables of its file, with undo and redo. It is saved in this browser after every change.

const MOST_STEPS = 300;

export class Document {
  constructor(place, empty) {
    this.place = place;
    this.data = this.saved() || structuredClone(empty);
    this.past = [];
    this.future = [];
    this.listeners = [];
    this.last = JSON.stringify(this.data);
  }

  saved() {
    try {
      return JSON.parse(localStorage.getItem(this.place));
    } catch {
      return null;
    }
  }

  onChange(listener) {
    this.listeners.push(listener);
  }

  // Ends a change that was made to `data`; what is dragged is one change however often it moved.
  changed() {
    const now = JSON.stringify(this.data);
    if (now === this.last) return;
    this.past.push(this.last);
    if (this.past.length > MOST_STEPS) this.past.shift();
    this.future = [];
    this.last = now;
    this.tell();
  }

  replace(data) {
    this.data = structuredClone(data);
    this.changed();
  }

  undo() {
    this.step(this.past, this.future);
  }

  redo() {
    this.step(this.future, this.past);
  }

  step(from, to) {
    if (!from.length) return;
    to.push(this.last);
    this.last = from.pop();
    this.data = JSON.parse(this.last);
    this.tell();
  }

  tell() {
    try {
      localStorage.setItem(this.place, this.last);
    } catch {
      // A browser that keeps nothing still edits and saves files.
    }
    for (const listener of this.listeners) listener();
  }
}

// Returns what lies at a path of keys, or undefined.
export function at(data, path) {
  return path.reduce((value, key) => (value === undefined || value === null ? undefined : value[key]), data);
}

// Sets what lies at a path, with tables made on the way; undefined removes it.
export function put(data, path, value) {
  const inner = path.slice(0, -1).reduce((table, key) => (table[key] ??= {}), data);
  if (value === undefined) delete inner[path.at(-1)];
  else inner[path.at(-1)] = value;
}

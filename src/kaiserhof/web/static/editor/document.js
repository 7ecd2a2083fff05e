// The board being edited: the tables of its file, with undo and redo. Saved in this browser after every change.

/** @typedef {Record<string, any>} Tables What a board's file says: tables, lists and values by their keys. */
/** @typedef {(string | number)[]} Path The keys that lead to a value, from the outside in. */

const MAX_STEPS = 300;

export class Document {
  /** @type {(() => void)[]} */
  listeners = [];
  /** @type {string[]} */
  past = [];
  /** @type {string[]} */
  future = [];

  /**
   * @param {string} place
   * @param {Tables} empty
   */
  constructor(place, empty) {
    this.place = place;
    /** @type {Tables} */
    this.data = this.saved() || structuredClone(empty);
    this.last = JSON.stringify(this.data);
  }

  /** @returns {Tables | null} */
  saved() {
    try {
      return JSON.parse(localStorage.getItem(this.place) ?? "null");
    } catch {
      return null;
    }
  }

  /** @param {() => void} listener */
  onChange(listener) {
    this.listeners.push(listener);
  }

  // Ends a change to `data`; a drag is one change however often it moved.
  changed() {
    const now = JSON.stringify(this.data);
    if (now === this.last) return;
    this.past.push(this.last);
    if (this.past.length > MAX_STEPS) this.past.shift();
    this.future = [];
    this.last = now;
    this.tell();
  }

  /** @param {Tables} data */
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

  /**
   * @param {string[]} from
   * @param {string[]} to
   */
  step(from, to) {
    const then = from.pop();
    if (then === undefined) return;
    to.push(this.last);
    this.last = then;
    this.data = JSON.parse(this.last);
    this.tell();
  }

  tell() {
    try {
      localStorage.setItem(this.place, this.last);
    } catch {
      // A browser without storage can still edit and save files.
    }
    for (const listener of this.listeners) listener();
  }
}

// Returns the value at a path of keys, or undefined.
/** @type {(data: any, path: Path) => any} */
export function at(data, path) {
  return path.reduce((value, key) => (value === undefined || value === null ? undefined : value[key]), data);
}

// Sets the value at a path and creates tables on the way; undefined removes it.
/** @type {(data: Tables, path: Path, value: unknown) => void} */
export function put(data, path, value) {
  const inner = path.slice(0, -1).reduce((table, key) => (table[key] ??= {}), data);
  const last = path[path.length - 1];
  if (value === undefined) delete inner[last];
  else inner[last] = value;
}

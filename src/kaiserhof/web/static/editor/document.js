// The board being edited: the tables of its file, with undo and redo, and what a person has noted about it.

/** @import { DraftContent } from "../../wire" */
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
  /** What the last change was about, so that another one of the same kind is part of it. */
  about = "";

  /** @param {DraftContent} content */
  constructor(content) {
    /** @type {Tables} */
    this.data = structuredClone(content.document);
    this.last = JSON.stringify(this.data);
    /** The things that have been compared with the printed board. */
    this.seen = new Set(content.seen);
    /** The doubts that were answered with "it is so". */
    this.accepted = new Set(content.accepted);
  }

  // What is kept, as JSON.
  content() {
    return `{"document":${this.last},"seen":${JSON.stringify([...this.seen])},"accepted":${JSON.stringify([...this.accepted])}}`;
  }

  /** @param {() => void} listener */
  onChange(listener) {
    this.listeners.push(listener);
  }

  /**
   * Ends a change to `data`; a drag is one change however often it moved, and so are changes one after the other about
   * the same thing.
   *
   * @param {string} about
   */
  changed(about = "") {
    const now = JSON.stringify(this.data);
    if (now === this.last) return;
    if (!about || about !== this.about) {
      this.past.push(this.last);
      if (this.past.length > MAX_STEPS) this.past.shift();
    }
    this.about = about;
    this.future = [];
    this.last = now;
    this.tell();
  }

  /** @param {Tables} data */
  replace(data) {
    this.data = structuredClone(data);
    this.changed();
  }

  /**
   * Takes over what another page has made of the board. The way back ends there.
   *
   * @param {DraftContent} content
   */
  follow({ document, seen, accepted }) {
    Object.assign(this, { data: document, last: JSON.stringify(document), past: [], future: [], about: "" });
    this.seen = new Set(seen);
    this.accepted = new Set(accepted);
    this.tell();
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
    this.about = "";
    this.data = JSON.parse(this.last);
    this.tell();
  }

  tell() {
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

// The list to compare our board with the printed one: what of it is known and what is our guess, thing by thing. What
// somebody has changed counts as compared.

import { element } from "./form.js";
import { lastKey } from "./things.js";

/** @import { Kind } from "../../wire" */
/** @import { Tables } from "./document.js" */
/** @import { Thing, Things } from "./things.js" */
/** @import { Tools } from "./tools.js" */
/** @typedef {{ id: string, thing: Thing, known: boolean }} Line */

export class Review {
  /** @type {Map<string, string> | null} What our board says of each thing. */
  ours = null;
  state = "";
  /** @type {Set<string>} The kinds whose lists are unfolded. */
  open = new Set();

  /**
   * @param {HTMLElement} box
   * @param {Things} things
   * @param {Record<string, string>} said
   * @param {Record<string, string>} shares
   * @param {Tools} tools
   * @param {(thing: Thing) => void} goTo
   */
  constructor(box, things, said, shares, tools, goTo) {
    this.box = box;
    this.things = things;
    this.said = said;
    this.shares = shares;
    this.tools = tools;
    this.goTo = goTo;
    box.addEventListener("change", (event) => this.ticked(/** @type {HTMLInputElement} */ (event.target)));
    box.addEventListener("click", (event) => {
      const { goto } = /** @type {HTMLElement} */ (event.target).dataset;
      const thing = goto && this.lines().find(({ id }) => id === goto)?.thing;
      if (thing) this.goTo(thing);
    });
    box.addEventListener(
      "toggle",
      (event) => {
        const { kind = "" } = /** @type {HTMLElement} */ (event.target).dataset;
        if (/** @type {HTMLDetailsElement} */ (event.target).open) this.open.add(kind);
        else this.open.delete(kind);
      },
      true,
    );
  }

  /** @param {Tables} document our board */
  compareWith(document) {
    const { data } = this.things.doc;
    this.things.doc.data = document;
    this.ours = new Map(this.lines().map(({ id, thing }) => [id, this.own(thing)]));
    this.things.doc.data = data;
  }

  /**
   * What the board says of a thing itself, without the things that belong to it.
   *
   * @param {Thing} thing
   */
  own(thing) {
    const lists = this.things.editing.kinds.filter(({ parent }) => parent === thing.kind.id).map(lastKey);
    return JSON.stringify(thing.item, (key, value) => (lists.includes(key) ? undefined : value));
  }

  // Everything that must be compared: what our board has and this one, too.
  lines() {
    return this.things.editing.kinds
      .filter(({ source }) => source)
      .flatMap((kind) => this.things.of(kind).flatMap((thing) => this.linesOf(kind, thing)));
  }

  /**
   * @param {Kind} kind
   * @param {Thing} thing
   * @returns {Line[]}
   */
  linesOf(kind, thing) {
    const { item } = thing;
    const name =
      kind.shape === "row" || !kind.name ? (Array.isArray(item) ? item.join(" ") : "") : String(item[kind.name]);
    const known = kind.source === "known" || kind.known.includes(name);
    return [{ id: `${kind.id} ${name}`, thing, known }];
  }

  /** @param {Line} line */
  isSeen({ id, thing }) {
    if (this.things.doc.seen.has(id)) return true;
    return this.ours !== null && this.ours.get(id) !== this.own(thing);
  }

  // How many of how many have been compared.
  count() {
    const lines = this.lines();
    return { seen: lines.filter((line) => this.isSeen(line)).length, all: lines.length };
  }

  show() {
    const lines = this.lines();
    const state = JSON.stringify([lines.map((line) => [line.id, this.isSeen(line)])]);
    if (state === this.state) return;
    this.state = state;
    const focused = document.activeElement && this.box.contains(document.activeElement) && document.activeElement.id;
    const kinds = [...new Set(lines.map(({ thing }) => thing.kind))];
    this.box.replaceChildren(
      ...kinds.map((kind) =>
        this.group(
          kind,
          lines.filter(({ thing }) => thing.kind === kind),
        ),
      ),
    );
    if (focused) document.getElementById(focused)?.focus();
  }

  /**
   * @param {Kind} kind
   * @param {Line[]} lines
   */
  group(kind, lines) {
    const fold = element("details", { class: "seen-group", "data-kind": kind.id });
    fold.open = this.open.has(kind.id);
    const seen = lines.filter((line) => this.isSeen(line)).length;
    const head = element("summary", {}, `${this.said[`kind-${kind.id}`]} `);
    head.append(element("span", { class: "num quiet" }, `${seen} / ${lines.length}`));
    fold.append(head);
    if (this.shares[kind.id]) fold.append(element("p", { class: "quiet small" }, this.shares[kind.id]));
    fold.append(this.tick(`all ${kind.id}`, this.said["seen-all"], seen === lines.length, null));
    for (const line of lines) fold.append(this.tick(line.id, this.called(line.thing), this.isSeen(line), line));
    return fold;
  }

  /**
   * @param {string} id
   * @param {string} name
   * @param {boolean} checked
   * @param {Line | null} line
   */
  tick(id, name, checked, line) {
    const row = element("div", { class: "seen-line" });
    const label = element("label");
    const box = element("input", { type: "checkbox", id: `seen ${id}`, "data-seen": id });
    box.checked = checked;
    const said = line?.thing.kind.shape === "row" ? this.said[`kind-${line.thing.kind.id}`] : name;
    label.append(box, element("span", {}, said));
    if (line) label.append(element("small", { class: "quiet" }, this.said[this.word(line)]));
    row.append(label);
    if (line)
      row.append(
        element("button", { type: "button", class: "btn btn-small", "data-goto": id }, this.said["seen-show"]),
      );
    return row;
  }

  /** @param {Thing} thing */
  called(thing) {
    const name = this.things.name(thing);
    return thing.kind.pair ? `${name}: ${this.things.pairName(thing)}` : name;
  }

  /** @param {Line} line */
  word(line) {
    if (this.ours && this.ours.get(line.id) !== this.own(line.thing)) return "seen-yours";
    return line.known ? "seen-known" : "seen-ours";
  }

  /** @param {HTMLInputElement} input */
  ticked({ dataset: { seen = "" }, checked }) {
    const { doc } = this.things;
    const ids = seen.startsWith("all ")
      ? this.lines().flatMap(({ id, thing }) => (thing.kind.id === seen.slice(4) ? [id] : []))
      : [seen];
    for (const id of ids)
      if (checked) doc.seen.add(id);
      else doc.seen.delete(id);
    doc.tell();
  }
}

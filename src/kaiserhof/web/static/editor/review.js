// The list to compare our board with the printed one: what of it is known and what is our guess, thing by thing. What
// somebody has changed counts as compared.

import { element } from "./form.js";
import { lastKey } from "./things.js";

/** @import { Kind } from "../../wire" */
/** @import { Tables } from "./document.js" */
/** @import { Thing, Things } from "./things.js" */
/** @import { Tools } from "./tools.js" */
/** @typedef {{ id: string, thing: Thing, known: boolean, renamed?: boolean }} Line */
/** @typedef {{ own: string, spot: string, name: string }} Printed What our board says of a thing, where it lies, its name. */

export class Review {
  /** @type {Map<string, Printed> | null} */
  ours = null;
  /** @type {Map<string, string>} What of our board lies where. */
  spots = new Map();
  /** @type {Map<string, string>} What our board calls those that have only another name. */
  renamed = new Map();
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
      if (thing && this.things.anchor(thing)) this.stay(() => this.goTo(thing));
      else if (thing) this.goTo(thing);
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

  /**
   * Does something that changes what is above the list, and keeps the list where it is on the screen.
   *
   * @param {() => void} act
   */
  stay(act) {
    const { top } = this.box.getBoundingClientRect();
    act();
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const moved = this.box.getBoundingClientRect().top - top;
        this.box.closest(".editor-side")?.scrollBy(0, moved);
      }),
    );
  }

  /** @param {Tables} document our board */
  compareWith(document) {
    const { doc, indexes } = this.things;
    const { data } = doc;
    doc.data = document;
    indexes.clear();
    const told = this.lines().map(({ id, thing }) => {
      const name = `${this.said[`kind-${thing.kind.id}`]} ${this.called(thing)}`;
      return /** @type {const} */ ([id, { own: this.own(thing), spot: this.spot(thing), name }]);
    });
    this.ours = new Map(told);
    this.spots = new Map(told.map(([id, { spot }]) => [spot, id]));
    doc.data = data;
    indexes.clear();
  }

  /**
   * What a thing is and where, as text.
   *
   * @param {Thing} thing
   */
  spot(thing) {
    const ends = thing.kind.shape === "link" ? this.things.ends(thing) : [thing];
    return JSON.stringify([thing.kind.id, ends.map((end) => end && this.things.anchor(end)).toSorted()]);
  }

  // The names of what our board has and this one has no longer.
  gone() {
    const ids = new Set(this.lines().map(({ id }) => id));
    return [...(this.ours ?? [])].flatMap(([id, { name }]) => (ids.has(id) ? [] : [name]));
  }

  /**
   * What the board says of a thing itself, without the things that belong to it.
   *
   * @param {Thing} thing
   */
  own(thing) {
    const { kind, item } = thing;
    const lists = this.things.editing.kinds.filter(({ parent }) => parent === kind.id).map(lastKey);
    if (kind.shape !== "link") return JSON.stringify(item, (key, value) => (lists.includes(key) ? undefined : value));
    /** @type {string[]} */
    const pair = kind.pair ? item[kind.pair] : item;
    const ends = pair.map((name) => this.renamed.get(`${kind.joins} ${name}`) ?? `${kind.joins} ${name}`);
    return JSON.stringify([kind.pair ? { ...item, [kind.pair]: "" } : "", ends]);
  }

  // Everything that must be compared: what our board has and this one, too.
  lines() {
    const lines = this.things.editing.kinds
      .filter(({ source }) => source)
      .flatMap((kind) => this.things.of(kind).flatMap((thing) => this.linesOf(kind, thing)));
    const ids = new Set(lines.map(({ id }) => id));
    this.renamed.clear();
    // What has only another name, or belongs to such a thing, is what our board has in the same place.
    for (const line of lines) {
      const before = this.ours?.has(line.id) ? "" : this.spots.get(this.spot(line.thing));
      if (!before || ids.has(before)) continue;
      this.renamed.set(line.id, before);
      Object.assign(line, { id: before, renamed: true });
    }
    return lines;
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
  isSeen(line) {
    return this.things.doc.seen.has(line.id) || this.isChanged(line);
  }

  /** @param {Line} line */
  isChanged({ id, thing, renamed }) {
    if (renamed) return "names" in thing.item;
    return this.ours !== null && this.ours.get(id)?.own !== this.own(thing);
  }

  // How many of how many have been compared.
  count() {
    const lines = this.lines();
    return { seen: lines.filter((line) => this.isSeen(line)).length, all: lines.length };
  }

  show() {
    const lines = this.lines();
    const gone = this.gone();
    const state = JSON.stringify([lines.map((line) => [line.id, this.isSeen(line), this.isChanged(line)]), gone]);
    if (state === this.state) return;
    this.state = state;
    const focused = document.activeElement && this.box.contains(document.activeElement) && document.activeElement.id;
    const kinds = [...new Set(lines.map(({ thing }) => thing.kind))];
    const changed = lines.filter((line) => this.isChanged(line));
    this.box.replaceChildren(
      ...(changed.length || gone.length ? [this.changes(changed, gone)] : []),
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
   * @param {Line[]} changed
   * @param {string[]} gone
   */
  changes(changed, gone) {
    const fold = element("details", { class: "seen-group", "data-kind": "changes" });
    fold.open = this.open.has("changes");
    const head = element("summary", {}, `${this.said["seen-changes"]} `);
    head.append(element("span", { class: "num quiet" }, String(changed.length + gone.length)));
    fold.append(head);
    for (const { id, thing } of changed) {
      const name = element("span", {}, `${this.said[`kind-${thing.kind.id}`]} ${this.called(thing)}`);
      fold.append(this.row(name, id));
    }
    for (const name of gone) fold.append(element("p", {}, this.said["seen-gone"].replace("%s", name)));
    return fold;
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
    const label = element("label");
    const box = element("input", { type: "checkbox", id: `seen ${id}`, "data-seen": id });
    box.checked = checked;
    const said = line?.thing.kind.shape === "row" ? this.said[`kind-${line.thing.kind.id}`] : name;
    label.append(box, element("span", {}, said));
    if (line) label.append(element("small", { class: "quiet" }, this.said[this.word(line)]));
    return this.row(label, line && id);
  }

  /**
   * @param {HTMLElement} what
   * @param {string | null} id
   */
  row(what, id) {
    const row = element("div", { class: "seen-line" });
    row.append(what);
    if (id)
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
    if (this.isChanged(line)) return "seen-yours";
    if (this.things.doc.seen.has(line.id)) return "seen-printed";
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

// The form beside the sheet with the fields of the selected thing, as the game describes them.

import { at, put } from "./document.js";
import { edgePicture } from "./edges.js";
import { Ranks } from "./ranks.js";

/** @import { Entry, Kind } from "../../wire" */
/** @import { Thing, Things } from "./things.js" */
/** @import { Tools } from "./tools.js" */
/** @typedef {HTMLInputElement | HTMLSelectElement} Field */

const LANGUAGES = ["en", "de", "zh"];
const LONGEST = 60;

export class Form {
  /** @type {Thing | undefined} */
  thing;
  typing = false;
  /** @type {Record<string, string> | null} The names of the thing before one of them was typed. */
  before = null;
  state = "";
  /** @type {string | null} */
  key = null;
  /** @type {HTMLElement | undefined} */
  wrong;
  /** @type {Set<string>} The folds that are open: names in other languages, and what is rare. */
  open = new Set();

  /**
   * @param {HTMLElement} box
   * @param {Things} things
   * @param {Record<string, string>} said
   * @param {Tools} tools
   */
  constructor(box, things, said, tools) {
    this.box = box;
    this.things = things;
    this.said = said;
    this.tools = tools;
    this.ranks = new Ranks(things, said, tools);
    box.addEventListener("input", (event) => {
      this.typing = true;
      this.full(/** @type {Field} */ (event.target));
      this.typed(/** @type {Field} */ (event.target));
    });
    box.addEventListener("change", (event) => {
      this.changed(/** @type {Field} */ (event.target));
      this.stop();
    });
    box.addEventListener("focusout", () => this.stop());
    box.addEventListener("toggle", (event) => this.remember(/** @type {HTMLDetailsElement} */ (event.target)), true);
    box.addEventListener("click", (event) =>
      this.pressed(/** @type {Element} */ (event.target).closest("button")?.dataset),
    );
  }

  stop() {
    this.typing = false;
    this.before = null;
  }

  /** @param {HTMLDetailsElement} fold */
  remember(fold) {
    if (fold.open) this.open.add(fold.classList[0]);
    else this.open.delete(fold.classList[0]);
  }

  /**
   * Shows the selected thing, or the board itself. The field that has focus keeps its text.
   *
   * @param {string | null} key
   * @param {string[]} sentences
   */
  show(key, sentences) {
    const { things, said } = this;
    this.thing = things.find(key) ?? things.all().find(({ kind }) => kind.shape === "plain" && kind.single);
    const { thing } = this;
    const corner = thing ? this.tools.line(thing) : null;
    const state = JSON.stringify([thing?.path, thing?.item, thing && this.among(thing.kind), corner?.index]);
    if (state === this.state || (this.typing && this.key === key)) {
      this.blame(sentences);
      return;
    }
    this.key = key;
    this.state = state;
    const focused = document.activeElement && this.box.contains(document.activeElement) && document.activeElement.id;
    this.box.replaceChildren();
    if (!thing) return;
    const { kind, item } = thing;
    const title = said[`kind-${kind.id}`];
    const head = element("h2", { id: "thing-title" }, kind.single ? title : `${title} ${things.name(thing)}`);
    this.wrong = element("div");
    this.box.append(head, this.wrong);
    this.blame(sentences);
    const shown = kind.entries.filter(
      (entry) => goes(entry, item) && !(things.counted(kind) && entry.key === kind.name),
    );
    this.box.append(...shown.filter(({ rare }) => !rare).map((entry) => this.entry(entry, item)));
    const rare = shown.filter((entry) => entry.rare);
    if (rare.length) {
      const fold = element("details", { class: "rare small" });
      fold.open = this.open.has("rare");
      fold.append(element("summary", {}, said.rare), ...rare.map((entry) => this.entry(entry, item)));
      this.box.append(fold);
    }
    const sides = things.sidesOf(kind);
    if (sides.length > 1) {
      const label = element("label", { class: "entry", for: "entry-lies" });
      const select = element("select", { class: "field", id: "entry-lies", "data-lies": "" });
      for (const { id, side } of sides)
        select.append(new Option(said[side ? `side-${side}` : "side-all"], id, id === kind.id, id === kind.id));
      label.append(element("span", {}, said.side), select);
      this.box.append(label);
    }
    const row = element("p", { class: "row wrap" });
    for (const place of kind.more_points) row.append(this.button(item[place] ? "auto" : "own", place));
    if (corner) row.append(this.button("corner-add", ""), this.button("corner-remove", ""));
    if (kind.shape !== "plain" || !kind.single) row.append(this.button("remove", ""));
    if (row.children.length) this.box.append(row);
    if (things.counted(kind)) this.box.append(this.ranks.list(thing));
    if (kind.shape === "plain" && !kind.single) this.box.append(this.gallery(kind, thing));
    if (focused) document.getElementById(focused)?.focus();
  }

  /**
   * What the form shows of the other things of a kind.
   *
   * @param {Kind} kind
   */
  among(kind) {
    const beside = this.things.counted(kind) || (kind.shape === "plain" && !kind.single);
    return beside ? this.things.of(kind).map(({ item }) => item) : null;
  }

  /**
   * Shows the problems of the selected thing. The field that has focus stays as it is.
   *
   * @param {string[]} sentences
   */
  blame(sentences) {
    this.wrong?.replaceChildren(...sentences.map((sentence) => element("p", { class: "wrong-line" }, sentence)));
  }

  /**
   * @param {string} act
   * @param {string} key
   */
  button(act, key) {
    const known = { type: "button", class: "btn btn-small", "data-act": act, "data-key": key, id: `do-${act}${key}` };
    return element("button", known, this.said[key ? `${act}-${key}` : act]);
  }

  /**
   * @param {Entry} entry
   * @param {Thing["item"]} item
   */
  entry(entry, item) {
    const id = `entry-${entry.key.replaceAll(".", "-")}`;
    const name = this.said[entry.key.replaceAll(".", "-").replaceAll("_", "-")];
    const value = at(item, entry.key.split("."));
    if (entry.kind === "names") return this.names(name, value, id);
    if (entry.kind === "edges") return this.edges(name, value, id);
    const label = element("label", { class: "entry", for: id });
    label.append(element("span", {}, name), this.field(entry, value, id));
    return label;
  }

  /**
   * A name in the language of the page, and those in other languages behind it.
   *
   * @param {string} name
   * @param {Record<string, string> | undefined} value
   * @param {string} id
   */
  names(name, value, id) {
    const own = document.documentElement.lang.slice(0, 2);
    const box = element("div");
    /** @type {(lang: string, label: string) => HTMLLabelElement} */
    const line = (lang, label) => {
      const made = element("label", { class: "entry", for: `${id}-${lang}` });
      const said = { class: "field", id: `${id}-${lang}`, type: "text", maxlength: String(LONGEST), lang };
      const input = element("input", { ...said, autocomplete: "off", spellcheck: "false", "data-names": lang });
      input.value = value?.[lang] ?? "";
      made.append(element("span", {}, label), input);
      return made;
    };
    const fold = element("details", { class: "other-names small" });
    fold.open = this.open.has("other-names");
    const others = LANGUAGES.filter((lang) => lang !== own);
    fold.append(element("summary", {}, this.said["other-names"]));
    fold.append(...others.map((lang) => line(lang, this.said[`names-${lang}`])));
    box.append(line(own, name), fold);
    return box;
  }

  /**
   * A hex whose edges are clicked.
   *
   * @param {string} name
   * @param {unknown} value
   * @param {string} id
   */
  edges(name, value, id) {
    const chosen = Array.isArray(value) ? value : [];
    const box = element("fieldset", { class: "tile-edges", id });
    const hex = element("div", { class: "edges" });
    hex.append(edgePicture(chosen));
    box.append(element("legend", {}, name), hex);
    for (let edge = 0; edge < 6; edge += 1) {
      const label = element("label", { class: `edge edge-${edge}` });
      const tick = element("input", { type: "checkbox", "data-edge": String(edge), id: `${id}-${edge}` });
      tick.checked = chosen.includes(edge);
      label.append(tick, element("span", {}, this.said[`edge-${edge}`]));
      hex.append(label);
    }
    return box;
  }

  /**
   * All things of a kind with their pictures; a click chooses one.
   *
   * @param {Kind} kind
   * @param {Thing} thing
   */
  gallery(kind, thing) {
    const list = element("ul", { class: "gallery" });
    const edges = kind.entries.find((entry) => entry.kind === "edges");
    for (const other of this.things.of(kind)) {
      const key = this.things.key(other);
      const here = key === this.things.key(thing);
      const way = element("button", { type: "button", "data-choose": key, ...(here && { "aria-current": "true" }) });
      if (edges) way.append(edgePicture(other.item[edges.key] ?? []));
      const count = "count" in other.item ? ` × ${other.item.count}` : "";
      way.append(element("span", {}, `${this.things.name(other)}${count}`));
      const line = element("li");
      line.append(way);
      list.append(line);
    }
    return list;
  }

  /**
   * @param {Entry} entry
   * @param {unknown} value
   * @param {string} id
   * @returns {Field}
   */
  field({ key, kind, choices }, value, id) {
    if (kind === "choice") {
      const select = element("select", { class: "field", id, "data-key": key });
      for (const choice of choices)
        select.append(new Option(this.said[`${key}-${choice}`] || choice, choice, choice === value, choice === value));
      return select;
    }
    if (kind === "flag") {
      const box = element("input", { type: "checkbox", id, "data-key": key });
      box.checked = value === true;
      return box;
    }
    const number = kind === "number" || kind === "whole";
    const input = element("input", {
      class: "field",
      id,
      type: number ? "number" : "text",
      ...(number ? { step: kind === "whole" ? "1" : "any" } : { maxlength: String(LONGEST) }),
      autocomplete: "off",
      spellcheck: "false",
      "data-key": key,
    });
    input.value = String(value ?? "");
    return input;
  }

  /**
   * Says that a field takes no more letters.
   *
   * @param {Field} input
   */
  full(input) {
    if (!(input instanceof HTMLInputElement) || input.maxLength < 1) return;
    this.tools.remark = input.value.length >= input.maxLength ? "say-long" : "";
    this.tools.redraw();
  }

  /**
   * Takes over words letter by letter, so that none is lost with the page. All letters are one change.
   *
   * @param {Field} input
   */
  typed(input) {
    if (input.type === "text") this.changed(input, `typed ${this.key} ${input.id}`);
  }

  /** @param {Field} input */
  changed(input, about = "") {
    const { thing } = this;
    if (!thing) return;
    const { names, edge, lies } = input.dataset;
    if (lies !== undefined) this.tools.choose(this.things.change(thing, input.value));
    else if (names) {
      this.before ??= structuredClone(thing.item.names ?? {});
      thing.item.names = structuredClone(this.before);
      this.things.call(thing, names, input.value.trim());
    } else if (edge !== undefined) this.turn(thing);
    else this.set(thing, input);
    this.things.doc.changed(about);
  }

  /** @param {Thing} thing */
  turn(thing) {
    const entry = thing.kind.entries.find((each) => each.kind === "edges");
    /** @type {NodeListOf<HTMLInputElement>} */
    const ticks = this.box.querySelectorAll("[data-edge]");
    const chosen = [...ticks].filter((tick) => tick.checked).map((tick) => Number(tick.dataset.edge));
    if (entry) put(thing.item, [entry.key], chosen);
  }

  /**
   * @param {Thing} thing
   * @param {Field} input
   */
  set(thing, input) {
    const entry = thing.kind.entries.find((each) => each.key === input.dataset.key);
    if (!entry) return;
    const told = read(entry, input);
    const value = entry.optional && (told === "" || told === false) ? undefined : told;
    put(thing.item, entry.key.split("."), value);
    for (const other of thing.kind.entries) {
      const path = other.key.split(".");
      if (!goes(other, thing.item)) put(thing.item, path, undefined);
      else if (Object.keys(other.when).length && at(thing.item, path) === undefined && other.kind === "whole")
        put(thing.item, path, 2);
    }
  }

  /** @param {DOMStringMap | undefined} button */
  pressed(button) {
    const { thing } = this;
    if (!button || !thing) return;
    if (button.choose) {
      this.tools.choose(button.choose);
    } else if (button.act === "remove") {
      this.tools.choose(this.things.key(thing));
      this.tools.remove();
      this.tools.sheet.svg.focus();
    } else if (button.act === "corner-add") this.tools.insert();
    else if (button.act === "corner-remove") this.tools.remove();
    else if (button.act) {
      if (button.act === "own") this.tools.take("choose");
      const [x, y] = this.things.anchor(thing) ?? [0, 0];
      put(thing.item, [button.key ?? ""], button.act === "own" ? [Math.round(x), Math.round(y) + 30] : undefined);
      this.things.doc.changed();
    }
  }
}

// Whether a thing with these values has this entry.
/** @type {(entry: Entry, item: Thing["item"]) => boolean} */
const goes = (entry, item) =>
  Object.entries(entry.when).every(([key, values]) => values.includes(at(item, key.split("."))));

// What the board's file says for what was typed or ticked.
/** @type {(entry: Entry, input: Field) => unknown} */
export function read({ kind }, input) {
  if (input instanceof HTMLInputElement && input.type === "checkbox") return input.checked;
  const text = input.value.trim();
  if (kind === "number" || kind === "whole") return text === "" ? undefined : Number(text);
  return text;
}

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, string>} values
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function element(name, values = {}, text = "") {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(values)) made.setAttribute(key, value);
  made.textContent = text;
  return made;
}

// The form beside the sheet with the fields of the selected thing, as the game describes them.

import { at, put } from "./document.js";

/** @import { Entry } from "../../wire" */
/** @import { Thing, Things } from "./things.js" */
/** @import { Tools } from "./tools.js" */
/** @typedef {HTMLInputElement | HTMLSelectElement} Field */

export class Form {
  /** @type {Thing | undefined} */
  thing;
  typing = false;
  state = "";
  /** @type {string | null} */
  key = null;
  /** @type {HTMLElement | undefined} */
  wrong;

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
    box.addEventListener("input", () => {
      this.typing = true;
    });
    box.addEventListener("change", (event) => {
      this.typing = false;
      this.changed(/** @type {Field} */ (event.target));
    });
    box.addEventListener("focusout", () => {
      this.typing = false;
    });
    box.addEventListener("click", (event) =>
      this.pressed(/** @type {Element} */ (event.target).closest("button")?.dataset),
    );
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
    const state = JSON.stringify([thing?.path, thing?.item]);
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
    this.box.append(...kind.entries.filter((entry) => goes(entry, item)).map((entry) => this.entry(entry, item)));
    const row = element("p", { class: "row wrap" });
    for (const place of kind.more_points) row.append(this.button(item[place] ? "auto" : "own", place));
    if (kind.shape !== "plain" || !kind.single) row.append(this.button("remove", ""));
    if (row.children.length) this.box.append(row);
    if (focused) document.getElementById(focused)?.focus();
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
    const label = element("label", { class: "entry", for: id });
    const name = this.said[entry.key.replaceAll(".", "-").replaceAll("_", "-")];
    label.append(element("span", {}, name), this.field(entry, at(item, entry.key.split(".")), id));
    return label;
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
      ...(number && { step: kind === "whole" ? "1" : "any" }),
      ...(kind !== "cells" && kind !== "edges" && { maxlength: "60" }),
      ...(key === "names.zh" && { lang: "zh" }),
      autocomplete: "off",
      spellcheck: "false",
      "data-key": key,
    });
    input.value = Array.isArray(value) ? value.join(" ") : String(value ?? "");
    return input;
  }

  /** @param {Field} input */
  changed(input) {
    const { thing } = this;
    const entry = thing?.kind.entries.find((each) => each.key === input.dataset.key);
    if (!thing || !entry) return;
    const told = read(entry, input);
    const value = entry.optional && (told === "" || told === false) ? undefined : told;
    if (entry.key === thing.kind.name) this.things.rename(thing, value);
    else put(thing.item, entry.key.split("."), value);
    for (const other of thing.kind.entries) {
      const path = other.key.split(".");
      if (!goes(other, thing.item)) put(thing.item, path, undefined);
      else if (Object.keys(other.when).length && at(thing.item, path) === undefined && other.kind === "whole")
        put(thing.item, path, 2);
    }
    this.things.doc.changed();
  }

  /** @param {DOMStringMap | undefined} button */
  pressed(button) {
    const { thing } = this;
    if (!button || !thing) return;
    if (button.act === "remove") {
      this.tools.choose(this.things.key(thing));
      this.tools.remove();
      this.tools.sheet.svg.focus();
      return;
    }
    const [x, y] = this.things.anchor(thing) ?? [0, 0];
    put(thing.item, [button.key ?? ""], button.act === "own" ? [Math.round(x), Math.round(y) + 30] : undefined);
    this.things.doc.changed();
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
  const listed = text.split(/[\s,]+/).filter(Boolean);
  if (kind === "number" || kind === "whole") return text === "" ? undefined : Number(text);
  if (kind === "cells") return listed.map((name) => name.toUpperCase());
  if (kind === "edges") return listed.map(Number);
  return text;
}

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, string>} values
 * @returns {HTMLElementTagNameMap[Name]}
 */
function element(name, values = {}, text = "") {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(values)) made.setAttribute(key, value);
  made.textContent = text;
  return made;
}

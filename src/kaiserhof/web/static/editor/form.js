// The form beside the sheet with the fields of the selected thing, as the game describes them.

import { at, put } from "./document.js";

export class Form {
  constructor(box, things, said, tools) {
    Object.assign(this, { box, things, said, tools });
    box.addEventListener("input", () => {
      this.typing = true;
    });
    box.addEventListener("change", (event) => {
      this.typing = false;
      this.changed(event.target);
    });
    box.addEventListener("focusout", () => {
      this.typing = false;
    });
    box.addEventListener("click", (event) => this.pressed(event.target.closest("button")));
  }

  // Shows the selected thing, or the board itself. The field that has focus keeps its text.
  show(path, sentences) {
    const thing =
      this.things.find(path) || this.things.all().find((each) => each.kind.shape === "plain" && each.kind.single);
    this.thing = thing;
    const state = JSON.stringify([thing?.path, thing?.item]);
    if (state === this.state || (this.typing && this.path === path)) {
      this.blame(sentences);
      return;
    }
    this.path = path;
    this.state = state;
    const focused = this.box.contains(document.activeElement) ? document.activeElement.id : null;
    this.box.replaceChildren();
    if (!thing) return;
    const head = element("h2", { id: "thing-title" });
    head.textContent = thing.kind.single
      ? this.said[`kind-${thing.kind.id}`]
      : `${this.said[`kind-${thing.kind.id}`]} ${this.things.name(thing)}`;
    this.box.append(head);
    this.wrong = element("div", {});
    this.box.append(this.wrong);
    this.blame(sentences);
    for (const entry of thing.kind.entries) {
      const goes = Object.entries(entry.when).every(([key, values]) => values.includes(at(thing.item, key.split("."))));
      if (goes) this.box.append(this.entry(entry, thing));
    }
    const row = element("p", { class: "row wrap" });
    for (const key of thing.kind.more_points) row.append(this.button(thing.item[key] ? "auto" : "own", key));
    if (thing.kind.shape !== "plain" || !thing.kind.single) row.append(this.button("remove", ""));
    if (row.children.length) this.box.append(row);
    if (focused) document.getElementById(focused)?.focus();
  }

  // Shows the problems of the selected thing. The field that has focus stays as it is.
  blame(sentences) {
    this.wrong?.replaceChildren(
      ...sentences.map((sentence) => {
        const line = element("p", { class: "wrong-line" });
        line.textContent = sentence;
        return line;
      }),
    );
  }

  button(act, key) {
    const button = element("button", {
      type: "button",
      class: "btn btn-small",
      "data-act": act,
      "data-key": key,
      id: `do-${act}${key}`,
    });
    button.textContent = this.said[key ? `${act}-${key}` : act];
    return button;
  }

  entry(entry, thing) {
    const value = at(thing.item, entry.key.split("."));
    const id = `entry-${entry.key.replaceAll(".", "-")}`;
    const label = element("label", { class: "entry", for: id });
    const name = element("span", {});
    name.textContent = this.said[entry.key.replaceAll(".", "-").replaceAll("_", "-")];
    label.append(name);
    let input;
    if (entry.kind === "choice") {
      input = element("select", { class: "field", id });
      for (const choice of entry.choices) {
        const option = element("option", { value: choice });
        option.textContent = this.said[`${entry.key}-${choice}`] || choice;
        option.selected = choice === value;
        input.append(option);
      }
    } else if (entry.kind === "flag") {
      input = element("input", { type: "checkbox", id });
      input.checked = value === true;
    } else {
      const number = entry.kind === "number" || entry.kind === "whole";
      input = element("input", {
        class: "field",
        id,
        type: number ? "number" : "text",
        maxlength: 60,
        autocomplete: "off",
        spellcheck: "false",
      });
      if (number) input.step = entry.kind === "whole" ? "1" : "any";
      if (entry.kind === "cells" || entry.kind === "edges") input.removeAttribute("maxlength");
      input.value = Array.isArray(value) ? value.join(" ") : (value ?? "");
      if (entry.key === "names.zh") input.lang = "zh";
    }
    input.dataset.key = entry.key;
    label.append(input);
    return label;
  }

  changed(input) {
    const { thing } = this;
    const entry = thing?.kind.entries.find((each) => each.key === input.dataset.key);
    if (!entry) return;
    let value = input.type === "checkbox" ? input.checked : input.value.trim();
    if (entry.kind === "number" || entry.kind === "whole") value = value === "" ? undefined : Number(value);
    if (entry.kind === "cells")
      value = value
        .split(/[\s,]+/)
        .filter(Boolean)
        .map((name) => name.toUpperCase());
    if (entry.kind === "edges")
      value = value
        .split(/[\s,]+/)
        .filter(Boolean)
        .map(Number);
    if (entry.optional && (value === "" || value === undefined || value === false)) value = undefined;
    if (entry.key === thing.kind.name) this.things.rename(thing, value);
    else put(thing.item, entry.key.split("."), value);
    for (const other of thing.kind.entries) {
      const goes = Object.entries(other.when).every(([key, values]) => values.includes(at(thing.item, key.split("."))));
      if (!goes) put(thing.item, other.key.split("."), undefined);
      else if (
        Object.keys(other.when).length &&
        at(thing.item, other.key.split(".")) === undefined &&
        other.kind === "whole"
      )
        put(thing.item, other.key.split("."), 2);
    }
    this.things.doc.changed();
  }

  pressed(button) {
    if (!button || !this.thing) return;
    const { act, key } = button.dataset;
    if (act === "remove") {
      this.tools.choose(this.things.key(this.thing));
      this.tools.remove();
      this.tools.sheet.svg.focus();
      return;
    }
    const [x, y] = this.things.anchor(this.thing);
    put(this.thing.item, [key], act === "own" ? [Math.round(x), Math.round(y) + 30] : undefined);
    this.things.doc.changed();
  }
}

function element(name, values) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(values)) made.setAttribute(key, value);
  return made;
}

// The list of numbered things. Dragging one to another place, or its two buttons, renumbers them.

/** @import { Thing, Things } from "./things.js" */
/** @import { Tools } from "./tools.js" */

export class Ranks {
  /** @type {{ key: string, to: number } | null} */
  drag = null;

  /**
   * @param {Things} things
   * @param {Record<string, string>} said
   * @param {Tools} tools
   */
  constructor(things, said, tools) {
    this.things = things;
    this.said = said;
    this.tools = tools;
  }

  /** @param {Thing} thing */
  list({ kind, path }) {
    const box = document.createElement("div");
    const hint = document.createElement("p");
    hint.className = "quiet small";
    hint.textContent = this.said["ranks-hint"];
    const list = document.createElement("ol");
    list.className = "ranks";
    const key = kind.name;
    const sorted = this.things.of(kind).toSorted((a, b) => Number(a.item[key]) - Number(b.item[key]));
    for (const [index, each] of sorted.entries()) {
      const line = document.createElement("li");
      line.dataset.rank = this.things.key(each);
      if (each.path.join() === path.join()) line.setAttribute("aria-current", "true");
      const name = document.createElement("span");
      name.textContent = `${each.item[key]}  ${this.things.pairName(each)}`;
      const grip = document.createElement("span");
      grip.className = "grip";
      grip.textContent = "⠿";
      grip.setAttribute("aria-hidden", "true");
      line.append(grip, name, this.button(each, index, -1, "earlier"), this.button(each, index + 2, 1, "later"));
      list.append(line);
    }
    list.addEventListener("pointerdown", (event) => this.down(list, event));
    list.addEventListener("pointermove", (event) => this.moved(list, event));
    list.addEventListener("pointerup", () => this.up(list));
    list.addEventListener("pointercancel", () => this.up(list));
    box.append(hint, list);
    return box;
  }

  /**
   * @param {Thing} thing
   * @param {number} to
   * @param {number} step
   * @param {string} word
   */
  button(thing, to, step, word) {
    const button = document.createElement("button");
    button.type = "button";
    button.id = `rank-${word}-${this.things.key(thing)}`;
    button.textContent = step < 0 ? "↑" : "↓";
    button.setAttribute("aria-label", `${this.things.pairName(thing)}: ${this.said[word]}`);
    button.addEventListener("click", () => this.number(this.things.key(thing), to));
    return button;
  }

  /**
   * @param {string} key
   * @param {number} to
   */
  number(key, to) {
    const thing = this.things.find(key);
    if (!thing) return;
    this.things.renumber(thing.kind, thing, to);
    this.tools.choose(key);
    this.things.doc.changed();
  }

  /**
   * @param {HTMLOListElement} list
   * @param {PointerEvent} event
   */
  down(list, event) {
    const target = /** @type {Element} */ (event.target);
    const line = /** @type {HTMLLIElement | null} */ (target.closest("li"));
    // A finger scrolls the list, and drags at the grip.
    const drags = event.pointerType !== "touch" || target.closest(".grip");
    if (!line || !drags || target.closest("button") || event.button) return;
    list.setPointerCapture(event.pointerId);
    this.drag = { key: line.dataset.rank ?? "", to: [...list.children].indexOf(line) + 1 };
    line.classList.add("dragged");
    event.preventDefault();
  }

  /**
   * @param {HTMLOListElement} list
   * @param {PointerEvent} event
   */
  moved(list, event) {
    if (!this.drag) return;
    const line = list.querySelector(".dragged");
    const lines = [...list.children];
    const under = lines.find((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      return event.clientY >= top && event.clientY < bottom;
    });
    if (!line || !under || under === line) return;
    if (lines.indexOf(under) > lines.indexOf(line)) under.after(line);
    else under.before(line);
    this.drag.to = [...list.children].indexOf(line) + 1;
  }

  /** @param {HTMLOListElement} list */
  up(list) {
    const { drag } = this;
    this.drag = null;
    list.querySelector(".dragged")?.classList.remove("dragged");
    if (drag) this.number(drag.key, drag.to);
  }
}

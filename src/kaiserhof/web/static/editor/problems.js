// What is wrong with the board, and what is unusual: each is a sentence that leads to its place, with a cure if there is
// one.

import { at, put } from "./document.js";
import { element } from "./form.js";

/** @import { BoardProblem } from "../../wire" */
/** @import { Tables } from "./document.js" */
/** @import { Thing, Things } from "./things.js" */
/** @import { Tools } from "./tools.js" */

export class Problems {
  /**
   * @param {Things} things
   * @param {Tools} tools
   * @param {Record<string, string>} said
   * @param {(thing: Thing) => void} goTo
   * @param {() => Promise<Tables>} ours returns our board
   */
  constructor(things, tools, said, goTo, ours) {
    this.things = things;
    this.tools = tools;
    this.said = said;
    this.goTo = goTo;
    this.ours = ours;
  }

  /**
   * The sentences about each thing, by its key; those about the board itself by an empty one.
   *
   * @param {BoardProblem[]} problems
   */
  about(problems) {
    /** @type {Map<string, string[]>} */
    const about = new Map();
    for (const problem of problems) {
      const thing = this.things.about(problem.place);
      const key = thing ? this.things.key(thing) : "";
      about.set(key, [...(about.get(key) || []), problem.sentence]);
    }
    return about;
  }

  /**
   * Whether something has only not been drawn yet.
   *
   * @param {BoardProblem} problem
   */
  isMissing({ id }) {
    return this.things.editing.cures[id]?.[0] === "draw";
  }

  /** @param {BoardProblem} doubt */
  key({ id, place }) {
    return [id, ...place].join(" ");
  }

  /** @param {BoardProblem} problem */
  line(problem) {
    const line = element("li");
    const way = element("button", { type: "button", class: "problem" }, problem.sentence);
    way.addEventListener("click", () => this.lead(problem));
    line.append(way);
    const [named, kind] = this.things.editing.cures[problem.id] ?? [];
    const cure = named === "ours" && this.things.all(kind).length ? "draw" : named;
    if (cure) {
      const word = this.said[`cure-${cure}-${kind}`] ?? this.said[`cure-${cure}`];
      const help = element("button", { type: "button", class: "btn btn-small", "data-cure": cure }, word);
      help.addEventListener("click", () => void this.cure(cure, kind, problem));
      line.append(help);
    }
    return line;
  }

  /** @param {BoardProblem} doubt */
  doubt(doubt) {
    const line = this.line(doubt);
    const { doc } = this.things;
    const key = this.key(doubt);
    const accepted = doc.accepted.has(key);
    line.className = accepted ? "doubt accepted" : "doubt";
    const word = this.said[accepted ? "doubt-again" : "doubt-so"];
    const way = element("button", { type: "button", class: "btn btn-small", "data-accept": key }, word);
    way.addEventListener("click", () => {
      if (accepted) doc.accepted.delete(key);
      else doc.accepted.add(key);
      doc.tell();
    });
    line.append(way);
    return line;
  }

  /** @param {BoardProblem} problem */
  lead(problem) {
    const thing = this.things.about(problem.place);
    this.tools.choose(thing ? this.things.key(thing) : null);
    if (thing) this.goTo(thing);
    else document.getElementById("thing")?.scrollIntoView({ block: "nearest" });
  }

  /**
   * @param {string} cure
   * @param {string} kindId
   * @param {BoardProblem} problem
   */
  async cure(cure, kindId, problem) {
    const { things, tools } = this;
    const kind = things.kinds[kindId];
    const thing = things.about(problem.place);
    if (cure === "draw" && kind) tools.take(kind.id);
    if (cure === "ours" && kind) {
      const path = kind.path.split(".");
      put(things.doc.data, path, structuredClone(at(await this.ours(), path)));
    }
    if (cure === "renumber" && kind) things.renumber(kind);
    if (cure === "lower") things.lower();
    if (cure === "order") for (const row of things.all(kindId)) things.order(row);
    if (cure === "adopt" && thing) things.adopt(thing);
    if (cure === "remove") this.remove(thing, problem);
    if (cure === "name") {
      this.lead(problem);
      requestAnimationFrame(() => requestAnimationFrame(focusName));
    }
    if (cure === "remove" || cure === "adopt") tools.choose(null);
    things.doc.changed();
    tools.redraw();
  }

  /**
   * Removes what a problem is about: a thing, or the last of a pair that a list has twice.
   *
   * @param {Thing | undefined} thing
   * @param {BoardProblem} problem
   */
  remove(thing, { place }) {
    if (thing) {
      this.things.remove(thing);
      return;
    }
    const list = at(this.things.doc.data, place);
    if (!Array.isArray(list)) return;
    const seen = new Set();
    const kept = list.filter((pair) => {
      const key = Array.isArray(pair) ? pair.toSorted().join(" ") : pair;
      if (seen.has(key)) return false;
      return seen.add(key);
    });
    put(this.things.doc.data, place, kept);
  }
}

const focusName = () =>
  /** @type {HTMLInputElement | null} */ (document.querySelector("#thing [data-names], #thing input"))?.focus();

// The director of scenes: which ones are waiting, which one plays, and when they are skipped. The server never waits for a
// scene: whatever this person does ends them all at once. The points that a scene brings are shown when it brings them.

import { play } from "./player.js";

/** @import { SceneTold } from "../wire" */
/** @typedef {SceneTold & { again?: boolean }} Shown A scene; one shown again brings no points. */
/** @typedef {{ words: Record<"skip" | "toScore" | "scenes", string>, still: () => boolean, quickness: () => number, bringInSight: (ids: string[]) => boolean, goBack: () => void }} House */

const LONGEST = 12000;
const MANY = 2;
const AFTER_PIECES = 260;
const COMING = 420;
const ACTS = ".lit, [data-move], [data-moves], #undo, #confirm, #commit, #call, [data-at], [data-go]";

const scoreLink = () => /** @type {HTMLAnchorElement | null} */ (document.querySelector("#prompt a[data-score]"));

export class Director {
  /** @param {House} house */
  constructor(house) {
    this.house = house;
    /** @type {Shown[]} Those that are to play, with the one that plays. */
    this.waiting = [];
    /** @type {ReturnType<typeof play> | null} */
    this.playing = null;
    this.busy = false;
    /** @type {Map<Text, string>} Numbers that do not show their scene's points yet, and what they are to show. */
    this.held = new Map();
    /** @type {Map<number, number>} The points that the scene that plays has already brought, by seat. */
    this.paid = new Map();
    document.addEventListener("visibilitychange", () => document.hidden && this.skip());
  }

  // Plays scenes after those that are waiting. What would take too long stays in the log.
  /** @param {Shown[]} come */
  stage(come) {
    for (const scene of come) {
      const before = this.waiting.reduce((sum, each) => sum + each.ms, 0);
      if (!before || before + scene.ms <= LONGEST || scene.steps.length) this.waiting.push(scene);
    }
    this.showOwed();
    if (!this.busy) void this.playOn();
  }

  async playOn() {
    const { house, waiting } = this;
    this.busy = true;
    let moved = false;
    await this.pause(AFTER_PIECES);
    document.documentElement.classList.add("in-scene");
    while (waiting.length) {
      const [scene] = waiting;
      this.paid.clear();
      const moves = house.bringInSight(scene.beats.flatMap(([, , { places = [] }]) => places));
      moved ||= moves;
      if (moves) await this.pause(COMING);
      if (waiting[0] !== scene) continue;
      this.playing = play(scene, {
        still: house.still(),
        pace: (waiting.length > MANY ? 2 : 1) / house.quickness(),
        skip: () => this.skip(),
        paid: (seat, points) => this.pay(seat, points),
        words: { skip: house.words.skip, toScore: scene.steps.length && scoreLink() ? house.words.toScore : "" },
      });
      const whole = await this.playing.ended;
      this.playing = null;
      if (waiting[0] === scene) waiting.shift();
      this.paid.clear();
      this.showOwed();
      if (whole && scene.steps.length && !scene.again && !document.hidden && !house.still()) scoreLink()?.click();
    }
    if (moved) house.goBack();
    document.documentElement.classList.remove("in-scene");
    this.busy = false;
    document.dispatchEvent(new Event("scenes-over"));
  }

  /** @param {number} ms */
  pause(ms) {
    return new Promise((goOn) => setTimeout(goOn, this.house.still() ? 0 : ms * this.house.quickness()));
  }

  // Ends the scene that plays and drops those that are waiting. Returns whether there were any.
  skip() {
    const some = this.waiting.length > 0;
    this.waiting.length = 0;
    this.playing?.finish();
    if (some) this.showOwed();
    return some;
  }

  /** @param {Element} target */
  clicked(target) {
    if (this.waiting.length && target.closest(ACTS)) this.skip();
  }

  // Shows the scenes of a line of the log once more.
  /** @param {string} line */
  async again(line) {
    this.skip();
    const answer = await fetch(`${this.house.words.scenes}?line=${line}`, { headers: { accept: "application/json" } });
    if (!answer.ok) return;
    /** @type {SceneTold[]} */
    const scenes = await answer.json();
    this.stage(scenes.map((scene) => ({ ...scene, again: true })));
  }

  // ---------------------------------------------------------------- the score

  showAll() {
    for (const [text, points] of this.held) text.data = points;
    this.held.clear();
  }

  // The cards show what players have without the points that scenes still bring.
  showOwed() {
    this.showAll();
    const owed = new Map([...this.paid].map(([seat, points]) => [seat, -points]));
    for (const { beats, again } of this.waiting) {
      for (const [, verb, { seat, points }] of again ? [] : beats) {
        if (verb === "pay") owed.set(seat, (owed.get(seat) ?? 0) + points);
      }
    }
    for (const [seat, points] of owed) {
      const text = /** @type {Text | undefined} */ (document.querySelector(`#seat-${seat} .score`)?.firstChild);
      if (!text || !points) continue;
      this.held.set(text, text.data);
      text.data = String(Number(text.data) - points);
    }
  }

  // Points have arrived.
  /** @param {number} seat @param {number} points */
  pay(seat, points) {
    if (this.waiting[0]?.again) return;
    this.paid.set(seat, (this.paid.get(seat) ?? 0) + points);
    this.showOwed();
  }
}

// Plays one scene. A scene is data: a sentence, and beats that name places, seats and symbols of the page. No game is known
// here. Everything is drawn into two layers over the page and measured once at the beginning; then the browser animates by
// itself, and only what counts is written at its time.

import { aBreath, part } from "./dom.js";
import { drawn } from "./drawing.js";
import { PANELS } from "./panels.js";
import { box, face, narrow, picture, placeOf, room, signed } from "./scenery.js";

/** @import { SceneTold } from "../wire" */
/** @typedef {Record<string, any>} Values */
/** @typedef {{ still: boolean, pace: number, skip: () => void, paid: (seat: number, points: number) => void, words: { skip: string, toScore: string } }} How */
/** @typedef {[x: number, y: number]} Spot */

const EASE = "cubic-bezier(.3,.7,.2,1)";
const FLIGHT = 620;
const RISE = 260;
const LOOK = 3000;
const OPENS = 4000;
const AGAIN = 120;
const SLICE = 30;

/** @type {(name: string) => string} */
const here = (name) => new URL(name, import.meta.url).href;
/** @type {Promise<unknown> | null} */
let styled = null;

// Sizes are meant for a board as on a desk; on a smaller one they shrink with it.
const scale = () => Math.min(1, (pieces()?.getScreenCTM()?.a ?? 1) / 0.83);
const pieces = () => /** @type {SVGSVGElement | null} */ (document.querySelector("svg#pieces"));

export class Playing {
  /** @param {SceneTold} scene @param {How} how */
  constructor(scene, how) {
    this.scene = scene;
    this.how = how;
    /** @type {Animation[]} */
    this.moves = [];
    /** @type {{ at: number, act: () => void }[]} */
    this.acts = [];
    /** @type {(() => void)[]} */
    this.later = [];
    /** @type {Map<string, HTMLElement>} */
    this.named = new Map();
    /** @type {Map<number, number>} */
    this.sums = new Map();
    /** @type {HTMLElement[]} */
    this.hidden = [];
    this.over = false;
    /** Whether the winner is shown, so that the button leads to the score. */
    this.crowned = false;
    /** @type {HTMLElement | null} */
    this.panel = null;
    this.light = drawn("svg", { class: "scene-light-layer", "aria-hidden": "true" });
    this.air = box("div", "scene-air");
    this.air.setAttribute("aria-hidden", "true");
    /** @type {Promise<boolean>} */
    this.ended = new Promise((done) => {
      this.done = done;
    });
    this.begin();
  }

  async begin() {
    styled ??= styles();
    await styled;
    if (this.over) return;
    document.body.append(this.light, this.air);
    this.clip();
    this.tell();
    let since = performance.now();
    for (const [at, verb, values] of this.scene.beats) {
      VERBS[verb]?.call(this, values, at);
      if (performance.now() - since < SLICE) continue;
      await aBreath(); // a slow phone reacts to touch while a long scene is made ready
      if (this.over) return;
      since = performance.now();
    }
    for (const act of this.later) act(); // when all places are measured
    announce(this.scene);
    this.run();
  }

  // The lights stay within the board.
  clip() {
    const { x, y, width, height } = room();
    const clip = drawn("clipPath", { id: "scene-clip" });
    clip.append(drawn("rect", { x, y, width, height, rx: narrow() ? 0 : 8 }));
    this.inside = drawn("g", { "clip-path": "url(#scene-clip)" });
    this.above = drawn("g", {});
    this.light.append(clip, this.inside, this.above);
  }

  // A scene's sentence stands in gold where the prompt stands otherwise. Undo and End turn stay in reach.
  tell() {
    const { sign, say, why, steps, tone } = this.scene;
    const seat = sign.match(/^#face-(\d)$/)?.[1];
    const seal = sign.startsWith("#")
      ? picture(sign.slice(1), seat && `seat-${seat}`)
      : part("b", sign || "御", "scene-seal");
    const ask = part("p", say, "scene-ask");
    const sub = part("p", why, "scene-sub");
    this.ask = ask;
    this.sub = sub;
    const words = box("div", `scene-words ${tone}`, box("div", "scene-who", seal), box("div", "scene-say", ask, sub));
    if (steps.length) {
      this.steps = box("ol", "scene-steps", ...steps.map((name) => box("li", "", part("span", name))));
      (narrow() ? words : words.children[1]).append(this.steps);
    }
    const skip = part("button", "", "btn scene-skip");
    skip.type = "button";
    const ring = drawn("svg", { class: "scene-ring", viewBox: "0 0 20 20", "aria-hidden": "true" });
    const left = drawn("circle", { class: "left", cx: 10, cy: 10, r: 8, pathLength: 1 });
    ring.append(drawn("circle", { cx: 10, cy: 10, r: 8 }), left);
    skip.append(ring, part("span", this.how.words.skip), part("kbd", "Esc"));
    skip.addEventListener("click", () => this.skip());
    this.skipping = skip;
    words.append(skip);
    this.words = words;
    document.body.append(words);
    this.settle();
    this.fit();
    this.move(words, { opacity: [0, 1] }, 0, 160, "ease-out");
    this.move(left, { strokeDashoffset: [0, 1] }, 0, this.scene.ms, "linear");
  }

  // Puts the words over the prompt, which may have changed.
  settle() {
    const prompt = document.getElementById("prompt")?.getBoundingClientRect();
    if (!prompt || !this.words) return;
    const kept = ["undo", "confirm"].flatMap((id) => placeOf(id) ?? []);
    const beside = kept.filter((each) => each.top < prompt.top + prompt.height / 2);
    const right = Math.min(prompt.right, ...beside.map((each) => each.left - 8));
    const below = kept.length > beside.length ? Math.min(...kept.map((each) => each.top - 4)) : prompt.bottom;
    const bottom = Math.max(below, prompt.top + 44);
    for (const [name, value] of Object.entries({
      left: prompt.x,
      top: prompt.y,
      width: right - prompt.x,
      height: bottom - prompt.y,
    })) {
      this.words.style.setProperty(name, `${value}px`);
    }
  }

  // A long sentence gets smaller letters, where the prompt has room for two lines only.
  fit() {
    const { words } = this;
    words?.classList.remove("long");
    words?.classList.toggle("long", words.scrollHeight > words.clientHeight);
  }

  skip() {
    if (this.crowned) this.finish(true);
    else this.how.skip();
  }

  // ---------------------------------------------------------------- time

  /** @param {Element} element @param {Keyframe[] | PropertyIndexedKeyframes} frames @param {number} at @param {number} ms @param {string} [easing] */
  move(element, frames, at, ms, easing = EASE) {
    const moving = element.animate(frames, { delay: at, duration: ms, fill: "both", easing });
    moving.pause();
    this.moves.push(moving);
  }
  /** @param {Element} element @param {number} at @param {number} [until] */
  appear(element, at, until) {
    this.move(element, { opacity: [0, 1] }, at, 220, "ease-out");
    if (until !== undefined) this.gone(element, until);
  }
  /** @param {Element} element @param {number} at @param {string} [settled] */
  pop(element, at, settled = "") {
    const to = (/** @type {number} */ size) => `${settled} scale(${size})`;
    this.move(
      element,
      [
        { opacity: 0, transform: to(0.4) },
        { opacity: 1, transform: to(1.12), offset: 0.65 },
        { opacity: 1, transform: to(1) },
      ],
      at,
      280,
    );
  }
  // A piece of the board is not seen while the scene moves its picture.
  /** @param {string} id */
  hide(id) {
    const piece = document.getElementById(id);
    if (!piece) return;
    piece.style.visibility = "hidden";
    this.hidden.push(piece);
  }
  // Fades away.
  /** @param {Element} element @param {number} at */
  gone(element, at) {
    const going = element.animate(
      { opacity: [1, 0] },
      { delay: at, duration: 200, fill: "forwards", easing: "ease-in" },
    );
    going.pause();
    this.moves.push(going);
  }
  /** @param {number} at @param {() => void} act */
  when(at, act) {
    this.acts.push({ at, act });
  }

  run() {
    const { still, pace } = this.how;
    const { ms, steps } = this.scene;
    this.acts.sort((a, b) => a.at - b.at);
    if (still) {
      this.hold(ms);
      this.timer = setTimeout(() => this.finish(true), Math.max(LOOK, ms));
      return;
    }
    for (const each of this.moves) {
      each.playbackRate = pace;
      each.play();
    }
    const begun = performance.now();
    const tick = () => {
      if (this.over) return;
      const t = (performance.now() - begun) * pace;
      while (this.acts.length && this.acts[0].at <= t) this.acts.shift()?.act();
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    this.follow = setInterval(() => this.settle(), AGAIN);
    const stay = steps.length && this.how.words.toScore ? OPENS : 0;
    this.timer = setTimeout(() => this.finish(true), ms / pace + stay);
  }

  // The picture at a moment, as for a film or a still.
  /** @param {number} t */
  hold(t) {
    clearTimeout(this.timer);
    for (const each of this.moves) {
      each.pause();
      each.currentTime = t;
    }
    while (this.acts.length && this.acts[0].at <= t) this.acts.shift()?.act();
  }

  /** @param {boolean} [whole] */
  finish(whole = false) {
    if (this.over) return;
    this.over = true;
    clearTimeout(this.timer);
    clearInterval(this.follow);
    for (const each of this.moves) each.cancel();
    for (const each of [this.light, this.air, this.words]) each?.remove();
    for (const each of this.hidden) each.style.removeProperty("visibility");
    this.done?.(whole);
  }

  // ---------------------------------------------------------------- places

  /** @param {string} id @returns {Spot | null} */
  middle(id) {
    const own = this.named.get(id)?.getBoundingClientRect();
    const area = own ?? placeOf(id);
    return area ? [area.x + area.width / 2, area.y + area.height / 2] : null;
  }
  /** @param {string[]} ids @returns {Spot[]} */
  middles(ids) {
    return ids.map((id) => this.middle(id)).filter((at) => at !== null);
  }

  /** @param {string} id @returns {DOMRect | undefined} */
  areaOf(id) {
    const path = this.outline(id);
    if (!path) return undefined;
    this.inside?.append(path);
    const area = path.getBoundingClientRect();
    path.remove();
    return area;
  }

  // What a player has gained in this scene, at their card.
  /** @param {number} seat @param {number} sum @param {DOMRect} card @param {number} at */
  gain(seat, sum, card, at) {
    const before = this.named.get(`gain-${seat}`);
    if (before) this.gone(before, at);
    else {
      const halo = box("i", `scene-halo${sum < 0 ? " loss" : ""}`);
      for (const [name, value] of Object.entries({
        left: card.x,
        top: card.y,
        width: card.width,
        height: card.height,
      })) {
        halo.style.setProperty(name, `${value}px`);
      }
      this.air.append(halo);
      this.move(halo, { opacity: [0, 1, 0.55] }, at, 500, "ease-out");
    }
    const label = part("b", signed(sum), `scene-gain${sum < 0 ? " loss" : ""}`);
    label.style.left = `${card.right - (narrow() ? 4 : 50)}px`;
    label.style.top = `${narrow() ? card.bottom - 10 : card.top}px`;
    this.named.set(`gain-${seat}`, label);
    this.air.append(label);
    this.appear(label, at - 60);
  }

  // A shape of the board, as it lies in the window.
  /** @param {string} id */
  outline(id) {
    const path = /** @type {SVGElement | null} */ (document.getElementById(id)?.cloneNode(true) ?? null);
    const at = pieces()?.getScreenCTM();
    if (!path || !at || !pieces()?.getClientRects().length) return null;
    path.removeAttribute("id");
    path.removeAttribute("class");
    path.setAttribute("transform", `matrix(${at.a} 0 0 ${at.d} ${at.e} ${at.f})`);
    path.style.setProperty("--unit", String(1 / at.a)); // so that strokes are as wide as elsewhere
    return path;
  }
}

// ---------------------------------------------------------------- the verbs

/** @type {Record<string, (this: Playing, values: any, at: number) => void>} */
const VERBS = {
  // All of the board but these shapes and places steps back.
  veil({ shapes = [], places = [], r = 30, until }, at) {
    const { x, y, width, height } = room();
    const frame = { x, y, width, height };
    const id = `scene-mask-${this.moves.length}`;
    const mask = drawn("mask", { id, maskUnits: "userSpaceOnUse", ...frame });
    mask.append(drawn("rect", { ...frame, fill: "#fff" }));
    for (const shape of shapes) {
      const path = this.outline(shape);
      path?.setAttribute("fill", "#000");
      if (path) mask.append(path);
    }
    for (const [cx, cy] of this.middles(places)) mask.append(drawn("circle", { cx, cy, r: r * scale(), fill: "#000" }));
    const veil = drawn("rect", { ...frame, class: "scene-veil", mask: `url(#${id})` });
    this.inside?.prepend(mask, veil);
    this.appear(veil, at, until);
  },

  // A border, rings around places, or one frame around all of them light up in gold.
  light({ shape, places = [], r = 24, frame = false, until }, at) {
    const group = drawn("g", { class: "scene-light" });
    /** @type {SVGElement[]} */
    const lines = [];
    const both = (/** @type {() => SVGElement | null} */ make) => {
      for (const css of ["glow", "edge"]) {
        const line = make();
        line?.setAttribute("class", css);
        if (line) lines.push(line);
      }
    };
    if (shape) both(() => this.outline(shape));
    else if (frame) {
      const areas = /** @type {string[]} */ (places).flatMap((id) => placeOf(id) ?? []);
      const [x, y] = [Math.min(...areas.map((each) => each.x)) - 5, Math.min(...areas.map((each) => each.y)) - 4];
      const [u, v] = [
        Math.max(...areas.map((each) => each.right)) + 5,
        Math.max(...areas.map((each) => each.bottom)) + 4,
      ];
      if (areas.length) both(() => drawn("rect", { x, y, width: u - x, height: v - y, rx: 7 }));
    } else {
      for (const id of places) {
        const area = placeOf(id);
        if (area)
          both(() =>
            drawn("circle", {
              cx: area.x + area.width / 2,
              cy: area.y + area.height / 2,
              r: Math.max(r * scale(), Math.min(area.width, area.height) / 2),
            }),
          );
      }
    }
    for (const line of lines) line.setAttribute("pathLength", "1");
    group.append(...lines);
    (frame ? this.above : this.inside)?.append(group);
    for (const line of lines) this.move(line, { strokeDashoffset: [1, 0], opacity: [0.2, 1] }, at, 520, "ease-in-out");
    if (until !== undefined) this.gone(group, until);
  },

  // Pieces are counted where they stand, 1, 2, 3; or places say what they are worth.
  count({ seat, places, labels, step = 130, until }, at) {
    /** @type {string[]} */ (places).forEach((id, number) => {
      const spot = this.middle(id);
      if (!spot) return;
      const [x, y] = spot;
      const seen = room();
      if (x < seen.left || x > seen.right || y < seen.top || y > seen.bottom) return;
      const label = labels?.[number] ?? String(number + 1);
      const signs = labels && seat !== undefined ? [face(seat)] : [];
      const coin = box(
        "b",
        !labels ? `scene-number seat-${seat}` : signs.length ? "scene-mark" : "scene-coin",
        ...signs,
        label,
      );
      if (label.startsWith("−")) coin.classList.add("loss");
      const off = labels ? 0 : narrow() ? 7 : 14;
      coin.style.left = `${x + off}px`;
      coin.style.top = `${y - off - (signs.length ? 26 : 0)}px`;
      this.air.append(coin);
      this.pop(coin, at + number * step, "translate(-50%, -50%)");
      if (until !== undefined) this.gone(coin, until);
    });
  },

  // A line from place to place; with a seat in its colour, step by step.
  link({ seat, places, step = 0, ms = 420, r = 0, until }, at) {
    const spots = this.middles(places);
    const group = drawn("g", { class: seat === undefined ? "scene-link" : `scene-link own seat-${seat}` });
    const gap = r * scale();
    spots.slice(1).forEach(([u, v], number) => {
      const [x, y] = spots[number];
      const long = Math.hypot(u - x, v - y) || 1;
      const cut = Math.min(gap, long / 2 - 1) / long;
      const d = `M${x + (u - x) * cut},${y + (v - y) * cut}L${u - (u - x) * cut},${v - (v - y) * cut}`;
      for (const css of ["glow", "edge"]) {
        const line = drawn("path", { class: css, d, pathLength: 1 });
        group.append(line);
        this.move(line, { strokeDashoffset: [1, 0] }, at + number * step, step || ms, "ease-in-out");
      }
    });
    this.inside?.append(group);
    if (until !== undefined) this.gone(group, until);
  },

  // A small table beside a shape or a place: who has how many, why, and what it brings.
  plate({ head = "", rows, shape, place, until }, at) {
    const plate = box("div", head ? "scene-plate" : "scene-tag");
    if (head) plate.append(part("p", head, "scene-head"));
    const list = box("ol", "");
    /** @type {Values[]} */ (rows).forEach(({ seat, count, why, points }, number) => {
      const row = box("li", `seat-${seat}`, face(seat), part("b", String(count), "n"));
      if (why !== undefined) row.append(part("span", why, "because"));
      if (points !== undefined) {
        const sum = part("b", signed(points), "p");
        this.named.set(`plate-${seat}`, sum);
        row.append(sum);
      }
      list.append(row);
      this.move(
        row,
        [
          { opacity: 0, transform: "translateX(-8px)" },
          { opacity: 1, transform: "none" },
        ],
        at + 120 + number * 110,
        240,
      );
    });
    plate.append(list);
    this.air.append(plate);
    const lit = shape ? this.areaOf(shape) : placeOf(place);
    const size = plate.getBoundingClientRect();
    const all = room();
    /** @type {Spot} */
    const middle = [all.x + (all.width - size.width) / 2, all.y + (all.height - size.height) / 2];
    const [x, y] = lit ? besideOf(lit, size, head ? (narrow() ? 6 : 14) : 4) : middle;
    plate.style.left = `${x}px`;
    plate.style.top = `${y}px`;
    this.appear(plate, at, until);
  },

  // Points go from a place to a player's card, which counts them.
  pay({ seat, points, from }, at) {
    const goal = document.getElementById(`seat-${seat}`)?.getBoundingClientRect();
    const { x, y, width, height } = room();
    /** @type {Spot} */
    const start = this.middle(from) ?? [x + width / 2, y + height / 2];
    /** @type {Spot} */
    const end = !goal?.width
      ? start
      : narrow()
        ? [goal.right - 24, goal.bottom - 16]
        : [goal.right - 74, goal.top + 20];
    const chip = box("b", `scene-chip${points < 0 ? " loss" : ""}`, face(seat), signed(points));
    this.air.append(chip);
    /** @type {(at: Spot, size: number) => string} */
    const to = ([u, v], size) => `translate(${u}px, ${v}px) translate(-50%, -50%) scale(${size})`;
    /** @type {Spot} */
    const mid = [start[0] + (end[0] - start[0]) * 0.35, end[1] + (start[1] - end[1]) * 0.3];
    const lands = at + RISE + FLIGHT;
    const share = RISE / (RISE + FLIGHT);
    this.move(
      chip,
      [
        { opacity: 0, transform: to(start, 0.5) },
        { opacity: 1, transform: to([start[0], start[1] - 14], 1.15), offset: share, easing: "ease-in-out" },
        { opacity: 1, transform: to(mid, 1.1), offset: (1 + share) / 2, easing: "ease-in-out" },
        { opacity: 1, transform: to(end, 1) },
      ],
      at,
      RISE + FLIGHT,
      "linear",
    );
    this.gone(chip, lands);
    const sum = (this.sums.get(seat) ?? 0) + points;
    this.sums.set(seat, sum);
    this.when(lands, () => this.how.paid(seat, points));
    if (goal?.width) this.gain(seat, sum, goal, lands);
  },

  // A picture goes along places.
  move({ symbol, seat, places, step = 420, size = 44, stays = true, piece: own }, at) {
    const spots = this.middles(places);
    if (!spots.length) return;
    if (own) this.hide(own);
    const piece = box("div", "scene-piece", picture(symbol.slice(1), seat === undefined ? "" : `seat-${seat}`));
    const wide = narrow() ? size * 0.7 : size;
    piece.style.width = piece.style.height = `${wide}px`;
    this.air.append(piece);
    /** @type {(at: Spot) => string} */
    const to = ([x, y]) => `translate(${x}px, ${y}px) translate(-50%, -50%)`;
    const long = Math.max(1, step * (spots.length - 1));
    const frames = spots.map((spot, number) => ({
      transform: to(spot),
      offset: spots.length > 1 ? number / (spots.length - 1) : 0,
      easing: "ease-in-out",
    }));
    if (frames.length === 1) frames.push({ ...frames[0], offset: 1 });
    this.move(piece, frames, at, long, "linear");
    this.appear(piece, Math.max(0, at - 200), stays ? undefined : at + long);
  },

  // A sheet over the part of the board that the scene does not need.
  panel({ kind, ...values }, at) {
    const panel = box("section", `scene-panel ${kind}`);
    this.air.append(panel);
    const { x, y, width, height } = room();
    const wide = Math.min(WIDTHS[kind] ?? 560, width - (narrow() ? 0 : 24));
    panel.style.width = `${wide}px`;
    PANELS[kind]?.call(this, panel, values, at);
    const high = panel.getBoundingClientRect().height;
    panel.style.left = `${x + (width - wide) / 2}px`;
    panel.style.top = `${y + Math.max(4, (height - high) * (kind === "crown" || narrow() ? 0.5 : 0.82))}px`;
    this.panel = panel;
    this.move(
      panel,
      [
        { opacity: 0, transform: "translateY(14px) scale(.96)" },
        { opacity: 1, transform: "none" },
      ],
      at,
      320,
    );
  },

  // The sheet, or a place, shakes.
  shake({ place }, at) {
    const shaken = place ? document.getElementById(place) : this.panel;
    if (!shaken || this.how.still) return;
    const steps = [0, -5, 5, -4, 4, -2, 2, 0].map((x) => `${x}px 0`);
    this.move(shaken, { translate: steps }, at, 520, "linear");
  },

  // Another sentence.
  say({ say, why = "", step, share = 0 }, at) {
    this.when(at, () => {
      if (this.ask) this.ask.textContent = say;
      if (this.sub) this.sub.textContent = why;
      this.fit();
      if (step === undefined) return;
      [...(this.steps?.children ?? [])].forEach((each, number) => {
        each.classList.toggle("now", number === step);
        each.classList.toggle("done", number < step);
        const done = number < step ? 1 : number === step ? share : 0;
        /** @type {HTMLElement} */ (each).style.setProperty("--share", String(done));
      });
      const last = step === (this.steps?.children.length ?? 0) - 1;
      const label = this.skipping?.querySelector("span");
      if (last && label && this.how.words.toScore) label.textContent = this.how.words.toScore;
      if (last && this.skipping) this.crowned = Boolean(this.how.words.toScore);
    });
  },
};

/** @type {Record<string, number>} */
const WIDTHS = { columns: 610, bars: 610, wall: 430, crown: 430 };

// ---------------------------------------------------------------- around it

// Where something fits beside a place, on the board and over as little of the place as possible.
/** @type {(lit: DOMRect, size: DOMRect, gap: number) => Spot} */
function besideOf(lit, size, gap) {
  const { left, right, top, bottom } = room();
  const [x, y] = [lit.left + (lit.width - size.width) / 2, lit.top + (lit.height - size.height) / 2];
  /** @type {Spot[]} */
  const wished = [
    [lit.right + gap, y],
    [lit.left - gap - size.width, y],
    [x, lit.bottom + gap],
    [x, lit.top - gap - size.height],
  ];
  const within = (/** @type {number} */ at, /** @type {number} */ low, /** @type {number} */ high) =>
    Math.min(Math.max(at, low), high);
  const places = wished.map(
    ([u, v]) =>
      /** @type {Spot} */ ([within(u, left + 8, right - 8 - size.width), within(v, top + 8, bottom - 8 - size.height)]),
  );
  const over = (/** @type {Spot} */ [u, v]) =>
    Math.max(0, Math.min(u + size.width, lit.right) - Math.max(u, lit.left)) *
    Math.max(0, Math.min(v + size.height, lit.bottom) - Math.max(v, lit.top));
  return places.sort((a, b) => over(a) - over(b))[0];
}

// The style sheet of scenes.
function styles() {
  const link = part("link");
  link.rel = "stylesheet";
  link.href = here("player.css");
  return new Promise((done) => {
    link.addEventListener("load", done);
    link.addEventListener("error", done);
    document.head.append(link);
  });
}

// A screen reader hears what happens once: at once if it is alarming, otherwise when it has finished speaking.
/** @param {SceneTold} scene */
function announce({ say, why, beats, tone, steps }) {
  const last = beats.filter(([, verb]) => verb === "say").at(-1)?.[2];
  const heard = steps.length ? [last?.say ?? say] : [say, why, ...(last && last.say !== say ? [last.say] : [])];
  const id = tone === "alarm" ? "scene-alarm" : "scene-told";
  let place = document.getElementById(id);
  if (!place) {
    place = part("p", "", "off-screen");
    place.id = id;
    place.setAttribute("role", tone === "alarm" ? "alert" : "status");
    document.body.append(place);
  }
  const told = place;
  setTimeout(() => {
    told.textContent = heard.filter(Boolean).join(" ");
  }, 50);
}

/** @type {(scene: SceneTold, how: How) => Playing} */
export const play = (scene, how) => new Playing(scene, how);

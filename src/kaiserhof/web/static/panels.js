// The sheets that a scene may open: two sides with cards, bars of pieces, a wall with tiles, and the winner beside another
// player. They draw seats and symbols that the scene names; no game is known here.

import { part } from "./dom.js";
import { drawn } from "./drawing.js";
import { box, face, narrow, picture, signed } from "./scenery.js";

/** @import { Playing } from "./player.js" */
/** @typedef {Record<string, any>} Values */

/** @type {(symbol: string, css?: string) => SVGElement} */
const symbol = (symbol, css) => picture(symbol.slice(1), css);

/** @type {(title: string, note?: string) => HTMLElement} */
const heading = (title, note = "") => box("header", "", part("span", title.replace(/[.。]$/, "")), part("small", note));

/** @type {(ribbon: { symbol: string, text: string }) => HTMLElement} */
const ribbonOf = (ribbon) => box("p", "scene-ribbon", symbol(ribbon.symbol), part("span", ribbon.text));

/** @type {Record<string, (this: Playing, panel: HTMLElement, values: any, at: number) => void>} */
export const PANELS = {};

// Two sides with cards that are turned over one by one; their sums count, and one side wins.
PANELS.columns = function (panel, { title, note, sides, back, prize, turn, step, decided, winner }, at) {
  panel.append(heading(title, note));
  const body = box("div", "scene-sides");
  panel.append(body);
  /** @type {HTMLElement[]} */
  const made = /** @type {Values[]} */ (sides).map((side) => {
    const sum = part("b", "0", "scene-sum");
    const words = box("div", "", part("b", side.title), part("small", side.note));
    const figure = box("span", "scene-figure", symbol(side.figure, `seat-${side.seat}`));
    const list = box("ol", "scene-cards");
    let worth = 0;
    for (const card of side.cards) {
      const front = box("div", "front", symbol(card.symbol));
      const flip = box("div", "scene-flip", box("div", "back", symbol(back)), front);
      const item = box("li", "", flip, box("p", "", face(card.seat), part("span", card.name)));
      list.append(item);
      const when = at + turn + card.turn * step;
      worth += card.worth;
      const sofar = String(worth);
      this.move(flip, { transform: ["rotateY(0deg)", "rotateY(180deg)"] }, when, 340, "ease-in-out");
      this.when(when + 200, () => {
        sum.textContent = sofar;
      });
      if (!card.ribbon) continue;
      const ribbon = ribbonOf(card.ribbon);
      item.append(ribbon);
      this.move(ribbon, { opacity: [0, 1], transform: ["translateY(5px)", "none"] }, when + 260, 260);
    }
    return box("section", `scene-side ${side.tint}`, box("div", "scene-head", figure, words, sum), list);
  });
  body.append(...made);
  if (prize && !narrow()) made[0].after(box("div", "scene-prize", symbol(prize.symbol), part("small", prize.text)));
  this.when(at + decided, () => {
    made.forEach((side, number) => {
      side.classList.add(number === winner ? "won" : "lost");
    });
  });
};

// A bar of pieces for each seat; one may pass its pieces to another.
PANELS.bars = function (panel, { title, note, rows, gives = [], sort, seals = [] }, at) {
  panel.append(heading(title, note));
  const [wide, high] = narrow() ? [25, 54] : [34, 62];
  const body = box("div", "scene-bars");
  body.style.height = `${rows.length * high + 4}px`;
  panel.append(body);
  /** @type {Map<number, { line: HTMLElement, number: number, count: number, figures: HTMLElement[], out: HTMLElement }>} */
  const made = new Map();
  /** @type {Values[]} */ (rows).forEach(({ seat, name, symbol: figure, count }, number) => {
    const out = part("b", "0", "n");
    const pieces = box("span", "pieces");
    const line = box("div", "scene-row", face(seat), part("b", name, "who"), pieces, out, box("span", "scene-seal-at"));
    line.style.top = `${number * high + 4}px`;
    line.style.height = `${high - 8}px`;
    const figures = Array.from({ length: count }, (_, place) => {
      const one = box("i", "", symbol(figure, `seat-${seat}`));
      one.style.left = `${place * wide}px`;
      const when = at + 250 + place * 90 + number * 60;
      this.move(one, { opacity: [0, 1], translate: ["0 -10px", "0 0"] }, when, 220);
      this.when(when, () => {
        out.textContent = String(place + 1);
      });
      return one;
    });
    pieces.append(...figures);
    body.append(line);
    made.set(seat, { line, number, count, figures, out });
  });
  for (const give of gives) {
    const [from, to] = [made.get(give.from), made.get(give.to)];
    if (!from || !to) continue;
    if (give.symbol) {
      const ribbon = ribbonOf(give);
      from.line.append(ribbon);
      this.move(ribbon, { opacity: [0, 1], transform: ["translateX(-8px)", "none"] }, at + give.at - 420, 260);
    }
    from.figures.forEach((figure, place) => {
      const [dx, dy] = [to.count * wide, (to.number - from.number) * high];
      const frames = [
        { transform: "none" },
        { transform: `translate(${dx / 2}px, ${dy / 2 - 8}px)` },
        { transform: `translate(${dx}px, ${dy}px)` },
      ];
      this.move(figure, frames, at + give.at + place * 90, 520, "ease-in-out");
    });
    const bow = arrow(to.number, from.number, high);
    bow.style.left = `${(narrow() ? 96 : 160) + (to.count + from.count) * wide}px`;
    body.append(bow);
    this.move(bow, { opacity: [0, 1, 1, 0] }, at + give.at - 100, 1300, "linear");
    from.line.style.zIndex = "2";
    const [sum, gone] = [to.count + from.count, from.count];
    to.count = sum;
    to.figures.push(...from.figures);
    from.figures = [];
    from.count -= gone;
    this.when(at + give.at + 600, () => {
      from.line.classList.add("out");
      from.out.textContent = "0";
      to.out.textContent = String(sum);
    });
  }
  for (const { seat, at: when, text, symbol: seal } of seals) {
    const spot = made.get(seat)?.line.querySelector(".scene-seal-at");
    const chit = box("span", "scene-chit", ...(seal ? [symbol(seal)] : []), part("small", text));
    spot?.append(chit);
    this.named.set(`seal-${seat}`, chit);
    this.move(
      chit,
      [
        { opacity: 0, transform: "scale(1.9) rotate(-14deg)" },
        { opacity: 1, transform: "none" },
      ],
      at + when,
      300,
      "cubic-bezier(.5,0,.3,1.3)",
    );
  }
  if (sort) {
    const order = /** @type {number[]} */ (sort.order);
    for (const [seat, one] of made) {
      const dy = (order.indexOf(seat) - one.number) * high;
      if (dy) this.move(one.line, { translate: ["0 0", `0 ${dy}px`] }, at + sort.at, 420, "ease-in-out");
    }
  }
};

// A bow from one row up or down to another.
/** @type {(to: number, from: number, high: number) => SVGElement} */
function arrow(to, from, high) {
  const tall = Math.abs(from - to) * high;
  const up = from > to;
  const [begin, end] = up ? [tall + 10, 10] : [10, tall + 10];
  const made = drawn("svg", { class: "scene-bow", viewBox: `0 0 60 ${tall + 20}` });
  made.append(
    drawn("path", { d: `M8,${begin}C54,${begin} 54,${end} 12,${end}` }),
    drawn("path", { d: `M20,${end - 8}L8,${end}L20,${end + 8}` }),
  );
  made.style.top = `${Math.min(to, from) * high + high / 2 - 10}px`;
  made.style.height = `${tall + 20}px`;
  return made;
}

// A wall from which tiles fall.
PANELS.wall = function (panel, { title, note, seat, tiles, limit, fall, symbol: tile, foot }, at) {
  panel.append(heading(title, note));
  const pitch = 96;
  const wide = limit * pitch + 40;
  const stones = drawn("svg", { viewBox: `0 0 ${wide} 110`, "aria-hidden": "true" });
  for (let x = -4; x < wide; x += 26) stones.append(drawn("rect", { x, y: 0, width: 15, height: 12 }));
  stones.append(drawn("rect", { x: 0, y: 11, width: wide, height: 99 }));
  for (const [row, y] of [31, 51, 71, 91].entries()) {
    stones.append(drawn("path", { d: `M0,${y}H${wide}` }));
    for (let x = (row % 2) * 20 + 20; x < wide; x += 40) stones.append(drawn("path", { d: `M${x},${y - 20}v20` }));
  }
  const wall = box("div", "scene-wall", stones);
  for (let number = 0; number < Math.min(tiles, limit); number += 1) {
    const one = box("i", "", symbol(tile, `seat-${seat}`));
    one.style.left = `${((20 + pitch / 2 + number * pitch) / wide) * 100}%`;
    wall.append(one);
    if (number === limit - 1)
      this.move(one, { opacity: [0, 1], translate: ["0 -90px", "0 0"] }, at + 260, 320, "cubic-bezier(.5,0,.8,.6)");
    const drop = [
      { transform: "translateX(-50%)", opacity: 1 },
      {
        transform: `translate(calc(-50% + ${(number - 1) * 26}px), 120px) rotate(${(number - 1) * 38}deg)`,
        opacity: 0,
      },
    ];
    this.move(one, drop, at + fall + number * 140, 620, "cubic-bezier(.5,0,.8,.6)");
  }
  panel.append(wall);
  this.named.set("wall", wall);
  const told = part("p", foot, "scene-foot");
  panel.append(told);
  this.appear(told, at + fall + 500);
};

// Where the points of the winner and of another player came from; all players' cards get their places.
PANELS.crown = function (panel, { symbol: seal, seats, name, lines, points, places, ranks = [] }, at) {
  const [winner, other] = seats;
  panel.append(box("header", "", symbol(seal), part("h2", name)));
  const heads = box(
    "p",
    "scene-heads",
    box("span", "", face(winner), part("b", String(points[0]))),
    part("span"),
    box("span", "", part("b", String(points[1])), face(other)),
  );
  const list = box("ol", "");
  const most = Math.max(1, ...lines.flatMap((/** @type {Values} */ line) => line.points.map(Math.abs)));
  /** @type {(seat: number, value: number, css: string, when: number) => HTMLElement} */
  const bar = (seat, value, css, when) => {
    const length = part("i");
    length.style.width = `${(100 * Math.max(0, value)) / most}px`;
    this.move(length, { transform: ["scaleX(0)", "scaleX(1)"] }, when, 420);
    return box("span", `scene-bar ${css} seat-${seat}`, length, part("b", value < 0 ? signed(value) : String(value)));
  };
  /** @type {Values[]} */ (lines).forEach((line, number) => {
    const when = at + 360 + number * 160;
    list.append(
      box(
        "li",
        "",
        bar(winner, line.points[0], "left", when),
        part("span", line.name),
        bar(other, line.points[1], "right", when),
      ),
    );
  });
  panel.append(heads, list);
  /** @type {number[]} */ (places).forEach((place, seat) => {
    const card = document.getElementById(`seat-${seat}`)?.getBoundingClientRect();
    if (!card?.width) return;
    const chip =
      place === 1 ? box("span", "scene-crown", symbol(seal)) : part("b", ranks[seat] ?? `${place}.`, "scene-place");
    chip.style.left = `${place === 1 ? card.left - 8 : card.right - 10}px`;
    chip.style.top = `${place === 1 ? card.top - 10 : card.bottom - 8}px`;
    this.air.append(chip);
    this.pop(chip, at + 200 * place);
  });
};

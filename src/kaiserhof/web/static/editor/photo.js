// The photo of a printed board under the sheet: it is moved, turned, scaled and straightened by its corners. It stays in
// this browser.

import { isConvex, matrix3d, projected, projection } from "./perspective.js";
import { deletePhoto, photoOf, storePhoto } from "./photo_store.js";

/** @import { Point } from "./hexes.js" */
/** @import { Quad } from "./perspective.js" */
/** @import { Laid } from "./photo_store.js" */
/** @import { Sheet } from "./sheet.js" */
/** @import { Tools } from "./tools.js" */

export const PHOTO = "photo";
const SVG = "http://www.w3.org/2000/svg";
const REACH = 22;
/** @type {Record<string, Point>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Photo {
  /** @type {Laid | null} */
  laid = null;
  /** @type {Point[] | null} The corners of the board on the photo that were clicked so far, while they are asked for. */
  pins = null;
  /** Whether nothing lies over it. */
  alone = false;
  /** @type {{ corner: number, last: Point } | null} */
  drag = null;
  /** The corner that keys move; -1 for the whole photo. */
  corner = -1;

  /**
   * @param {string} draft
   * @param {HTMLImageElement} image
   * @param {Sheet} sheet
   * @param {Tools} tools
   * @param {() => void} shown
   */
  constructor(draft, image, sheet, tools, shown) {
    this.draft = draft;
    this.image = image;
    this.sheet = sheet;
    this.tools = tools;
    this.shown = shown;
    const { svg } = sheet;
    /** @type {(name: "pointerdown" | "pointermove" | "pointerup" | "pointercancel", act: (event: PointerEvent) => void) => void} */
    const listen = (name, act) =>
      svg.addEventListener(
        name,
        (event) => {
          if (!this.isHeld() || this.tools.fingers.size) return;
          event.stopImmediatePropagation();
          act(event);
        },
        { capture: true },
      );
    listen("pointerdown", (event) => this.down(event));
    listen("pointermove", (event) => this.moved(event));
    listen("pointerup", () => this.up());
    listen("pointercancel", () => this.up());
    svg.addEventListener("keydown", (event) => this.isHeld() && this.key(event), { capture: true });
    image.addEventListener("load", () => this.place());
    photoOf(draft).then((found) => {
      if (found && !this.laid) this.show(found);
    });
  }

  // Whether only the photo is seen: on request, and while its corners are asked for.
  isAlone() {
    return this.laid !== null && (this.alone || this.pins !== null);
  }

  // Whether clicks are about the photo.
  isHeld() {
    return this.tools.tool === PHOTO && this.laid !== null;
  }

  /** @param {Blob | undefined} photo */
  bring(photo) {
    if (!photo) return;
    this.show(photo);
    this.keep();
  }

  /** @param {Laid | Blob} found */
  show(found) {
    if (this.image.src) URL.revokeObjectURL(this.image.src);
    const photo = found instanceof Blob ? found : found.photo;
    this.laid = found instanceof Blob ? { photo, source: UNIT, target: UNIT, fade: 60 } : found;
    this.image.src = URL.createObjectURL(photo);
    this.image.hidden = false;
    this.shown();
  }

  // Keeps showing the photo until the browser has deleted it, so that it cannot reappear.
  async remove() {
    await deletePhoto(this.draft);
    URL.revokeObjectURL(this.image.src);
    this.image.removeAttribute("src");
    this.image.hidden = true;
    this.laid = null;
    this.pins = null;
    this.shown();
  }

  /**
   * The draft has become another one: the photo belongs to both.
   *
   * @param {string} draft
   */
  goWith(draft) {
    this.draft = draft;
    this.keep();
  }

  keep() {
    if (this.laid) storePhoto(this.draft, this.laid);
  }

  // ---- where it lies

  // Lays a new photo in the middle of the sheet, as large as fits.
  place() {
    const { laid } = this;
    if (!laid) return;
    if (laid.target === UNIT) this.fit();
    this.draw();
  }

  fit() {
    const { laid, image } = this;
    if (!laid) return;
    const [width, height] = this.sheet.size();
    const [wide, high] = [image.naturalWidth || 1, image.naturalHeight || 1];
    // A board that lies on the photo stands on a sheet that stands.
    const turned = this.stands() && wide > high;
    const share = turned ? Math.min(width / high, height / wide) : Math.min(width / wide, height / high);
    const [w, h] = turned ? [(high * share) / 2, (wide * share) / 2] : [(wide * share) / 2, (high * share) / 2];
    const [x, y] = [width / 2, height / 2];
    /** @type {Quad} */
    const upright = [
      [x - w, y - h],
      [x + w, y - h],
      [x + w, y + h],
      [x - w, y + h],
    ];
    const [a, b, c, d] = upright;
    laid.source = UNIT;
    laid.target = turned ? [b, c, d, a] : upright;
    this.changed();
  }

  // Whether the sheet is much higher than wide.
  stands() {
    const [width, height] = this.sheet.size();
    return height > 2 * width;
  }

  // On a high sheet the photo is small: shows as much as it covers.
  approach() {
    const { laid, sheet } = this;
    if (!laid || !this.stands()) return;
    const [xs, ys] = [0, 1].map((axis) => laid.target.map((point) => point[axis]));
    const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    const wide = 1.05 * Math.max(right - left, (bottom - top) / sheet.ratio());
    const high = wide * sheet.ratio();
    sheet.box = [(left + right - wide) / 2, (top + bottom - high) / 2, wide, high];
    sheet.pan(0, 0);
  }

  changed() {
    this.keep();
    this.shown();
  }

  // The map from the pixels of the photo to the sheet.
  map() {
    const { laid, image } = this;
    if (!laid) return null;
    const [w, h] = [image.naturalWidth, image.naturalHeight];
    const source = /** @type {Quad} */ (laid.source.map(([x, y]) => [x * w, y * h]));
    return projection(source, laid.target);
  }

  draw() {
    const { laid, image } = this;
    const matrix = this.sheet.svg.getScreenCTM();
    const map = this.map();
    if (!laid || !matrix || !map) return;
    const frame = image.parentElement?.getBoundingClientRect();
    /** @type {(point: Point) => Point} */
    const onScreen = ([x, y]) => {
      const point = new DOMPoint(x, y).matrixTransform(matrix);
      return [point.x - (frame?.left ?? 0), point.y - (frame?.top ?? 0)];
    };
    const [w, h] = [image.naturalWidth, image.naturalHeight];
    /** @type {Quad} */
    const whole = [
      [0, 0],
      [w, 0],
      [w, h],
      [0, h],
    ];
    const seen = projection(whole, /** @type {Quad} */ (whole.map((point) => onScreen(projected(map, point)))));
    if (seen) image.style.setProperty("transform", matrix3d(seen));
    image.style.setProperty("opacity", this.isAlone() ? "1" : String(laid.fade / 100));
    this.handles();
  }

  handles() {
    const layer = this.sheet.svg.querySelector("[data-layer='photo']");
    const { laid } = this;
    const unit = this.sheet.unit();
    const places = !this.isHeld() || !laid ? [] : (this.pins ?? laid.target);
    const outline = this.isHeld() && laid && !this.pins ? [polygon(laid.target)] : [];
    layer?.replaceChildren(
      ...outline,
      ...places.map(([x, y], index) => {
        const circle = document.createElementNS(SVG, "circle");
        for (const [key, value] of Object.entries({ cx: x, cy: y, r: 9 * unit }))
          circle.setAttribute(key, String(value));
        circle.setAttribute("class", `photo-corner${index === this.corner ? " chosen" : ""}`);
        circle.dataset.corner = String(index);
        return circle;
      }),
    );
  }

  // ---- straightening

  // Asks for the four corners of the board on the photo.
  straighten() {
    this.pins = [];
    this.approach();
    this.tools.take(PHOTO);
    this.shown();
  }

  // Undoes the last pin, or all that was done to the photo.
  reset() {
    this.pins = null;
    this.fit();
  }

  /** @param {Point} point */
  pin(point) {
    const { laid, pins } = this;
    if (!laid || !pins) return;
    pins.push(point);
    if (pins.length < 4) {
      this.shown();
      return;
    }
    const quad = /** @type {Quad} */ (pins);
    const back = projection(laid.target, laid.source);
    this.pins = null;
    if (back && isConvex(quad)) {
      const [width, height] = this.sheet.size();
      laid.source = /** @type {Quad} */ (quad.map((each) => projected(back, each)));
      laid.target = [
        [0, 0],
        [width, 0],
        [width, height],
        [0, height],
      ];
    } else this.tools.remark = "say-crossed";
    this.sheet.whole();
    this.changed();
  }

  // ---- gestures

  /** @param {PointerEvent} event */
  down(event) {
    const { laid, sheet } = this;
    if (event.button || !laid) return;
    sheet.svg.focus({ preventScroll: true });
    this.tools.remark = "";
    const point = sheet.pointOf(event);
    if (this.pins) {
      this.pin(point);
      return;
    }
    sheet.svg.setPointerCapture(event.pointerId);
    const far = laid.target.map(([x, y]) => Math.hypot(x - point[0], y - point[1]));
    const nearest = far.indexOf(Math.min(...far));
    this.corner = far[nearest] <= REACH * sheet.unit() ? nearest : -1;
    this.drag = { corner: this.corner, last: point };
    this.shown();
  }

  /** @param {PointerEvent} event */
  moved(event) {
    if (!this.drag) return;
    const point = this.sheet.pointOf(event);
    this.move(this.drag.corner, [point[0] - this.drag.last[0], point[1] - this.drag.last[1]]);
    this.drag.last = point;
    this.shown();
  }

  up() {
    if (!this.drag) return;
    this.drag = null;
    this.changed();
  }

  /**
   * Moves a corner, or the whole photo.
   *
   * @param {number} corner
   * @param {Point} by
   */
  move(corner, [dx, dy]) {
    this.turnTo(([x, y], index) => (corner < 0 || corner === index ? [x + dx, y + dy] : [x, y]));
  }

  /**
   * Turns the photo about its middle, and makes it larger.
   *
   * @param {number} degrees
   * @param {number} share
   */
  turn(degrees, share = 1) {
    const { laid } = this;
    if (!laid) return;
    const [mx, my] = [0, 1].map((axis) => laid.target.reduce((sum, point) => sum + point[axis], 0) / 4);
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180) * share, Math.sin((degrees * Math.PI) / 180) * share];
    this.turnTo(([x, y]) => [mx + (x - mx) * cos - (y - my) * sin, my + (x - mx) * sin + (y - my) * cos]);
    this.changed();
  }

  /** @param {(point: Point, index: number) => Point} where */
  turnTo(where) {
    if (!this.laid) return;
    const target = /** @type {Quad} */ (this.laid.target.map(where));
    if (isConvex(target)) this.laid.target = target;
  }

  /** @param {number} fade */
  fadeTo(fade) {
    if (this.laid) this.laid.fade = fade;
    this.changed();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const arrow = ARROWS[key];
    const step = shiftKey ? 10 : 1;
    if (this.pins && (arrow || key === "Enter" || key === " ")) {
      const [x, y] = this.sheet.pointer;
      if (arrow) this.sheet.pointer = [x + arrow[0] * 11 - arrow[0] * step, y + arrow[1] * 11 - arrow[1] * step];
      else this.pin(this.sheet.pointer);
    } else if (arrow) {
      this.move(this.corner, [arrow[0] * step, arrow[1] * step]);
      this.keep();
    } else if (key === "c") this.corner = ((this.corner + 2) % 5) - 1;
    else if (key === "," || key === ".") this.turn(key === "," ? -1 : 1);
    else if (key === "+" || key === "-") this.turn(0, key === "+" ? 1.02 : 1 / 1.02);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.shown();
  }
}

/** @type {Quad} */
const UNIT = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

/** @type {(quad: Quad) => SVGElement} */
function polygon(quad) {
  const made = document.createElementNS(SVG, "polygon");
  made.setAttribute("points", quad.map((point) => point.join(",")).join(" "));
  made.setAttribute("class", "photo-edge");
  return made;
}

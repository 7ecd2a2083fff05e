// The state of the page as received from the stream: a frame with named regions, each a series of segments of markup.
// At first everything is sent, unless the page already contains it; then only changes, as splices of segments. A region
// that came with the page has no segments here, so it is sent whole when it first changes.

import { main, parsed } from "./stage.js";
import { page } from "./state.js";

/** @import { BoardLists, Patch } from "../wire" */
/** @import { Data } from "./state.js" */
/** @typedef {{ whole: boolean, nothing: boolean, data: Data, changed: string[] }} News */
/** @typedef {[ChildNode, ChildNode]} Change What stands in the page, and what it becomes. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: the server marks the place of a region with this character
const PLACE = /\x02[^\x02]*\x02/g;
/** @type {readonly (keyof BoardLists)[]} */
const LISTS = ["marks", "parts", "legal", "sequels", "prospects", "scenes"]; // regions that hold data of the page

// Whether no event has arrived since the page was loaded.
export const asItCame = () => page.stream.known?.last === 0;

/**
 * Takes an event in. Returns null if it does not follow the last one: then the whole is needed.
 *
 * @param {Patch} told
 * @returns {News | null}
 */
export function takeIn(told) {
  const { stream } = page;
  const whole = told.frame !== undefined;
  if (told.frame !== undefined) {
    const data = /** @type {Data} */ ({});
    stream.known = { last: told.to, frame: told.frame.replace(PLACE, ""), data, regions: new Map() };
  } else if (stream.known?.last !== told.from) stream.known = null;
  const { known } = stream;
  if (!known) return null;
  known.last = told.to;
  Object.assign(known.data, told.data);
  for (const [name, splices] of Object.entries(told.regions)) {
    const segments = known.regions.get(name) ?? [];
    for (const [at, gone, come] of splices) segments.splice(at, gone, ...come);
    known.regions.set(name, segments);
  }
  for (const list of LISTS) if (told.regions[list]) known.data[list] = `[${segmentsOf(list).join(",")}]`;
  const changed = Object.keys(told.regions).filter((name) => !LISTS.some((list) => list === name));
  stream.ready = whole ? new Map() : new Map([...stream.ready, ...insides(main(), changed)]);
  const nothing = !whole && !Object.keys({ ...told.data, ...told.regions }).length;
  return { whole, nothing, data: known.data, changed };
}

/**
 * What of the page is to become what.
 *
 * @param {Pick<News, "whole" | "changed">} news
 * @returns {Change[]}
 */
export function changesOf({ whole, changed }) {
  const { ready: come, known } = page.stream;
  page.stream.ready = new Map();
  if (!whole) return [...come].flatMap(([name, inside]) => drawn(placeOf(main(), name), inside));
  const fresh = parsed(known?.frame ?? "");
  if (!known || !fresh) return [];
  for (const [name, inside] of insides(fresh, changed)) placeOf(fresh, name)?.append(...inside.childNodes);
  Object.assign(fresh.dataset, known.data);
  return [[main(), fresh]];
}

/**
 * What has come stays in the document it was parsed in: only what is new moves to the page.
 *
 * @type {(place: Element | null, inside: Element) => Change[]}
 */
function drawn(place, inside) {
  if (!place) return [];
  const fresh = inside.ownerDocument.importNode(place);
  fresh.append(...inside.childNodes);
  return [[place, fresh]];
}

/** @type {(name: string) => string[]} */
const segmentsOf = (name) => page.stream.known?.regions.get(name) ?? [];

/** @type {(page: ParentNode, name: string) => HTMLElement | null} */
const placeOf = (page, name) => page.querySelector(`[data-region="${name}"]`);

/**
 * What comes into these regions of a page, parsed at once.
 *
 * @type {(page: ParentNode, names: string[]) => Map<string, Element>}
 */
function insides(page, names) {
  const found = names.filter((name) => placeOf(page, name));
  const html = found.map((name) => {
    const tag = placeOf(page, name)?.namespaceURI === document.documentElement.namespaceURI ? "div" : "svg";
    return `<${tag}>${segmentsOf(name).join("")}</${tag}>`;
  });
  const { children } = new DOMParser().parseFromString(html.join(""), "text/html").body;
  return new Map(found.map((name, at) => [name, children[at]]));
}

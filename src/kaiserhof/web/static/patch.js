// What the stream has told of the page: a frame with named regions, each a series of segments of markup. At first the
// whole comes, unless the page came with it; then only what has changed, as splices of segments. A region that the page
// came with has no segments here; all of them come when it changes.

import { main, parsed } from "./stage.js";

const PLACE = /\x02[^\x02]*\x02/g;
const LISTS = ["marks", "parts"]; // regions that are data of the page
let known = { last: 0, data: { ...main().dataset }, regions: new Map() };

// Whether nothing has come since the page did.
export const asItCame = () => known?.last === 0;

// Takes an event in. Returns null if it does not follow the last one: then the whole is needed.
export function takeIn(told) {
  const whole = told.frame !== undefined;
  if (!whole && known?.last !== told.from) {
    known = null;
    return null;
  }
  if (whole) known = { frame: told.frame.replace(PLACE, ""), data: {}, regions: new Map() };
  known.last = told.to;
  Object.assign(known.data, told.data);
  for (const [name, splices] of Object.entries(told.regions)) {
    const segments = known.regions.get(name) ?? [];
    for (const [at, gone, come] of splices) segments.splice(at, gone, ...come);
    known.regions.set(name, segments);
  }
  for (const list of LISTS) if (told.regions[list]) known.data[list] = `[${known.regions.get(list).join(",")}]`;
  const nothing = !whole && !Object.keys({ ...told.data, ...told.regions }).length;
  return { whole, nothing, data: known.data, changed: Object.keys(told.regions).filter((name) => !LISTS.includes(name)) };
}

// What of the page is to become what.
export function changesOf({ whole, changed }) {
  if (!whole) return changed.map((name) => drawn(main(), name)).filter(Boolean);
  const fresh = parsed(known.frame);
  for (const name of changed) {
    const place = fresh.querySelector(`[data-region="${name}"]`);
    if (place) fill(place, name);
  }
  Object.assign(fresh.dataset, known.data);
  return [[main(), fresh]];
}

function drawn(page, name) {
  const place = page.querySelector(`[data-region="${name}"]`);
  if (!place) return null;
  const fresh = place.cloneNode(false);
  fill(fresh, name);
  return [place, fresh];
}

function fill(place, name) {
  const tag = place.namespaceURI === document.documentElement.namespaceURI ? "div" : "svg";
  const html = `<${tag}>${known.regions.get(name).join("")}</${tag}>`;
  const inside = new DOMParser().parseFromString(html, "text/html").body.firstElementChild;
  place.append(...inside.childNodes);
}

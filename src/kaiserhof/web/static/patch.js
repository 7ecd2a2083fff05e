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
  // What comes stays in the document it was parsed in: only what is new moves to the page.
  if (!whole) return fill(main(), changed).map(([place, inside]) => [place, withIn(inside.ownerDocument.importNode(place), inside)]);
  const fresh = parsed(known.frame);
  for (const [place, inside] of fill(fresh, changed)) withIn(place, inside);
  Object.assign(fresh.dataset, known.data);
  return [[main(), fresh]];
}

function withIn(place, inside) {
  place.append(...inside.childNodes);
  return place;
}

// The places of regions, each with what comes into it; all of it is parsed at once.
function fill(page, names) {
  const found = names.map((name) => [name, page.querySelector(`[data-region="${name}"]`)]).filter(([, place]) => place);
  const tagOf = (place) => (place.namespaceURI === document.documentElement.namespaceURI ? "div" : "svg");
  const html = found.map(([name, place]) => `<${tagOf(place)}>${known.regions.get(name).join("")}</${tagOf(place)}>`);
  const inside = [...new DOMParser().parseFromString(html.join(""), "text/html").body.children];
  return found.map(([, place], at) => [place, inside[at]]);
}

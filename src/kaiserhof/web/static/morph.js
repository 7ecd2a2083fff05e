// Turns the old page into the new one and keeps elements that are still there, so that pieces can glide. Elements are
// matched by id, then by position and tag.

/**
 * Returns what stands in the page now.
 *
 * @param {ChildNode} old
 * @param {ChildNode} fresh
 * @returns {ChildNode}
 */
export function morph(old, fresh) {
  if (old.nodeType !== fresh.nodeType || old.nodeName !== fresh.nodeName || idOf(old) !== idOf(fresh)) {
    old.replaceWith(fresh);
    return fresh;
  }
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
    return old;
  }
  if (old.isEqualNode(fresh)) return old;
  attributes(/** @type {Element} */ (old), /** @type {Element} */ (fresh));
  children(/** @type {Element} */ (old), /** @type {Element} */ (fresh));
  return old;
}

/** @type {(node: Node) => string} */
const idOf = (node) => /** @type {Element} */ (node).id ?? "";

/** @type {(old: Element, fresh: Element) => void} */
function attributes(old, fresh) {
  for (const { name, value } of [...fresh.attributes]) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  for (const { name } of [...old.attributes]) {
    // Keep what a person has opened or typed.
    if (
      !fresh.hasAttribute(name) &&
      !(old.nodeName === "DIALOG" && name === "open") &&
      !(old.nodeName === "DETAILS" && name === "open")
    ) {
      old.removeAttribute(name);
    }
  }
}

/** @type {(old: Element, fresh: Element) => void} */
function children(old, fresh) {
  /** @type {Map<string, Element>} */
  const named = new Map();
  for (const child of old.children) if (child.id) named.set(child.id, child);
  /** @type {ChildNode | null} */
  let place = old.firstChild;
  for (const next of [...fresh.childNodes]) {
    const twin = named.get(idOf(next));
    if (twin) {
      if (twin !== place) old.insertBefore(twin, place);
      else place = twin.nextSibling;
      morph(twin, next);
      continue;
    }
    if (place && !idOf(place) && !idOf(next) && place.nodeName === next.nodeName) {
      const here = place;
      place = place.nextSibling;
      morph(here, next);
    } else {
      old.insertBefore(next, place);
    }
  }
  while (place) {
    const gone = place;
    place = place.nextSibling;
    gone.remove();
  }
}

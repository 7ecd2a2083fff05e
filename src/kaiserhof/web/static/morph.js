// Turns the old page into the new one, keeping elements that are still there, so that pieces can glide.
// Elements are matched by id, then by place and tag.

export function morph(old, fresh) {
  if (old.nodeType !== fresh.nodeType || old.nodeName !== fresh.nodeName || (old.id || "") !== (fresh.id || "")) {
    old.replaceWith(fresh);
    return fresh;
  }
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
    return old;
  }
  if (old.isEqualNode(fresh)) return old;
  attributes(old, fresh);
  children(old, fresh);
  return old;
}

function attributes(old, fresh) {
  for (const { name, value } of [...fresh.attributes]) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  for (const { name } of [...old.attributes]) {
    // What a person has opened or typed stays as they left it.
    if (
      !fresh.hasAttribute(name) &&
      !(old.nodeName === "DIALOG" && name === "open") &&
      !(old.nodeName === "DETAILS" && name === "open")
    ) {
      old.removeAttribute(name);
    }
  }
}

function children(old, fresh) {
  const named = new Map();
  for (const child of old.children) if (child.id) named.set(child.id, child);
  const wanted = new Set();
  for (const child of fresh.children) if (child.id) wanted.add(child.id);
  let place = old.firstChild;
  for (const next of [...fresh.childNodes]) {
    const twin = next.id ? named.get(next.id) : undefined;
    if (twin) {
      if (twin !== place) old.insertBefore(twin, place);
      else place = place.nextSibling;
      morph(twin, next);
      continue;
    }
    if (place && !place.id && !next.id && place.nodeName === next.nodeName) {
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
    if (!(gone.id && wanted.has(gone.id))) gone.remove();
  }
}

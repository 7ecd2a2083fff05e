// Small helpers for elements.

/**
 * The element with this id, on pages that always have one.
 *
 * @template {HTMLElement} [E=HTMLElement]
 * @param {string} id
 * @returns {E}
 */
export const the = (id) => /** @type {E} */ (document.getElementById(id));

// The address of the home page; the site may be below a path.
export const home = () => document.querySelector(".brand")?.getAttribute("href") ?? "/";

// Sets a text only if it differs, because every write triggers a new layout.
/** @type {(place: Element | null, text: string) => void} */
export function write(place, text) {
  if (place && place.textContent !== text) place.textContent = text;
}

// A new element with this text and these classes.
/** @type {<K extends keyof HTMLElementTagNameMap>(tag: K, text?: string, css?: string) => HTMLElementTagNameMap[K]} */
export function part(tag, text = "", css = "") {
  const made = document.createElement(tag);
  made.textContent = text;
  if (css) made.className = css;
  return made;
}

// Lets a slow phone draw and react to touch in between.
export const aBreath = () => globalThis.scheduler?.yield?.() ?? new Promise((goOn) => setTimeout(goOn));

// Reloads parts of a page that change while it is open; `data-fresh` is their URL.

const AGAIN = 1500;

/** @typedef {HTMLElement & { fetched?: string }} Part A part with the text it came from. */

/** @type {(part: Part) => Promise<void>} */
async function fresh(part) {
  const answer = await fetch(part.dataset.fresh ?? "", { headers: { accept: "text/html" } });
  if (!answer.ok) return;
  const text = await answer.text();
  if (text === part.fetched) return;
  /** @type {Part | null} */
  const found = new DOMParser().parseFromString(text, "text/html").getElementById(part.id);
  if (!found) return;
  found.fetched = text;
  if (part.fetched !== undefined || found.outerHTML !== folded(part)) part.replaceWith(found);
  else part.fetched = text;
}

// The markup of a part as received, so that sections a person has unfolded do not count as changes.
/** @type {(part: Part) => string} */
function folded(part) {
  const copy = /** @type {Part} */ (part.cloneNode(true));
  for (const each of copy.querySelectorAll("details[open]")) each.removeAttribute("open");
  return copy.outerHTML;
}

async function look() {
  try {
    if (!document.hidden) await Promise.all([...document.querySelectorAll("[data-fresh]")].map(fresh));
  } catch {
    // the next attempt may reach the server
  } finally {
    setTimeout(look, AGAIN);
  }
}

setTimeout(look, AGAIN);

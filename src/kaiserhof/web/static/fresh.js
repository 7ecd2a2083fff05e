// Parts of a page that change while one looks (`data-fresh` is where they come from) are fetched anew.

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

// The markup of a part as it came: what someone has unfolded since is no change.
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
    // the next look may reach the server again
  } finally {
    setTimeout(look, AGAIN);
  }
}

setTimeout(look, AGAIN);

// The layout of the page: narrow on phones in either orientation, wide elsewhere; or long, if the drawing offers it
// instead of wide and the person chose it. The server draws only the requested layout; a cookie tells it before the
// first request of the next page.

const narrow = matchMedia("(max-width: 600px), (max-height: 500px)");

const kept = () => localStorage.getItem("kaiserhof-board") ?? "wide";
const offered = () => document.querySelector("[data-instead]");

/** @type {() => string} */
export const form = () => (narrow.matches ? "narrow" : offered() ? kept() : "wide");

function remember() {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has a store of cookies
  document.cookie = `kaiserhof_form=${narrow.matches ? "narrow" : kept()}; path=/; max-age=31536000; samesite=lax`;
}

// `changed` is called whenever another layout fits the window.
/** @type {(changed: () => void, signal: AbortSignal) => void} */
export function whenFormChanges(changed, signal) {
  const tell = () => {
    remember();
    changed();
  };
  narrow.addEventListener("change", tell, { signal });
}

// Takes the layout that a person chooses. Returns whether this is what they did.
/** @type {(target: Element) => boolean} */
export function chooseForm(target) {
  const chosen = target.closest("[data-instead]");
  if (!chosen) return false;
  localStorage.setItem("kaiserhof-board", chosen.dataset.instead ?? "");
  remember();
  return true;
}

remember();

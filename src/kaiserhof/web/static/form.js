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
/** @type {(changed: () => void) => void} */
export function listenToForm(changed) {
  narrow.addEventListener("change", () => {
    remember();
    changed();
  });
  for (const kind of ["click", "keydown"]) {
    document.addEventListener(
      kind,
      (event) => {
        const chosen = event.target instanceof Element && event.target.closest("[data-instead]");
        if (!chosen || (event instanceof KeyboardEvent && event.key !== "Enter" && event.key !== " ")) return;
        event.stopPropagation();
        event.preventDefault();
        localStorage.setItem("kaiserhof-board", chosen.dataset.instead ?? "");
        remember();
        changed();
      },
      true,
    );
  }
}

remember();

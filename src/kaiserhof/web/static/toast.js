// Short-lived messages.

const LASTS = 4000;

export const toast = toaster();

// Returns a function that shows a text, and hides it after a while.
function toaster() {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @param {string} text */
  return (text) => {
    const box = document.getElementById("toast");
    if (!box) return;
    box.textContent = text;
    box.hidden = false;
    clearTimeout(timer);
    timer = setTimeout(() => {
      box.hidden = true;
    }, LASTS);
  };
}

// The sentence of an error page.
/** @type {(text: string, otherwise: string) => string} */
export function sentence(text, otherwise) {
  const page = new DOMParser().parseFromString(text, "text/html");
  return page.querySelector(".page-head p")?.textContent ?? otherwise;
}

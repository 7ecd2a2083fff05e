// Short-lived messages.

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** @type {(text: string) => void} */
export function toast(text) {
  const box = document.getElementById("toast");
  if (!box) return;
  box.textContent = text;
  box.hidden = false;
  clearTimeout(timer);
  timer = setTimeout(() => {
    box.hidden = true;
  }, 4000);
}

// The sentence of an error page.
/** @type {(text: string, otherwise: string) => string} */
export function sentence(text, otherwise) {
  const page = new DOMParser().parseFromString(text, "text/html");
  return page.querySelector(".page-head p")?.textContent ?? otherwise;
}

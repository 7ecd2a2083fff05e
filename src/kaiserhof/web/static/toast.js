// What the page says in passing.

export function toast(text) {
  const box = document.getElementById("toast");
  box.textContent = text;
  box.hidden = false;
  clearTimeout(toast.timer);
  toast.timer = setTimeout(() => {
    box.hidden = true;
  }, 4000);
}

// The sentence an error page says.
export function sentence(text, otherwise) {
  const page = new DOMParser().parseFromString(text, "text/html");
  return page.querySelector(".page-head p")?.textContent ?? otherwise;
}

// The page that is shown without a network: names the lessons that are kept, and goes on by itself when it is back.

import "./page.js";

for (const entry of document.querySelectorAll("[data-lesson]")) {
  if (await caches.match(entry.dataset.lesson)) {
    entry.hidden = false;
    document.getElementById("lessons").hidden = false;
  }
}
document.getElementById("again").addEventListener("click", () => location.reload());
// A device says that it is online before the server can be reached, and sometimes when it is not.
if (location.pathname !== "/offline") {
  addEventListener("online", () =>
    fetch("/health/live").then(
      () => location.reload(),
      () => null,
    ),
  );
}
document.body.classList.add("ready");

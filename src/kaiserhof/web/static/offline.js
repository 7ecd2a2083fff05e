// The offline page: lists the cached lessons, and continues by itself when the network is back.

import "./page.js";
import { the } from "./dom.js";

for (const entry of document.querySelectorAll("[data-lesson]")) {
  if (await caches.match(entry.dataset.lesson ?? "")) {
    entry.hidden = false;
    the("lessons").hidden = false;
  }
}
the("again").addEventListener("click", () => location.reload());
// Devices report that they are online before the server can be reached, and sometimes when it cannot.
if (location.pathname !== "/offline") {
  addEventListener("online", () =>
    fetch("/health/live").then(
      () => location.reload(),
      () => null,
    ),
  );
}
document.body.classList.add("ready");

// Today: texts to share or copy.

import "./page.js";
import { listenToCopy, listenToShare } from "./sharing.js";

/** @type {(id: string) => string} */
const textOf = (id) => document.getElementById(id)?.textContent ?? "";

for (const button of document.querySelectorAll("[data-copy]")) {
  listenToCopy(button, () => textOf(button.dataset.copy ?? ""));
}
for (const button of document.querySelectorAll("[data-share]")) {
  listenToShare(button, () => ({ text: textOf(button.dataset.share ?? "") }));
}

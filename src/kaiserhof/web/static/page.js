// What every page does: the script of each page imports it first, and nothing else of it is used.

import "./form.js"; // so that the first board a phone opens is drawn for it
import { install } from "./installed.js";
import { giveSigns } from "./presence.js";
import { watchWaiting } from "./waiting.js";

install();
watchWaiting();

for (const box of document.querySelectorAll("input[readonly]")) {
  box.addEventListener("focus", () => box.select());
}

giveSigns();

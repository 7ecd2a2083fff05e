// What every page does. The script of each page imports it first and uses nothing else of it.

import "./form.js"; // so that the first board opened on a phone is drawn for it
import { install } from "./installed.js";
import { giveSigns } from "./presence.js";
import { watchWaiting } from "./waiting.js";

install();
watchWaiting();

for (const box of document.querySelectorAll("input[readonly]")) {
  box.addEventListener("focus", () => box.select());
}

giveSigns();

// What every page does. The script of each page imports it first and uses nothing else of it.

import "./form.js"; // so that the first board opened on a phone is drawn for it
import { install } from "./installed.js";
import { giveSigns } from "./presence.js";
import { watchWaiting } from "./waiting.js";

install();
watchWaiting();

/** @type {NodeListOf<HTMLInputElement>} */
const boxes = document.querySelectorAll("input[readonly]");
for (const box of boxes) box.addEventListener("focus", () => box.select());

giveSigns();

// The page of holidays. Days are those of this device's calendar.

import "./page.js";
import { sayTimes } from "./since.js";

/** @type {(name: string) => HTMLInputElement | null} */
const field = (name) => document.querySelector(`[name=${name}]`);

const [zone, first, last] = ["zone", "first", "last"].map(field);
if (zone) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? zone.value;

function follow() {
  if (first && last) last.min = first.value;
}
first?.addEventListener("change", follow);
follow();

sayTimes();
document.body.classList.add("ready");

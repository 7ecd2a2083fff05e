// The page of holidays. Days are those of this device's calendar.

import "./page.js";
import { sayTimes } from "./since.js";

const zone = document.querySelector("[name=zone]");
if (zone) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? zone.value;

const [first, last] = ["first", "last"].map((name) => document.querySelector(`[name=${name}]`));
const follow = () => {
  last.min = first.value;
};
first?.addEventListener("change", follow);
if (first) follow();

sayTimes();
document.body.classList.add("ready");

// My games, kept up to date while the page is visible.

import "./page.js";
import { morph } from "./morph.js";
import { sayTimes } from "./since.js";

const EVERY = 8000;
const page = document.getElementById("main");

async function refresh() {
  if (document.hidden) return;
  try {
    const answer = await fetch(page?.dataset.list ?? "", { headers: { accept: "text/html" } });
    if (!answer.ok) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("mine");
    const shown = document.getElementById("mine");
    if (!fresh || !shown) return;
    sayTimes(fresh);
    morph(shown, fresh);
  } catch {
    // Offline, the lists stay as they are.
  }
}

sayTimes();
setInterval(refresh, EVERY);
document.addEventListener("visibilitychange", refresh);
document.body.classList.add("ready");

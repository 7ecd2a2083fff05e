// Steps through the final scoring by buttons, arrow keys or automatically.

import "./page.js";
import "./ending.js";

const walk = document.getElementById("walk");
const last = Number(walk?.dataset.steps ?? 0) - 1;
let step = 0;
let timer = 0;

function show(next) {
  step = Math.min(last, Math.max(0, next));
  for (const part of walk.querySelectorAll("[data-step]")) {
    if (Number(part.dataset.step) === step) part.removeAttribute("hidden");
    else part.setAttribute("hidden", "");
  }
  if (step === last) stop();
}

function stop() {
  clearInterval(timer);
  timer = 0;
  walk.querySelector("[data-walk=auto]").setAttribute("aria-pressed", "false");
}

function auto() {
  if (timer) return stop();
  if (step === last) show(0);
  walk.querySelector("[data-walk=auto]").setAttribute("aria-pressed", "true");
  timer = setInterval(() => show(step + 1), 1500);
}

if (walk && last >= 0) {
  walk.addEventListener("click", (event) => {
    const what = event.target.closest("[data-walk]")?.dataset.walk;
    if (what === "next") {
      stop();
      show(step + 1);
    }
    if (what === "back") {
      stop();
      show(step - 1);
    }
    if (what === "auto") auto();
  });
  document.addEventListener("keydown", (event) => {
    if (event.target.closest("input, select, textarea")) return;
    if (event.key === "ArrowRight") {
      stop();
      show(step + 1);
    }
    if (event.key === "ArrowLeft") {
      stop();
      show(step - 1);
    }
  });
  show(0);
}

// Steps through the final scoring by buttons, arrow keys or automatically.

import "./page.js";
import "./ending.js";

const EACH = 1500;
const walk = document.getElementById("walk");
if (walk && Number(walk.dataset.steps) > 0) stepThrough(walk);

/** @param {HTMLElement} walk */
function stepThrough(walk) {
  const last = Number(walk.dataset.steps) - 1;
  let step = 0;
  let timer = 0;

  /** @param {number} next */
  function show(next) {
    step = Math.min(last, Math.max(0, next));
    for (const part of walk.querySelectorAll("[data-step]")) {
      if (Number(part.dataset.step) === step) part.removeAttribute("hidden");
      else part.setAttribute("hidden", "");
    }
    if (step === last) stop();
  }

  /** @param {number} next */
  function go(next) {
    stop();
    show(next);
  }

  /** @param {boolean} on */
  function press(on) {
    walk.querySelector("[data-walk=auto]")?.setAttribute("aria-pressed", String(on));
  }

  function stop() {
    clearInterval(timer);
    timer = 0;
    press(false);
  }

  function auto() {
    if (timer) return stop();
    if (step === last) show(0);
    press(true);
    timer = window.setInterval(() => show(step + 1), EACH);
  }

  walk.addEventListener("click", (event) => {
    const what = /** @type {Element} */ (event.target).closest("[data-walk]")?.dataset.walk;
    if (what === "next") go(step + 1);
    if (what === "back") go(step - 1);
    if (what === "auto") auto();
  });
  document.addEventListener("keydown", (event) => {
    if (/** @type {Element} */ (event.target).closest("input, select, textarea")) return;
    if (event.key === "ArrowRight") go(step + 1);
    if (event.key === "ArrowLeft") go(step - 1);
  });
  show(0);
}

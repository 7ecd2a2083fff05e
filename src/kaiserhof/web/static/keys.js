// The keyboard: arrows walk among what is lit, with Shift among all that explains itself; Enter takes, Escape lets go,
// R turns, U takes back.

export function litTargets() {
  return [...document.querySelectorAll("#board .spot.lit, #cards .spot.lit, #prompt-do [data-move]")];
}

function askable() {
  const things = [...document.querySelectorAll("#main [data-about]")].filter((thing) => thing.getClientRects().length);
  for (const thing of things) if (!thing.hasAttribute("tabindex")) thing.setAttribute("tabindex", "-1");
  return things;
}

export function listenToKeys(actions) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea, dialog")) return;
    if (event.key.startsWith("Arrow")) {
      if (event.target.closest("[role=log], .board-text") && !event.target.closest(".spot")) return;
      const next = neighbour(document.activeElement, event.key, event.shiftKey ? askable() : litTargets());
      if (next) {
        next.focus({ preventScroll: true });
        event.preventDefault();
      }
    } else if (event.key === "Enter" || event.key === " ") {
      if (event.target.closest("button, a, summary, label") && !event.target.closest(".spot")) return;
      if (actions.enter(document.activeElement)) event.preventDefault();
    } else if (event.key === "Escape") {
      actions.escape();
    } else if (event.key === "u" || event.key === "U") {
      actions.undo();
    } else if (event.key === "r" || event.key === "R") {
      actions.turn(document.activeElement);
    }
  });
}

function neighbour(from, key, targets) {
  if (!targets.length) return null;
  if (!targets.includes(from)) return targets[0];
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(from);
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  let best = null;
  let least = Infinity;
  for (const target of targets) {
    const [tx, ty] = middle(target);
    const ahead = (tx - x) * dx + (ty - y) * dy;
    if (target === from || ahead <= 1) continue;
    const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    const cost = ahead + 2.2 * aside;
    if (cost < least) [best, least] = [target, cost];
  }
  // At the edge go on to the next in order, so that everything can be reached.
  const step = dx + dy > 0 ? 1 : targets.length - 1;
  return best ?? targets[(targets.indexOf(from) + step) % targets.length];
}

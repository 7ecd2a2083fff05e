// Keyboard shortcuts of a table. KEYS holds all of them: the key and the name of its action. The list under "?" is made
// from it.

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
export const KEYS = [
  { does: "walk", keys: ARROWS, shown: "← → ↑ ↓" },
  { does: "explain", keys: ARROWS, shift: true, shown: "⇧ ← → ↑ ↓" },
  { does: "take", keys: ["Enter", " "], shown: "Enter" },
  { does: "escape", keys: ["Escape"], shown: "Esc" },
  { does: "undo", keys: ["u", "U"], shown: "U" },
  { does: "call", keys: ["g", "G"], shown: "G" },
  { does: "turn", keys: ["r", "R"], shown: "R" },
  { does: "next", keys: ["n", "N"], shown: "N" },
  { does: "sound", keys: ["s", "S"], shown: "S" },
  { does: "menu", keys: ["m", "M"], shown: "M" },
  { does: "rules", keys: ["b", "B"], shown: "B" },
  { does: "keys", keys: ["?"], shown: "?" },
];

function litTargets() {
  return [...document.querySelectorAll("#board .spot.lit, #cards .spot.lit, #prompt-do [data-move]")];
}

function askable() {
  const things = [...document.querySelectorAll("#main [data-about]")].filter((thing) => thing.getClientRects().length);
  for (const thing of things) if (!thing.hasAttribute("tabindex")) thing.setAttribute("tabindex", "-1");
  return things;
}

// A page supports those among its actions; walking and explaining work on every page.
export function listenToKeys(actions) {
  const all = { walk, explain, take: takeFocused, ...actions };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea, dialog"))
      return;
    const found = KEYS.find(
      ({ keys, shift, does }) =>
        keys.includes(event.key) && all[does] && (!ARROWS.includes(event.key) || Boolean(shift) === event.shiftKey),
    );
    if (found) all[found.does](event);
  });

  function takeFocused(event) {
    if (event.target.closest("button, a, summary, label") && !event.target.closest(".spot")) return;
    if (actions.enter(document.activeElement)) event.preventDefault();
  }
  listKeys(all);
}

const walk = (event) => go(event, litTargets());
const explain = (event) => go(event, askable());

function go(event, targets) {
  if (event.target.closest("[role=log], .board-text") && !event.target.closest(".spot")) return;
  const next = neighbour(document.activeElement, event.key, targets);
  if (!next) return;
  next.focus({ preventScroll: true });
  event.preventDefault();
}

export function isKey(does, event) {
  return (
    !event.ctrlKey &&
    !event.metaKey &&
    !event.altKey &&
    KEYS.find((entry) => entry.does === does).keys.includes(event.key)
  );
}

// The list under "?": what this page supports, in the order of KEYS. The rule book handles its own key.
function listKeys(actions) {
  const box = document.getElementById("keys");
  if (!box) return;
  const words = JSON.parse(box.dataset.words);
  const list = box.querySelector("dl");
  for (const { does, shown } of KEYS.filter(({ does }) => actions[does] || does === "rules")) {
    const key = list.appendChild(document.createElement("dt")).appendChild(document.createElement("kbd"));
    key.textContent = shown;
    list.appendChild(document.createElement("dd")).textContent = words[does];
  }
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
  // At the edge continue with the next in order, so that everything can be reached.
  const step = dx + dy > 0 ? 1 : targets.length - 1;
  return best ?? targets[(targets.indexOf(from) + step) % targets.length];
}

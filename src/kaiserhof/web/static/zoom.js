// The board can be enlarged and moved: by buttons, wheel with Ctrl, pinch and drag.

const MOST = 4;
const view = { scale: 1, x: 0, y: 0 };

function box() {
  return document.getElementById("zoomed");
}

export function applyZoom() {
  const board = box();
  if (!board) return;
  const frame = board.parentElement;
  if (view.scale > 1 && frame.scrollLeft) {
    // A board wider than its frame scrolls; enlarged it is moved instead.
    view.x -= frame.scrollLeft;
    frame.scrollLeft = 0;
  }
  view.x = Math.min(0, Math.max(view.x, frame.clientWidth - board.offsetWidth * view.scale));
  view.y = Math.min(0, Math.max(view.y, (frame.clientHeight || board.clientHeight) - board.offsetHeight * view.scale));
  if (view.scale === 1 && view.x) {
    frame.scrollLeft = -view.x;
    view.x = 0;
  }
  board.style.transform = view.scale === 1 ? "" : `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
  frame.classList.toggle("zoomed", view.scale > 1);
}

function zoomAt(factor, clientX, clientY) {
  const frame = box().parentElement.getBoundingClientRect();
  const [px, py] = [clientX - frame.x, clientY - frame.y];
  const scale = Math.min(MOST, Math.max(1, view.scale * factor));
  view.x = px - ((px - view.x) * scale) / view.scale;
  view.y = py - ((py - view.y) * scale) / view.scale;
  view.scale = scale;
  applyZoom();
}

export function listenToZoom(root) {
  root.addEventListener("click", (event) => {
    const button = event.target.closest("[data-zoom]");
    if (!button || !box()) return;
    const frame = box().parentElement.getBoundingClientRect();
    if (button.dataset.zoom === "fit") Object.assign(view, { scale: 1, x: 0, y: 0 });
    else zoomAt(button.dataset.zoom === "in" ? 1.5 : 1 / 1.5, frame.x + frame.width / 2, frame.y + frame.height / 2);
    applyZoom();
  });
  root.addEventListener("wheel", (event) => {
    if (!event.ctrlKey || !event.target.closest("#zoomed")) return;
    event.preventDefault();
    zoomAt(event.deltaY < 0 ? 1.15 : 1 / 1.15, event.clientX, event.clientY);
  }, { passive: false });
  fingers(root);
  addEventListener("resize", applyZoom);
}

function fingers(root) {
  const down = new Map();
  let apart = 0;
  root.addEventListener("pointerdown", (event) => {
    if (event.target.closest("#zoomed")) down.set(event.pointerId, event);
    if (down.size === 2) apart = distance(down);
  });
  root.addEventListener("pointermove", (event) => {
    const before = down.get(event.pointerId);
    if (!before) return;
    down.set(event.pointerId, event);
    if (down.size === 2) {
      const now = distance(down);
      const [a, b] = [...down.values()];
      if (apart) zoomAt(now / apart, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
      apart = now;
    } else if (down.size === 1 && view.scale > 1) {
      view.x += event.clientX - before.clientX;
      view.y += event.clientY - before.clientY;
      applyZoom();
    }
  });
  for (const kind of ["pointerup", "pointercancel"]) {
    addEventListener(kind, (event) => { down.delete(event.pointerId); apart = 0; });
  }
}

function distance(down) {
  const [a, b] = [...down.values()];
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}

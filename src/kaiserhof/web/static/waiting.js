// Shows in the title and icon of every open page in how many games it is this person's turn. One page asks the server
// and tells the others; a change at a table triggers a request at once.

const EVERY = 60000;
const channel = "BroadcastChannel" in window ? new BroadcastChannel("kaiserhof-waiting") : null;
const icon = document.querySelector("link[rel=icon]");

/** @param {number} count */
function show(count) {
  if (icon) {
    const wanted = (count ? icon.dataset.turn : icon.dataset.calm) ?? "";
    if (icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
  }
  navigator.setAppBadge?.(count).catch(() => {});
  number(count);
}

// The script of a table sets its own titles; the number is prepended to them.
/** @param {number} count */
function number(count) {
  const plain = document.title.replace(/^\(\d+\) /, "");
  const title = count ? `(${count}) ${plain}` : plain;
  if (document.title !== title) document.title = title;
}

async function asked() {
  try {
    const answer = await fetch("/me/waiting", { headers: { accept: "application/json" } });
    return answer.ok ? /** @type {number} */ ((await answer.json()).waiting) : null;
  } catch {
    return null; // offline: keep what is shown
  }
}

export function watchWaiting() {
  if (!document.documentElement.hasAttribute("data-known")) return;
  let count = 0;
  /** @param {number} waiting */
  const take = (waiting) => {
    count = waiting;
    show(count);
  };
  const ask = async () => {
    const waiting = await asked();
    if (waiting === null) return;
    take(waiting);
    channel?.postMessage(waiting);
  };
  channel?.addEventListener("message", (event) => take(event.data));
  const title = document.querySelector("title");
  if (title) new MutationObserver(() => number(count)).observe(title, { childList: true });
  let turn = document.getElementById("main")?.dataset.turn;
  document.getElementById("live")?.addEventListener("drawn", () => {
    const now = document.getElementById("main")?.dataset.turn;
    if (now !== turn) ask();
    turn = now;
  });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) ask();
  });
  ask();
  const again = () => setInterval(ask, EVERY);
  if (navigator.locks)
    navigator.locks.request("kaiserhof-waiting", () => new Promise(again)); // only one page holds the lock
  else again();
}

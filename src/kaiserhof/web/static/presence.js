// Presence reports of this page: whether it is open, visible and in use. Others at a table see who is present.

const EVERY = 50000; // a page in use reports about once a minute
const QUIET = 20000; // a page without a stream reports in between that it is open
const PAGE = location.pathname.match(/\/t\/([\w-]{1,16})(?:\/([\w-]{1,22}))?/);

// The id of this page. A table's stream carries it, and the page counts as open while its stream is.
export const tab = Array.from(
  crypto.getRandomValues(new Uint8Array(12)),
  (byte) => "abcdefghijklmnopqrstuvwxyz012345"[byte % 32],
).join("");

const streaming = document.getElementById("live")?.dataset.table;

/** @import { Ask } from "../wire" */

// Shows the open questions to the person at their tables as links above the page.
/** @type {(asks: Ask[]) => void} */
export function showAsks(asks) {
  let box = document.getElementById("asks");
  if (!box && asks.length) {
    box = document.createElement("div");
    box.id = "asks";
    box.className = "asks";
    box.setAttribute("role", "status");
    document.querySelector(".bar")?.after(box);
  }
  box?.replaceChildren(
    ...asks.map(({ text, href }) => {
      const link = document.createElement("a");
      [link.href, link.textContent] = [href, text];
      return link;
    }),
  );
}

/** @type {(more: { used?: boolean, left?: boolean }) => Promise<void>} */
async function sign(more) {
  const body = JSON.stringify({
    tab,
    table: PAGE?.[1] ?? "",
    page: PAGE?.[2] ?? "table",
    visible: !document.hidden,
    ...more,
  });
  try {
    const answer = await fetch("/here", {
      method: "POST",
      keepalive: true,
      headers: { "content-type": "application/json" },
      body,
    });
    if (answer.ok && !streaming && !more.left) showAsks(await answer.json());
  } catch {
    /* the next report follows soon */
  }
}

export function giveSigns() {
  let told = Date.now();
  let closing = false; // a closing page becomes hidden after its last report and must not report that
  const use = () => {
    if (document.hidden || Date.now() - told < EVERY) return;
    told = Date.now();
    sign({ used: true });
  };
  sign({ used: !document.hidden });
  for (const kind of ["pointerdown", "pointermove", "keydown", "wheel", "scroll"])
    addEventListener(kind, use, { passive: true, capture: true });
  document.addEventListener("visibilitychange", () => {
    if (closing) return;
    told = document.hidden ? 0 : Date.now();
    sign({ used: !document.hidden });
  });
  addEventListener("pagehide", () => {
    sign({ left: true });
    closing = true;
  });
  addEventListener("pageshow", (event) => {
    closing = false;
    if (event.persisted) sign({ used: true });
  });
  // A page without a stream is present only through its reports.
  if (!streaming) setInterval(() => sign({}), QUIET);
}

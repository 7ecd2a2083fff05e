// Signs of this page: that it is open, seen and used. Others at a table see who is here.

const EVERY = 50000; // a page in use says so about once a minute
const QUIET = 20000; // a page without a stream says in between that it is open
const PAGE = location.pathname.match(/^\/t\/([\w-]{1,16})(?:\/([\w-]{1,22}))?/);

// The name of this page; a table's stream carries it, and the page is open as long as the stream is.
export const tab = Array.from(
  crypto.getRandomValues(new Uint8Array(12)),
  (byte) => "abcdefghijklmnopqrstuvwxyz012345"[byte % 32],
).join("");

let told = 0;
let closing = false; // a page that is being closed is hidden after its last sign, and says nothing of it
const streaming = document.getElementById("live")?.dataset.table;

/** @import { Ask } from "../wire" */

// Shows what the person is asked at their tables, as links above the page.
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
    /* the next sign comes soon */
  }
}

function use() {
  if (document.hidden || Date.now() - told < EVERY) return;
  told = Date.now();
  sign({ used: true });
}

export function giveSigns() {
  told = Date.now();
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
  // A page without a stream is known by its signs alone.
  if (!streaming) setInterval(() => sign({}), QUIET);
}

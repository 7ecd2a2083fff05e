// The service worker: registers it when the page is idle, and caches a lesson for offline use.

/** @typedef {Navigator & { connection?: { saveData: boolean } }} Connected Not every browser tells about its connection. */

/** @type {(act: () => void) => unknown} */
const idle = window.requestIdleCallback ?? ((act) => setTimeout(act, 2000));
const asApplication = () => matchMedia("(display-mode: standalone)").matches;

export function install() {
  if (window !== parent) return; // in the shell of a browser's tab, which has a service worker of its own
  if (!("serviceWorker" in navigator) || /** @type {Connected} */ (navigator).connection?.saveData) return;
  addEventListener("load", () => idle(begin), { once: true });
  addEventListener("appinstalled", () => keepLesson(firstLesson()));
}

async function begin() {
  try {
    await navigator.serviceWorker.register("/worker.js");
    keepLesson(thisLesson() ?? (asApplication() ? firstLesson() : null));
  } catch {
    // without it the page works, but not offline
  }
}

const thisLesson = () => location.pathname.match(/^\/learn\/[^/]+/)?.[0] ?? null;
const firstLesson = () => document.querySelector("a[href^='/learn/']")?.getAttribute("href") ?? null;

/** @param {string | null} address */
async function keepLesson(address) {
  if (!address) return;
  const registration = await navigator.serviceWorker.ready;
  registration.active?.postMessage({ lesson: `${address}/whole` });
}

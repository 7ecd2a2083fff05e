// The page of notifications: saves every change at once, and switches push on or off for this browser. The browser asks
// for permission only after a tap on the switch, because a refusal is final.

import "./page.js";
import { the } from "./dom.js";
import { toast } from "./toast.js";

/**
 * @typedef {"on" | "off" | "denied" | "dismissed" | "unsupported" | "iphone" | "failed" | "saved" | "lost"} Word
 * @typedef {Record<Word | "key" | "endpoints", string>} Words
 */

const words = /** @type {Words} */ (/** @type {unknown} */ (the("main").dataset));
/** @type {HTMLInputElement} */
const toggle = the("push");
const said = the("push-said");
/** @type {string[]} */
const known = JSON.parse(words.endpoints);

// ---------------------------------------------------------------- what is kept at once

/** @type {NodeListOf<HTMLFormElement>} */
const forms = document.querySelectorAll("form[data-save]");
for (const form of forms) {
  form.addEventListener("change", async () => {
    if (!form.reportValidity()) return;
    const data = new URLSearchParams(/** @type {[string, string][]} */ ([...new FormData(form)]));
    const answer = await post(form.action, data);
    if (answer) toast(answer.ok ? words.saved : await sentenceOf(answer));
  });
}

/** @type {(address: string, body: string | URLSearchParams) => Promise<Response | null>} */
async function post(address, body) {
  try {
    return await fetch(address, { method: "POST", headers: { accept: "application/json" }, body });
  } catch {
    toast(words.lost);
    return null;
  }
}

/** @type {(answer: Response) => Promise<string>} */
async function sentenceOf(answer) {
  try {
    return (await answer.json()).sentence ?? words.failed;
  } catch {
    return words.failed;
  }
}

/** @type {HTMLInputElement | null} */
const zone = document.querySelector("input[name=zone]");
if (zone?.value === "UTC") zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "UTC";

/** @type {NodeListOf<HTMLTimeElement>} */
const times = document.querySelectorAll("time[data-at]");
for (const time of times) {
  const at = new Date(Number(time.dataset.at) * 1000);
  time.dateTime = at.toISOString();
  time.textContent = at.toLocaleString(document.documentElement.lang, { dateStyle: "short", timeStyle: "short" });
}

// ---------------------------------------------------------------- push

const supported = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
const onIphone = /iPhone|iPad|iPod/.test(navigator.userAgent) && !matchMedia("(display-mode: standalone)").matches;

/** @type {(on: boolean, text: string, possible?: boolean) => void} */
function show(on, text, possible = true) {
  toggle.checked = on;
  toggle.disabled = !possible;
  said.textContent = text;
}

async function subscription() {
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function look() {
  if (!supported) return show(false, onIphone ? words.iphone : words.unsupported, false);
  if (Notification.permission === "denied") return show(false, words.denied, false);
  const mine = await subscription();
  const number = mine ? known.indexOf(mine.endpoint) : -1;
  for (const row of document.querySelectorAll("[data-browser]")) {
    const mark = row.querySelector("[data-this]");
    if (mark) mark.hidden = Number(row.dataset.browser) !== number;
  }
  return show(number >= 0, number >= 0 ? words.on : words.off);
}

async function switchOn() {
  const permission = await Notification.requestPermission();
  if (permission === "denied") return show(false, words.denied, false);
  if (permission !== "granted") return show(false, words.dismissed);
  const registration = await navigator.serviceWorker.register("/worker.js");
  await navigator.serviceWorker.ready;
  await (await registration.pushManager.getSubscription())?.unsubscribe(); // it may use an older key
  const mine = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: words.key });
  const answer = await post("/me/notices/push", JSON.stringify(mine));
  if (answer?.ok) return location.reload();
  await mine.unsubscribe();
  return show(false, answer ? await sentenceOf(answer) : words.lost);
}

async function switchOff() {
  const mine = await subscription();
  if (mine) {
    await post("/me/notices/push/stop", JSON.stringify({ endpoint: mine.endpoint }));
    await mine.unsubscribe();
  }
  location.reload();
}

toggle.addEventListener("change", async () => {
  toggle.disabled = true;
  try {
    await (toggle.checked ? switchOn() : switchOff());
  } catch {
    show(false, words.failed);
  }
});

await look();
document.body.classList.add("ready");

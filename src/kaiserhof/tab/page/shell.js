// The shell: owns the worker in which the application runs, and shows its pages in a frame, so that the worker stays when
// the page changes.

import { WORDS } from "./words.js";

const BASE = new URL("../../", import.meta.url);
const frame = /** @type {HTMLIFrameElement} */ (document.getElementById("pages"));
const starting = /** @type {HTMLElement} */ (document.getElementById("starting"));
const notice = /** @type {HTMLElement} */ (document.getElementById("notice"));
const KEEP_AWAKE = 15_000; // browsers end a service worker that hears nothing, and its streams with it
const LOCK = `kaiserhof ${BASE.pathname}`;

const PLACE = "kaiserhof-place"; // where the visitor was before a new version

const here = () => location.pathname + location.search + location.hash;

/** @typedef {"en" | "de" | "zh"} Lang */

const lang = /** @type {Lang} */ (
  [localStorage.getItem("kaiserhof-lang"), ...navigator.languages]
    .map((each) => each?.slice(0, 2))
    .find((each) => each && each in WORDS) ?? "en"
);
/** @type {Record<string, string>} */
const words = WORDS[lang];
document.documentElement.lang = lang;
/** @type {HTMLLinkElement} */ (document.getElementById("manifest")).href = new URL(
  `${lang}.webmanifest`,
  import.meta.url,
).href;

let ready = false;
let early = false; // whether the frame shows a page as the build has prepared it

/** @param {string} id */
const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

// ---------------------------------------------------------------- what is said

/** @type {(text: string, more?: { whole?: boolean, act?: [string, () => void] }) => void} */
function say(text, { whole = false, act } = {}) {
  element("said").textContent = text;
  notice.classList.toggle("whole", whole);
  notice.hidden = false;
  const button = element("act");
  button.hidden = !act;
  if (act) [button.textContent, button.onclick] = act;
  element("close").hidden = whole;
}
element("close").addEventListener("click", () => {
  notice.hidden = true;
});

/** @type {(stage: string, part: number | null) => void} */
function show(stage, part) {
  const [from, to] = { download: [0, 0.5], python: [0.5, 0.7], unpack: [0.7, 0.75], application: [0.75, 1] }[stage] ?? [
    1, 1,
  ];
  element("stage").textContent = words[stage] ?? "";
  /** @type {HTMLProgressElement} */ (element("progress")).value = from + (part ?? 0) * (to - from);
}

// ---------------------------------------------------------------- the service worker

async function registered() {
  if (!navigator.serviceWorker || !navigator.locks) {
    starting.hidden = true;
    say(words["no-worker"], { whole: true });
    throw new Error("no service worker");
  }
  const workers = navigator.serviceWorker;
  const registration = await workers.register(new URL("worker.js", BASE));
  if (!workers.controller) {
    await new Promise((done) => workers.addEventListener("controllerchange", done, { once: true }));
  }
  workers.addEventListener("controllerchange", () => location.reload());
  // Without a registration the next load comes from the network, which knows only the home page, and registers the new
  // service worker. The browser would wait with it until the old one has nothing to do.
  const takeOver = async () => {
    sessionStorage.setItem(PLACE, here());
    await registration.unregister();
    location.replace(`${BASE}?${Date.now()}`); // past the browser's cache
  };
  const offer = () => {
    if (registration.waiting && workers.controller) {
      say(words.update, { act: [words["update-act"], takeOver] });
    }
  };
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", offer));
  offer();
  return registration;
}

// ---------------------------------------------------------------- the application

/** @type {Worker | null} */
let worker = null;

/** @type {() => void} */
function begin() {
  worker = new Worker(new URL("application.js", import.meta.url), { type: "module" });
  worker.addEventListener("error", ({ message }) => fail(message));
  worker.addEventListener("message", ({ data }) => {
    if (data.stage) show(data.stage, data.part);
    if (data.stage === "ready") begun();
    Object.assign(document.documentElement.dataset, data.about); // for measurements and tests
    if (data.stored === false) say(words["not-stored"]);
    if (data.full) say(words.full);
    if (data.failed) fail(data.failed);
    if (data.restart) frame.addEventListener("load", () => location.reload()); // after the answer
  });
  tell();
}

/** @param {string} detail */
function fail(detail) {
  starting.hidden = true;
  say(`${words.failed} (${detail})`, { whole: !ready, act: [words.again, () => location.reload()] });
}

function begun() {
  ready = true;
  if (early) frame.contentWindow?.location.reload();
  starting.hidden = !early && !frame.hidden;
  navigator.serviceWorker.controller?.postMessage("ready");
  navigator.storage?.persist?.();
}

const tell = () => {
  if (worker) navigator.serviceWorker.controller?.postMessage("holding");
};

navigator.serviceWorker?.addEventListener("message", ({ data, ports: [port] }) => {
  if (!data.ask) return;
  if (!worker) return port.postMessage(["no"]);
  if (!ready && data.ask.early) {
    early = true;
    return port.postMessage(["soon", lang, localStorage.getItem("kaiserhof-theme") ?? "auto"]);
  }
  if (!ready && data.ask.page) early = false;
  worker.postMessage({ ...data.ask, cookie: document.cookie }, [port]);
});
navigator.serviceWorker?.startMessages();

// ---------------------------------------------------------------- the frame

// The address and title of the page are those of the frame.
function follow() {
  const page = frame.contentWindow;
  if (!page || page.location.href === "about:blank") return;
  frame.hidden = false;
  starting.classList.add("beside");
  starting.hidden = ready;
  const { pathname, search, hash } = page.location;
  if (pathname + search + hash !== here()) history.replaceState(null, "", pathname + search + hash);
  document.title = page.document.title || "Kaiserhof";
  const { lang: shown, dataset } = page.document.documentElement;
  if (shown) localStorage.setItem("kaiserhof-lang", shown.slice(0, 2));
  if (dataset.theme) localStorage.setItem("kaiserhof-theme", dataset.theme);
}
frame.addEventListener("load", () => {
  follow();
  const page = /** @type {any} */ (frame.contentWindow);
  page?.navigation?.addEventListener("currententrychange", follow);
});

// One tab has the games. Another waits until that one is closed, or takes them over.

/** @type {(options: LockOptions) => void} */
function alone(options) {
  const taken = /** @type {Promise<unknown>} */ (
    navigator.locks.request(LOCK, options, (lock) => (lock ? hold() : elsewhere()))
  );
  taken.catch(() => {
    if (!options.signal?.aborted) lose();
  });
}

/** @type {() => Promise<void>} */
function hold() {
  starting.hidden = false;
  notice.hidden = true;
  begin();
  frame.contentWindow?.location.replace(sessionStorage.getItem(PLACE) ?? here());
  sessionStorage.removeItem(PLACE);
  return new Promise(() => {}); // until the tab is closed, or another takes over
}

function elsewhere() {
  starting.hidden = true;
  const waiting = new AbortController();
  const take = () => {
    waiting.abort();
    alone({ steal: true });
  };
  say(words.elsewhere, { whole: true, act: [words.take, take] });
  alone({ signal: waiting.signal });
}

function lose() {
  worker?.terminate();
  worker = null;
  ready = early = false;
  frame.hidden = true;
  frame.contentWindow?.location.replace("about:blank"); // a page that nobody answers
  elsewhere();
}

show("download", null);
element("about").textContent = words.about;
await registered();
setInterval(tell, KEEP_AWAKE);
alone({ ifAvailable: true });

// The worker in which the application runs: starts Python and the application, and passes on what the pages ask.

import { fileSystem, openFiles } from "./files.js";
import { dropImages, imageWorked, readImage } from "./image.js";
import { HERE, startPython, VERSION } from "./python.js";

const CACHE = `kaiserhof-tab-${VERSION}`;
const IDLE = 8000; // milliseconds after the start until an image is made

const early = [];
let answer = (ask, port) => early.push([ask, port]);
addEventListener("message", ({ data, ports }) => answer(data, ports[0]));

const stage = (name, part = null) => postMessage({ stage: name, part });

// Lets the service worker store what is not stored yet, and shows how much of it has come.
async function download() {
  const cache = await caches.open(CACHE);
  const { sizes } = await (await fetch(new URL("sizes.json", HERE))).json();
  const missing = [];
  for (const name of Object.keys(sizes)) if (!(await cache.match(new URL(name, HERE)))) missing.push(name);
  const total = missing.reduce((sum, name) => sum + sizes[name], 0);
  let come = 0;
  for (const name of missing) {
    const got = await fetch(new URL(name, HERE));
    if (!got.ok) throw new Error(`${name}: ${got.status}`);
    const reader = got.body.getReader(); // not every browser iterates over a stream
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      come += part.value.length;
      stage("download", Math.min(1, come / total));
    }
  }
}

let python;
let usedImage = false;

async function begin() {
  await download();
  stage("python");
  const files = await openFiles();
  postMessage({ stored: files !== null });
  const image = files && (await readImage({ counting: true }));
  python = await started(image);
  python.FS.mkdirTree("/data");
  if (files) python.FS.mount(fileSystem(python.FS, files, full), {}, "/data");
  stage("application");
  const bridge = await python
    .pyimport("kaiserhof.tab.start")
    .start("/data", location.origin, () => postMessage({ restart: true }), think);
  answer = (ask, port) => pass(bridge, ask, port);
  for (const [ask, port] of early) answer(ask, port);
  postMessage({ about: { started: usedImage ? "image" : "plain" } });
  stage("ready");
  if (usedImage) await imageWorked();
  else if (files) setTimeout(makeImage, IDLE);
}

async function started(image) {
  if (!image) return startPython();
  try {
    const made = await startPython({ image });
    usedImage = true;
    return made;
  } catch (error) {
    console.warn("the image of an earlier visit cannot be used", error);
    await dropImages();
    return startPython();
  }
}

function makeImage() {
  const worker = new Worker(new URL("imaging.js", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }) => {
    if (data !== "made") console.warn("no image was made", data);
    worker.terminate();
    postMessage({ about: { image: data } });
  });
}

// The image is the first to go when there is no room.
function full() {
  postMessage({ full: true });
  dropImages();
}

async function pass(bridge, ask, port) {
  const body = new Uint8Array(ask.body);
  const send = (kind, ...values) => {
    if (kind === "number") {
      port.onmessage = () => bridge.leave(values[0]);
      return;
    }
    port.postMessage([kind, ...values.map(asScript)]);
  };
  const given = [python.toPy(ask.headers), python.toPy(body)];
  try {
    await bridge.answer(ask.method, ask.path, ask.query, given[0], ask.cookie, given[1], send);
  } catch (error) {
    console.error(error);
    port.postMessage(["start", 500, []]);
    port.postMessage(["end"]);
  } finally {
    for (const each of given) each.destroy?.();
  }
}

// Returns a value of Python as one of JavaScript.
function asScript(value) {
  if (!value?.toJs) return value;
  const made = value.toJs();
  value.destroy();
  return made;
}

// ---------------------------------------------------------------- thinking

let thinker = null;
let asked = 0;
const waiting = new Map(); // what the thinker has not answered yet, by number

// Passes a request to the worker in which bots think, and returns its answer. The worker starts with the first.
function think(request) {
  thinker ??= newThinker();
  const bytes = request.toJs(); // Python lets go of its own when the answer has come
  return new Promise((done, fail) => {
    waiting.set(++asked, { done, fail });
    thinker.postMessage([asked, bytes]);
  });
}

function newThinker() {
  const worker = new Worker(new URL("thinker.js", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data: [number, answered] }) => {
    if (answered === null) return died();
    const given = python.toPy(answered);
    waiting.get(number)?.done(given);
    setTimeout(() => given.destroy(), 0); // Python has it by then
    waiting.delete(number);
  });
  worker.addEventListener("error", died);
  return worker;
}

function died() {
  thinker?.terminate();
  thinker = null;
  for (const { fail } of waiting.values()) fail(new Error("the thinker has ended"));
  waiting.clear();
}

begin().catch((error) => {
  console.error(error);
  postMessage({ failed: String(error).slice(-600), mark: error.name });
});

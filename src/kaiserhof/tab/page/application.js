// The worker in which the application runs: starts Python and the application, and passes on what the pages ask.

import { fileSystem, openFiles } from "./files.js";
import { loadPyodide } from "./pyodide/pyodide.mjs";

const HERE = new URL("./", import.meta.url);
const CACHE = `kaiserhof-tab-${HERE.pathname.split("/").at(-2)}`;

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
    for await (const chunk of got.body) stage("download", Math.min(1, (come += chunk.length) / total));
  }
}

async function unpacked(name) {
  const packed = (await fetch(new URL(name, HERE))).body;
  return await new Response(packed.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

async function begin() {
  await download();
  stage("python");
  const site = unpacked("site.zip.gz");
  const files = await openFiles();
  postMessage({ stored: files !== null });
  const python = await loadPyodide({
    indexURL: new URL("pyodide/", HERE).href,
    env: { HOME: "/home", KAISERHOF_PURE: "1", PYTHONDONTWRITEBYTECODE: "1" },
  });
  stage("unpack");
  python.unpackArchive(await site, "zip", { extractDir: "/site" });
  python.FS.mkdirTree("/data");
  if (files)
    python.FS.mount(
      fileSystem(python.FS, files, () => postMessage({ full: true })),
      {},
      "/data",
    );
  stage("application");
  python.runPython("import sys; sys.path.insert(0, '/site')");
  const bridge = await python
    .pyimport("kaiserhof.tab.start")
    .start("/data", location.origin, () => postMessage({ restart: true }));
  answer = (ask, port) => pass(python, bridge, ask, port);
  for (const [ask, port] of early) answer(ask, port);
  stage("ready");
}

async function pass(python, bridge, ask, port) {
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

begin().catch((error) => {
  console.error(error);
  postMessage({ failed: String(error).slice(-600), mark: error.name });
});

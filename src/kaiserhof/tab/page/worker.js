// The service worker: shows the shell, hands what its pages ask to the application in the shell's worker, and stores the
// files of this build. The build prepends `BUILD`: its version, its files, and answers that it has prepared.

const CACHE = `kaiserhof-tab-${BUILD.version}`; // the files of this build
const ANSWERS = `${CACHE}-answers`; // answers of the application that never change
const OURS = /^kaiserhof-tab-/;
const BASE = new URL("./", location.href).pathname.slice(0, -1); // the path of the site, empty at the root of a host
const FOLDER = `${BASE}/tab/`;
const SHELL_POLICY = "frame-ancestors 'none'";
const WORKERS = /(application|thinker|imaging)\.js$/;
const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' blob:";

// ---------------------------------------------------------------- versions

// The first build is stored as it is used, so that a visitor sees something soon; a newer one is stored as a whole before
// it takes over, and it does so when no page of the old one is open or the visitor asks for it.
addEventListener("install", (event) => {
  const taken = registration.active ? store(BUILD.files) : store(BUILD.first).then(skipWaiting);
  event.waitUntil(taken);
});

async function store(names) {
  const cache = await caches.open(CACHE);
  const addresses = names.map((name) => `${BASE}/${name}`);
  const stored = await Promise.all(addresses.map((each) => cache.match(each)));
  const missing = addresses.filter((_, index) => !stored[index]);
  await cache.addAll(missing.map((each) => new Request(each, { cache: "no-cache" })));
}

addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function takeOver() {
  for (const name of await caches.keys()) {
    if (OURS.test(name) && !name.startsWith(CACHE)) await caches.delete(name);
  }
  await clients.claim();
}

addEventListener("message", (event) => {
  if (event.data === "holding") holder = event.source.id;
  if (event.data === "ready") event.waitUntil(store(BUILD.files));
});

// ---------------------------------------------------------------- requests

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin)
    event.respondWith(Response.error()); // nothing comes from elsewhere
  else if (request.destination === "document") event.respondWith(shell(event));
  else if (url.pathname.startsWith(FOLDER)) event.respondWith(file(event, url.pathname));
  else event.respondWith(asked(event, url));
});

const storing = new Map(); // files that are being stored

async function file(event, path) {
  const cache = await caches.open(CACHE);
  await storing.get(path);
  const stored = await cache.match(path);
  const found = stored ?? (await fetch(path));
  if (!stored && found.ok) {
    storing.set(
      path,
      cache.put(path, found.clone()).finally(() => storing.delete(path)),
    );
    event.waitUntil(storing.get(path));
  }
  if (!WORKERS.test(path)) return found;
  return changed(found, (text) => text, { "content-security-policy": WORKER_POLICY });
}

async function shell(event) {
  const found = await file(event, `${BASE}/index.html`);
  return changed(found, (text) => text.replaceAll('"./', `"${BASE}/`), { "content-security-policy": SHELL_POLICY });
}

async function changed(answer, change, more) {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  return new Response(change(await answer.text()), { status: answer.status, headers });
}

// ---------------------------------------------------------------- answers

let holder = ""; // the shell whose worker runs the application

async function asked(event, url) {
  const { request } = event;
  const path = url.pathname.startsWith(`${BASE}/`) ? url.pathname.slice(BASE.length) : url.pathname;
  const lasting = request.method === "GET" ? await prepared(event, path, url) : null;
  if (lasting) return lasting;
  const headers = [
    ...[...request.headers].filter(([name]) => name !== "accept-encoding"),
    ["accept-language", navigator.languages.join(",")],
    ["user-agent", navigator.userAgent],
    ["sec-fetch-site", isOwn(event) ? "same-origin" : "cross-site"],
  ];
  const body = ["GET", "HEAD"].includes(request.method) ? new ArrayBuffer(0) : await request.arrayBuffer();
  const ask = { method: request.method, path, query: url.search.slice(1), headers, body };
  const page = request.mode === "navigate";
  const early = page && request.method === "GET" && path in BUILD.early;
  const answer = await answered(event, { ...ask, page, early });
  if (request.method === "GET" && answer.ok && /immutable/.test(answer.headers.get("cache-control") ?? "")) {
    await (await caches.open(ANSWERS)).put(request.url, answer.clone());
  }
  return answer;
}

// Whether a request comes from a page of ours. A browser says so to a server by headers that a service worker does not see.
function isOwn({ clientId, request }) {
  return request.mode === "navigate" ? request.referrer.startsWith(`${location.origin}${BASE}/`) : clientId !== "";
}

async function prepared(event, path, url) {
  const name = url.search ? undefined : BUILD.answers[path];
  return name ? file(event, `${FOLDER}${BUILD.version}/${name}`) : caches.match(url.href, { cacheName: ANSWERS });
}

// Asks the shells until one has the application.
async function answered(event, ask) {
  const all = await clients.matchAll({ type: "window" });
  const shells = all.filter((each) => each.frameType === "top-level");
  shells.sort((one, other) => (other.id === holder) - (one.id === holder));
  for (const each of shells) {
    const answer = await answerOf(event, each, ask);
    if (answer) return answer;
  }
  return new Response("Kaiserhof is not open in any tab.", { status: 503 });
}

function answerOf(event, client, ask) {
  const { port1: port, port2 } = new MessageChannel();
  return new Promise((done) => {
    let flow;
    const body = new ReadableStream({
      start(controller) {
        flow = controller;
      },
      cancel() {
        port.postMessage("leave");
      },
    });
    const take = {
      no: () => done(null),
      soon: (lang, theme) => done(earlyPage(event, BUILD.early[ask.path], lang, theme)),
      start: (status, headers) => done(response(body, status, headers)),
      part: (bytes) => flow.enqueue(bytes),
      end() {
        flow.close();
        port.close();
      },
    };
    port.onmessage = ({ data: [kind, ...values] }) => {
      try {
        take[kind](...values);
      } catch {
        // the page has left
      }
    };
    event.request.signal.addEventListener("abort", () => port.postMessage("leave"));
    client.postMessage({ ask }, [port2]);
  });
}

// A page as the build has prepared it, while the application starts.
async function earlyPage(event, name, lang, theme) {
  const found = await file(event, `${FOLDER}${BUILD.version}/early/${lang}/${name}.html`);
  return changed(found, (text) => below(text.replace('data-theme="auto"', `data-theme="${theme}"`)), {});
}

function response(body, status, list) {
  const headers = new Headers(list);
  // What a service worker answers has no address that another could be relative to.
  if (headers.has("location")) headers.set("location", location.origin + BASE + headers.get("location"));
  let flow = body;
  // Browsers do not unpack what a service worker answers.
  if (headers.get("content-encoding") === "gzip") flow = flow.pipeThrough(new DecompressionStream("gzip"));
  headers.delete("content-encoding");
  if (BASE && /html|event-stream|json/.test(headers.get("content-type") ?? "")) flow = flow.pipeThrough(rewriting());
  return new Response([204, 303, 304].includes(status) ? null : flow, { status, headers });
}

// ---------------------------------------------------------------- below a path

// Addresses that start at the root of the site, in HTML, in HTML within JSON, and in JSON.
const ADDRESS = /( (?:href|src|action|formaction|data-[a-z-]+)=\\?"|"(?:href|address)":\s?")\/(?!\/)/g;
const below = (text) => (BASE ? text.replace(ADDRESS, `$1${BASE}/`) : text);

// The application sends every event as one part, and a page as one, so no address is cut in two.
function rewriting() {
  const [decoder, encoder] = [new TextDecoder(), new TextEncoder()];
  return new TransformStream({
    transform(part, flow) {
      flow.enqueue(encoder.encode(below(decoder.decode(part, { stream: true }))));
    },
  });
}

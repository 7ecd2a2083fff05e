// The service worker: shows notifications and opens their pages; offline it serves cached pages. The server prepends
// `KEPT`: the version and its files. When online, pages always come from the network, so nothing is older than the
// server. A new version caches its own files and deletes those of the previous one.

const CACHE = `kaiserhof-${KEPT.version}`;
const OURS = /^kaiserhof-/;

// ---------------------------------------------------------------- versions

self.addEventListener("install", (event) => {
  event.waitUntil(keep([...KEPT.files, ...KEPT.pages]).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

async function takeOver() {
  const old = (await caches.keys()).filter((name) => OURS.test(name) && name !== CACHE);
  const lessons = [];
  for (const name of old) {
    for (const request of await (await caches.open(name)).keys()) lessons.push(lessonAddress(request.url));
    await caches.delete(name);
  }
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
  await Promise.allSettled(lessons.filter(Boolean).map(keepLesson));
}

// Caches each file separately, so that a failure does not affect the others. Retries if the server is busy.
async function keep(addresses, tries = 3) {
  const cache = await caches.open(CACHE);
  const failed = [];
  await Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(address, { credentials: "same-origin" }).catch(() => null);
      if (answer?.ok) await cache.put(address, answer);
      else failed.push(address);
    }),
  );
  if (failed.length && tries > 1) await keep(failed, tries - 1);
}

// ---------------------------------------------------------------- without a network

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(event, url));
  else if (/^\/learn\/[^/]+\/view$/.test(url.pathname)) event.respondWith(lessonView(request, url));
  else if (/^\/(static|board|about|book|ratio|style|drawn)\//.test(url.pathname)) event.respondWith(file(request));
});

async function page(event, url) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await lessonPage(url)) ?? (await offlinePage());
  }
}

async function file(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request);
    if (kept) return kept;
    throw error;
  }
}

async function offlinePage() {
  return (await caches.match(KEPT.pages[0])) ?? Response.error();
}

// ---------------------------------------------------------------- lessons

// A lesson is cached as one object: the page around the part that changes, and all its places by their URLs.

const lessonAddress = (url) => (/^\/learn\/[^/]+\/whole$/.test(new URL(url).pathname) ? url : null);

async function keepLesson(address) {
  const answer = await fetch(address, { credentials: "same-origin" });
  if (!answer.ok) return;
  const whole = await answer.clone().json();
  const cache = await caches.open(CACHE);
  await cache.put(address, answer);
  await keep(whole.files);
}

self.addEventListener("message", (event) => {
  if (event.data?.lesson) event.waitUntil(keepLesson(event.data.lesson));
});

async function lessonAt(url) {
  const game = url.pathname.split("/")[2];
  for (const request of await (await caches.open(CACHE)).keys()) {
    if (new URL(request.url).pathname === `/learn/${game}/whole`) return (await caches.match(request)).json();
  }
  return null;
}

const placeOf = (params) => `${params.get("step") ?? "1"} ${params.get("did") ?? ""}`;
const html = (text) =>
  new Response(text, {
    headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": KEPT.policy },
  });

async function lessonPage(url) {
  if (!/^\/learn\/[^/]+\/?$/.test(url.pathname)) return null;
  const whole = await lessonAt(url);
  const place = whole?.places[placeOf(url.searchParams)];
  return place ? html(whole.before + place.before + place.after + whole.after) : null;
}

async function lessonView(request, url) {
  try {
    return await fetch(request);
  } catch (error) {
    const whole = await lessonAt(url);
    let place = whole?.places[placeOf(url.searchParams)];
    if (!place) throw error;
    const move = url.searchParams.get("move");
    const next = move ? place.ways[move] : undefined;
    if (next !== undefined) place = whole.places[next];
    const hint = move && next === undefined ? place.hint : "";
    return html(place.before + hint + place.after);
  }
}

// ---------------------------------------------------------------- notices

self.addEventListener("push", (event) => {
  const told = event.data?.json();
  if (!told) return;
  event.waitUntil(
    self.registration.showNotification(told.title, {
      body: told.body,
      tag: told.tag,
      lang: told.lang,
      icon: KEPT.icon,
      badge: KEPT.badge,
      renotify: true,
      data: told,
      actions: (told.answers ?? []).map(({ label }, number) => ({ action: String(number), title: label })),
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  const { path, answers } = event.notification.data;
  event.notification.close();
  event.waitUntil(event.action ? send(answers[Number(event.action)], path) : open(path));
});

// If the answer is rejected, opens the page, which explains why.
async function send({ path, deed, opens }, page) {
  const body = new URLSearchParams(deed ? { do: deed } : {});
  const taken = await fetch(path, { method: "POST", body, headers: { accept: "text/html" } }).then(
    (answer) => answer.ok,
    () => false,
  );
  return opens || !taken ? open(page) : null;
}

// Focuses a page that already shows the table, or opens a new one.
async function open(path) {
  const address = new URL(path, location.origin).href;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((each) => each.url === address);
  return there ? there.focus() : self.clients.openWindow(address);
}

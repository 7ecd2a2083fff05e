import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Document } from "../../src/kaiserhof/web/static/editor/document.js";
import { Keeper } from "../../src/kaiserhof/web/static/editor/keeper.js";

// A server with drafts, a device with its storage and locks, and pages that open, change and die.

const BEGUN = { document: { name: "" }, seen: [], accepted: [] };
let server;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  held.clear();
  server = { drafts: { a: { revision: 1, content: structuredClone(BEGUN) } }, waiting: null, deaf: false, mute: false };
  vi.stubGlobal("fetch", asked);
  vi.stubGlobal("navigator", { locks });
  vi.stubGlobal("BroadcastChannel", Channel);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answer = (status, body) => ({ ok: status < 300, status, json: async () => body });

async function asked(address, { body } = {}) {
  if (server.deaf) throw new Error("no network");
  const id = address.split("/drafts/")[1]?.split("/")[0];
  const draft = server.drafts[id];
  if (body === undefined) return answer(200, structuredClone(draft));
  if (id === undefined) {
    const made = "bcdef"[Object.keys(server.drafts).length - 1];
    server.drafts[made] = { revision: 1, content: JSON.parse(body) };
    return answer(201, { draft: made, revision: 1 });
  }
  const saved = () => {
    const { revision, content } = JSON.parse(body);
    if (revision !== draft.revision && JSON.stringify(content) !== JSON.stringify(draft.content))
      return answer(409, {});
    if (revision === draft.revision) Object.assign(draft, { revision: revision + 1, content });
    return answer(200, { draft: id, revision: draft.revision });
  };
  if (server.mute) {
    saved();
    throw new Error("no answer");
  }
  if (!server.waiting) return saved();
  return new Promise((done) => server.waiting.push(() => done(saved())));
}

// Locks of the device; a page that dies lets go of its own.
const held = new Map();
const locks = {
  query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }),
  request: (name, act) => {
    const before = held.get(name);
    if (before) return before.then(act);
    if (name.startsWith("kaiserhof-editor-")) {
      const { promise, resolve } = Promise.withResolvers();
      held.set(name, Object.assign(promise, { resolve }));
    }
    return Promise.resolve(act());
  },
};

class Channel {
  postMessage() {}
  close() {}
}

function opened(draft = "a") {
  const { revision, content } = structuredClone(server.drafts[draft]);
  const doc = new Document(content);
  const states = [];
  const keeper = new Keeper(
    "/editor/x",
    { draft, revision },
    doc,
    (state) => states.push(state),
    () => {},
  );
  keeper.recover();
  return { doc, keeper, states };
}

function call(page, name) {
  page.doc.data.name = name;
  page.doc.changed();
}

// The page is gone: nothing it has begun goes on.
function dies({ doc, keeper }) {
  clearTimeout(keeper.timer);
  held.get(keeper.lock(keeper.tab)).resolve();
  held.delete(keeper.lock(keeper.tab));
  doc.listeners = [];
  keeper.send = keeper.remember = keeper.forget = keeper.has = async () => {};
}

const soon = () => vi.advanceTimersByTimeAsync(3000);
const names = () => Object.values(server.drafts).map(({ content }) => content.document.name);

test("a change lies on the device at once, and is forgotten there when the server has it", async () => {
  const page = opened();
  call(page, "Chu");
  expect(Object.keys(localStorage)).toHaveLength(1);
  expect(page.states.at(-1)).toBe("keeping");
  await soon();
  expect(names()).toEqual(["Chu"]);
  expect(Object.keys(localStorage)).toHaveLength(0);
  expect(page.states.at(-1)).toBe("kept");
});

test("the next page goes on from what a dead one has left", async () => {
  const first = opened();
  call(first, "Chu");
  dies(first);
  const second = opened();
  await soon();
  expect(second.doc.data.name).toBe("Chu");
  expect(names()).toEqual(["Chu"]);
});

test("pages may die one after the other while the server still thinks about the first", async () => {
  server.waiting = [];
  const first = opened();
  call(first, "Chu");
  await soon();
  dies(first);
  const second = opened();
  await vi.advanceTimersByTimeAsync(1);
  call(second, "Wei");
  await soon();
  dies(second);
  // Now the server gets to what the first had sent, and answers 409 to the second.
  for (const go of server.waiting.splice(0)) go();
  server.waiting = null;
  const third = opened();
  await soon();
  expect(third.doc.data.name).toBe("Wei");
  expect(names()).toEqual(["Wei"]);
});

test("what arrived although nobody heard the answer is no other drawing", async () => {
  const page = opened();
  server.mute = true;
  call(page, "Chu");
  await vi.advanceTimersByTimeAsync(300);
  server.mute = false;
  expect(page.states.at(-1)).toBe("away");
  call(page, "Wei");
  await soon();
  expect(names()).toEqual(["Wei"]);
});

test("two pages that change a draft without hearing of each other keep two", async () => {
  const [one, two] = [opened(), opened()];
  await soon();
  call(one, "Chu");
  call(two, "Wei");
  await soon();
  expect(names().sort()).toEqual(["Chu", "Wei"]);
  expect([one.doc.data.name, two.doc.data.name]).toEqual(["Chu", "Wei"]);
});

test("without a network everything stays on the device until there is one", async () => {
  const page = opened();
  await soon();
  server.deaf = true;
  call(page, "Chu");
  await soon();
  call(page, "Wei");
  await soon();
  expect(page.states.at(-1)).toBe("away");
  dies(page);
  server.deaf = false;
  const next = opened();
  await soon();
  expect(next.doc.data.name).toBe("Wei");
  expect(names()).toEqual(["Wei"]);
});

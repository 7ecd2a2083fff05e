// Keeps a draft: on this device at once, and on the server a moment later. Whatever happens to the page, the next one
// that opens the draft finds every change.
//
// A change that the server does not have yet lies in the storage of this device, below a name of its own for every page.
// If two pages have changed the same draft, both drawings are kept: the later one becomes a draft of its own.

/** @import { DraftContent, SavedDraft } from "../../wire" */
/** @import { Document } from "./document.js" */
/** @typedef {"kept" | "keeping" | "away" | "both" | "full"} State Where the draft is kept, or that there are two now. */
/** @typedef {{ revision: number, content: string, sent: string[], tab: string }} Unsent A change that is kept here only. */

const PAUSE = 250;
const RETRY = 2500;

export class Keeper {
  tab = crypto.getRandomValues(new Uint32Array(2)).join("-");
  sending = false;
  /** @type {Set<string>} The pages whose end is awaited. */
  awaited = new Set();
  /**
   * The prints of what this page, and those that ended before it, have sent without an answer. The server may have any of
   * these; the present drawing goes on from all of them.
   *
   * @type {Set<string>}
   */
  sent = new Set();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer;
  /** @type {BroadcastChannel | undefined} */
  others;

  /**
   * @param {string} address
   * @param {{ draft: string, revision: number }} where
   * @param {Document} doc
   * @param {(state: State, sentence?: string) => void} told
   * @param {(from: string, to: string) => void} moved
   */
  constructor(address, { draft, revision }, doc, told, moved) {
    this.address = address;
    this.draft = draft;
    this.revision = revision;
    this.doc = doc;
    this.told = told;
    this.moved = moved;
    /** What the server has. */
    this.stored = doc.content();
    doc.onChange(() => this.note());
    navigator.locks?.request(this.lock(this.tab), () => new Promise(() => {}));
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "hidden") this.send();
    });
    this.listen();
  }

  /** @param {string} tab */
  lock(tab) {
    return `kaiserhof-editor-${tab}`;
  }

  listen() {
    this.others?.close();
    this.others = new BroadcastChannel(`kaiserhof-draft-${this.draft}`);
    this.others.onmessage = ({ data }) => {
      if (this.doc.content() !== this.stored || data.revision <= this.revision) return;
      this.revision = data.revision;
      this.stored = data.content;
      this.doc.follow(JSON.parse(data.content));
    };
  }

  // ---- this device

  place() {
    return `kaiserhof-draft-${this.draft}-${this.tab}`;
  }

  // Keeps the present drawing here, and sends it soon.
  note() {
    const content = this.doc.content();
    if (content === this.stored) this.forget();
    else this.remember(content);
    this.soon(PAUSE);
  }

  /** @param {string} content */
  remember(content) {
    /** @type {Unsent} */
    const unsent = { revision: this.revision, content, sent: [...this.sent], tab: this.tab };
    try {
      localStorage.setItem(this.place(), JSON.stringify(unsent));
    } catch {
      // Without storage, what the server has not got yet is lost with the page.
    }
    this.told("keeping");
  }

  forget() {
    try {
      localStorage.removeItem(this.place());
    } catch {
      // There is no storage.
    }
  }

  // Takes over what pages that ended have left here, one page after the other.
  async recover() {
    const lock = `kaiserhof-recover-${this.draft}`;
    await (navigator.locks?.request(lock, () => this.takeOver()) ?? this.takeOver());
  }

  async takeOver() {
    await this.catchUp();
    const prefix = `kaiserhof-draft-${this.draft}-`;
    const held = new Set((await navigator.locks?.query())?.held?.map(({ name }) => name));
    for (const place of places(prefix)) {
      const text = localStorage.getItem(place);
      if (!text) continue;
      /** @type {Unsent} */
      const { revision, content, sent, tab } = JSON.parse(text);
      if (tab === this.tab) continue;
      if (held.has(this.lock(tab))) {
        // It is open, or ends just now: what it leaves is taken over when it has ended.
        if (!this.awaited.has(tab)) navigator.locks.request(this.lock(tab), () => {}).then(() => this.recover());
        this.awaited.add(tab);
        continue;
      }
      const based = revision === this.revision || sent.includes(print(this.stored));
      if (content === this.stored || content === this.doc.content()) localStorage.removeItem(place);
      else if (based && this.doc.content() === this.stored) {
        for (const each of sent) this.sent.add(each);
        this.doc.follow(JSON.parse(content));
        this.remember(content);
        localStorage.removeItem(place);
      } else if (await this.keepApart(content)) localStorage.removeItem(place);
    }
  }

  // ---- the server

  /** @param {number} pause */
  soon(pause) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.send(), pause);
  }

  async send() {
    clearTimeout(this.timer);
    const content = this.doc.content();
    if (this.sending) return;
    if (content === this.stored) {
      this.forget();
      this.told("kept");
      return;
    }
    this.sending = true;
    this.sent.add(print(content));
    this.remember(content);
    const answer = await post(
      `${this.address}/drafts/${this.draft}`,
      `{"revision":${this.revision},"content":${content}}`,
    );
    if (answer?.ok) this.has(content, await answer.json());
    else if (answer?.status === 409 && (await this.caughtUp())) this.told("keeping");
    else if (answer?.status === 409 || answer?.status === 404) await this.part(content);
    else if (answer && answer.status !== 429 && answer.status < 500) this.told("full", (await answer.json()).sentence);
    else this.told("away");
    this.sending = false;
    const now = this.doc.content();
    if (now === this.stored) {
      this.forget();
      this.told("kept");
    } else this.soon(answer?.ok ? PAUSE : RETRY);
  }

  // Whether the server has only what the present drawing goes on from; then that may replace it.
  async caughtUp() {
    const found = await this.latest();
    if (!found || (found.content !== this.stored && !this.sent.has(print(found.content)))) return false;
    this.revision = found.revision;
    this.stored = found.content;
    return true;
  }

  // What the server has of the draft now.
  async latest() {
    const answer = await fetch(`${this.address}/drafts/${this.draft}/content`).catch(() => null);
    if (!answer?.ok) return null;
    const { revision, content } = await answer.json();
    return { revision, content: JSON.stringify(content) };
  }

  // Takes over what was saved while this page was on its way.
  async catchUp() {
    const found = await this.latest();
    if (!found || found.revision <= this.revision || this.doc.content() !== this.stored) return;
    this.revision = found.revision;
    this.stored = found.content;
    this.doc.follow(JSON.parse(found.content));
  }

  /**
   * @param {string} content
   * @param {SavedDraft} saved
   */
  has(content, { draft, revision }) {
    this.draft = draft;
    this.revision = revision;
    this.stored = content;
    this.sent.clear();
    this.others?.postMessage({ revision, content });
  }

  /**
   * Makes the present drawing a draft of its own, because another page has changed or removed the one it was.
   *
   * @param {string} content
   */
  async part(content) {
    const saved = await this.keepApart(content);
    if (!saved) return;
    const before = this.draft;
    this.forget();
    this.has(content, saved);
    this.listen();
    const here = `${this.address}/drafts/${saved.draft}`;
    history.replaceState(null, "", here);
    for (const back of document.querySelectorAll("[name='back']")) back.setAttribute("value", here);
    this.moved(before, saved.draft);
  }

  /**
   * @param {string} content
   * @returns {Promise<SavedDraft | null>}
   */
  async keepApart(content) {
    const answer = await post(`${this.address}/drafts`, content);
    if (!answer?.ok) {
      this.told(answer ? "full" : "away", answer ? (await answer.json()).sentence : "");
      return null;
    }
    this.told("both");
    return answer.json();
  }
}

// Sends JSON; returns nothing if the server does not answer.
/** @type {(address: string, body: string) => Promise<Response | null>} */
export async function post(address, body) {
  try {
    return await fetch(address, { method: "POST", headers: { "content-type": "application/json" }, body });
  } catch {
    return null;
  }
}

// A short text that differs for different contents (FNV-1a with 2 x 32 bits).
/** @type {(content: string) => string} */
function print(content) {
  let [a, b] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < content.length; at += 1) {
    a = Math.imul(a ^ content.charCodeAt(at), 0x01000193);
    b = Math.imul(b ^ content.charCodeAt(at), 0x85ebca6b);
  }
  return `${a >>> 0}-${b >>> 0}-${content.length}`;
}

/** @type {(prefix: string) => string[]} */
function places(prefix) {
  try {
    return Object.keys(localStorage).filter((place) => place.startsWith(prefix));
  } catch {
    return [];
  }
}

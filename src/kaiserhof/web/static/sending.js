// What the page of a table sends to the server.

import { the } from "./dom.js";
import { form } from "./form.js";
import { nothingMissed } from "./log.js";
import { page } from "./state.js";
import { sentence, toast } from "./toast.js";
import { words } from "./words.js";

/** @typedef {(html: string) => void} Show Shows a page that came as an answer. */

export const address = `/t/${words.table}`;
const live = the("live");
const PATIENCE = 2000;
const AGAIN = [300, 600, 1200, 2400]; // by then a restarting server is back, or another one has taken over
const AWAY = [502, 503, 504]; // statuses while the server or the database is down
const LONGEST_CUT = 120000; // after a longer one the person decides again
const LOST = 20000; // a later answer is not expected: the next tap must not wait for it

// Sends acts one after the other, each with the state of the table when the person acted, so the second click of a
// double click has no effect.
/** @type {(what: string, data: object, show: Show) => void} */
export function send(what, data, show) {
  const { stream } = page;
  const seen = page.position.number;
  nothingMissed();
  stream.sending = stream.sending.then(() =>
    seen === page.position.number ? post(what, { ...data, number: seen }, show) : false,
  );
}

// Returns whether the server has accepted it.
/** @type {(what: string, data: { number?: number }, show: Show) => Promise<boolean>} */
export async function post(what, data, show) {
  live.setAttribute("aria-busy", "true");
  try {
    const answer = await answerTo(what, data);
    const text = await answer.text();
    if (answer.status === 409) show(text);
    else if (!answer.ok) toast(sentence(text, words.lost));
    else if (data.number !== undefined && !(await comes(data.number)))
      show(await (await fetch(`${address}/view?form=${form()}`, { signal: AbortSignal.timeout(LOST) })).text());
    return answer.ok;
  } catch {
    toast(words.lost);
    return false;
  } finally {
    live.removeAttribute("aria-busy");
  }
}

// Repeats unanswered requests that carry a number: the server ignores a second act with the same number.
/** @type {(what: string, data: { number?: number }) => Promise<Response>} */
async function answerTo(what, data) {
  const pauses = data.number === undefined ? [] : [...AGAIN];
  for (;;) {
    const answer = await fetch(`${address}/${what}`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "text/html" },
      body: JSON.stringify(data),
      signal: AbortSignal.timeout(LOST),
    }).catch((error) => {
      if (data.number === undefined || error.name === "TimeoutError") throw error;
      return null;
    });
    if (answer && !(pauses.length && AWAY.includes(answer.status))) return answer;
    if (!pauses.length) await found(data.number);
    const pause = (pauses.shift() ?? 0) * (0.75 + Math.random() / 2);
    await new Promise((goOn) => {
      setTimeout(goOn, pause);
    });
  }
}

// Waits until the stream is back. What was not sent by then is sent again, unless something has happened at the table.
/** @type {(number?: number) => Promise<void>} */
function found(number) {
  return new Promise((goOn, giveUp) => {
    const back = () => (number === page.position.number ? goOn() : giveUp(new Error("too late")));
    live.addEventListener("found", back, { once: true });
    setTimeout(giveUp, LONGEST_CUT);
  });
}

// Waits for the stream to deliver the result of an act. Returns whether it arrives in time.
/** @type {(seen: number) => Promise<boolean>} */
export function comes(seen) {
  return new Promise((resolve) => {
    /** @param {boolean} came */
    const done = (came) => {
      clearTimeout(timer);
      live.removeEventListener("drawn", look);
      resolve(came);
    };
    const look = () => {
      if (page.position.number > seen) done(true);
    };
    const timer = setTimeout(() => done(false), PATIENCE);
    live.addEventListener("drawn", look);
    look();
  });
}

// How far this person has read, shared by all their devices.
/** @type {(to: number) => void} */
export function look(to) {
  const { stream } = page;
  if (to <= stream.looked) return;
  stream.looked = to;
  tellLooked({ number: to }).catch(() => {
    stream.looked = -1;
  });
}

// Records the look even if the page is closed at once.
/** @type {(data: { number: number, chat?: number }) => Promise<Response>} */
export function tellLooked(data) {
  return fetch(`${address}/look`, {
    method: "POST",
    keepalive: true,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(data),
  });
}

// The stream of a table: reconnects by itself when the server has gone away, and shows that meanwhile.

const SILENCE = 50000; // the server sends something every 20 seconds
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 2000;

/** @typedef {Record<string, (event: MessageEvent<string>, stream: EventSource) => boolean | void>} Events */
/** @typedef {ReturnType<typeof setTimeout> | undefined} Timer */

// `address` is a function. `events` are handlers by event name; a handler that returns false restarts the stream from
// the beginning. `lost` is called when the stream breaks, `found` when it is back. Returns a function that reopens it.
/** @type {(address: () => string, events: Events, told: { lost: () => void, found: () => void }) => () => void} */
export function listenTo(address, events, { lost, found }) {
  /** @type {EventSource} */
  let stream;
  /** @type {Timer} */
  let silence;
  /** @type {Timer} */
  let again;
  let pause = FIRST_PAUSE;
  let away = false;

  function heard() {
    clearTimeout(silence);
    silence = setTimeout(comeBack, SILENCE);
    pause = FIRST_PAUSE;
    if (away) found();
    away = false;
  }

  function comeBack() {
    if (!away) lost();
    away = true;
    stream.close();
    clearTimeout(again);
    again = setTimeout(open, pause * (0.75 + Math.random() / 2));
    pause = Math.min(LONGEST_PAUSE, 2 * pause);
  }

  function open() {
    stream = new EventSource(address());
    clearTimeout(silence);
    silence = setTimeout(comeBack, SILENCE);
    stream.addEventListener("here", heard);
    for (const [name, act] of Object.entries(events)) {
      stream.addEventListener(name, (event) => {
        heard();
        if (act(event, stream) === false) reconnect();
      });
    }
    // Browsers give up after some errors and wait long after others, so we always reconnect ourselves.
    stream.addEventListener("error", comeBack);
  }

  function reconnect() {
    stream.close();
    clearTimeout(again);
    open();
  }

  addEventListener("online", () => {
    if (away) {
      clearTimeout(again);
      open();
    }
  });
  open();
  return reconnect;
}

// Who is here: shown at every seat as the stream tells it. Nothing else of the page is drawn anew.

const words = document.getElementById("meeting-words").dataset;
const lang = document.documentElement.lang;
const MINUTE = 60, HOUR = 3600, DAY = 86400;
let meeting = null;
let ahead = 0; // how far the server's clock is ahead of ours, in seconds

const now = () => Date.now() / 1000 + ahead;

export function meet(told) {
  meeting = told;
  ahead = told.now - Date.now() / 1000;
  show();
}

// Says how long something lasts, in the largest unit that fits.
export function lasting(seconds) {
  const [unit, size] = seconds < HOUR ? ["minute", MINUTE] : seconds < 2 * DAY ? ["hour", HOUR] : ["day", DAY];
  return new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "short" }).format(Math.floor(seconds / size));
}

function wordFor({ state, since, page }) {
  const word = page === "elsewhere" && state !== "gone" ? words.elsewhere : words[state];
  const seconds = since === null ? 0 : now() - since;
  return state === "here" || seconds < MINUTE ? word : words.since.replace("%w", word).replace("%t", lasting(seconds));
}

export function show() {
  for (const [seat, seen] of (meeting?.seats ?? []).entries()) {
    for (const place of document.querySelectorAll(`[data-presence="${seat}"]`)) {
      place.hidden = !seen;
      if (!seen) continue;
      place.className = `presence ${seen.state}`;
      const word = wordFor(seen);
      const said = place.querySelector(".presence-word");
      if (said.textContent !== word) said.textContent = word;
    }
  }
}

setInterval(show, 10000);

// Formats points in time and durations in the reader's language.

import { write } from "./dom.js";

const MINUTE = 60,
  HOUR = 3600,
  DAY = 86400;
/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const STEPS = [
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE],
];
const lang = document.documentElement.lang;

/** @type {(count: number, unit: string, unitDisplay?: "short" | "narrow") => string} */
const inUnits = (count, unit, unitDisplay = "short") =>
  new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay }).format(count);

// Formats a duration in the largest unit that fits.
/** @type {(seconds: number) => string} */
export function lasting(seconds) {
  /** @type {[string, number]} */
  const [unit, size] = seconds < HOUR ? ["minute", MINUTE] : seconds < 2 * DAY ? ["hour", HOUR] : ["day", DAY];
  return inUnits(Math.floor(seconds / size), unit);
}

// Formats the time left: days with hours, then hours, finally minutes and seconds.
/** @type {(seconds: number, room?: "short" | "narrow") => string} */
export function left(seconds, room = "short") {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= 2 * HOUR) {
    const [days, hours] = [Math.floor(whole / DAY), Math.floor((whole % DAY) / HOUR)];
    return [days && inUnits(days, "day", room), hours && inUnits(hours, "hour", room)].filter(Boolean).join(" ");
  }
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, "0")}`;
}

/** @type {(root: ParentNode, which: string) => NodeListOf<HTMLTimeElement>} */
const timesIn = (root, which) => root.querySelectorAll(which);

/** @type {(root?: ParentNode) => void} */
export function sayTimes(root = document) {
  const told = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  for (const time of timesIn(root, "time[data-since]")) {
    const at = Number(time.dataset.since);
    const seconds = Math.max(0, Date.now() / 1000 - at);
    const [unit, size] = STEPS.find(([, size]) => seconds >= size) ?? STEPS[2];
    time.dateTime = new Date(at * 1000).toISOString();
    time.title = new Date(at * 1000).toLocaleString(lang);
    time.textContent = told.format(-Math.floor(seconds / size), unit);
  }
  for (const time of timesIn(root, "time[data-day]")) {
    const day = new Date(Number(time.dataset.day) * 1000);
    time.dateTime = day.toISOString();
    time.textContent = day.toLocaleDateString(lang, { dateStyle: "medium" });
  }
  for (const place of root.querySelectorAll("[data-left]")) {
    const seconds = Number(place.dataset.left);
    write(place.querySelector(".num"), (place.dataset.said ?? "").replace("%t", left(seconds)));
    const share = Math.min(100, Math.max(0, (100 * seconds) / Number(place.dataset.whole)));
    place.querySelector(".amount i")?.style.setProperty("inline-size", `${share}%`);
  }
}

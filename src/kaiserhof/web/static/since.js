// Says since when, in the reader's language.

const STEPS = [["day", 86400], ["hour", 3600], ["minute", 60]];

export function sayTimes(root = document) {
  const told = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
  for (const time of root.querySelectorAll("time[data-since]")) {
    const at = Number(time.dataset.since);
    const seconds = Math.max(0, Date.now() / 1000 - at);
    const [unit, size] = STEPS.find(([, size]) => seconds >= size) ?? ["minute", 60];
    time.dateTime = new Date(at * 1000).toISOString();
    time.title = new Date(at * 1000).toLocaleString(document.documentElement.lang);
    time.textContent = told.format(-Math.floor(seconds / size), unit);
  }
}

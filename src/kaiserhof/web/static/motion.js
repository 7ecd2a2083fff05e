// How much animation a person wants, by the system setting and their preferences.

const reduced = matchMedia("(prefers-reduced-motion: reduce)");
const chosen = () => document.documentElement.dataset.motion;

export const still = () => reduced.matches || chosen() === "none";
export const quickness = () => (chosen() === "short" ? 0.4 : 1);

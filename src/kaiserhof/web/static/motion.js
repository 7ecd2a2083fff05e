// How much movement a person wants: as the system says, and as they chose among their habits.

const reduced = matchMedia("(prefers-reduced-motion: reduce)");
const chosen = () => document.documentElement.dataset.motion;

export const still = () => reduced.matches || chosen() === "none";
export const quickness = () => (chosen() === "short" ? 0.4 : 1);

// Scenes: what has come with an update is handed to the director, who stages it (`director.js`). The director, the player
// and their style sheet are loaded for the first scene.

import { quickness, still } from "./glide.js";
import { bringInSight, goBack } from "./near.js";
import { page } from "./state.js";
import { words } from "./words.js";

/** @typedef {import("./director.js").Director} Director */

/** @type {() => Promise<Director>} */
async function director() {
  const { Director } = await import(new URL("director.js", import.meta.url).href);
  page.scenes.director ??= new Director({ words, still, quickness, bringInSight, goBack });
  return /** @type {Director} */ (page.scenes.director);
}

// Before an update: the cards show what the server says.
export const showAll = () => page.scenes.director?.showAll();

// After an update: stages the scenes that have come with it, or only shows what players have without their points.
export function stageNews() {
  const { scenes, position } = page;
  const come = position.scenes.filter(({ at }) => at > scenes.told);
  scenes.told = position.told;
  if (!come.length || document.hidden) scenes.director?.showOwed();
  else if (scenes.director) scenes.director.stage(come);
  else void director().then((ready) => ready.stage(come));
}

// A click on anything that acts ends the scenes, and then does what it does.
/** @type {(event: Event, target: Element) => void} */
export const clickSkips = (_, target) => page.scenes.director?.clicked(target);

// Escape ends them.
/** @type {(event: KeyboardEvent) => boolean} */
export const keySkips = ({ key }) => key === "Escape" && Boolean(page.scenes.director?.skip());

// A line of the log shows its scenes once more.
/** @type {(event: Event, target: Element) => boolean} */
export function showAgain(_, target) {
  const line = target.closest("button[data-scenes]")?.dataset.scenes;
  if (line) void director().then((ready) => ready.again(line));
  return Boolean(line);
}

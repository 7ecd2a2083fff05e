// A page for the tests of modules that read it when they are loaded.

import { vi } from "vitest";

// Shows the markup and loads a module (its name without .js) as a page does that has just been opened.
export async function opened(html, module) {
  document.body.replaceWith(document.createElement("body"));
  document.body.innerHTML = html;
  vi.resetModules();
  return load(module);
}

// Another module of the same page.
export const load = (module) => import(`../../src/kaiserhof/web/static/${module}.js`);

// Its state.
export const state = async () => (await load("state")).page;

// Random numbers that are the same in every run.
export function dice(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

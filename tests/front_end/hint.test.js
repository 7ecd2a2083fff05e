import { expect, test, vi } from "vitest";
import { opened, state } from "./page.js";

const PAGE = `<div id="live" data-table="t" data-percent="%" data-points="%" data-hint-note="by a bot"></div>
  <main id="main"></main><button id="hint"></button>`;
const MOVES = [{ move: "a", label: "A house", chance: 60, points: null, why: "it pays" }];
const advice = () => document.querySelector(".advice");

test("a hint whose answer comes before its update of the page is shown after that", async () => {
  const { askForHint } = await opened(PAGE, "hint");
  const page = await state();
  page.position.number = 4;
  vi.stubGlobal("fetch", async () => Response.json({ number: 5, title: "Hint", moves: MOVES }));
  const asked = askForHint(document.getElementById("hint"));
  await new Promise((goOn) => setTimeout(goOn, 20));
  expect(advice(), "the update would close the note").toBe(null);
  page.position.number = 5;
  document.getElementById("live").dispatchEvent(new Event("drawn"));
  await asked;
  expect(advice().textContent).toContain("A house");
  expect(document.getElementById("hint").hasAttribute("aria-busy")).toBe(false);
  vi.unstubAllGlobals();
});

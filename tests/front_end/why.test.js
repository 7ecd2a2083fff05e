import { expect, test } from "vitest";
import { opened } from "./page.js";

const PAGE = `<div id="live" data-why-title="%" data-more="Read the rule" data-close="Close"></div>
  <button id="spot"></button><section id="prompt"></section>`;
const PHONE = { width: 390, height: 844 };
const NOTE = { width: 300, height: 120 };
const answer = (rule) => ({ title: "Open", sentence: "free hook", detail: "", source: "", rule });

// A page in which the prompt and a spot have these tops and heights, and a refusal is shown at the spot.
async function refused(prompt, spot, rule = "") {
  const { explain } = await opened(PAGE, "why");
  const put = (id, [top, height]) => {
    document.getElementById(id).getBoundingClientRect = () => new DOMRect(0, top, PHONE.width, height);
  };
  put("prompt", prompt);
  put("spot", spot);
  Object.assign(window, { innerWidth: PHONE.width, innerHeight: PHONE.height });
  for (const [name, value] of [
    ["offsetWidth", NOTE.width],
    ["offsetHeight", NOTE.height],
  ])
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
  explain(document.getElementById("spot"), answer(rule));
  const note = document.querySelector(".why");
  return { note, top: Number.parseFloat(note.style.top) };
}

test("a refusal stands below its spot where there is room", async () => {
  expect((await refused([700, 144], [100, 40])).top).toBe(152);
});

test("a refusal stands above its spot rather than over the prompt below", async () => {
  const { top } = await refused([700, 144], [620, 40]);
  expect(top + NOTE.height).toBeLessThan(620);
});

test("a refusal stands below its spot rather than over the prompt above", async () => {
  expect((await refused([60, 100], [200, 40])).top).toBe(252);
});

test("without a rule book no rule is offered to read", async () => {
  expect((await refused([700, 144], [100, 40])).note.querySelector("[data-rules]")).toBe(null);
  expect((await refused([700, 144], [100, 40], "hang")).note.querySelector("[data-rules]")).not.toBe(null);
});

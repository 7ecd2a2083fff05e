// Scenes wait for each other, end at once when a person acts, and bring their points when they play.

import { beforeEach, expect, test, vi } from "vitest";

const played = [];
vi.mock("../../src/kaiserhof/web/static/player.js", () => ({
  play: (scene, how) => {
    let done;
    const ended = new Promise((resolve) => {
      done = resolve;
    });
    const playing = { scene, how, ended, finish: (whole = false) => done(whole) };
    played.push(playing);
    return playing;
  },
}));

const { Director } = await import("../../src/kaiserhof/web/static/director.js");
const scenes = await import("../../src/kaiserhof/web/static/scenes.js");
const { page } = await import("../../src/kaiserhof/web/static/state.js");

const house = {
  words: { skip: "Skip", toScore: "To the score", scenes: "/t/x/scenes" },
  still: () => true,
  quickness: () => 1,
  bringInSight: () => false,
  goBack() {},
};
const scene = (id, points, more = {}) => ({
  ...{ id, at: 1, name: "points", ms: 2000, say: "", why: "", sign: "", tone: "plain", steps: [] },
  beats: [[300, "pay", { seat: 0, points, from: "" }]],
  ...more,
});
const keySkips = (key) => scenes.keySkips(new KeyboardEvent("keydown", { key }));
const score = () => document.querySelector("#seat-0 .score").textContent;
const moment = () => new Promise((goOn) => setTimeout(goOn, 5));

beforeEach(async () => {
  await moment(); // what an earlier test has staged begins to play
  played.length = 0;
  document.body.innerHTML = `<ul><li id="seat-0"><p class="score">12</p></li></ul><button class="lit"></button><i></i>`;
});

test("the card of a player shows points when their scene brings them", async () => {
  const director = new Director(house);
  director.stage([scene("1-0", 7)]);
  expect(score()).toBe("5");
  await moment();
  played[0].how.paid(0, 7);
  expect(score()).toBe("12");
});

test("what a scene still brings stays out of the score when the server says it anew", async () => {
  const director = new Director(house);
  director.stage([scene("1-0", 7)]);
  director.showAll();
  expect(score()).toBe("12");
  director.showOwed();
  expect(score()).toBe("5");
});

test("after scenes that have moved the board it goes back to what is asked", async () => {
  const calls = [];
  const director = new Director({
    ...house,
    bringInSight: () => calls.push("away") < 2,
    goBack: () => calls.push("back"),
  });
  director.stage([scene("1-0", 7), scene("2-0", 1)]);
  for (const each of [0, 1]) {
    await moment();
    played[each].finish(true);
  }
  await moment();
  expect(calls).toEqual(["away", "away", "back"]);
});

test("scenes play one after the other", async () => {
  const director = new Director(house);
  director.stage([scene("1-0", 7), scene("2-0", 1)]);
  await moment();
  expect(played.map(({ scene }) => scene.id)).toEqual(["1-0"]);
  played[0].finish(true);
  await moment();
  expect(played.map(({ scene }) => scene.id)).toEqual(["1-0", "2-0"]);
  expect(score()).toBe("11");
});

test("a click on something that acts ends all scenes, and their points are there", async () => {
  const director = new Director(house);
  director.stage([scene("1-0", 7), scene("2-0", 1)]);
  await moment();
  director.clicked(document.querySelector("i"));
  expect(director.waiting.length).toBe(2);
  director.clicked(document.querySelector(".lit"));
  expect(director.waiting.length).toBe(0);
  expect(score()).toBe("12");
  await moment();
  expect(played.length).toBe(1);
});

test("what would take too long stays in the log", () => {
  const director = new Director(house);
  director.stage([scene("1-0", 1, { ms: 9000 }), scene("2-0", 1, { ms: 9000 })]);
  expect(director.waiting.map(({ id }) => id)).toEqual(["1-0"]);
});

test("a scene shown again brings no points", () => {
  const director = new Director(house);
  director.stage([{ ...scene("1-0", 7), again: true }]);
  expect(score()).toBe("12");
});

test("Escape has nothing to end where no scene plays", () => {
  expect(new Director(house).skip()).toBe(false);
});

test("Escape ends the scene that plays and all that wait, and is then free again", async () => {
  page.scenes.director = new Director(house);
  page.scenes.director.stage([scene("1-0", 7), scene("2-0", 1)]);
  await moment();
  const ended = vi.spyOn(played[0], "finish");
  expect(keySkips("a")).toBe(false);
  expect(keySkips("Escape")).toBe(true);
  expect(ended).toHaveBeenCalled();
  expect(score()).toBe("12");
  await moment();
  expect(played.length).toBe(1);
  expect(document.documentElement.classList.contains("in-scene")).toBe(false);
  expect(keySkips("Escape")).toBe(false);
});

test("the button of a scene ends those that wait, too", async () => {
  const director = new Director(house);
  director.stage([scene("1-0", 7), scene("2-0", 1)]);
  await moment();
  played[0].how.skip();
  await moment();
  expect(director.waiting).toEqual([]);
  expect(played.length).toBe(1);
  expect(score()).toBe("12");
});

test("with more than two waiting a scene plays twice as fast", async () => {
  const director = new Director(house);
  director.stage([scene("1-0", 1), scene("2-0", 1), scene("3-0", 1)]);
  for (let number = 0; number < 3; number += 1) {
    await moment();
    played[number].finish(true);
  }
  expect(played.map(({ how }) => how.pace)).toEqual([2, 1, 1]);
});

test("a scene that comes while another plays waits for it", async () => {
  const director = new Director(house);
  director.stage([scene("1-0", 7)]);
  await moment();
  director.stage([scene("2-0", 1)]);
  await moment();
  expect(played.length).toBe(1);
  expect(score()).toBe("4");
  played[0].finish(true);
  await moment();
  expect(played.length).toBe(2);
});

test("a scene after a skip plays as if nothing had been", async () => {
  const director = new Director(house);
  director.stage([scene("1-0", 7)]);
  await moment();
  director.skip();
  director.stage([scene("2-0", 1)]);
  expect(score()).toBe("11");
  await moment();
  await moment();
  expect(played.map(({ scene }) => scene.id)).toEqual(["1-0", "2-0"]);
});

test("the final scoring opens the score when it has ended, but not when it is skipped, nor when it is shown again", async () => {
  const final = { steps: ["Provinces", "Winner"] };
  for (const [more, whole, opens] of [
    [final, true, 1],
    [final, false, 0],
    [{ ...final, again: true }, true, 0],
  ]) {
    document.body.innerHTML += `<div id="prompt"><a data-score href="#"></a></div>`;
    const open = vi.spyOn(document.querySelector("#prompt a"), "click").mockImplementation(() => {});
    const director = new Director({ ...house, still: () => false, quickness: () => 0 });
    played.length = 0;
    director.stage([scene("9-0", 0, more)]);
    await moment();
    played[0].finish(whole);
    await moment();
    expect(open).toHaveBeenCalledTimes(opens);
    document.getElementById("prompt").remove();
  }
});

test("a page that is hidden shows nothing, and what it brings is there at once", async () => {
  const director = new Director(house);
  director.stage([scene("1-0", 7)]);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  document.dispatchEvent(new Event("visibilitychange"));
  vi.restoreAllMocks();
  expect(director.waiting).toEqual([]);
  expect(score()).toBe("12");
});

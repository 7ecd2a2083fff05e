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

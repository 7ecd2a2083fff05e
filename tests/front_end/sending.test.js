import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { opened, state } from "./page.js";

const PAGE = `<main id="main" data-number="7"></main><div id="live" data-table="x" data-lost="No connection"></div>
  <p id="toast" hidden></p>`;
const toast = () => document.getElementById("toast").textContent;

let page, sending, show;

beforeEach(async () => {
  vi.useFakeTimers();
  show = vi.fn();
  sending = await opened(PAGE, "sending");
  page = await state();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// The server answers like this, one after the other. An answer may be an error of the network.
function answering(...answers) {
  const fetching = vi.fn(async () => {
    const [answer, status = 200] = answers.shift();
    if (answer instanceof Error) throw answer;
    return new Response(answer, { status });
  });
  vi.stubGlobal("fetch", fetching);
  return () => fetching.mock.calls.map(([address, { body } = {}]) => [address, body && JSON.parse(body)]);
}

// The stream brings the position with this number.
function arrives(number) {
  page.position.number = number;
  document.getElementById("live").dispatchEvent(new Event("drawn"));
}

test("an act carries the number of acts that the person saw", async () => {
  const sent = answering([""]);
  sending.send("move", { move: "pass" }, show);
  await vi.advanceTimersByTimeAsync(10);
  expect(sent()).toEqual([["/t/x/move", { move: "pass", number: 7 }]]);
});

test("the second click of a double click is not sent", async () => {
  const sent = answering([""], [""]);
  sending.send("move", { move: "pass" }, show);
  sending.send("move", { move: "pass" }, show);
  await vi.advanceTimersByTimeAsync(10);
  arrives(8);
  await vi.advanceTimersByTimeAsync(10);
  expect(sent()).toHaveLength(1);
});

test("an act is sent again while the server is away, and reports nothing once it is back", async () => {
  const sent = answering([new TypeError("network")], ["", 503], [""]);
  sending.send("undo", {}, show);
  await vi.advanceTimersByTimeAsync(1500);
  arrives(8);
  expect(sent()).toHaveLength(3);
  expect(toast()).toBe("");
});

test("after a longer cut an act is sent again when the stream is back, if nothing has happened meanwhile", async () => {
  const cut = Array.from({ length: 5 }, () => [new TypeError("network")]);
  const sent = answering(...cut, [""]);
  sending.send("undo", {}, show);
  await vi.advanceTimersByTimeAsync(30000);
  expect(sent()).toHaveLength(5);
  document.getElementById("live").dispatchEvent(new Event("found"));
  await vi.advanceTimersByTimeAsync(10);
  expect(sent()).toHaveLength(6);
  arrives(8);
  await vi.advanceTimersByTimeAsync(10);
  expect(toast()).toBe("");
});

test("an act is not sent again if something has happened during the cut", async () => {
  const sent = answering(...Array.from({ length: 5 }, () => [new TypeError("network")]));
  sending.send("undo", {}, show);
  await vi.advanceTimersByTimeAsync(30000);
  page.position.number = 8;
  document.getElementById("live").dispatchEvent(new Event("found"));
  await vi.advanceTimersByTimeAsync(10);
  expect(sent()).toHaveLength(5);
  expect(toast()).toBe("No connection");
});

test("a message of the chat is sent only once", async () => {
  const sent = answering([new TypeError("network")]);
  await sending.post("say", { text: "Hello" }, show);
  expect(sent()).toHaveLength(1);
  expect(toast()).toBe("No connection");
});

test("a page that is behind shows what it is sent instead", async () => {
  answering(["<main>", 409]);
  await sending.post("move", { number: 7 }, show);
  expect(show).toHaveBeenCalledExactlyOnceWith("<main>");
});

test("a page fetches the view if the stream does not bring it", async () => {
  const sent = answering([""], ["<main>"]);
  sending.send("move", { move: "pass" }, show);
  await vi.advanceTimersByTimeAsync(2500);
  expect(sent().at(-1)[0]).toBe("/t/x/view?form=wide");
  expect(show).toHaveBeenCalledExactlyOnceWith("<main>");
});

test("how far a person has read is told once, and again if it did not arrive", async () => {
  const sent = answering([new TypeError("network")], [""]);
  sending.look(5);
  sending.look(5);
  sending.look(4);
  await vi.advanceTimersByTimeAsync(10);
  expect(sent()).toEqual([["/t/x/look", { number: 5 }]]);
  sending.look(5);
  expect(sent()).toHaveLength(2);
});

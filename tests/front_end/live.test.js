import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { opened } from "./page.js";

// A stream that the test speaks for.
class Stream extends EventTarget {
  static all = [];
  closed = false;

  constructor(address) {
    super();
    this.address = address;
    Stream.all.push(this);
  }

  close() {
    this.closed = true;
  }

  say(name, data) {
    this.dispatchEvent(new MessageEvent(name, { data }));
  }
}

const latest = () => Stream.all.at(-1);

let told, patch, again;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", Stream);
  Stream.all = [];
  const { listenTo } = await opened("", "live");
  told = { lost: vi.fn(), found: vi.fn() };
  patch = vi.fn();
  again = listenTo(() => `/stream?${Stream.all.length}`, { patch: (event) => patch(event.data) }, told);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what the stream says is handed on", () => {
  latest().say("patch", "1");
  expect(patch).toHaveBeenCalledExactlyOnceWith("1");
  expect(told.lost).not.toHaveBeenCalled();
});

test("a stream that breaks is opened again, more slowly each time, and says so once", () => {
  for (const pause of [375, 750, 1500]) {
    latest().say("error");
    expect(latest().closed).toBe(true);
    const before = Stream.all.length;
    vi.advanceTimersByTime(pause);
    expect(Stream.all).toHaveLength(before + 1);
  }
  expect(told.lost).toHaveBeenCalledOnce();
  latest().say("here");
  expect(told.found).toHaveBeenCalledOnce();
});

test("a stream that is silent for long is taken for broken", () => {
  vi.advanceTimersByTime(40_000);
  latest().say("here");
  vi.advanceTimersByTime(40_000);
  expect(Stream.all).toHaveLength(1);
  vi.advanceTimersByTime(11_000);
  expect(told.lost).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(500);
  expect(Stream.all).toHaveLength(2);
  latest().say("here");
});

test("a stream that never says anything is taken for broken, too", () => {
  vi.advanceTimersByTime(51_000);
  expect(told.lost).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(500);
  latest().say("here");
});

test("a page that has missed something begins again at once", () => {
  patch.mockReturnValue(false);
  latest().say("patch", "1");
  expect(Stream.all.map(({ closed }) => closed)).toEqual([true, false]);
});

test("the page can ask for another stream", () => {
  again();
  expect(Stream.all.map(({ address, closed }) => [address, closed])).toEqual([
    ["/stream?0", true],
    ["/stream?1", false],
  ]);
});

test("a phone that is online again does not wait", () => {
  latest().say("error");
  dispatchEvent(new Event("online"));
  expect(Stream.all).toHaveLength(2);
});

// Moves of others are shown one after the other, at the speed that was chosen.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Event } from "../src/lib/messages";

const settings = vi.hoisted(() => ({ speed: "normal" as "calm" | "normal" | "instant" }));
vi.mock("../src/lib/settings.svelte", () => ({ settings }));
const { delays, Queue, showTime, tempo } = await import("../src/lib/queue");

function event(kind: string, source = "", target = ""): Event {
  return { kind, seat: 1, what: null, source, target } as Event;
}

const page = { hidden: false };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", globalThis);
  page.hidden = false;
  settings.speed = "normal";
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a queue", () => {
  function open(rest: (item: string) => number) {
    const shown: string[] = [];
    return { shown, queue: new Queue<string>((item) => shown.push(item), rest) };
  }

  test("shows the first at once, and each of the others when the one before has been seen", () => {
    const { queue, shown } = open((item) => (item === "long" ? 500 : 100));
    for (const each of ["a", "long", "b"]) queue.add(each);
    expect(shown).toEqual(["a"]);
    vi.advanceTimersByTime(99);
    expect(shown).toEqual(["a"]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(["a", "long"]);
    vi.advanceTimersByTime(499);
    expect(shown).toEqual(["a", "long"]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(["a", "long", "b"]);
  });

  test("lets the last one be seen before what comes later", () => {
    const { queue, shown } = open(() => 100);
    queue.add("a");
    vi.advanceTimersByTime(60);
    queue.add("b");
    expect(shown).toEqual(["a"]);
    vi.advanceTimersByTime(40);
    expect(shown).toEqual(["a", "b"]);
    vi.advanceTimersByTime(1000);
    queue.add("c");
    expect(shown).toEqual(["a", "b", "c"]);
  });

  test("goes on at once after what needs no time", () => {
    const { queue, shown } = open((item) => (item === "a" ? 100 : 0));
    for (const each of ["a", "b", "c"]) queue.add(each);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual(["a", "b", "c"]);
  });

  test("knows when each one came, not when it was shown", () => {
    const came: number[] = [];
    const queue = new Queue<string>((_, at) => came.push(at), () => 100);
    const start = performance.now();
    queue.add("a");
    vi.advanceTimersByTime(30);
    queue.add("b");
    vi.advanceTimersByTime(70);
    expect(came).toEqual([start, start + 30]);
  });

  test("shows all that waits when it is skipped, in order, and then what comes at once", () => {
    const { queue, shown } = open(() => 100);
    for (const each of ["a", "b", "c"]) queue.add(each);
    queue.skip();
    expect(shown).toEqual(["a", "b", "c"]);
    queue.add("d");
    expect(shown).toEqual(["a", "b", "c", "d"]);
    vi.advanceTimersByTime(1000);
    expect(shown).toHaveLength(4);
  });

  test("shows everything at once on a page that nobody sees", () => {
    const { queue, shown } = open(() => 100);
    queue.add("a");
    queue.add("b");
    page.hidden = true;
    queue.add("c");
    expect(shown).toEqual(["a", "b", "c"]);
  });

  test("shows nothing any more once it is stopped", () => {
    const { queue, shown } = open(() => 100);
    queue.add("a");
    queue.add("b");
    queue.stop();
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual(["a"]);
  });
});

describe("times", () => {
  test.each([
    ["calm", 1500, 4000, 1.6],
    ["normal", 800, 2400, 1],
    ["instant", 0, 0, 0],
  ] as const)("at the speed %s a move is seen for %i ms, the end of a round for %i, and motion takes %f times as long", (speed, move, end, factor) => {
    settings.speed = speed;
    expect(showTime([event("passed")])).toBe(move);
    expect(showTime([event("laid_blind"), event("met_twin")])).toBe(end);
    expect(tempo()).toBe(factor);
  });

  test("several moves at once are seen for longer", () => {
    const events = [event("laid", "hand/1", "palette/1"), event("painted", "hand/1", "canvas"), event("turn_began", "seat/2", "seat/2")];
    expect(showTime(events)).toBe(800 + 240);
    settings.speed = "calm";
    expect(showTime(events)).toBe(1500 + 240 * 1.6);
    settings.speed = "instant";
    expect(showTime(events)).toBe(0);
  });

  test("a roll is seen for longer by the time in which the dice fall", () => {
    expect(showTime([event("rolled")])).toBe(800 + 900);
    settings.speed = "instant";
    expect(showTime([event("rerolled")])).toBe(0);
  });

  test("cards of one kind of event follow quickly, another kind later, and all within a moment", () => {
    expect(delays([])).toEqual([]);
    expect(delays(["dealt", "dealt", "dealt"])).toEqual([0, 60, 120]);
    expect(delays(["laid", "painted", "drew", "drew"])).toEqual([0, 240, 480, 540]);
    expect(delays(Array.from({ length: 101 }, () => "dealt")).at(-1)).toBe(1500);
  });
});

// The connection to a table reconnects automatically, and neither loses nor doubles a move.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { FromTable, ToTable, Update } from "../src/lib/messages";
import { Link, type Heard, type LinkState } from "../src/lib/socket";

class Wire {
  static all: Wire[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: ToTable[] = [];
  closed = false;

  constructor(readonly address: string) {
    Wire.all.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text) as ToTable);
  }

  close() {
    this.closed = true;
  }

  say(message: FromTable) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(code = 1006) {
    this.onclose?.({ code });
  }
}

function update(decision: number, first = 0, events = 0): Update {
  const event = { kind: "passed", seat: 0, what: null, source: "", target: "" };
  return { type: "update", number: 1, table: { phase: "playing" }, seats: [], you: { facing: 0 }, view: { decision }, events: Array(events).fill(event), first } as unknown as Update;
}

function open() {
  const states: LinkState[] = [];
  const heard: Heard[] = [];
  const refusals: string[] = [];
  const link = new Link({
    address: (since) => `ws://table?since=${since}`,
    heard: (message) => heard.push(message),
    changed: (state) => states.push(state),
    refused: (message) => refusals.push(message),
    make: (address) => new Wire(address) as unknown as WebSocket,
  });
  return { link, states, heard, refusals, wire: () => Wire.all.at(-1) as Wire };
}

beforeEach(() => {
  Wire.all = [];
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a line that is lost", () => {
  test("is opened again by itself, from the first event not yet seen", () => {
    const { wire, states } = open();
    wire().say(update(1, 0, 3));
    wire().say(update(2, 3, 2));
    wire().drop();
    expect(states).toEqual(["open", "lost"]);
    vi.advanceTimersByTime(300);
    expect(Wire.all).toHaveLength(2);
    expect(wire().address).toBe("ws://table?since=5");
    wire().say(update(2, 5));
    expect(states.at(-1)).toBe("open");
  });

  test("is tried ever more slowly, and at once when the device wakes", () => {
    const { link, wire } = open();
    wire().say(update(1));
    for (const wait of [250, 1000, 2000, 4000, 8000, 8000]) {
      const before = Wire.all.length;
      wire().drop();
      vi.advanceTimersByTime(wait - 1);
      expect(Wire.all).toHaveLength(before);
      vi.advanceTimersByTime(2);
      expect(Wire.all).toHaveLength(before + 1);
    }
    wire().drop();
    link.wake();
    expect(Wire.all).toHaveLength(8);
  });

  test("that answers no more is noticed by a ping", () => {
    const { wire, states } = open();
    wire().say(update(1));
    vi.advanceTimersByTime(20_000);
    expect(wire().sent).toEqual([{ type: "ping", id: 1 }]);
    vi.advanceTimersByTime(8_000);
    expect(states.at(-1)).toBe("lost");
  });

  test("stays shut after a refusal, but not after one that passes", () => {
    const { wire, refusals, link } = open();
    wire().say({ type: "answer", id: 0, refused: "server-too-often" });
    wire().drop(4403);
    expect(link.state).toBe("lost");
    vi.advanceTimersByTime(300);
    wire().say({ type: "answer", id: 0, refused: "server-no-such-table" });
    wire().drop(4403);
    expect(link.state).toBe("closed");
    expect(refusals).toEqual(["server-no-such-table"]);
  });

  test("is opened again, too, when the server hung up on a slow reader", () => {
    const { wire, link } = open();
    wire().say(update(1));
    wire().say({ type: "gone", why: "slow" });
    wire().drop(4000);
    vi.advanceTimersByTime(300);
    wire().say(update(1));
    expect(link.state).toBe("open");
  });
});

describe("an update", () => {
  test("that carries only what has changed is completed from those before it", () => {
    const { wire, heard } = open();
    wire().say(update(1, 0, 2));
    wire().say({ type: "update", number: 2, seats: [{ name: "Ada" }] } as unknown as Update);
    wire().say({ type: "update", number: 3, view: null, first: 2, events: update(1, 0, 1).events } as Update);
    expect(heard[1]).toMatchObject({ table: { phase: "playing", number: 2, seats: [{ name: "Ada" }] }, view: { decision: 1 }, first: 2, events: [] });
    expect(heard[2]).toMatchObject({ table: { phase: "playing", number: 3, seats: [{ name: "Ada" }] }, you: { facing: 0 }, view: null, first: 2 });
    wire().drop();
    vi.advanceTimersByTime(300);
    expect(wire().address).toBe("ws://table?since=3");
  });

  test("answers the request that caused it", async () => {
    const { link, wire, heard } = open();
    wire().say(update(1));
    const answer = link.request({ type: "play", decision: 1, move: 3 });
    wire().say({ ...update(2), answer: 1 });
    expect(await answer).toEqual({ type: "answer", id: 1 });
    expect(heard.at(-1)).toMatchObject({ view: { decision: 2 } });
  });

  test("whose other parts never came shows nothing", () => {
    const { wire, heard } = open();
    wire().say({ type: "update", number: 2, seats: [] });
    expect(heard).toEqual([]);
  });
});

describe("a move", () => {
  test("made while the line is down is sent when it is back", async () => {
    const { link, wire } = open();
    wire().say(update(7));
    wire().drop();
    const answer = link.request({ type: "play", decision: 7, move: 3 });
    vi.advanceTimersByTime(300);
    wire().say(update(7));
    expect(wire().sent).toEqual([{ type: "play", decision: 7, move: 3, id: 1 }]);
    wire().say({ type: "answer", id: 1 });
    expect(await answer).toEqual({ type: "answer", id: 1 });
  });

  test("that had arrived before the line broke is not sent again", async () => {
    const { link, wire } = open();
    wire().say(update(7));
    const answer = link.request({ type: "play", decision: 7, move: 3 });
    wire().drop();
    vi.advanceTimersByTime(300);
    wire().say(update(8, 0, 1));
    expect(wire().sent).toEqual([]);
    expect(await answer).toEqual({ type: "answer", id: 1 });
  });
});

test("any other request is refused while the line is down", async () => {
  const { link, wire } = open();
  expect(await link.request({ type: "undo" })).toMatchObject({ refused: "web-no-connection" });
  wire().say(update(1));
  const answer = link.request({ type: "undo" });
  wire().drop();
  expect(await answer).toMatchObject({ refused: "web-no-connection" });
});

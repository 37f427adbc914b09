// Every kind of move can be made with a gesture.
import { describe, expect, it } from "vitest";
import { matching, places } from "../src/board/gestures";
import { courses } from "../src/games/kobito/courses";
import { handNames, Keys } from "../src/games/kobito/keys";
import { reason as whyKobito, trial as tryKobito, gestures as kobito, piece } from "../src/games/kobito/moves";
import { reason as whyQwinto, trial as tryQwinto, chances, gestures as qwinto } from "../src/games/qwinto/moves";
import { endedBy } from "../src/games/rainbow/ended";
import { trial as tryRainbow, gestures as rainbow } from "../src/games/rainbow/moves";
import { reason as whyRed7, trial as tryRed7, gestures as red7 } from "../src/games/red7/moves";
import type { Event, KobitoTable, KobitoView, QwintoView, RainbowView, Red7View } from "../src/lib/messages";

const say = (id: string, args: Record<string, unknown> = {}): string => [id, ...Object.values(args)].join(" ");

/** Return the gestures of a move as `from>to`. */
function ways(all: { from: string; to: string; move: { text: string } }[], text: string): string[] {
  return all.filter((each) => each.move.text === text).map((each) => `${each.from}>${each.to}`);
}

describe("red7", () => {
  const moves = [
    { number: 0, text: "pass", kind: "pass" },
    { number: 1, text: "draw", kind: "draw", source: "deck", target: "hand/0" },
    { number: 2, text: "lay R7", kind: "lay", cards: ["R7"], source: "hand/0", target: "palette/0" },
    { number: 3, text: "paint R7", kind: "paint", cards: ["R7"], source: "hand/0", target: "canvas" },
    { number: 4, text: "repaint I4", kind: "repaint", cards: ["I4"], source: "palette/0", target: "canvas" },
    { number: 5, text: "take G3", kind: "take", cards: ["G3"], source: "palette/1", target: "deck" },
  ];
  const view = { game: "red7", seat: 0, moves, table: { hand: ["R7"], palettes: [["I4"], ["G3"]] } } as unknown as Red7View;
  const all = red7(view, say);

  it("takes cards to palette, canvas, deck and hand", () => {
    expect(all.map((each) => `${each.from}>${each.to}`)).toEqual(["deck>hand", "R7>palette", "R7>canvas", "I4>canvas", "G3>deck"]);
    expect(places(all, "R7")).toEqual(new Set(["palette", "canvas"]));
  });

  it("can ask why not", () => {
    expect(tryRed7(view, "R7", "canvas")).toEqual({ card: "R7", source: "hand/0", target: "canvas" });
    expect(tryRed7(view, "I4", "canvas")).toEqual({ card: "I4", source: "palette/0", target: "canvas" });
    expect(tryRed7(view, "G3", "deck")).toEqual({ card: "G3", source: "palette/1", target: "deck" });
  });
});

describe("kobito", () => {
  const moves = [
    { number: 0, text: "lay 8 g1 low", kind: "lay", cards: ["8"], source: "hand/0", target: "g1:low" },
    { number: 1, text: "start 8 k", kind: "start", cards: ["8", "kobito"], source: "hand/0", target: "b2/0" },
    { number: 2, text: "swap 8 g1 3", kind: "swap", cards: ["8", "swap"], source: "hand/0", target: "g1@3" },
    { number: 3, text: "exchange 8 p1b1 2", kind: "exchange", cards: ["8"], source: "hand/0", target: "b1/1@2" },
    { number: 4, text: "move b1 high 2 g2 high", kind: "move", cards: ["5", "6"], source: "b1/0:high", target: "g2:high" },
    { number: 5, text: "move b1 low 3 g2 low", kind: "move", cards: ["4", "5", "6"], source: "b1/0:low", target: "g2:low" },
    { number: 6, text: "pay s", kind: "pay", cards: ["swap"], source: "hand/0", target: "score/0" },
    { number: 7, text: "end", kind: "end" },
  ];
  const table = {
    hand: ["8", "8", "kobito", "swap"],
    pots: [{ rainbow: [["6"], ["7"], ["kobito=8"]] }, { rainbow: [["3"]] }, null],
    benches: [[[["4"], ["5"], ["6"]], [], [], []]],
  };
  const view = { game: "kobito", seat: 0, moves, table } as unknown as KobitoView;
  const all = kobito(view, handNames(table.hand), say);

  it("takes each copy of a card to the end of a rainbow", () => {
    expect(ways(all, "lay 8 g1 low")).toEqual(["h:8:0>g1:low", "h:8:1>g1:low"]);
  });

  it("starts a rainbow with one card on the other, either way, or on the bench", () => {
    expect(ways(all, "start 8 k")).toContain("h:8:1>h:kobito:0");
    expect(ways(all, "start 8 k")).toContain("h:kobito:0>h:8:0");
    expect(ways(all, "start 8 k")).toContain("h:kobito:0>bench");
  });

  it("puts a swap card or its partner on a spot, and exchanges a kobito there", () => {
    expect(ways(all, "swap 8 g1 3")).toEqual(["h:8:0>g1@3", "h:8:1>g1@3", "h:swap:0>g1@3"]);
    expect(ways(all, "exchange 8 p1b1 2")).toEqual(["h:8:0>b1/1@2", "h:8:1>b1/1@2"]);
  });

  it("takes a run by the card where it breaks off, and a whole rainbow by either end", () => {
    expect(piece(view, moves[4]!)).toEqual(["b1/0@2", "b1/0@3"]);
    expect(ways(all, "move b1 high 2 g2 high")).toEqual(["b1/0@2>g2:high"]);
    expect(ways(all, "move b1 low 3 g2 low")).toEqual(["b1/0@1>g2:low", "b1/0@3>g2:low"]);
  });

  it("pays into the score pile", () => {
    expect(ways(all, "pay s")).toEqual(["h:swap:0>score"]);
    expect(matching(all, "h:swap:0", "score")).toHaveLength(1);
  });

  it("can ask why not", () => {
    expect(tryKobito(view, "h:8:0", "g2:high")).toEqual({ card: "8", source: "hand/0", target: "g2:high" });
    expect(tryKobito(view, "h:8:0", "b2/1@3")).toEqual({ card: "8", source: "hand/0", target: "b2/1@3" });
    expect(tryKobito(view, "h:swap:0", "b1/0:low")).toEqual({ card: "swap", source: "hand/0", target: "b1/0:low" });
    expect(tryKobito(view, "b1/0@2", "g1:low")).toEqual({ source: "b1/0@2", target: "g1:low" });
    expect(tryKobito(view, "h:kobito:0", "h:8:0")).toBeNull();
  });
});

describe("equal cards in kobito", () => {
  const event = (kind: string, what: string, source: string, target: string): Event => ({ kind, seat: 0, what, source, target });
  const at = (hand: string[], bench: string[][], pot: string[][] = [["3"]]): KobitoTable => ({ hand, pots: [{ rainbow: pot }], benches: [[bench]] }) as unknown as KobitoTable;
  const gesture = (from: string, to: string) => ({ from, to, move: { number: 0, text: "", kind: "" }, label: "" });
  const run = (low: number, length: number): string[][] => Array.from({ length }, (_, i) => [String(((low + i - 1) % 12) + 1)]);

  it("keep their names when one of them is played, and get them back when it is undone", () => {
    const keys = new Keys();
    expect(keys.follow(at(["7", "8", "8", "8"], []), 0, [], null).hand).toEqual(["h:7:0", "h:8:0", "h:8:1", "h:8:2"]);
    const last = gesture("h:8:1", "g1:low");
    expect(keys.follow(at(["7", "8", "8"], []), 0, [], last).hand).toEqual(["h:7:0", "h:8:0", "h:8:2"]);
    expect(keys.follow(at(["7", "8", "8", "8"], []), 0, [], last).hand).toEqual(["h:7:0", "h:8:0", "h:8:1", "h:8:2"]);
  });

  it("are told apart when one is played and another one drawn at once", () => {
    const keys = new Keys();
    const before = keys.follow(at(["8", "8"], []), 0, [], null).hand;
    const events = [event("laid", "8", "hand/0", "g1"), event("drew", "8", "deck", "hand/0")];
    const table = at(["8", "8"], [], [["8"]]);
    const { hand } = keys.follow(table, 0, events, gesture("h:8:0", "g1:low"));
    expect(hand).toEqual(["h:8:1", "h:8:2"]);
    expect(keys.follow(table, 0, events, gesture("h:8:1", "g1:low")).hand).toBe(hand); // the same view, asked again
    const course = courses(events, 0, before, [...hand, "g1#8"]);
    expect(["g1#8", "h:8:1", "h:8:2"].map(course.origin)).toEqual(["h:8:0", null, "deck"]);
  });

  it("do not change while a move is on its way", () => {
    const keys = new Keys();
    const before = keys.follow(at(["8", "8"], []), 0, [], null).hand;
    expect(keys.follow(at(["8", "8"], []), 0, [], gesture("h:8:0", "g1:low")).hand).toEqual(before);
  });

  it("have keys of their own in a rainbow that goes around", () => {
    const keys = new Keys();
    const runOf = (bench: string[][]): string[] => keys.follow(at([], bench), 0, [], null).runs.get("b1/0") ?? [];
    const twelve = runOf(run(1, 12));
    expect(twelve).toEqual(Array.from({ length: 12 }, (_, i) => `b1/0#${i + 1}`));
    expect(runOf(run(12, 13))).toEqual(["b1/0#12/-1", ...twelve]);
    const fourteen = runOf(run(12, 14));
    expect(fourteen).toEqual(["b1/0#12/-1", ...twelve, "b1/0#1/1"]);
    expect(runOf(run(2, 12))).toEqual([...twelve.slice(1), "b1/0#1/1"]); // two are taken off the low end
    const course = courses([event("laid", "1", "hand/0", "b1/0")], 0, ["h:1:0", "b1/0#12/-1", ...twelve], fourteen);
    expect(["b1/0#1", "b1/0#1/1"].map(course.origin)).toEqual([null, "h:1:0"]);
  });
});

describe("qwinto", () => {
  const write = { number: 0, text: "write o3", kind: "write", cards: ["9"], source: "dice", target: "o3/0" };
  const pass = { number: 1, text: "pass", kind: "pass" };
  const misthrow = { ...pass, cards: ["9"], source: "dice", target: "misthrows/0" };
  const at = (turn: number): QwintoView => ({ seat: 0, moves: [write, turn === 0 ? misthrow : pass], table: { turn, stage: "write" } }) as unknown as QwintoView;

  it("takes the sum to a cell, and the active player's to the misthrows", () => {
    expect(qwinto(at(0), false, say).map((each) => each.to)).toEqual(["o3", "misthrows"]);
    expect(qwinto(at(1), false, say).map((each) => each.to)).toEqual(["o3"]);
    expect(tryQwinto(at(0), "sum", "y4")).toEqual({ source: "dice", target: "y4/0" });
    expect(tryQwinto(at(1), "sum", "misthrows")).toBeNull(); // that would be a pass
  });

  it("asks the last player to choose before the number is written, and for a misthrow always", () => {
    const asks = (isLast: boolean): [boolean, boolean | undefined][] => qwinto(at(0), isLast, say).map((each) => [each.sure !== undefined, each.mild]);
    expect(asks(false)).toEqual([[false, undefined], [true, undefined]]);
    expect(asks(true)).toEqual([[true, true], [true, undefined]]);
  });

  it("knows what the sum of some dice can be", () => {
    expect([0, 1, 2, 3].map((dice) => chances(dice).range)).toEqual(["–", "1–6", "2–12", "3–18"]);
    expect([1, 2, 3].map((dice) => chances(dice).often)).toEqual(["", "7", "10–11"]);
  });
});

describe("rainbow", () => {
  const moves = [
    { number: 0, text: "lay 1", kind: "lay", cards: ["R"], source: "hand1/1", target: "row" },
    { number: 1, text: "blind 1", kind: "blind", cards: ["R"], source: "hand1/1", target: "over" },
    { number: 2, text: "flip 2", kind: "flip", cards: ["G"], source: "row2", target: "over" },
    { number: 3, text: "stop", kind: "stop" },
  ];

  it("lays standard and blind by different gestures, and flips", () => {
    const all = rainbow({ seat: 1, moves, table: { row: [], hands: [[], []] } } as unknown as RainbowView, say);
    expect(all.map((each) => `${each.from}>${each.to}`)).toEqual(["hand1/1>lay", "hand1/1>turn", "row2>turn"]);
    expect(tryRainbow("row1", "turn")).toEqual({ source: "row1", target: "over" });
    expect(tryRainbow("hand3/1", "lay")).toEqual({ source: "hand3/1", target: "row" });
  });

  const event = (kind: string, seat: number, what: string | null, source: string, target: string): Event => ({ kind, seat, what, source, target });
  const before = {
    memory: { row: [{ card: { near: "R", far: "O", shared: true }, up: 0 }, { card: { near: "G", far: null, shared: true }, up: 0 }] },
    table: { row: ["R", "G"], hands: [[{ slot: 1, face: "B" }], [{ slot: 1, face: "Y" }, { slot: 2, face: "R" }]], piles: [0, 3] },
  } as unknown as RainbowView;

  it("shows the table at the end of a round that the view does not show any more", () => {
    const events = [event("laid_blind", 1, "K", "hand1/1", "row3"), event("met_shade", 1, "K", "row3", "row3"), event("took_row", 0, "3", "row", "pile/0")];
    const ended = endedBy(events, before, 0)!;
    expect(ended).toMatchObject({ kind: "shade", seat: 1, taker: 0, at: [2], down: ["O", null, "Y"] });
    expect(ended.table).toMatchObject({ row: ["R", "G", "K"], hands: [[{ slot: 1, face: "B" }], [{ slot: 2, face: "R" }]], piles: [0, 3] });
  });

  it("names both cards of one colour, and a rainbow names none", () => {
    const twin = [event("laid", 1, "R", "hand2/1", "row3"), event("met_twin", 1, "R", "row3", "row3"), event("took_row", 0, "3", "row", "pile/0")];
    expect(endedBy(twin, before, 0)).toMatchObject({ kind: "twin", at: [0, 2], down: ["O", null, null] });
    const flipped = [event("flipped", 0, "G", "row1", "row1"), event("met_twin", 0, "G", "row1", "row1"), event("took_row", 1, "2", "row", "pile/1")];
    expect(endedBy(flipped, before, 0)).toMatchObject({ kind: "twin", at: [0, 1], taker: 1, down: ["R", null] });
    const rainbow = [event("laid", 1, "Y", "hand1/1", "row3"), event("made_rainbow", 1, null, "row", "row"), event("took_row", 1, "3", "row", "pile/1")];
    expect(endedBy(rainbow, before, 0)).toMatchObject({ kind: "rainbow", at: [] });
  });

  it("sees no end where a round goes on", () => {
    expect(endedBy([event("laid", 0, "B", "hand1/0", "row3")], before, 0)).toBeNull();
  });
});

describe("the reason for a hint", () => {
  const told = (id: string, words: Record<string, unknown> = {}): string => (id.endsWith("-short") ? String(words["colour"]) : `${id} ${Object.values(words).join(" ")}`);

  it("says with how many cards a move leads at Red7", () => {
    const preview = { leaders: [1, 0], counts: [1, 3], rule: "O" };
    const view = { game: "red7", seat: 0, moves: [{ number: 4, text: "paint O2", preview }], table: { leads: [{ rule: "R" }, { rule: "O" }] } } as unknown as Red7View;
    expect(whyRed7(4, view, told)).toBe("board-red7-hint 3 O");
    expect(whyRed7(4, { ...view, seat: 1 }, told)).toBe("");
    expect(whyRed7(5, view, told)).toBe("");
  });

  it("says which gold a move wins at Kobito", () => {
    const moves = [{ number: 1, text: "lay 7 g1 low", preview: { owed: 0, wins: { length: 4, points: 6 } } }, { number: 2, text: "lay 7 g2 low", preview: { owed: 0 } }];
    const view = { game: "kobito", seat: 0, moves } as unknown as KobitoView;
    expect([1, 2].map((move) => whyKobito(move, view, told))).toEqual(["board-kobito-would-win 6", ""]);
  });

  it("says how many points a cell brings at Qwinto", () => {
    const moves = [{ number: 1, text: "write o3", preview: { points: 12 } }, { number: 2, text: "write o4", preview: { points: 7 } }];
    const view = { game: "qwinto", seat: 0, moves, table: { sheets: [{ points: { total: 7 } }] } } as unknown as QwintoView;
    expect([1, 2].map((move) => whyQwinto(move, view, told))).toEqual(["board-qwinto-hint 7 12", ""]);
  });
});

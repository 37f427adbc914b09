// A seat that was given up, or lost by time: its owner watches a bot play it.
import { beforeAll, expect, test } from "vitest";
import { GAMES } from "../scripts/words";
import { endText } from "../src/lib/ended";
import { aside, story } from "../src/lib/events";
import type { AnyView, Outcome, TableInfo } from "../src/lib/messages";
import { askText } from "../src/lib/rules";
import { learn, speak } from "../src/lib/words";

beforeAll(async () => {
  await speak("en");
  await Promise.all(GAMES.map((game) => learn(game)));
});

const names = ["Ada", "Bob", "Cem"];

function info(lost: number[], winners: number[], ended: TableInfo["ended"] = "played"): TableInfo {
  return { seats: names.map((_, seat) => ({ lost: lost.includes(seat) })), winners, ended } as unknown as TableInfo;
}

test("what a bot does there is told of the seat, and its cards are not told as seen by all", () => {
  const drew = { kind: "drew", seat: 0, what: "G2", source: "deck", target: "hand/0" };
  const laid = { kind: "laid", seat: 0, what: "R7", source: "hand/0", target: "palette/0" };
  const took = { kind: "took", seat: 1, what: "R7", source: "palette/0", target: "deck" };
  expect(story("red7", [drew, laid, took].map((event) => aside("red7", event, 0)), names)).toEqual([
    "Ada draws a card.",
    "Ada puts the red 7 in their palette.",
    "Bob's 1 takes the red 7 from Ada and puts it face down on top of the deck.",
  ]);
  const others = { kind: "drew", seat: 1, what: "G2", source: "deck", target: "hand/1" };
  expect(aside("red7", others, 0).event.what).toBe("G2");
});

test("nothing is asked of an onlooker", () => {
  const moves = [{ number: 0, text: "pass", kind: "pass" }];
  const red7 = { game: "red7", seat: 0, to_act: [0], moves, table: { stage: "opening", turn: 0 } } as unknown as AnyView;
  expect(askText(red7, names, 0)).toBe("Your turn: no card puts you in the lead, so pass.");
  expect(askText(red7, names, null)).toBe("It's Ada's turn.");
  const qwinto = { game: "qwinto", seat: 0, to_act: [0, 1], moves, table: { stage: "write", turn: 1 } } as unknown as AnyView;
  expect(askText(qwinto, names, 0)).toBe("The sum fits in none of your cells.");
  expect(askText(qwinto, names, null)).toBe("Everyone may write the sum.");
});

test("why a game ended never names others than those who won", () => {
  const outcome = { winners: [0], why: "red7-why-last-in" } as unknown as Outcome;
  expect(endText(info([], [0]), outcome, names)).toBe("Last one in: Ada.");
  expect(endText(info([1], [0]), outcome, names)).toBe("Last one in: Ada.");
  expect(endText(info([0], [1, 2]), outcome, names)).toBe("Players who give up or run out of time can't win.");
  const lost = (...how: (string | null)[]): TableInfo => ({ ...info([0, 1], [2], "resigned"), seats: how.map((lost_by) => ({ lost: lost_by !== null, lost_by })) }) as unknown as TableInfo;
  expect(endText(lost("resigned", "resigned", null), null, names)).toBe("Ada, Bob gave up.");
  expect(endText(lost("resigned", "time", null), null, names)).toBe("Ada gave up. Bob ran out of time.");
  const gone = { ...info([0], [1], "resigned"), seats: names.map((_, seat) => ({ lost: seat === 0, lost_by: seat === 0 ? "away" : null })) };
  expect(endText(gone as unknown as TableInfo, null, names)).toBe("Ada was away for too long.");
  expect(endText(info([0], [], "agreed"), null, names)).toBe("Everyone agreed to end the game here.");
});

// "Most points: Ada." used to be all.
test.each([
  ["red7-why-points", "The last round is over. Most points: Ada."],
  ["red7-why-rounds", "All rounds are played. Most rounds won: Ada."],
  ["kobito-why-points", "The gold has run out. Most points: Ada."],
  ["rainbow-why-cards", "The deck has run out. More cards: Ada."],
])("the end of a game says what ended it: %s", (why, sentence) => {
  expect(endText(info([], [0]), { winners: [0], why } as unknown as Outcome, names)).toBe(sentence);
});

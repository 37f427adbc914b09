// Moves in words, as the draft, the hints and the screen reader say them.
import { beforeAll, expect, test } from "vitest";
import { GAMES } from "../scripts/words";
import { tell as kobito } from "../src/games/kobito/moves";
import type { Tell } from "../src/games/props";
import { tell as qwinto } from "../src/games/qwinto/moves";
import { tell as rainbow } from "../src/games/rainbow/moves";
import { tell as red7 } from "../src/games/red7/moves";
import type { AnyView } from "../src/lib/messages";
import { learn, say, speak } from "../src/lib/words";

beforeAll(async () => {
  await speak("en");
  await Promise.all(GAMES.map((game) => learn(game)));
});

const qwintoView = { game: "qwinto", seat: 0, table: { sum: 9 } } as unknown as AnyView;
const rainbowView = { game: "rainbow", seat: 1, table: { row: ["R", "T"], hands: [[], [{ slot: 2, face: "W" }]] } } as unknown as AnyView;
const any = {} as AnyView;

const cases: [Tell, AnyView, Record<string, string>][] = [
  [red7, any, { "lay R7": "red 7: Put in palette", "repaint G2": "green 2: Put on canvas", "take B1": "blue 1: Put on deck", end: "End your turn" }],
  [qwinto, qwintoView, { "roll op": "Orange, Purple: Roll 2 dice", keep: "Keep 9", reroll: "Roll again", "write o3": "orange 3", pass: "Pass" }],
  [rainbow, rainbowView, { "lay 2": "Lay light", "blind 2": "light: Lay it blind", "flip 2": "turquoise: Flip", stop: "Stop" }],
  [
    kobito,
    any,
    {
      "lay k g1 low": "kobito: Pot 1, low end",
      "lay 7 b2 high": "7: Bench 2, high end",
      "start 12 1": "Start 12 – 1",
      "move b1 low 2 g3 high": "2 cards to pot 3, high end",
      "swap 7 g1 3": "Put a swap card and 7 on top: Pot 1",
      "exchange 7 p1b2 3": "Exchange 7 for the kobito: Ben",
      "pay s": "swap card: Pay it (costs 3 points)",
      end: "End your turn",
    },
  ],
];

test("every kind of move has words", () => {
  for (const [tell, view, moves] of cases)
    for (const [text, words] of Object.entries(moves)) expect(tell(text, view, ["Ann", "Ben"], say)).toBe(words);
});

// Moves in words: as hints name them, and as the news and the screen reader say a step of a turn.
import { beforeAll, expect, test } from "vitest";
import { GAMES } from "../scripts/words";
import { tell as kobito } from "../src/games/kobito/moves";
import type { Tell } from "../src/games/props";
import { tell as qwinto } from "../src/games/qwinto/moves";
import { tell as rainbow } from "../src/games/rainbow/moves";
import { tell as red7 } from "../src/games/red7/moves";
import { stepText, story, unheard } from "../src/lib/events";
import type { AnyChoice } from "../src/lib/messages";
import { learn, say, speak } from "../src/lib/words";

beforeAll(async () => {
  await speak("en");
  await Promise.all(GAMES.map((game) => learn(game)));
});

const cases: [Tell, string, Omit<AnyChoice, "number" | "text">][] = [
  [red7, "red 7: Put in palette", { kind: "lay", cards: ["R7"], source: "hand/0", target: "palette/0" }],
  [red7, "green 2: Put on canvas", { kind: "repaint", cards: ["G2"], source: "palette/0", target: "canvas" }],
  [red7, "blue 1: Put on deck", { kind: "take", cards: ["B1"], source: "palette/1", target: "deck" }],
  [red7, "End your turn", { kind: "end" }],
  [qwinto, "Orange, Purple: Roll 2 dice", { kind: "roll", cards: ["o", "p"] }],
  [qwinto, "Keep 9", { kind: "keep", cards: ["9"] }],
  [qwinto, "Roll again", { kind: "reroll" }],
  [qwinto, "orange, column 4", { kind: "write", cards: ["9"], source: "dice", target: "o3/0" }],
  [qwinto, "Pass", { kind: "pass" }],
  [qwinto, "Take a misthrow", { kind: "pass", target: "misthrows/0" }], // a hint used to call it "Pass", unlike its button
  [rainbow, "Lay light", { kind: "lay", cards: ["W"], source: "hand2/1", target: "row" }],
  [rainbow, "light: Lay it blind", { kind: "blind", cards: ["W"], source: "hand2/1", target: "over" }],
  [rainbow, "turquoise: Flip", { kind: "flip", cards: ["T"], source: "row2", target: "over" }],
  [rainbow, "Stop", { kind: "stop" }],
  [kobito, "kobito: Pot 1, low end", { kind: "lay", cards: ["kobito"], source: "hand/0", target: "g1:low" }],
  [kobito, "7: Bench 2, high end", { kind: "lay", cards: ["7"], source: "hand/0", target: "b2/0:high" }],
  [kobito, "Start 12 – 1", { kind: "start", cards: ["12", "1"], source: "hand/0", target: "b1/0" }],
  [kobito, "2 cards to pot 3, high end", { kind: "move", cards: ["4", "5"], source: "b1/0:low", target: "g3:high" }],
  [kobito, "Put a swap card and 7 on top: Pot 1", { kind: "swap", cards: ["7", "swap"], source: "hand/0", target: "g1@3" }],
  [kobito, "Exchange 7 for the kobito: Ben", { kind: "exchange", cards: ["7"], source: "hand/0", target: "b2/1@3" }],
  [kobito, "Exchange 7 for the kobito: Bench 2", { kind: "exchange", cards: ["7"], source: "hand/0", target: "b2/0@3" }],
  [kobito, "swap card: Pay it (costs 3 points)", { kind: "pay", cards: ["swap"], source: "hand/0", target: "score/0" }],
  [kobito, "End your turn", { kind: "end" }],
];

test.each(cases)("every kind of move has words: %#", (tell, words, move) => {
  expect(tell({ number: 0, text: "", ...move }, ["Ann", "Ben"], say)).toBe(words);
});

const steps: [string, string, Omit<AnyChoice, "number" | "text">][] = [
  ["red7", "You put the red 7 in your palette.", { kind: "lay", cards: ["R7"], source: "hand/0", target: "palette/0" }],
  ["red7", "You put the red 7 on the canvas.", { kind: "paint", cards: ["R7"], source: "hand/0", target: "canvas" }],
  ["red7", "Your 7 puts the green 2 from your palette on the canvas.", { kind: "repaint", cards: ["G2"], source: "palette/0", target: "canvas" }],
  ["red7", "Your 1 takes the blue 1 from Ben and puts it face down on top of the deck.", { kind: "take", cards: ["B1"], source: "palette/1", target: "deck" }],
  ["red7", "", { kind: "end" }],
  ["qwinto", "You choose to write in orange, column 4.", { kind: "write", cards: ["9"], source: "dice", target: "o3/0" }],
  ["qwinto", "You choose not to write.", { kind: "pass" }],
  ["kobito", "You lay a kobito at pot 1.", { kind: "lay", cards: ["kobito"], source: "hand/0", target: "g1:low" }],
  ["kobito", "You lay an 8 in your workshop.", { kind: "lay", cards: ["8"], source: "hand/0", target: "b2/0:high" }],
  ["kobito", "You start a rainbow in your workshop with a 12.", { kind: "start", cards: ["12", "1"], source: "hand/0", target: "b1/0" }],
  ["kobito", "You move 4 to 6 from your workshop to the rainbow at pot 3.", { kind: "move", cards: ["4", "5", "6"], source: "b1/0:low", target: "g3:high" }],
  ["kobito", "You cover a card at pot 1 with a swap card and a 7.", { kind: "swap", cards: ["7", "swap"], source: "hand/0", target: "g1@3" }],
  ["kobito", "You exchange a 7 for a kobito in Ben's workshop.", { kind: "exchange", cards: ["7"], source: "hand/0", target: "b2/1@3" }],
  ["kobito", "You exchange a 7 for a kobito in your workshop.", { kind: "exchange", cards: ["7"], source: "hand/0", target: "b2/0@3" }],
  ["kobito", "You pay a swap card, which costs you 3 points.", { kind: "pay", cards: ["swap"], source: "hand/0", target: "score/0" }],
];

test.each(steps)("a step of a turn reads as it will once it is played: %#", (game, words, move) => {
  expect(stepText(game, { number: 0, text: "", ...move }, 0, ["Ann", "Ben"])).toBe(words);
});

// The end of a turn used to repeat every step of it to a screen reader.
test("what was said step by step is not said again once the turn is played", () => {
  const steps: AnyChoice[] = [
    { number: 0, text: "", kind: "lay", cards: ["V6"], source: "hand/0", target: "palette/0" },
    { number: 1, text: "", kind: "paint", cards: ["R7"], source: "hand/0", target: "canvas" },
  ];
  const names = ["Ann", "Ben"];
  const heard = steps.map((step) => stepText("red7", step, 0, names));
  const entries = [
    { kind: "laid", seat: 0, what: "V6", source: "hand/0", target: "palette/0" },
    { kind: "painted", seat: 0, what: "R7", source: "hand/0", target: "canvas" },
    { kind: "turn_began", seat: 1, what: null, source: "", target: "" },
  ].map((event) => ({ event, reader: 0 }));
  expect(story("red7", unheard("red7", entries, names, heard), names)).toEqual(["It is Ben's turn."]);
  expect(unheard("red7", entries, names, heard.slice(0, 1))).toHaveLength(2);
});

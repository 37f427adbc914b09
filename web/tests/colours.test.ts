// Colours differ for every kind of colour vision, and text on them is readable.
import { describe, expect, it } from "vitest";
import { contrast, distance, SIGHTS } from "../src/board/colour_vision";
import type { Colour } from "../src/board/shapes";
import { hues, INK } from "../src/games/kobito/colours";
import { colours as qwinto } from "../src/games/qwinto/colours";
import { colours as rainbow } from "../src/games/rainbow/colours";
import { colours as red7 } from "../src/games/red7/colours";

const APART = 0.11; // OKLab; five times what is just noticeable
const NEIGHBOURS_APART = 0.15; // on the wheel of twelve, where the digits tell and neighbours lie side by side

const games: [string, Record<string, Colour>][] = [
  ["red7", red7],
  ["qwinto", qwinto],
  ["rainbow", rainbow],
];

function pairs<T>(all: T[]): [T, T][] {
  return all.flatMap((one, i) => all.slice(i + 1).map((other): [T, T] => [one, other]));
}

describe.each(games)("the colours of %s", (_, colours) => {
  const all = Object.values(colours);

  it.each(SIGHTS)("stay apart for eyes with %s sight", (sight) => {
    for (const [one, other] of pairs(all))
      expect(distance(one.fill, other.fill, sight), `${one.letter} and ${other.letter}`).toBeGreaterThanOrEqual(APART);
  });

  it("carry ink that can be read", () => {
    for (const { letter, fill, ink } of all) expect(contrast(fill, ink), letter).toBeGreaterThanOrEqual(4.5);
  });

  it("have a shape each", () => {
    expect(new Set(all.map((colour) => colour.shape)).size).toBe(all.length);
  });
});

describe("the wheel of kobito", () => {
  it.each(SIGHTS)("keeps neighbours apart for eyes with %s sight", (sight) => {
    hues.forEach((hue, i) => {
      const next = hues[(i + 1) % hues.length]!;
      expect(distance(hue, next, sight), `${i + 1}`).toBeGreaterThanOrEqual(NEIGHBOURS_APART);
    });
  });

  it("carries ink that can be read", () => {
    hues.forEach((hue, i) => expect(contrast(hue, INK), `${i + 1}`).toBeGreaterThanOrEqual(4.5));
  });
});

describe("sight", () => {
  it("leaves grey grey, and takes red from green", () => {
    expect(distance("#808080", "#808080", "protanopia")).toBe(0);
    expect(distance("#c00000", "#507000", "deuteranopia")).toBeLessThan(distance("#c00000", "#507000"));
  });
});

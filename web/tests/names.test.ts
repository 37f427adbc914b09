// The names on the curve of chances keep clear of the marks of mistakes.
import { expect, test } from "vitest";
import { clearOf } from "../src/review/names";

const BAND = Array.from({ length: 11 }, (_, i) => ({ x: 10 * i, y: 50 }));

test("a name lies at the beginning of its band", () => {
  expect(clearOf([], BAND)).toEqual({ x: 0, y: 50 });
  expect(clearOf([{ x: 5, y: 80 }], BAND)).toEqual({ x: 0, y: 50 }); // the mark is on another band
});

test("a name lies behind a mark that would cover it", () => {
  expect(clearOf([{ x: 5, y: 52 }], BAND)).toEqual({ x: 10, y: 50 });
  expect(clearOf([{ x: 5, y: 52 }, { x: 25, y: 45 }], BAND)).toEqual({ x: 30, y: 50 });
});

test("a name without room stays at the beginning", () => {
  expect(clearOf(BAND, BAND)).toEqual({ x: 0, y: 50 });
  expect(clearOf([], [])).toBeUndefined();
});

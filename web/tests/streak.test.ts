// The streak of puzzles: days in a row, in UTC, as this browser remembers them.
import { beforeEach, expect, test, vi } from "vitest";
import { remember, shifted, solved, streak, week } from "../src/puzzle/streak";

const TODAY = "2026-03-01";
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
});

test("days are counted over the ends of months", () => {
  expect(shifted(TODAY, -1)).toBe("2026-02-28");
  expect(shifted("2026-12-31", 1)).toBe("2027-01-01");
});

test("a streak ends today, or yesterday if today's puzzle is still to be solved", () => {
  expect(streak([], TODAY)).toBe(0);
  expect(streak([TODAY], TODAY)).toBe(1);
  expect(streak(["2026-02-27", "2026-02-28"], TODAY)).toBe(2);
  expect(streak(["2026-02-27", "2026-02-28", TODAY], TODAY)).toBe(3);
  expect(streak(["2026-02-26", "2026-02-27"], TODAY)).toBe(0);
  expect(streak(["2026-02-25", "2026-02-27", "2026-02-28"], TODAY)).toBe(2);
});

test("the week is the last seven days, today last", () => {
  expect(week(["2026-02-22", "2026-02-23", TODAY], TODAY)).toEqual([true, false, false, false, false, false, true]);
});

test("what is solved is remembered once", () => {
  remember("red7-1", TODAY);
  remember("red7-1", TODAY);
  remember("red7-2", null);
  expect(solved()).toEqual({ days: [TODAY], puzzles: ["red7-1", "red7-2"] });
});

test("what else is stored does no harm", () => {
  for (const text of ["", "null", "[]", "{", '{"days": 3}']) {
    kept.set("arcus-puzzles", text);
    expect(solved()).toEqual({ days: [], puzzles: [] });
  }
});

// The solved puzzles, and the days whose puzzle was solved, stored in this browser.

const KEY = "arcus-puzzles";
const MOST_DAYS = 400;
const DAY_MS = 24 * 3600 * 1000;

export interface Solved {
  /** Days in UTC, such as `2026-11-16`, the first one first. */
  days: string[];
  /** Names of puzzles. */
  puzzles: string[];
}

/** Return the stored puzzles and days. */
export function solved(): Solved {
  try {
    const found = (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Partial<Solved>;
    return { days: texts(found.days), puzzles: texts(found.puzzles) };
  } catch {
    return { days: [], puzzles: [] }; // storage may be blocked, or contain something else
  }
}

function texts(found: unknown): string[] {
  return Array.isArray(found) ? found.map(String) : [];
}

/** Remember a puzzle as solved, and the day whose puzzle it is. */
export function remember(puzzle: string, day: string | null): void {
  const { days, puzzles } = solved();
  const kept: Solved = {
    days: day ? [...new Set([...days, day])].sort().slice(-MOST_DAYS) : days,
    puzzles: [...new Set([...puzzles, puzzle])],
  };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // without storage the streak ends when the page is closed
  }
}

/** Return the day `by` days later. */
export function shifted(day: string, by: number): string {
  return new Date(Date.parse(day) + by * DAY_MS).toISOString().slice(0, 10);
}

/** Return the number of days in a row that were solved, up to today or yesterday. */
export function streak(days: readonly string[], today: string): number {
  const known = new Set(days);
  let day = known.has(today) ? today : shifted(today, -1);
  let count = 0;
  for (; known.has(day); day = shifted(day, -1)) count += 1;
  return count;
}

/** Return for each of the last seven days, today last, whether its puzzle was solved. */
export function week(days: readonly string[], today: string): boolean[] {
  return Array.from({ length: 7 }, (_, nth) => days.includes(shifted(today, nth - 6)));
}

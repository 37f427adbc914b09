// The games that the reader has met in this browser; for others, their lesson is offered.

const KEY = "arcus-known";
const known = $state<{ games: string[] }>({ games: kept() });

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return []; // storage may be barred, or hold something else
  }
}

/** Is a game new to the reader? */
export function isNew(game: string): boolean {
  return !known.games.includes(game);
}

/** The reader has opened a table of this game, or finished its lesson. */
export function markKnown(game: string): void {
  if (!isNew(game)) return;
  known.games.push(game);
  try {
    localStorage.setItem(KEY, JSON.stringify(known.games));
  } catch {
    // then it holds until the page is closed
  }
}

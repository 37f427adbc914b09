// The games that the reader already knows, stored in this browser; for others, their lesson is offered.

const KEY = "arcus-known";
const known = $state<{ games: string[] }>({ games: kept() });

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return []; // storage may be blocked, or contain something else
  }
}

/** Return whether a game is new to the reader. */
export function isNew(game: string): boolean {
  return !known.games.includes(game);
}

/** Mark a game as known, after the reader has opened a table or finished its lesson. */
export function markKnown(game: string): void {
  if (!isNew(game)) return;
  known.games.push(game);
  try {
    localStorage.setItem(KEY, JSON.stringify(known.games));
  } catch {
    // without storage it is remembered until the page is closed
  }
}

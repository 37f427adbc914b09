// What the page knows of the games before the server has said anything: their order, and how a quick game is seated.
import { ask } from "./http";
import type { GameInfo, ServerInfo, Setup, TableInfo, TimeControl } from "./messages";
import { introduce } from "./me.svelte";
import { markKnown } from "./known_games.svelte";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";
import { has, say } from "./words";

/** In the order of the first page, with how many play a quick game, how many can play at all, and how long the lesson takes. */
export const games: readonly { name: string; seats: number; least: number; most: number; minutes: number }[] = [
  { name: "red7", seats: 3, least: 2, most: 4, minutes: 2 },
  { name: "qwinto", seats: 2, least: 1, most: 6, minutes: 3 },
  { name: "rainbow", seats: 2, least: 2, most: 2, minutes: 3 },
  { name: "kobito", seats: 3, least: 2, most: 6, minutes: 3 },
];

/** Clocks that one can pick, by the name of their message. */
export const clocks: Record<string, TimeControl | null> = {
  none: null,
  quick: { bank: 120, gain: 10 },
  calm: { bank: 600, gain: 30 },
  days: { bank: 3 * 86400, gain: 86400 },
};

let catalogued: Promise<ServerInfo> | null = null;

/** What the server offers; asked once. */
export function catalogue(): Promise<ServerInfo> {
  catalogued ??= ask<ServerInfo>("GET", "catalogue").catch((error: unknown) => {
    catalogued = null;
    throw error;
  });
  return catalogued;
}

/** A table for a game as most people would want it. */
export function plainSetup(game: string): Setup {
  const seats = games.find((each) => each.name === game)?.seats ?? 2;
  return {
    game,
    seats,
    options: {},
    clock: null,
    absent: "bot",
    memory_aid: false,
    hints: null, // the server's default: on among friends, off at public tables
    spectators: 0,
    public: false,
  };
}

/** What is to be done at a table as soon as one is there; kept only until it is done. */
export interface SetupTask {
  /** Sit down, with these names: one for oneself, more on a shared device. */
  sit?: (string | null)[];
  /** The level of the bots for all other seats. */
  bots?: string;
  begin?: boolean;
  /** A rematch has kept one's seats: it begins when all have come. */
  again?: boolean;
  /** Sit down with a stranger who wants the same game. */
  match?: Setup;
}

const setupTasks = new Map<string, SetupTask>();

/** What is to be done at this table, once. */
export function takeSetupTask(id: string): SetupTask | null {
  const task = setupTasks.get(id) ?? null;
  setupTasks.delete(id);
  return task;
}

/** Go to the table of a rematch; it begins when everyone has come. */
export function goOn(id: string): void {
  setupTasks.set(id, { again: true });
  go(`t/${id}`);
}

/** Open a table and go there. */
export async function openTable(setup: Setup, task: SetupTask): Promise<void> {
  await introduce();
  const table = await ask<TableInfo>("POST", "tables", setup);
  setupTasks.set(table.id, task);
  markKnown(setup.game);
  go(`t/${table.id}`);
}

/** A table where a stranger wants the same, or where to wait for one. */
export async function findMatch(setup: Setup): Promise<string> {
  await introduce();
  return (await ask<TableInfo>("POST", "match", setup)).id;
}

/** Go to a table to play with a stranger, in place of the one where the seat was taken. */
export function goToMatch(id: string, setup: Setup, replace = false): void {
  setupTasks.set(id, { match: setup });
  go(`t/${id}`, replace);
}

/** One press, and a stranger is looked for who wants to play this by two. */
export async function quickMatch(game: string): Promise<void> {
  const setup = { ...plainSetup(game), seats: 2, public: true };
  goToMatch(await findMatch(setup), setup);
}

/** One press, and the cards are dealt: a table full of bots. */
export function playNow(game: string): Promise<void> {
  return openTable(plainSetup(game), { sit: [null], bots: settings.level, begin: true });
}

/** Go to a table, and sit down there. */
export function join(id: string, name: string | null): void {
  setupTasks.set(id, { sit: [name] });
  go(`t/${id}`);
}

/** The levels of a game's bots, weakest first. */
export function levels(game: GameInfo | undefined): readonly string[] {
  return game?.levels.length ? game.levels : ["beginner", "casual", "skilled", "expert", "master"];
}

/** A level in the reader's language. */
export function levelText(level: string): string {
  return has(`bots-level-${level}`) ? say(`bots-level-${level}`) : level;
}

// The games, known before the server's catalogue has arrived: their order, and the setup of a quick game.
import { tick } from "svelte";
import { setBackground } from "./background";
import { ask } from "./http";
import type { GameInfo, ServerInfo, Setup, TableInfo, TimeControl } from "./messages";
import { introduce } from "./me.svelte";
import { markKnown } from "./known_games.svelte";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";
import { has, say } from "./words";

/** The games in the order of the first page: seats of a quick game, numbers of players, and minutes of the lesson. */
export const games: readonly { name: string; seats: number; least: number; most: number; minutes: number }[] = [
  { name: "red7", seats: 3, least: 2, most: 4, minutes: 2 },
  { name: "qwinto", seats: 2, least: 1, most: 6, minutes: 3 },
  { name: "rainbow", seats: 2, least: 2, most: 2, minutes: 3 },
  { name: "kobito", seats: 3, least: 2, most: 6, minutes: 3 },
];

/** The clocks on offer, by the name of their message. */
export const clocks: Record<string, TimeControl | null> = {
  none: null,
  quick: { bank: 120, gain: 10 },
  calm: { bank: 600, gain: 30 },
  days: { bank: 3 * 86400, gain: 86400 },
};

let catalogued: Promise<ServerInfo> | null = null;

/** Return the server's catalogue, fetched once. */
export function catalogue(): Promise<ServerInfo> {
  catalogued ??= ask<ServerInfo>("GET", "catalogue").catch((error: unknown) => {
    catalogued = null;
    throw error;
  });
  return catalogued;
}

/** Return the default setup of a game. */
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

/** Actions to take on arrival at a table. */
export interface SetupTask {
  /** Take seats with these names: one for the reader, more on a shared device. */
  sit?: (string | null)[];
  /** The level of the bots for all other seats. */
  bots?: string;
  begin?: boolean;
  /** Whether it is a rematch, which keeps the seats and begins when everyone has arrived. */
  again?: boolean;
  /** Take a seat beside a stranger with the same setup. */
  match?: Setup;
}

const setupTasks = new Map<string, SetupTask & { game: string }>();

/** Remove and return the task of a table, and its game; null if there is none. */
export function takeSetupTask(id: string): (SetupTask & { game: string }) | null {
  const task = setupTasks.get(id) ?? null;
  setupTasks.delete(id);
  return task;
}

/** Go to a table with a task. Its game's background is set at once, or the one of no game would be seen in between. */
function goToTable(id: string, game: string, task: SetupTask, replace = false): void {
  setupTasks.set(id, { ...task, game });
  go(`t/${id}`, replace);
  void tick().then(() => setBackground(game));
}

/** Go to the table of a rematch. */
export function goOn(id: string, game: string): void {
  goToTable(id, game, { again: true });
}

/** Open a table and go there. */
export async function openTable(setup: Setup, task: SetupTask): Promise<void> {
  await introduce();
  const table = await ask<TableInfo>("POST", "tables", setup);
  markKnown(setup.game);
  goToTable(table.id, setup.game, task);
}

/** Return the table of a stranger with the same setup, or a new one to wait at. */
export async function findMatch(setup: Setup): Promise<string> {
  await introduce();
  return (await ask<TableInfo>("POST", "match", setup)).id;
}

/** Go to a table to play with a stranger; `replace` replaces the current page. */
export function goToMatch(id: string, setup: Setup, replace = false): void {
  goToTable(id, setup.game, { match: setup }, replace);
}

/** Find a stranger for a two-player game. */
export async function quickMatch(game: string): Promise<void> {
  const setup = { ...plainSetup(game), seats: 2, public: true };
  goToMatch(await findMatch(setup), setup);
}

/** Start a game against bots. */
export function playNow(game: string): Promise<void> {
  return openTable(plainSetup(game), { sit: [null], bots: settings.level, begin: true });
}

/** Go to a table, and take a seat there. */
export function join(id: string, game: string, name: string | null): void {
  goToTable(id, game, { sit: [name] });
}

/** The levels of a game's bots, weakest first. */
export function levels(game: GameInfo | undefined): readonly string[] {
  return game?.levels.length ? game.levels : ["beginner", "casual", "skilled", "expert", "master"];
}

/** A level in the reader's language. */
export function levelText(level: string): string {
  return has(`bots-level-${level}`) ? say(`bots-level-${level}`) : level;
}

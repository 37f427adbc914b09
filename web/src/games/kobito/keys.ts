// Keys that stay with their cards from one view to the next, even if cards are equal.
import type { Gesture } from "../../board/gestures";
import type { Event, KobitoTable } from "../../lib/messages";
import { layout } from "./layout";
import { spotNumber } from "./moves";

const ROUND = layout.numbers;

/** Return the kind of a card in an event; a kobito that stands for a number is a kobito. */
export function kindOf(what: string): string {
  return what.startsWith("kobito") ? "kobito" : what;
}

/**
 * Return the keys of the cards in a hand, such as `h:7:0`, given their previous keys.
 *
 * Of equal cards, the one that was played is gone; a newly drawn one gets a new key.
 */
export function handNames(hand: readonly string[], before: readonly string[] = [], played: readonly string[] = [], drawn: ReadonlySet<string> = new Set()): string[] {
  const queues = new Map<string, string[]>();
  for (const card of new Set(hand)) {
    const old = before.filter((name) => name.startsWith(`h:${card}:`));
    const count = hand.filter((each) => each === card).length;
    const hasLeft = old.length > count || drawn.has(card);
    const kept = (hasLeft ? old.filter((name) => !played.includes(name)) : old).slice(0, count);
    for (let i = 0; kept.length < count; i++) if (!old.includes(`h:${card}:${i}`)) kept.push(`h:${card}:${i}`);
    queues.set(card, kept.sort((one, other) => copy(one) - copy(other)));
  }
  return hand.map((card) => queues.get(card)!.shift()!);
}

function copy(name: string): number {
  return Number(name.split(":")[2]);
}

interface Run {
  /** The lowest number, counting on beyond 12 and below 1. */
  low: number;
  length: number;
}

/** Return the position of a rainbow on an endless number line, given its previous position. */
export function follow(before: Run | undefined, number: number, length: number): Run {
  if (!before) return { low: number, length };
  const up = (((number - before.low) % ROUND) + ROUND) % ROUND;
  return { low: before.low + (length > before.length && up > 0 ? up - ROUND : up), length };
}

/** Return the keys of the cards in a rainbow: place and number, and the lap if numbers repeat. */
export function runKeys(home: string, { low, length }: Run): string[] {
  return Array.from({ length }, (_, i) => {
    const round = Math.floor((low + i - 1) / ROUND);
    return `${home}#${low + i - ROUND * round}${round === 0 ? "" : `/${round}`}`;
  });
}

/** Return a key without the lap. */
export function plainKey(key: string): string {
  return key.replace(/(#\d+)\/-?\d+$/, "$1");
}

export interface Keyed {
  /** The keys of the cards in my hand. */
  hand: string[];
  /** The keys of the cards in each rainbow, by its place as events name it: `g1`, `b2/0`. */
  runs: Map<string, string[]>;
}

/** Tracks the keys of a table from view to view. */
export class Keys {
  #table: KobitoTable | null = null;
  #lastEvents: readonly Event[] = [];
  #used: Gesture | null = null;
  #runs = new Map<string, Run>();
  #keyed: Keyed = { hand: [], runs: new Map() };

  /** Return the keys of all cards, after the newest events and my last gesture. */
  follow(table: KobitoTable, me: number | null, events: readonly Event[], last: Gesture | null): Keyed {
    if (table === this.#table) return this.#keyed;
    const fresh = events === this.#lastEvents ? [] : events;
    const drawn = new Set(fresh.flatMap(({ what, target }) => (what !== null && target === `hand/${me}` ? [kindOf(what)] : [])));
    const played = last && last !== this.#used ? [last.from, last.to] : [];
    const before = this.#keyed.hand;
    const hand = handNames(table.hand, before, played, drawn);
    if (played.some((name) => before.includes(name) && !hand.includes(name))) this.#used = last;
    const runs = new Map<string, Run>();
    const place = (home: string, rainbow: readonly (readonly string[])[]): void => {
      if (rainbow.length > 0) runs.set(home, follow(this.#runs.get(home), spotNumber(rainbow[0]!), rainbow.length));
    };
    table.pots.forEach((pot, i) => place(`g${i + 1}`, pot?.rainbow ?? []));
    table.benches.forEach((benches, seat) => benches.forEach((rainbow, i) => place(`b${i + 1}/${seat}`, rainbow)));
    for (const { source, target } of fresh) if (target === "discard") this.#restart(runs, source, table);
    [this.#table, this.#lastEvents, this.#runs] = [table, events, runs];
    return (this.#keyed = { hand, runs: new Map([...runs].map(([home, run]) => [home, runKeys(home, run)])) });
  }

  /** Start new keys for the rainbow of a pot whose gold was won. */
  #restart(runs: Map<string, Run>, home: string, table: KobitoTable): void {
    const rainbow = table.pots[Number(home.slice(1)) - 1]?.rainbow ?? [];
    if (rainbow.length > 0) runs.set(home, follow(undefined, spotNumber(rainbow[0]!), rainbow.length));
  }
}

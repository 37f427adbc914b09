// Moves of others are shown one after the other, each for as long as it takes to see it.
import type { Event } from "./messages";
import { settings } from "./settings.svelte";

/** Milliseconds for which a move of somebody else stays in sight, and for which the end of a round does. */
const PACE = { calm: [1500, 4000], normal: [800, 2400], instant: [0, 0] } as const;
/** What moves on the board takes this many times as long. */
const TEMPO = { calm: 1.6, normal: 1, instant: 0 } as const;
const DEAL = 60; // milliseconds between cards of one kind of event, as in a deal
const NEXT = 240; // between one kind of event and the next
const LATEST = 1500; // however much happens at once, the last of it begins by then
const FALL = 900; // for which dice fall
const ENDS = new Set(["made_rainbow", "met_twin", "met_shade", "took_row", "won_round", "won_gold", "scored"]);

/** By how much the times of motion are scaled, by the speed that was chosen; 0: nothing moves. */
export function tempo(): number {
  return TEMPO[settings.speed];
}

/** When each of some moves begins that are shown one after the other, by the kinds of their events. */
export function delays(kinds: readonly string[]): number[] {
  let at = 0;
  const all = kinds.map((kind, i) => (at += i === 0 ? 0 : kind === kinds[i - 1] ? DEAL : NEXT));
  const hurry = Math.min(1, LATEST / (at || 1));
  return all.map((each) => each * hurry);
}

/** For how long an update with these events is to be seen, by the speed that was chosen. */
export function showTime(events: readonly Event[]): number {
  const [move, end] = PACE[settings.speed];
  const moves = events.filter(({ source, target }) => source !== "" && target !== "" && source !== target);
  const last = delays(moves.map(({ kind }) => kind)).at(-1) ?? 0;
  const fall = events.some(({ kind }) => kind === "rolled" || kind === "rerolled") ? FALL : 0;
  return (events.some((event) => ENDS.has(event.kind)) ? end : move) + (last + fall) * tempo();
}

/** Hands on what comes in, one at a time; `rest` says how long each is to stay before the next. */
export class Queue<T> {
  #waiting: { item: T; arrivedAt: number }[] = [];
  #timer = 0;

  constructor(
    private readonly show: (item: T, arrivedAt: number) => void,
    private readonly rest: (item: T) => number,
  ) {}

  /** The newest of those that wait. */
  get last(): T | undefined {
    return this.#waiting.at(-1)?.item;
  }

  add(item: T): void {
    this.#waiting.push({ item, arrivedAt: performance.now() });
    if (document.hidden) this.skip();
    else if (this.#timer === 0) this.#next();
  }

  /** Show at once all that waits. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    while (this.#waiting.length > 0) this.#take();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #next(): void {
    this.#timer = 0;
    while (this.#waiting.length > 0) {
      const rest = this.#take();
      if (rest > 0) {
        this.#timer = window.setTimeout(() => this.#next(), rest);
        return;
      }
    }
  }

  /** Show the first of those that wait, and return how long it is to stay. */
  #take(): number {
    const { item, arrivedAt } = this.#waiting.shift()!;
    const rest = this.rest(item);
    this.show(item, arrivedAt);
    return rest;
  }
}

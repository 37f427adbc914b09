// Shows the moves of others one after the other, each long enough to be noticed.
import type { Event } from "./messages";
import { settings } from "./settings.svelte";

/** By speed: milliseconds for which a move of another player, and the end of a round, stay visible. */
const PACE = { calm: [1500, 4000], normal: [800, 2400], instant: [0, 0] } as const;
/** By speed: the factor for the duration of animations. */
const TEMPO = { calm: 1.6, normal: 1, instant: 0 } as const;
const DEAL = 60; // milliseconds between cards of one kind of event, as in a deal
const NEXT = 240; // between one kind of event and the next
const LATEST = 1500; // the latest start, however many events there are
const FALL = 900; // duration of falling dice
const ENDS = new Set(["made_rainbow", "met_twin", "met_shade", "took_row", "won_round", "won_gold", "scored"]);

/** Return the factor for the duration of animations at the chosen speed; 0 for none. */
export function tempo(): number {
  return TEMPO[settings.speed];
}

/** Return when each of several events starts to be shown, given their kinds. */
export function delays(kinds: readonly string[]): number[] {
  let at = 0;
  const all = kinds.map((kind, i) => (at += i === 0 ? 0 : kind === kinds[i - 1] ? DEAL : NEXT));
  const hurry = Math.min(1, LATEST / (at || 1));
  return all.map((each) => each * hurry);
}

/** Return for how long an update with these events is shown, at the chosen speed. */
export function showTime(events: readonly Event[]): number {
  const [move, end] = PACE[settings.speed];
  const moves = events.filter(({ source, target }) => source !== "" && target !== "" && source !== target);
  const last = delays(moves.map(({ kind }) => kind)).at(-1) ?? 0;
  const fall = events.some(({ kind }) => kind === "rolled" || kind === "rerolled") ? FALL : 0;
  return (events.some((event) => ENDS.has(event.kind)) ? end : move) + (last + fall) * tempo();
}

/** A queue that shows its items one at a time; `rest` returns how long each stays before the next. */
export class Queue<T> {
  #waiting: { item: T; arrivedAt: number }[] = [];
  #timer = 0;

  constructor(
    private readonly show: (item: T, arrivedAt: number) => void,
    private readonly rest: (item: T) => number,
  ) {}

  /** The newest waiting item. */
  get last(): T | undefined {
    return this.#waiting.at(-1)?.item;
  }

  add(item: T): void {
    this.#waiting.push({ item, arrivedAt: performance.now() });
    if (document.hidden) this.skip();
    else if (this.#timer === 0) this.#next();
  }

  /** Show all waiting items at once. */
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

  /** Show the first waiting item, and return how long it stays. */
  #take(): number {
    const { item, arrivedAt } = this.#waiting.shift()!;
    const rest = this.rest(item);
    this.show(item, arrivedAt);
    return rest;
  }
}

// Moves of others are shown one after the other, each for as long as it takes to see it.
import type { Event } from "./messages";
import { settings } from "./settings.svelte";

/** Milliseconds for which a move of somebody else stays in sight, and for which the end of a round does. */
const PACE = { calm: [1500, 4000], normal: [800, 2400], instant: [0, 0] } as const;
const ENDS = new Set(["made_rainbow", "met_twin", "met_shade", "took_row", "won_round", "won_gold", "scored"]);

/** For how long an update with these events is to be seen, by the speed that was chosen. */
export function showTime(events: readonly Event[]): number {
  const [move, end] = PACE[settings.speed];
  return events.some((event) => ENDS.has(event.kind)) ? end : move;
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

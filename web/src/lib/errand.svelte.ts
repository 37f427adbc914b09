// What was asked for on the way to a table is done there: sit down, seat bots, begin.
import { errandFor, luckyWord, type Errand } from "./games";
import type { Table } from "./table.svelte";

export class Running {
  /** Is there still something to do? Until then the gathering is not shown. */
  on = $state(false);
  #todo: Errand | null;

  constructor(readonly table: Table) {
    this.#todo = errandFor(table.id);
    this.on = this.#todo !== null;
  }

  /** Do it, once the line is open. */
  async run(): Promise<void> {
    const todo = this.#todo;
    this.#todo = null;
    if (!todo) return;
    await this.#sit(todo.sit ?? []);
    if (todo.bots) await this.#fill(todo.bots);
    if (todo.begin && (await this.table.ask({ type: "begin" }))) await until(() => this.table.phase !== "gathering");
    this.on = false;
  }

  async #sit(names: readonly (string | null)[]): Promise<void> {
    const taken = (): number => this.table.you.seats.length;
    for (const [number, name] of names.entries())
      if (taken() <= number) await this.table.ask({ type: "sit", seat: names.length > 1 ? number : null, name, word: luckyWord() });
    await until(() => taken() >= names.length);
  }

  async #fill(level: string): Promise<void> {
    for (const [seat, each] of (this.table.info?.seats ?? []).entries())
      if (each.kind === "open") await this.table.ask({ type: "seat-bot", seat, level });
  }
}

/** Answers come before the news that they make. */
async function until(done: () => boolean): Promise<void> {
  for (let i = 0; i < 100 && !done(); i++) await new Promise((next) => setTimeout(next, 20));
}

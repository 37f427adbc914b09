// Carries out the setup task of a table on arrival: take a seat, seat bots, begin.
import { findMatch, goToMatch, takeSetupTask, type SetupTask } from "./games";
import { trouble, Unreachable } from "./http";
import type { Setup } from "./messages";
import type { Table } from "./table.svelte";

/** Refusals of a seat beside a stranger that has been taken. */
const TAKEN = new Set(["server-full", "server-begun", "server-locked"]);
const AGAIN_MS = 2000;

export class TableSetup {
  /** Whether the task is still running; meanwhile the gathering is not shown. */
  on = $state(false);
  /** Whether a stranger is being sought; meanwhile no game of others is shown either. */
  seeks = $state(false);
  /** Why no stranger can be found, as a sentence. */
  wrong = $state("");
  /** The game, where it is known before the table has sent it; else "". */
  readonly game: string;
  #todo: SetupTask | null;

  constructor(readonly table: Table) {
    const task = takeSetupTask(table.id);
    this.game = task?.game ?? "";
    this.#todo = task;
    this.on = this.#todo !== null;
    this.seeks = this.#todo?.match !== undefined;
  }

  /** Run the task, once the connection is open or has been refused. */
  async run(): Promise<void> {
    const todo = this.#todo;
    this.#todo = null;
    if (!todo) return this.table.gone ? undefined : this.#comeBack();
    if (todo.match) await (this.table.gone ? this.#seek(todo.match) : this.#join(todo.match));
    else if (!this.table.gone) await this.#prepare(todo);
    this.on = this.seeks = false;
  }

  /** Take a seat beside a stranger; if it has been taken meanwhile, find another one. */
  async #join(setup: Setup): Promise<void> {
    const no = await this.table.sit(null, null);
    if (no && TAKEN.has(no.refused ?? "")) return this.#seek(setup);
    if (no) void this.table.refuse(no);
    else await until(() => this.table.you.seats.length > 0);
  }

  async #seek(setup: Setup): Promise<void> {
    try {
      const id = await findMatch(setup);
      if (this.table.left) return;
      if (id === this.table.id) return await this.#join(setup);
      goToMatch(id, setup, true);
    } catch (error) {
      if (!(error instanceof Unreachable)) this.wrong = trouble(error);
      else await new Promise((next) => setTimeout(next, AGAIN_MS)).then(() => (this.table.left ? undefined : this.#seek(setup)));
    }
  }

  async #prepare(todo: SetupTask): Promise<void> {
    if (todo.again) await this.#comeBack();
    await this.#sit(todo.sit ?? []);
    if (todo.bots) await this.#fill(todo.bots);
    if (todo.begin && (await this.table.ask({ type: "begin" }))) await until(() => !this.table.isBefore);
  }

  async #sit(names: readonly (string | null)[]): Promise<void> {
    const taken = (): number => this.table.you.seats.length;
    for (const [number, name] of names.entries())
      if (taken() <= number) {
        const no = await this.table.sit(names.length > 1 ? number : null, name);
        if (no) void this.table.refuse(no);
      }
    await until(() => taken() >= names.length);
  }

  /** Wait for a rematch against bots alone to begin; everyone's seats are kept, and the page takes them automatically. */
  async #comeBack(): Promise<void> {
    const { info, you } = this.table;
    if (info?.phase !== "gathering" || !info.series?.games) return;
    const isAlone = info.seats.every((each, seat) => each.kind === "bot" || you.seats.includes(seat));
    if (isAlone) await until(() => !this.table.isBefore);
  }

  async #fill(level: string): Promise<void> {
    for (const [seat, each] of (this.table.info?.seats ?? []).entries())
      if (each.kind === "open") await this.table.ask({ type: "seat-bot", seat, level });
  }
}

/** Wait for a condition, since an answer arrives before the update that it causes. */
async function until(done: () => boolean): Promise<void> {
  for (let i = 0; i < 100 && !done(); i++) await new Promise((next) => setTimeout(next, 20));
}

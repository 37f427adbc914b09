// The table of a puzzle: its moves so far, and the judged answers.
import { story } from "../lib/events";
import { games } from "../lib/games";
import { ask, Unreachable } from "../lib/http";
import { SoloTable } from "../lib/solo_table.svelte";
import type { Answer, Hints, PuzzleAnswer, PuzzleInfo } from "../lib/messages";
import type { RequestBody } from "../lib/socket";
import { learn, say } from "../lib/words";
import { remember, solved, streak, week } from "./streak";

/** Why an answer is wrong. */
export interface Wrong {
  text: string;
  /** Events that could follow it, as sentences. */
  story: string[];
}

/** Return the next puzzle of a game: the easiest that is not solved yet. */
export function next(game: string): Promise<PuzzleInfo> {
  return ask<PuzzleInfo>("POST", "puzzles", { game, done: solved().puzzles });
}

export class PuzzleTable extends SoloTable {
  puzzle = $state.raw<PuzzleInfo | null>(null);
  /** The number of answers given, including the current one. */
  tries = $state(1);
  wrong = $state.raw<Wrong | null>(null);
  /** Whether the reader gave up and is shown the solution. */
  shown = $state(false);
  /** The message about the right answer. */
  praise = $state("");
  /** The number of days in a row with a solved puzzle. */
  days = $state(0);
  week = $state.raw<boolean[]>([]);

  #moves: string[] = [];

  seat = $derived(this.puzzle?.seat ?? 0);
  task = $derived(this.puzzle ? say(`puzzle-${this.puzzle.kind}-task`) : "");

  protected override nameOf(seat: number): string {
    return say(seat === this.seat ? "puzzle-you" : "puzzle-other");
  }

  /** Fetch a puzzle and its words: the puzzle of the day, the next of a game, or one by name. */
  async open(explain: (error: unknown) => string): Promise<void> {
    this.lost = "";
    try {
      const puzzle = await (games.some((game) => game.name === this.id) ? next(this.id) : ask<PuzzleInfo>("GET", `puzzles/${encodeURIComponent(this.id || "day")}`));
      await Promise.all(["puzzle", puzzle.game].map((part) => learn(part)));
      this.link = "open";
      this.puzzle = puzzle;
      this.#count();
      this.again();
    } catch (error) {
      this.lost = explain(error);
    }
  }

  /** Restart. */
  again(): void {
    if (!this.puzzle) return;
    this.wrong = null;
    this.shown = false;
    this.#moves = [];
    this.begin(this.puzzle.view);
  }

  /** Show the solution. */
  async giveUp(): Promise<void> {
    const answer = await this.#ask(null).catch(() => null);
    if (!answer?.view) return void this.refuse({ type: "answer", id: 0, refused: "web-no-connection" });
    this.again();
    this.shown = true;
    this.show({ ...answer.view, moves: [] }, answer.events ?? []);
  }

  protected override async request(request: RequestBody): Promise<Answer | Hints> {
    if ((request.type !== "play" && request.type !== "try") || this.done || this.shown) return { type: "answer", id: 0 };
    const put = request.type === "try" ? { source: request.source, target: request.target, card: request.card ?? null } : null;
    this.wrong = null;
    try {
      const answer = await this.#ask(request.type === "play" ? request.move : put);
      if (answer.refused && !answer.again) return { type: "answer", id: 0, refused: answer.refused, rule: answer.rule ?? null };
      if (!put) this.#follow(answer);
      return { type: "answer", id: 0 };
    } catch (error) {
      return { type: "answer", id: 0, refused: error instanceof Unreachable ? "web-no-connection" : "web-error" };
    }
  }

  #ask(move: number | string | object | null): Promise<PuzzleAnswer> {
    return ask<PuzzleAnswer>("POST", `puzzles/${encodeURIComponent(this.puzzle?.name ?? "")}`, { move, moves: this.#moves });
  }

  /** Continue after a move: the answer may be wrong, right, or incomplete. */
  #follow(answer: PuzzleAnswer): void {
    const puzzle = this.puzzle;
    if (!puzzle) return;
    if (answer.refused) {
      const entries = (answer.story ?? []).map((event) => ({ event, reader: this.seat }));
      const wrong = { text: say(answer.refused, answer.arguments ?? {}), story: story(puzzle.game, entries, this.names) };
      this.tries += 1;
      this.again();
      this.wrong = wrong;
      return;
    }
    this.#moves = answer.moves ?? [];
    this.done = answer.done ?? false;
    if (answer.view) this.show(this.done ? { ...answer.view, moves: [] } : answer.view, answer.events ?? []);
    if (!this.done) return;
    this.praise = say(`puzzle-${puzzle.kind}-done`, answer.arguments ?? {});
    remember(puzzle.name, puzzle.day ?? null);
    this.#count();
  }

  #count(): void {
    const today = this.puzzle?.day ?? new Date().toISOString().slice(0, 10);
    const { days } = solved();
    this.days = streak(days, today);
    this.week = week(days, today);
  }
}

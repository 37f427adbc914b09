// The table of a lesson: its steps, and the moves made so far.
import { ask, Unreachable } from "../lib/http";
import { SoloTable } from "../lib/solo_table.svelte";
import { markKnown } from "../lib/known_games.svelte";
import type { Answer, Hints, LessonAnswer, LessonInfo, LessonStep } from "../lib/messages";
import type { RequestBody } from "../lib/socket";
import { has, learn, say } from "../lib/words";

export const LEARNER = 0;

export class LessonTable extends SoloTable {
  lesson = $state.raw<LessonInfo | null>(null);
  /** The index of the current step. */
  at = $state(0);
  /** The highlighted moves that lead on. */
  lit = $state.raw<number[]>([]);

  /** The moves made in this step. */
  #moves: string[] = [];

  step = $derived<LessonStep | undefined>(this.lesson?.steps[this.at]);
  isLast = $derived(this.at + 1 === this.lesson?.steps.length);

  protected override nameOf(seat: number): string {
    return say(seat === LEARNER ? "lesson-you" : "lesson-mira");
  }

  /** Fetch the lesson and its words, and begin. */
  async open(explain: (error: unknown) => string): Promise<void> {
    this.lost = "";
    try {
      const lesson = await ask<LessonInfo>("GET", `lessons/${encodeURIComponent(this.id)}`);
      await Promise.all(["lesson", `${lesson.game}/lesson`, lesson.game].map((part) => learn(part)));
      this.link = "open";
      this.lesson = lesson;
      this.go(0);
    } catch (error) {
      this.lost = explain(error);
    }
  }

  /** Begin a step. */
  go(to: number): void {
    const step = this.lesson?.steps[to];
    if (!step) return;
    this.at = to;
    this.lit = step.lit;
    this.#moves = [];
    this.begin(step.view);
  }

  /** Return a message of the step: its idea, its task, or its conclusion. */
  said(part: "idea" | "task" | "done"): string {
    const id = `lesson-${this.id}-${this.step?.name}-${part}`;
    return has(id) ? say(id) : say("lesson-right");
  }

  protected override async request(request: RequestBody): Promise<Answer | Hints> {
    if ((request.type !== "play" && request.type !== "try") || this.done) return { type: "answer", id: 0 };
    const put = request.type === "try" ? { source: request.source, target: request.target, card: request.card ?? null } : null;
    try {
      const tried = { move: request.type === "play" ? request.move : put, moves: this.#moves };
      const answer = await ask<LessonAnswer>("POST", `lessons/${encodeURIComponent(this.id)}/${this.at}`, tried);
      if (answer.refused) return { type: "answer", id: 0, refused: answer.refused, rule: answer.rule ?? null };
      if (put) return { type: "answer", id: 0 };
      this.#moves = answer.moves ?? [];
      this.lit = answer.lit ?? [];
      this.done = answer.done ?? false;
      if (this.done && this.isLast) markKnown(this.lesson?.game ?? "");
      if (answer.view) this.show(this.done ? { ...answer.view, moves: [] } : answer.view, answer.events ?? []);
      return { type: "answer", id: 0 };
    } catch (error) {
      return { type: "answer", id: 0, refused: error instanceof Unreachable ? "web-no-connection" : "web-error" };
    }
  }
}

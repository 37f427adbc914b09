// A lesson as the learner goes through it: a table without people, whose moves the server judges one by one.
import { ask, Unreachable } from "../lib/http";
import { know } from "../lib/known.svelte";
import type { Answer, AnyView, Event, Hints, LessonAnswer, LessonInfo, LessonStep, SeatInfo, TableInfo } from "../lib/messages";
import type { WholeUpdate, Wish } from "../lib/socket";
import { Table } from "../lib/table.svelte";
import { has, learn, say } from "../lib/words";

export const LEARNER = 0;

export class Taught extends Table {
  lesson = $state.raw<LessonInfo | null>(null);
  /** Which step is shown, from 0. */
  at = $state(0);
  /** Whether the step is solved. */
  done = $state(false);
  /** The moves that lead on, where they are shown. */
  lit = $state.raw<number[]>([]);
  /** Grows when a step begins, so that the board is laid anew. */
  begun = $state(0);
  /** What keeps the lesson from being shown: a sentence. */
  lost = $state("");

  /** The moves that were made in this step. */
  #moves: string[] = [];
  #told = 0;

  step = $derived<LessonStep | undefined>(this.lesson?.steps[this.at]);
  isLast = $derived(this.at + 1 === this.lesson?.steps.length);

  /** A lesson has no socket. */
  protected override async come(): Promise<void> {}

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
    this.done = false;
    this.lit = step.lit;
    this.#moves = [];
    this.#told += 1; // a gap: what happened in the step before is not shown again
    this.begun += 1;
    this.dismiss();
    this.#show(step.view, []);
  }

  /** A message of the step: its idea, its task, or what is said when it is done. */
  said(part: "idea" | "task" | "done"): string {
    const id = `lesson-${this.id}-${this.step?.name}-${part}`;
    return has(id) ? say(id) : say("lesson-right");
  }

  protected override async request(wish: Wish): Promise<Answer | Hints> {
    if ((wish.type !== "play" && wish.type !== "try") || this.done) return { type: "answer", id: 0 };
    const put = wish.type === "try" ? { source: wish.source, target: wish.target, card: wish.card ?? null } : null;
    try {
      const tried = { move: wish.type === "play" ? wish.move : put, moves: this.#moves };
      const answer = await ask<LessonAnswer>("POST", `lessons/${encodeURIComponent(this.id)}/${this.at}`, tried);
      if (answer.refused) return { type: "answer", id: 0, refused: answer.refused, rule: answer.rule ?? null };
      if (put) return { type: "answer", id: 0 };
      this.#moves = answer.moves ?? [];
      this.lit = answer.lit ?? [];
      this.done = answer.done ?? false;
      if (this.done && this.isLast) know(this.lesson?.game ?? "");
      if (answer.view) this.#show(this.done ? { ...answer.view, moves: [] } : answer.view, answer.events ?? []);
      return { type: "answer", id: 0 };
    } catch (error) {
      return { type: "answer", id: 0, refused: error instanceof Unreachable ? "web-no-connection" : "web-error" };
    }
  }

  #show(view: AnyView, events: Event[]): void {
    const update: WholeUpdate = {
      type: "update",
      table: this.#info(view),
      you: { seats: [LEARNER], facing: LEARNER, host: false, draft: [], can_undo: false, can_take_back: false },
      view,
      events,
      first: this.#told,
    };
    this.#told += events.length;
    this.hear(update);
    this.skip();
  }

  /** The table around the view, as a server would describe it. */
  #info(view: AnyView): TableInfo {
    const options = view.options as TableInfo["setup"]["options"];
    return {
      id: this.id,
      code: "",
      setup: { game: view.game, seats: view.players, options, clock: null, absent: "bot", memory_aid: false, hints: false, spectators: null, public: false },
      rules: 0,
      phase: "playing",
      number: 0,
      seats: Array.from({ length: view.players }, (_, seat) => this.#seat(seat, view)),
      locked: true,
      begins_when_full: false,
      fairness: { commitment: "", words: [], word_commitments: [], voided: [], secret: null },
      question: null,
      next: null,
      onlookers: 0,
      ended: "",
      winners: [],
      series: null,
    };
  }

  #seat(seat: number, view: AnyView): SeatInfo {
    return {
      kind: "person",
      name: say(seat === LEARNER ? "lesson-you" : "lesson-mira"),
      level: "",
      present: true,
      away_ms: null,
      claims: [],
      claims_in_ms: null,
      stand_in: false,
      to_act: view.to_act.includes(seat) && !this.done,
      decided: false,
      steps: 0,
      left_ms: null,
      lost: false,
      lost_by: null,
      points: null,
    };
  }
}

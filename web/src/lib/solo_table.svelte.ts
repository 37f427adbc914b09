// A table without other people and without a socket, whose moves are judged by HTTP requests: lessons and puzzles.
import type { AnyView, Event, SeatInfo, TableInfo } from "./messages";
import type { WholeUpdate } from "./socket";
import { Table } from "./table.svelte";

export abstract class SoloTable extends Table {
  /** Whether it is solved. */
  done = $state(false);
  /** Incremented at each start, to recreate the board. */
  begun = $state(0);
  /** Why it can't be shown, as a sentence. */
  lost = $state("");

  #eventCount = 0;

  /** Return the name of a player. */
  protected abstract nameOf(seat: number): string;

  protected override async come(): Promise<void> {}

  /** Restart with a new view. */
  protected begin(view: AnyView): void {
    this.done = false;
    this.#eventCount += 1; // a gap, so that earlier events are not shown again
    this.begun += 1;
    this.dismiss();
    this.show(view, []);
  }

  /** Show a view, and the events that led to it. */
  protected show(view: AnyView, events: Event[]): void {
    const seat = view.seat ?? 0;
    const update: WholeUpdate = {
      type: "update",
      table: this.#info(view),
      you: { seats: [seat], facing: seat, host: false, draft: [], can_undo: false, can_take_back: false },
      view,
      events,
      first: this.#eventCount,
    };
    this.#eventCount += events.length;
    this.hear(update);
    this.skip();
  }

  /** Return the table of a view, as a server would describe it. */
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
      name: this.nameOf(seat),
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

// A static table for a replay, with everything that the components of a board use of a live one.
import type { AnyChoice, Hint } from "../lib/messages";
import type { Table } from "../lib/table.svelte";
import type { Review } from "./replay.svelte";

/** Return the table of a replay, without people, requests or a connection. */
export function stillTable(review: Review): Table {
  const still = {
    id: review.id,
    you: { seats: [], facing: null, host: false, draft: [], can_undo: false, can_take_back: false },
    log: [],
    batch: [],
    batches: 0,
    heardAt: 0,
    link: "open",
    gone: null,
    hints: [],
    thinking: false,
    busy: true,
    refusal: null,
    speech: [],
    spoken: [],
    due: null,
    player: null,
    kept: [],
    moves: [],
    lingers: false,
    ready: false,
    get game() {
      return review.game?.game ?? "";
    },
    get view() {
      return review.frame?.view ?? null;
    },
    get phase() {
      return review.frame?.view.outcome ? "over" : "playing";
    },
    get names() {
      return review.names;
    },
    get me() {
      return review.frame?.view.seat ?? null;
    },
    get info() {
      return { seats: review.seats(), setup: { game: review.game?.game, options: review.game?.options, clock: null }, winners: review.winners, series: null, question: null };
    },
    moveText: (move: AnyChoice) => move.text,
    hinted: (hint: Hint) => hint.text,
    ask: () => Promise.resolve(false),
    play: () => Promise.resolve(false),
    forget: () => undefined,
    dismiss: () => undefined,
    skip: () => undefined,
    speak: () => undefined,
  };
  return still as unknown as Table;
}

// What every board gets from the frame around it.
import type { Trial } from "../board/gestures";
import type { AnyChoice, AnyView, Event, Hint } from "../lib/messages";

export type Say = (id: string, args?: Record<string, unknown>) => string;

/** A move in words. */
export type Tell = (move: AnyChoice, names: readonly string[], say: Say) => string;

/** What a move would bring, as a sentence, by its preview; empty if that says nothing. */
export type Reason = (move: number, view: AnyView, say: Say) => string;

export interface BoardProps {
  view: AnyView;
  names: string[];
  me: number | null;
  /** The steps of the turn that is being put together, or the choice made. */
  draft: AnyChoice[];
  /** A move is on its way to the server. */
  busy: boolean;
  /** Show what could be remembered. */
  aid: boolean;
  /** Who has chosen, where all choose at once: a table holds choices back until the last one is in. */
  decided?: number[];
  /** The newest batch, for motion. */
  events: Event[];
  hints: Hint[];
  play: (move: number) => void;
  /** Ask why something is not allowed: the frame shows the sentence. */
  explain: (trial: Trial) => void;
  say: Say;
  reduced: boolean;
}

// The properties that the frame of a table passes to every board.
import type { Trial } from "../board/gestures";
import type { AnyChoice, AnyView, Event, Hint } from "../lib/messages";

export type Say = (id: string, args?: Record<string, unknown>) => string;

/** A move in words. */
export type Tell = (move: AnyChoice, names: readonly string[], say: Say) => string;

/** The effect of a move, as a sentence, from its preview; empty if there is nothing to say. */
export type Reason = (move: number, view: AnyView, say: Say) => string;

export interface BoardProps {
  view: AnyView;
  names: string[];
  me: number | null;
  /** The steps of the unfinished turn, or the choice made. */
  draft: AnyChoice[];
  /** Whether a move is being sent to the server. */
  busy: boolean;
  /** Whether to show what the player could remember. */
  aid: boolean;
  /** The seats that have chosen, where all choose at the same time and choices stay hidden until the last one. */
  decided?: number[];
  /** The newest batch of events, for animation. */
  events: Event[];
  hints: Hint[];
  /** The cards of every seat, where all are open: in a replay. */
  hands?: readonly (readonly string[])[];
  play: (move: number) => void;
  /** Ask the server why something is not allowed; the frame shows the answer. */
  explain: (trial: Trial) => void;
  say: Say;
  reduced: boolean;
}

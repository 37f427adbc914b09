// A move as a gesture: a thing is picked up and put somewhere.
import type { AnyChoice } from "../lib/messages";
import type { IconName } from "../components/Icon.svelte";

export interface Gesture {
  /** The thing to pick up. */
  from: string;
  /** The place to put it. */
  to: string;
  move: AnyChoice;
  /** A step before the move, done by the board itself; `move` is not played then. */
  act?: () => void;
  /** The effect of the move, for its button and for screen readers. */
  label: string;
  /** The question that confirms a move that can't be undone. */
  sure?: string;
  /** Whether its button is the primary one. */
  main?: boolean;
  icon?: IconName;
  /** Whether a second press on the place confirms it, and a drag needs no confirmation, since it costs nothing. */
  mild?: boolean;
}

/** A question to the server: may this be put there, and if not, why? Named as in choices and events. */
export interface Trial {
  card?: string;
  source: string;
  target: string;
}

/** Return the gestures that put a thing somewhere; without a place, all gestures of the thing. */
export function matching(gestures: readonly Gesture[], from: string | null, to: string | null = null): Gesture[] {
  return gestures.filter((each) => each.from === from && (to === null || each.to === to));
}

/** Return the places where a thing can go. */
export function places(gestures: readonly Gesture[], from: string | null): Set<string> {
  return new Set(matching(gestures, from).map((each) => each.to));
}

// A move as something done with the hands: a thing is taken from here and put there.
import type { AnyChoice } from "../lib/messages";
import type { IconName } from "../components/Icon.svelte";

export interface Gesture {
  /** The thing that is picked up. */
  from: string;
  /** The place where it is put. */
  to: string;
  move: AnyChoice;
  /** A step before any move, done by the board itself; the move is none then. */
  act?: () => void;
  /** What the move does, for its button and for those who listen. */
  label: string;
  /** Asked before it is done, since nothing brings it back. */
  sure?: string;
  /** How its button looks: the usual choice, and a picture. */
  main?: boolean;
  icon?: IconName;
  /** It costs nothing: a second press on the place is the answer, and a drag needs none. */
  mild?: boolean;
}

/** A question to the server: may this be put there, and if not, why? Named as in choices and events. */
export interface Trial {
  card?: string;
  source: string;
  target: string;
}

/** The gestures that put a thing to a place; all of the thing's if no place is named. */
export function matching(gestures: readonly Gesture[], from: string | null, to: string | null = null): Gesture[] {
  return gestures.filter((each) => each.from === from && (to === null || each.to === to));
}

/** The places where a thing can go. */
export function places(gestures: readonly Gesture[], from: string | null): Set<string> {
  return new Set(matching(gestures, from).map((each) => each.to));
}

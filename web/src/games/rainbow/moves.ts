// The moves of Rainbow as gestures: a card goes to the end of the row as it is seen, or over the turning place, which shows
// its other side; a card of the row goes there to be flipped.
import type { RainbowView } from "../../lib/messages";
import type { Gesture } from "../common/gestures";
import type { Say } from "../props";

export const FACES = ["R", "O", "Y", "G", "T", "B", "P", "W", "K"] as const;

/** What can be done with the hands. */
export function gestures(view: RainbowView, say: Say): Gesture[] {
  return view.moves.flatMap((move) => {
    const [verb, number = ""] = move.text.split(" ");
    const card = `hand${number}/${view.seat}`;
    if (verb === "lay") return [{ from: card, to: "lay", move, label: say("board-rainbow-lay") }];
    if (verb === "blind") return [{ from: card, to: "turn", move, label: say("board-rainbow-blind") }];
    return verb === "flip" ? [{ from: `row${number}`, to: "turn", move, label: say("board-rainbow-flip") }] : [];
  });
}

/** The notation of something that may not be allowed. */
export function attempt(from: string, to: string): string | null {
  const hand = /^hand(\d)/.exec(from)?.[1];
  const row = /^row(\d)/.exec(from)?.[1];
  if (hand) return to === "lay" ? `lay ${hand}` : to === "turn" ? `blind ${hand}` : null;
  return row && to === "turn" ? `flip ${row}` : null;
}

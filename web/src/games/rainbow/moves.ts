// The moves of Rainbow as gestures: a card goes to the end of the row as it is seen, or over the turning place, which shows
// its other side; a card of the row goes there to be flipped.
import type { RainbowView } from "../../lib/messages";
import type { Gesture } from "../../board/gestures";
import type { Say, Tell } from "../props";

/** What a move does with a card. */
function wayOf(verb: string, say: Say): string {
  return say(verb === "lay" ? "board-rainbow-lay" : verb === "blind" ? "board-rainbow-blind" : "board-rainbow-flip");
}

/** A move in words: "red: Lay blind". */
export const tell: Tell = (text, view, _names, say) => {
  const [verb = "", number] = text.split(" ");
  if (!number || view.game !== "rainbow") return say("board-rainbow-stop");
  const { hands, row } = view.table;
  const face = verb === "flip" ? row[Number(number) - 1] : hands[view.seat ?? 0]?.find((card) => card.slot === Number(number))?.face;
  return say("board-step", { what: say("rainbow-face", { what: face }), way: wayOf(verb, say) });
};

/** What can be done with the hands. */
export function gestures(view: RainbowView, say: Say): Gesture[] {
  return view.moves.flatMap((move) => {
    const [verb = "", number = ""] = move.text.split(" ");
    const card = `hand${number}/${view.seat}`;
    const label = wayOf(verb, say);
    if (verb === "lay") return [{ from: card, to: "lay", move, label }];
    if (verb === "blind") return [{ from: card, to: "turn", move, label }];
    return verb === "flip" ? [{ from: `row${number}`, to: "turn", move, label }] : [];
  });
}

/** The notation of something that may not be allowed. */
export function attempt(from: string, to: string): string | null {
  const hand = /^hand(\d)/.exec(from)?.[1];
  const row = /^row(\d)/.exec(from)?.[1];
  if (hand) return to === "lay" ? `lay ${hand}` : to === "turn" ? `blind ${hand}` : null;
  return row && to === "turn" ? `flip ${row}` : null;
}

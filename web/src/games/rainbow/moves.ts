// The moves of Rainbow as gestures: a card goes to the end of the row as it is seen, or to the turning place, which brings up
// its other side; a card of the row goes there to be flipped.
import type { RainbowView } from "../../lib/messages";
import type { Gesture, Trial } from "../../board/gestures";
import type { Reason, Say, Tell } from "../props";

/** The face that a viewer sees of a card, by the verb and the number of a move with it. */
function faceOf(view: RainbowView, verb: string, number: string): string {
  const { hands, row } = view.table;
  const face = verb === "flip" ? row[Number(number) - 1] : hands[view.seat ?? 0]?.find((card) => card.slot === Number(number))?.face;
  return face ?? "";
}

/** A move in words: "Lay red", "red: Lay it blind". */
export const tell: Tell = (text, view, _names, say) => {
  const [verb = "", number] = text.split(" ");
  if (!number || view.game !== "rainbow") return say("board-rainbow-stop");
  const what = faceOf(view, verb, number);
  if (verb === "lay") return say("board-rainbow-lay", { what });
  return say("board-step", { what: say("rainbow-face", { what }), way: say(verb === "blind" ? "board-rainbow-blind" : "board-rainbow-flip") });
};

/** The rainbow that a move completes. */
export const reason: Reason = (number, view, say) => {
  const result = view.game === "rainbow" ? view.moves.find((move) => move.number === number)?.preview?.result : null;
  return result === "rainbow" ? say("board-rainbow-result", { result }) : "";
};

/** What can be done with the hands. */
export function gestures(view: RainbowView, say: Say): Gesture[] {
  return view.moves.flatMap((move): Gesture[] => {
    const [verb = "", number = ""] = move.text.split(" ");
    const card = `hand${number}/${view.seat}`;
    if (verb === "lay") return [{ from: card, to: "lay", move, label: say("board-rainbow-lay", { what: faceOf(view, verb, number) }), main: true, icon: "lay" }];
    if (verb === "blind") return [{ from: card, to: "turn", move, label: say("board-rainbow-blind"), icon: "flip" }];
    return verb === "flip" ? [{ from: `row${number}`, to: "turn", move, label: say("board-rainbow-flip-here"), main: true, icon: "flip" }] : [];
  });
}

const TARGETS: Record<string, string> = { lay: "row", turn: "over" };

/** What is asked about a card that is put somewhere. */
export function trial(from: string, to: string): Trial | null {
  const target = TARGETS[to];
  return target ? { source: from, target } : null;
}

// The moves of Rainbow as gestures: a hand card is laid at the end of the row as its player sees it, or at the turning
// place with its other side up; a card of the row is flipped at the turning place.
import type { RainbowView } from "../../lib/messages";
import type { Gesture, Trial } from "../../board/gestures";
import type { Reason, Say, Tell } from "../props";

/** The places on the board, by their names in moves. */
const PLACES: Record<string, string> = { row: "lay", over: "turn" };

/** A move in words: "Lay red", "red: Lay it blind". */
export const tell: Tell = ({ kind, cards: [what] = [] }, _names, say) => {
  if (!what) return say("board-rainbow-stop");
  if (kind === "lay") return say("board-rainbow-lay", { what });
  return say("board-step", { what: say("rainbow-face", { what }), way: say(kind === "blind" ? "board-rainbow-blind" : "board-rainbow-flip") });
};

/** Return the sentence about a rainbow that a move completes. */
export const reason: Reason = (number, view, say) => {
  const result = view.game === "rainbow" ? view.moves.find((move) => move.number === number)?.preview?.result : null;
  return result === "rainbow" ? say("board-rainbow-result", { result }) : "";
};

/** Return the label and the look of a move's button. */
function button(kind: string, what: string, say: Say): Pick<Gesture, "label" | "main" | "icon"> {
  if (kind === "lay") return { label: say("board-rainbow-lay", { what }), main: true, icon: "lay" };
  if (kind === "blind") return { label: say("board-rainbow-blind"), icon: "flip" };
  return { label: say("board-rainbow-flip-here"), main: true, icon: "flip" };
}

/** Return all gestures of a view. */
export function gestures(view: RainbowView, say: Say): Gesture[] {
  return view.moves.flatMap((move): Gesture[] => {
    const { kind, cards: [what] = [], source, target } = move;
    return what && source && target ? [{ from: source, to: PLACES[target] ?? target, move, ...button(kind, what, say) }] : [];
  });
}

/** Return the question to the server about a card that is put somewhere. */
export function trial(from: string, to: string): Trial | null {
  const target = Object.keys(PLACES).find((place) => PLACES[place] === to);
  return target ? { source: from, target } : null;
}

// The moves of Red7 as gestures: cards go to the palette, to the canvas, or onto the deck.
import type { Red7Choice, Red7View } from "../../lib/messages";
import type { Gesture } from "../../board/gestures";
import type { Say, Tell } from "../props";

/** A card taken apart, for messages. */
export function parts(card: string): { colour: string; number: number } {
  return { colour: card[0] ?? "", number: Number(card[1]) };
}

/** A card's name: "red 7". */
export function cardName(card: string, say: Say): string {
  return say("board-red7-card", parts(card));
}

function place(move: Red7Choice): string {
  return move.target?.startsWith("palette") ? "palette" : (move.target ?? "canvas");
}

function label(text: string, say: Say): string {
  const verb = text.split(" ")[0];
  if (verb === "lay") return say("board-red7-lay");
  return say(verb === "take" ? "board-red7-take" : "board-red7-paint");
}

/** A move in words: "red 7: Put in palette". */
export const tell: Tell = (text, _view, _names, say) => {
  const card = text.split(" ")[1];
  if (card) return say("board-step", { what: cardName(card, say), way: label(text, say) });
  return say(text === "draw" ? "board-red7-draw" : text === "pass" ? "board-red7-pass" : "board-end-turn");
};

/** What can be done with the hands. */
export function gestures(view: Red7View, say: Say): Gesture[] {
  return view.moves.flatMap((move) => {
    if (move.text === "draw") return [{ from: "deck", to: "hand", move, label: say("board-red7-draw") }];
    return move.card ? [{ from: move.card, to: place(move), move, label: label(move.text, say) }] : [];
  });
}

/** The notation of something that may not be allowed. */
export function attempt(view: Red7View, from: string, to: string): string | null {
  if (from === "deck") return to === "hand" ? "draw" : null;
  const isOwn = view.table.hand.includes(from);
  if (to === "palette") return isOwn ? `lay ${from}` : null;
  if (to === "canvas") return `${isOwn ? "paint" : "repaint"} ${from}`;
  return to === "deck" && !isOwn ? `take ${from}` : null;
}

// The moves of Red7 as gestures: cards go to the palette, to the canvas, or onto the deck.
import type { Red7Choice, Red7View } from "../../lib/messages";
import type { Gesture, Trial } from "../../board/gestures";
import type { Reason, Say, Tell } from "../props";

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

/** With how many cards a move lets the reader lead. */
export const reason: Reason = (number, view, say) => {
  const preview = view.game === "red7" ? view.moves.find((move) => move.number === number)?.preview : null;
  if (view.game !== "red7" || !preview) return "";
  const at = view.table.leads.findIndex((lead) => lead.rule === preview.rule);
  if (preview.leaders[at] !== view.seat) return "";
  return say("board-red7-hint", { count: preview.counts[at] ?? 0, meets: say("board-red7-meets-short", { colour: preview.rule }) });
};

/** What can be done with the hands. */
export function gestures(view: Red7View, say: Say): Gesture[] {
  return view.moves.flatMap((move) => {
    if (move.text === "draw") return [{ from: "deck", to: "hand", move, label: say("board-red7-draw") }];
    return move.card ? [{ from: move.card, to: place(move), move, label: label(move.text, say) }] : [];
  });
}

/** What is asked about a card that is put somewhere. */
export function trial(view: Red7View, from: string, to: string): Trial | null {
  const { hand, palettes } = view.table;
  const whose = palettes.findIndex((palette) => palette?.includes(from));
  const source = from === "deck" ? "deck" : hand.includes(from) ? `hand/${view.seat}` : `palette/${whose}`;
  return { card: from, source, target: to === "palette" || to === "hand" ? `${to}/${view.seat}` : to };
}

// The moves of Red7 as gestures: cards go to the palette, to the canvas, or onto the deck.
import type { Red7View } from "../../lib/messages";
import type { Gesture, Trial } from "../../board/gestures";
import { spotOf } from "../../board/places";
import type { Reason, Say, Tell } from "../props";

/** Return the parts of a card, for messages. */
export function parts(card: string): { colour: string; number: number } {
  return { colour: card[0] ?? "", number: Number(card[1]) };
}

/** A card's name: "red 7". */
export function cardName(card: string, say: Say): string {
  return say("board-red7-card", parts(card));
}

function label(kind: string, say: Say): string {
  if (kind === "lay") return say("board-red7-lay");
  return say(kind === "take" ? "board-red7-take" : "board-red7-paint");
}

/** A move in words: "red 7: Put in palette". */
export const tell: Tell = ({ kind, cards: [card] = [] }, _names, say) => {
  if (card) return say("board-step", { what: cardName(card, say), way: label(kind, say) });
  return say(kind === "draw" ? "board-red7-draw" : kind === "pass" ? "board-red7-pass" : "board-end-turn");
};

/** Return with how many cards a move lets the reader lead, as a sentence. */
export const reason: Reason = (number, view, say) => {
  const preview = view.game === "red7" ? view.moves.find((move) => move.number === number)?.preview : null;
  if (view.game !== "red7" || !preview) return "";
  const at = view.table.leads.findIndex((lead) => lead.rule === preview.rule);
  if (preview.leaders[at] !== view.seat) return "";
  return say("board-red7-hint", { count: preview.counts[at] ?? 0, meets: say("board-red7-meets-short", { colour: preview.rule }) });
};

/** Return all gestures of a view. */
export function gestures(view: Red7View, say: Say): Gesture[] {
  return view.moves.flatMap((move) => {
    const { kind, cards: [card] = [], source, target } = move;
    if (!source || !target) return [];
    return [{ from: card ?? source, to: spotOf(target).area, move, label: card ? label(kind, say) : say("board-red7-draw") }];
  });
}

/** Return the question to the server about a card that is put somewhere. */
export function trial(view: Red7View, from: string, to: string): Trial | null {
  const { hand, palettes } = view.table;
  const whose = palettes.findIndex((palette) => palette?.includes(from));
  const source = from === "deck" ? "deck" : hand.includes(from) ? `hand/${view.seat}` : `palette/${whose}`;
  return { card: from, source, target: to === "palette" || to === "hand" ? `${to}/${view.seat}` : to };
}

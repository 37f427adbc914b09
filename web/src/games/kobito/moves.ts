// The moves of Kobito as gestures, and the names of its things and places:
// `h:7:0` a card in the hand and which copy, `b1/0@3` a card of my bench, `g1:low` an end of a rainbow, `g1@3` a spot of it,
// from 1, `g1` all of it, `bench` the free bench, `score` my score pile.
import type { AnyChoice, KobitoView } from "../../lib/messages";
import type { Gesture, Trial } from "../../board/gestures";
import { spotOf } from "../../board/places";
import type { Reason, Say, Tell } from "../props";

/** Return the number that a spot shows. */
export function spotNumber(stack: readonly string[]): number {
  return Number((stack.at(-1) ?? "").replace("kobito=", ""));
}

/** Return the cards of my bench that a move takes: those at the end that it names. */
export function piece(view: KobitoView, move: AnyChoice): string[] {
  if (move.kind !== "move" || !move.source) return [];
  const { area, seat, end } = spotOf(move.source);
  const size = move.cards?.length ?? 0;
  const after = end === "low" ? 0 : lengthOf(view, area) - size;
  return Array.from({ length: size }, (_, i) => `${area}/${seat}@${after + i + 1}`);
}

function lengthOf(view: KobitoView, bench: string): number {
  return view.table.benches[view.seat ?? 0]?.[numberOf(bench) - 1]?.length ?? 0;
}

/** Return the number of a pot or bench: 2 for `g2` or `b2`. */
function numberOf(area: string): number {
  return Number(area.slice(1));
}

/** A card's name: "7", "kobito", "swap card". */
export function cardName(card: string, say: Say): string {
  return say("board-kobito-card", { card });
}

/** Return the label of an end of a rainbow where something can be laid. */
export function layLabel(place: string, say: Say): string {
  const { area, end } = spotOf(place);
  return say(area.startsWith("g") ? "board-kobito-lay-pot" : "board-kobito-lay-bench", { number: numberOf(area), end });
}

/** A place: "Pot 1", "Bench 2", or the name of its owner. */
function placeName(place: string, mine: string, names: readonly string[], say: Say): string {
  const { area, seat } = spotOf(place);
  if (seat !== null && seat !== spotOf(mine).seat) return names[seat] ?? "";
  return say(area.startsWith("g") ? "board-kobito-pot" : "board-kobito-bench", { number: numberOf(area) });
}

/** Return the label of a move. */
function label({ kind, cards = [], target }: AnyChoice, say: Say): string {
  const [card = "", other = ""] = cards.map((each) => cardName(each, say));
  const { area, end } = spotOf(target ?? "");
  if (kind === "lay") return layLabel(target ?? "", say);
  if (kind === "pay") return say("board-kobito-pay");
  if (kind === "start") return say("board-kobito-start", { low: card, high: other });
  if (kind === "move") return say("board-kobito-move", { count: cards.length, number: numberOf(area), end });
  return say(kind === "swap" ? "board-kobito-swap" : "board-kobito-exchange", { card });
}

/** A move in words: "7: Pot 1, low end". */
export const tell: Tell = (move, names, say) => {
  const { kind, cards: [card = ""] = [], source, target } = move;
  if (kind === "end") return say("board-end-turn");
  if (kind === "start" || kind === "move") return label(move, say);
  if (kind === "lay" || kind === "pay") return say("board-step", { what: cardName(card, say), way: label(move, say) });
  return say("board-step", { what: label(move, say), way: placeName(target ?? "", source ?? "", names, say) });
};

/** Return the things with which a move can be made: its cards in the hand, or the card where a piece breaks off. */
function grips(view: KobitoView, move: AnyChoice, hand: readonly string[]): string[] {
  if (move.kind !== "move") return (move.cards ?? []).flatMap((card) => copies(card, hand));
  const moved = piece(view, move);
  const { area, end } = spotOf(move.source ?? "");
  const grip = end === "low" ? moved.at(-1)! : moved[0]!;
  const isWhole = moved.length > 1 && moved.length === lengthOf(view, area);
  return isWhole ? [moved[0]!, grip] : [grip];
}

function copies(card: string, hand: readonly string[]): string[] {
  return hand.filter((name) => name.startsWith(`h:${card}:`));
}

/** Return the place on the board where a move ends. */
function goal(move: AnyChoice): string {
  if (move.kind === "start") return "bench";
  return move.kind === "pay" ? "score" : (move.target ?? "");
}

/** Return the gestures that start a rainbow by putting one of its cards on the other. */
function onEachOther(move: AnyChoice, hand: readonly string[]): [string, string][] {
  if (move.kind !== "start") return [];
  const [low = "", high = ""] = move.cards ?? [];
  return copies(low, hand).flatMap((one) => copies(high, hand).flatMap((other): [string, string][] => [[one, other], [other, one]]));
}

/** Return the gold that a move wins, as a sentence. */
export const reason: Reason = (number, view, say) => {
  const wins = view.game === "kobito" ? view.moves.find((move) => move.number === number)?.preview?.wins : null;
  return wins ? say("board-kobito-would-win", { points: wins.points }) : "";
};

/** Return all gestures of a view, given the keys of the cards in my hand. */
export function gestures(view: KobitoView, hand: readonly string[], say: Say): Gesture[] {
  return view.moves.flatMap((move) => {
    if (!move.target) return [];
    const rest = { move, label: label(move, say), sure: move.kind === "pay" ? say("board-kobito-pay-sure", { card: move.cards?.[0] ?? "" }) : undefined };
    const ways = grips(view, move, hand).map((from): [string, string] => [from, goal(move)]);
    return [...onEachOther(move, hand), ...ways].map(([from, to]) => ({ from, to, ...rest }));
  });
}

/** The things and the places of a hint. */
export interface Hinted {
  things: ReadonlySet<string>;
  places: ReadonlySet<string>;
}

/** Return the things and places of the gestures that make a move. */
export function hintedOf(ways: readonly Gesture[], move: number): Hinted {
  const found = ways.filter((way) => way.move.number === move);
  return { things: new Set(found.map((way) => way.from)), places: new Set(found.map((way) => way.to)) };
}

/** Return gestures with whole rainbows as places: a thing put on a pot or a bench goes to the end where it fits. */
export function loosely(ways: readonly Gesture[]): Gesture[] {
  return ways.flatMap((each) => (spotOf(each.to).end === "" ? [] : [{ ...each, to: each.to.split(":")[0]! }]));
}

/** Return the question to the server about a card, or a part of a rainbow, that is put somewhere. */
export function trial(view: KobitoView, from: string, to: string): Trial | null {
  if (to.startsWith("h:")) return null;
  const target = to === "score" ? `score/${view.seat}` : to;
  const [kind, card] = from.split(":");
  return kind === "h" ? { card, source: `hand/${view.seat}`, target } : { source: from, target };
}

// The moves of Kobito as gestures, and the names of its things and places:
// `h:7:0` a card in the hand and which copy, `b1:2` a card of my bench by its index, `g1:low` an end of a rainbow,
// `g1@3` a spot of it from 1, `g1` all of it, `bench` the free bench, `score` my score pile.
import type { KobitoChoice, KobitoView } from "../../lib/messages";
import type { Gesture } from "../../board/gestures";
import type { Say, Tell } from "../props";

const SHORT: Record<string, string> = { kobito: "k", swap: "s" };
const LONG: Record<string, string> = { k: "kobito", s: "swap" };

/** The number that a spot shows. */
export function spotNumber(stack: readonly string[]): number {
  return Number((stack.at(-1) ?? "").replace("kobito=", ""));
}

/** The number some steps away on the circle of twelve. */
export function beside(number: number, steps: number): number {
  return ((((number - 1 + steps) % 12) + 12) % 12) + 1;
}

/** How many places a move fills. */
export function size(text: string): number {
  const words = text.split(" ");
  return words[0] === "move" ? Number(words[3]) : 1;
}

function rainbowAt(view: KobitoView, place: string): string[][] {
  const number = Number(place.slice(1)) - 1;
  if (place.startsWith("g")) return view.table.pots[number]?.rainbow ?? [];
  return view.table.benches[view.seat ?? 0]?.[number] ?? [];
}

/** The cards of my bench that a move takes along. */
export function piece(view: KobitoView, text: string): string[] {
  const [verb, bench = "", end, size] = text.split(" ");
  if (verb !== "move") return [];
  const length = rainbowAt(view, bench).length;
  const first = end === "low" ? 0 : length - Number(size);
  return Array.from({ length: Number(size) }, (_, i) => `${bench}:${first + i}`);
}

/** A card's name: "7", "kobito", "swap card". */
export function cardName(card: string, say: Say): string {
  return say("board-kobito-card", { card: LONG[card] ?? card });
}

/** What happens if something is laid at an end of a rainbow. */
export function layLabel(place: string, end: string, say: Say): string {
  const where = { number: Number(place.slice(1)), end };
  return place.startsWith("g") ? say("board-kobito-lay-pot", where) : say("board-kobito-lay-bench", where);
}

/** A place: "Pot 1", "Bench 2", or the name of its owner. */
function placeName(place: string, names: readonly string[], say: Say): string {
  const owner = /^p(\d)b/.exec(place)?.[1];
  if (owner) return names[Number(owner)] ?? "";
  return say(place.startsWith("g") ? "board-kobito-pot" : "board-kobito-bench", { number: Number(place.slice(1)) });
}

/** A move in words: "7: Pot 1, low end". */
export const tell: Tell = (text, _view, names, say) => {
  const [verb, a = "", b = "", c = "", d = "", e = ""] = text.split(" ");
  const card = cardName(a, say);
  switch (verb) {
    case "lay":
      return say("board-step", { what: card, way: layLabel(b, c, say) });
    case "pay":
      return say("board-step", { what: card, way: say("board-kobito-pay") });
    case "start":
      return say("board-kobito-start", { low: card, high: cardName(b, say) });
    case "move":
      return say("board-kobito-move", { count: Number(c), number: Number(d.slice(1)), end: e });
    case "swap":
    case "exchange":
      return say("board-step", { what: say(`board-kobito-${verb}`, { card }), way: placeName(b, names, say) });
    default:
      return say("board-end-turn");
  }
};

interface Way {
  from: string[];
  to: string[];
  label: string;
  sure?: string;
}

function way(view: KobitoView, move: KobitoChoice, names: readonly string[], say: Say): Way | null {
  const [verb, ...words] = move.text.split(" ");
  const copies = (card = ""): string[] => names.filter((name) => name.startsWith(`h:${LONG[card] ?? card}:`));
  const [a = "", b = "", c = "", d = "", e = ""] = words;
  switch (verb) {
    case "lay":
      return { from: copies(a), to: [`${b}:${c}`], label: layLabel(b, c, say) };
    case "pay":
      return { from: copies(a), to: ["score"], label: say("board-kobito-pay"), sure: say("board-kobito-pay-sure", { card: LONG[a] ?? a }) };
    case "start":
      return null; // goes both ways, below
    case "swap":
      return {
        from: [...copies(a), ...copies("s")],
        to: [`${b}@${c}`],
        label: say("board-kobito-swap", { card: cardName(a, say) }),
      };
    case "exchange":
      return { from: copies(a), to: [`${b}@${c}`], label: say("board-kobito-exchange", { card: cardName(a, say) }) };
    case "move": {
      const moved = piece(view, move.text);
      const whole = moved.length === rainbowAt(view, a).length;
      const grip = b === "low" ? [moved.at(-1)!] : [moved[0]!];
      const label = say("board-kobito-move", { count: moved.length, number: Number(d.slice(1)), end: e });
      return { from: whole && moved.length > 1 ? [moved[0]!, ...grip] : grip, to: [`${d}:${e}`], label };
    }
    default:
      return null;
  }
}

function starts(move: KobitoChoice, names: readonly string[], say: Say): Gesture[] {
  const [verb, low = "", high = ""] = move.text.split(" ");
  if (verb !== "start") return [];
  const copies = (card: string): string[] => names.filter((name) => name.startsWith(`h:${LONG[card] ?? card}:`));
  const label = say("board-kobito-start", { low: cardName(low, say), high: cardName(high, say) });
  const pairs = copies(low).flatMap((one) => copies(high).flatMap((other) => [[one, other] as const, [other, one] as const]));
  const onEachOther = pairs.map(([from, to]) => ({ from, to, move, label }));
  const onBench = [...copies(low), ...copies(high)].map((from) => ({ from, to: "bench", move, label }));
  return [...onEachOther, ...onBench];
}

/** What can be done with the hands, by the names of the cards in my hand. */
export function gestures(view: KobitoView, names: readonly string[], say: Say): Gesture[] {
  return view.moves.flatMap((move) => {
    const found = way(view, move, names, say);
    if (!found) return starts(move, names, say);
    return found.from.flatMap((from) => found.to.map((to) => ({ from, to, move, label: found.label, sure: found.sure })));
  });
}

/** The same moves with rainbows as wholes for places: what is put on a pot or a bench goes to the end where it fits. */
export function loosely(ways: readonly Gesture[]): Gesture[] {
  return ways.flatMap((each) => {
    const whole = /^([gb]\d):/.exec(each.to)?.[1];
    return whole ? [{ ...each, to: whole }] : [];
  });
}

/** The notation of something that may not be allowed. */
export function attempt(view: KobitoView, from: string, to: string): string | null {
  const [place = "", end = ""] = to.split(":");
  if (!from.startsWith("h:")) return attemptPiece(view, from, place, end);
  const card = from.split(":")[1] ?? "";
  const short = SHORT[card] ?? card;
  if (to === "score") return `pay ${short}`;
  if (to === "bench") return attemptStart(view, card);
  if (/^[gb]\d$/.test(to) && card !== "swap") return `lay ${short} ${to} high`;
  if (to.includes("@")) return attemptSpot(view, short, to);
  return /^[gb]\d$/.test(place) && end && card !== "swap" ? `lay ${short} ${place} ${end}` : null;
}

/** A new rainbow with the best partner in the hand. */
function attemptStart(view: KobitoView, card: string): string | null {
  const number = Number(card);
  if (!number) return null;
  const [low, high] = [String(beside(number, -1)), String(beside(number, 1))];
  return view.table.hand.includes(low) ? `start ${low} ${card}` : `start ${card} ${high}`;
}

function attemptPiece(view: KobitoView, from: string, place: string, end: string): string | null {
  const [bench = "", index = "0"] = from.split(":");
  if (!/^g\d$/.test(place)) return null;
  const length = rainbowAt(view, bench).length;
  return end === "low"
    ? `move ${bench} low ${Number(index) + 1} ${place} low`
    : `move ${bench} high ${length - Number(index)} ${place} high`;
}

function attemptSpot(view: KobitoView, card: string, to: string): string | null {
  const [place = "", index = "1"] = to.split("@");
  const stack = rainbowAt(view, place)[Number(index) - 1];
  if (card === "s") return stack ? `swap ${spotNumber(stack)} ${place} ${index}` : null;
  if (!stack || stack.at(-1)?.startsWith("kobito")) return card === "k" ? null : `exchange ${card} ${place} ${index}`;
  return `swap ${card} ${place} ${index}`;
}

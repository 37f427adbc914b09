// The moves of Kobito as gestures, and the names of its things and places:
// `h:7:0` a card in the hand and which copy, `b1:2` a card of my bench by its index, `g1:low` an end of a rainbow,
// `g1@3` a spot of it from 1, `g1` all of it, `bench` the free bench, `score` my score pile.
import type { KobitoChoice, KobitoView } from "../../lib/messages";
import type { Gesture, Trial } from "../../board/gestures";
import type { Reason, Say, Tell } from "../props";

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

/** The gold that a move wins. */
export const reason: Reason = (number, view, say) => {
  const wins = view.game === "kobito" ? view.moves.find((move) => move.number === number)?.preview?.wins : null;
  return wins ? say("board-kobito-would-win", { points: wins.points }) : "";
};

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

/** A place as the server names it: with its owner. */
function named(place: string, seat: number | null): string {
  const [, owner = String(seat), name = place] = /^p(\d)(b\d.*)$/.exec(place) ?? [];
  if (name === "score") return `score/${owner}`;
  return name.replace(/^(b\d)/, `$1/${owner}`);
}

/** What is asked about a card, or a part of a rainbow, that is put somewhere. */
export function trial(view: KobitoView, from: string, to: string): Trial | null {
  const target = named(to, view.seat);
  const [kind = "", what = ""] = from.split(":");
  if (to.startsWith("h:")) return null;
  return kind === "h" ? { card: what, source: `hand/${view.seat}`, target } : { source: `${named(kind, view.seat)}@${Number(what) + 1}`, target };
}

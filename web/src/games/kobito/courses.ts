// The origins and goals of Kobito's cards in flight, derived from events.
import type { Event } from "../../lib/messages";
import { kindOf, plainKey } from "./keys";

interface Courses {
  origin: (key: string) => string | null;
  goal: (key: string) => string | null;
  turns: (key: string) => boolean;
}

/** A card in a rainbow: its place and number. */
function spotKeys(place: string, what: string): string[] {
  return what.split("-").map((card) => `${place}#${card.replace("kobito=", "")}`);
}

/** Return the flights for a batch of events, given the keys of my hand and of rainbows before and after it. */
export function courses(events: readonly Event[], me: number | null, before: readonly string[], now: readonly string[]): Courses {
  const left = before.filter((name) => !now.includes(name));
  const came = new Map<string, string>();
  const drawn = new Map<string, string>();
  const cleared = new Set<string>();
  const mine = (card: string): string | undefined => left.find((name) => name.startsWith(`h:${card}:`) && !gone.has(name));
  const gone = new Set<string>(); // cards of my hand whose flight is planned
  for (const { what, source, target } of events) {
    if (what === null) continue;
    const kind = kindOf(what);
    if (target === `hand/${me}`) drawn.set(kind, what === kind ? source : `${source}${what.replace("kobito=", "#")}`);
    // My own steps were animated when I made them, so only cards that have just left my hand fly.
    const from = source === `hand/${me}` ? mine(kind) : source;
    if (from !== source && from) gone.add(from);
    if (from && /^(g\d|b\d\/\d)$/.test(target))
      for (const key of spotKeys(target, what)) came.set(key, from.startsWith("b") ? `${from}${key.slice(key.indexOf("#"))}` : from);
    if (target === "discard") cleared.add(source);
    if (/^\d+:\d+$/.test(what)) came.set(`gold:${target}:${what}`, source);
  }
  function origin(key: string): string | null {
    const plain = plainKey(key);
    const isTwice = now.filter((each) => plainKey(each) === plain).length > 1; // then only the new one has arrived
    const found = isTwice && before.includes(key) ? undefined : came.get(plain);
    if (found) return found;
    const fresh = !before.includes(key) && /^h:([^:]+):/.exec(key)?.[1];
    if (fresh && drawn.has(fresh)) return drawn.get(fresh) ?? null;
    // A step of an unfinished turn: no event yet, but a card has left my bench or my hand.
    const number = /#(\d+)$/.exec(plain)?.[1];
    if (!number || events.length > 0 || before.includes(key)) return null;
    return left.find((name) => plainKey(name).endsWith(`#${number}`)) ?? mine(number) ?? mine("kobito") ?? null;
  }
  return {
    origin,
    turns: (key) => !key.startsWith("gold:") && /^(hand|deck)/.test(origin(key) ?? ""), // pots have no back
    goal(key) {
      if (key.startsWith("gold:")) {
        const won = events.find((event) => event.kind === "won_gold" && `gold:${event.source}:${event.what}` === key);
        return won?.target ?? null;
      }
      const place = key.split("#")[0] ?? "";
      if (cleared.has(place)) return "discard";
      return key.startsWith("h:") && events.some((event) => event.kind === "paid" && event.seat === me) ? `score/${me}` : null;
    },
  };
}

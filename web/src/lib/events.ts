// Events as sentences, with the same messages and arguments as in the terminal.
import type { AnyChoice, Event } from "./messages";
import { has, say, type Words } from "./words";

/** An event, and the reader of its sentence. */
export interface Entry {
  event: Event;
  /** The seat called "you"; null for none. */
  reader: number | null;
}

/** Return the seat that a place belongs to: 0 for `hand/0`. */
function seatOf(place: string): number | null {
  const seat = place.split("/")[1];
  return seat ? Number(seat) : null;
}

/** Return the parts of a notation, for sentences in words: `R7` is the sign R and the number 7. */
function parts(game: string, what: string): Words {
  const signs = what.match(/[A-Za-z]+/g) ?? [];
  const numbers = (what.match(/[0-9]+/g) ?? []).map(Number);
  const last = numbers.at(-1) ?? 0;
  const thing = `${game}-thing`;
  const things = has(thing) ? [...what.matchAll(/([A-Za-z]+)([0-9]+)/g)].map(([, sign, number]) => say(thing, { sign, number: Number(number) })) : [];
  return { sign: signs.at(-1) ?? "", number: numbers[0] ?? 0, last, count: numbers.length, things: things.join(", "), ...(game === "qwinto" && { column: last + 1 }) };
}

/** Return the message for an event whose subject is hidden; null if there is none. */
function hidden(game: string, event: Event): string | null {
  const message = `${game}-event-${event.kind.replaceAll("_", "-")}-hidden`;
  return has(message) ? message : null;
}

/** Return an event of a bot on the reader's seat, phrased without "you" and without the hand's cards. */
export function aside(game: string, event: Event, seat: number): Entry {
  return { event: event.seat === seat && hidden(game, event) ? { ...event, what: null } : event, reader: null };
}

/** Return an event as a sentence for one reader (null for a spectator). */
export function eventText(game: string, event: Event, reader: number | null, names: readonly string[]): string {
  const message = event.kind === "took_back" ? "board-took-back" : (event.what === null && hidden(game, event)) || `${game}-event-${event.kind.replaceAll("_", "-")}`;
  const touched = [event.target, event.source].map(seatOf).filter((seat) => seat !== null && seat !== event.seat);
  const other = touched[0] ?? null;
  return say(message, {
    who: event.seat === null ? "" : (names[event.seat] ?? ""),
    you: event.seat !== null && event.seat === reader ? "yes" : "no",
    other: other === null ? "" : (names[other] ?? ""),
    to_you: other !== null && other === reader ? "yes" : "no",
    source: event.source,
    target: event.target,
    place: event.target.split("/")[0],
    what: event.what ?? "",
    ...parts(game, event.what ?? ""),
  });
}

/** Return events as sentences; repeated sentences are counted. */
export function story(game: string, entries: readonly Entry[], names: readonly string[]): string[] {
  const sentences: { sentence: string; times: number }[] = [];
  for (const { event, reader } of entries) {
    const sentence = eventText(game, event, reader, names);
    const last = sentences.at(-1);
    if (last?.sentence === sentence) last.times += 1;
    else sentences.push({ sentence, times: 1 });
  }
  return sentences.map(({ sentence, times }) => (times === 1 ? sentence : say("web-times", { sentence, times })));
}

/** Return the entries without those whose sentences have been heard already, each once. */
export function unheard(game: string, entries: readonly Entry[], names: readonly string[], heard: readonly string[]): Entry[] {
  const left = [...heard];
  return entries.filter(({ event, reader }) => {
    const at = left.indexOf(eventText(game, event, reader, names));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** By game and kind of move: the kind of event it leads to, for games whose turns are put together from steps. */
const FACTS: Record<string, Record<string, string>> = {
  red7: { lay: "laid", paint: "painted", repaint: "repainted", take: "took" },
  qwinto: { write: "decided", pass: "decided" },
  kobito: { lay: "laid", start: "began", move: "moved", swap: "swapped", exchange: "exchanged", pay: "paid" },
};

/** Return a step of the reader's turn as the sentence of its later event; "" if it has none. */
export function stepText(game: string, { kind, cards = [], source, target }: AnyChoice, reader: number, names: readonly string[]): string {
  const fact = FACTS[game]?.[kind];
  if (!fact) return "";
  const [from, to] = [source, target].map((place) => (place ?? "").replace(/[:@].*$/, ""));
  const isElsewhere = fact === "exchanged" && ![null, reader].includes(seatOf(to!));
  const what = game === "qwinto" ? (kind === "pass" ? kind : to!.split("/")[0]!) : cards.slice(0, fact === "moved" ? undefined : 1).join("-");
  const event = { kind: isElsewhere ? "exchanged_elsewhere" : fact, seat: reader, what, source: from!, target: to! };
  return eventText(game, event, reader, names);
}

/** Events that follow from a move anyway, or are shown elsewhere. */
const QUIET = new Set(["turn_began", "dealt", "drew", "next_came", "back_seen", "took_kobito", "decided"]);
/** Events that decide rounds and games, the most important ones of a turn. */
const IMPORTANT = new Set(["won_gold", "made_rainbow", "met_twin", "met_shade", "took_row", "won_round", "went_out", "scored", "misthrew", "ran_out", "took_back"]);

/** Return whether a seat has made a move yet; dealt and drawn cards don't count. */
export function hasPlayed(log: readonly Entry[], seat: number | null): boolean {
  return log.some(({ event }) => event.seat === seat && !QUIET.has(event.kind));
}

/** Return the most important event of the last turn with events, as a sentence. */
export function latest(game: string, log: readonly Entry[], names: readonly string[]): string {
  const last = log.findLastIndex(({ event }) => !QUIET.has(event.kind));
  if (last < 0) return "";
  const start = log.slice(0, last).findLastIndex(({ event }) => event.kind === "turn_began") + 1;
  const turn = log.slice(start, last + 1).filter(({ event }) => !QUIET.has(event.kind));
  const news = turn.findLast(({ event }) => IMPORTANT.has(event.kind)) ?? turn.findLast(({ event }) => event.seat !== null) ?? turn.at(-1);
  return news ? eventText(game, news.event, news.reader, names) : "";
}

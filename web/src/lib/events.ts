// What happened, as sentences: the same messages, filled in the same way, as in the terminal.
import type { Event } from "./messages";
import { has, say } from "./words";

/** The seat that a place belongs to: `hand/0` is of seat 0. */
function seatOf(place: string): number | null {
  const seat = place.split("/")[1];
  return seat ? Number(seat) : null;
}

/** What happened, as a sentence for one reader (null: an onlooker). */
export function eventText(game: string, event: Event, reader: number | null, names: readonly string[]): string {
  const plain = `${game}-event-${event.kind.replaceAll("_", "-")}`;
  const message = event.what === null && has(`${plain}-hidden`) ? `${plain}-hidden` : plain;
  const touched = [event.target, event.source].map(seatOf).filter((seat) => seat !== null && seat !== event.seat);
  const other = touched[0] ?? null;
  return say(message, {
    who: event.seat === null ? "" : (names[event.seat] ?? ""),
    you: event.seat !== null && event.seat === reader ? "yes" : "no",
    what: event.what ?? "",
    other: other === null ? "" : other === reader ? say("web-you-other") : (names[other] ?? ""),
    source: event.source,
    target: event.target,
  });
}

/** What happened, a sentence each; the same sentence several times over is said once. */
export function story(game: string, events: readonly Event[], reader: number | null, names: readonly string[]): string[] {
  const told: { sentence: string; times: number }[] = [];
  for (const event of events) {
    const sentence = eventText(game, event, reader, names);
    const last = told.at(-1);
    if (last?.sentence === sentence) last.times += 1;
    else told.push({ sentence, times: 1 });
  }
  return told.map(({ sentence, times }) => (times === 1 ? sentence : say("web-times", { sentence, times })));
}

// How a game ended, in words.
import type { Outcome, TableInfo } from "./messages";
import { has, say } from "./words";

/** Return why a game ended, as a sentence; the reason by the rules only if they also decided the winners. */
export function endText(info: TableInfo, outcome: Outcome | null, names: readonly string[]): string {
  if (info.ended === "agreed") return say("web-ended-agreed");
  if (info.ended === "closed") return say("web-ended-closed");
  const losers = (how: string): string[] => info.seats.flatMap((seat, number) => (seat.lost_by === how ? [names[number] ?? ""] : []));
  const gone = losers("away");
  if (gone.length > 0) return say("web-ended-away", { who: gone.join(", ") });
  if (info.ended === "resigned") {
    const parts = [["web-ended-gave-up", losers("resigned")] as const, ["web-ended-late", losers("time")] as const];
    return parts.flatMap(([id, who]) => (who.length > 0 ? [say(id, { who: who.join(", "), count: who.length })] : [])).join(" ");
  }
  const isBarred = info.seats.some((seat) => seat.lost) && String(outcome?.winners) !== String(info.winners);
  if (isBarred) return say("web-ended-lost");
  if (!outcome || !has(outcome.why)) return "";
  return say(outcome.why, { winners: outcome.winners.map((seat) => names[seat]).join(", "), count: outcome.winners.length });
}

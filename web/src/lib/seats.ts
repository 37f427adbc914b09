// The players of a table, in words.
import type { SeatInfo } from "./messages";
import { say } from "./words";

/** Return how a seat was lost, in a word or two; empty if it was not. */
export function lostText(seat: SeatInfo): string {
  if (!seat.lost) return "";
  if (seat.lost_by === "away") return say("web-seat-gone");
  return seat.lost_by === "time" ? say("web-seat-late") : say("web-seat-lost");
}

/** The name of the player on a seat. */
function seatName(seat: SeatInfo, number: number): string {
  if (seat.kind === "open") return say("web-seat-open", { number: number + 1 });
  if (seat.name) return seat.name;
  return seat.kind === "bot" ? say("web-bot-name", { number: number + 1 }) : say("web-seat-person", { number: number + 1 });
}

/** The names of all players; the second of two equal names gets a number. */
export function seatNames(seats: readonly SeatInfo[]): string[] {
  const plain = seats.map(seatName);
  return plain.map((name, number) => {
    const before = plain.slice(0, number).filter((each) => each === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });
}

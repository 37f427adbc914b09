// Reconstructs the table at the end of a round, since the update that ends it already has the next round.
import type { Event, RainbowTable, RainbowView } from "../../lib/messages";

export interface Ended {
  kind: "shade" | "twin" | "rainbow";
  /** The player who lost, or made the rainbow. */
  seat: number;
  /** The player who takes the row. */
  taker: number;
  /** The places, from 0, of the faces that decided it: a shade, or two of one colour. */
  at: number[];
  table: RainbowTable;
  /** The hidden sides of the cards in the row, as far as known. */
  down: (string | null)[];
}

const KINDS: Record<string, Ended["kind"]> = { met_shade: "shade", met_twin: "twin", made_rainbow: "rainbow" };
const SHOWN = new Set(["laid", "laid_blind", "flipped"]);

/** Return the hidden sides of the cards in the row, as far as the viewer knows them; none without the memory aid. */
export function downSides(view: RainbowView, near: number): (string | null)[] {
  return (view.memory?.row ?? []).map(({ card, up }) => (up === near ? card.far : card.near));
}

/** Return the visible side of each card in a hand, by its place. */
export function seenInHands(table: RainbowTable): Map<string, string | null> {
  return new Map(table.hands.flatMap((hand, seat) => hand.map((held) => [`hand${held.slot}/${seat}`, held.face] as const)));
}

/** Return the table without anything that only one player may see. */
export function covered(table: RainbowTable): RainbowTable {
  return { ...table, next: null, hands: table.hands.map((hand) => hand.map((held) => ({ ...held, face: null }))) };
}

/** Return how a round ended, given the events of a move and the view before it; null if it goes on. */
export function endedBy(events: readonly Event[], before: RainbowView, near: number): Ended | null {
  const end = events.find((event) => KINDS[event.kind]);
  const taken = events.find((event) => event.kind === "took_row");
  const move = events.find((event) => SHOWN.has(event.kind));
  const place = Number(/^row(\d)$/.exec(move?.target ?? "")?.[1] ?? 0) - 1;
  if (!end || !taken || !move || move.what === null || place < 0) return null;
  const kind = KINDS[end.kind]!;
  const { table } = before;
  const row = [...table.row];
  const down = Array.from({ length: Math.max(row.length, place + 1) }, (_, i) => downSides(before, near)[i] ?? null);
  const seen = move.kind === "flipped" ? (row[place] ?? null) : (seenInHands(table).get(move.source) ?? null);
  row[place] = move.what;
  down[place] = seen === move.what ? null : seen; // the two sides of a card differ
  const hands = table.hands.map((hand, seat) => hand.filter((held) => `hand${held.slot}/${seat}` !== move.source));
  const at = row.flatMap((face, i) => (kind === "rainbow" || face !== move.what ? [] : [i]));
  return { kind, seat: end.seat ?? 0, taker: taken.seat ?? 0, at, table: { ...table, row, hands }, down };
}

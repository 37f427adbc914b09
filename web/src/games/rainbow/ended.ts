// How a round ended that is over in the view already: what lay in the row when it was taken.
import type { Event } from "../../lib/messages";

export interface Ended {
  row: string[];
  /** The place, from 0, of the face that decided it. */
  at: number;
  kind: "shade" | "twin" | "rainbow";
  /** Who lost, or made the rainbow. */
  seat: number;
  taker: number;
}

const KINDS: Record<string, Ended["kind"]> = { met_shade: "shade", met_twin: "twin", made_rainbow: "rainbow" };

/** The last round that ended in a batch of events, which began with this row. */
export function endedIn(events: readonly Event[], before: readonly string[]): Ended | null {
  let row = [...before];
  let found: Ended | null = null;
  let end: Pick<Ended, "at" | "kind" | "seat"> | null = null;
  for (const { kind, seat, what, source, target } of events) {
    const at = Number(/^row(\d)$/.exec(target)?.[1] ?? 0) - 1;
    if (["laid", "laid_blind", "flipped"].includes(kind) && what !== null && at >= 0) row[at] = what;
    const reason = KINDS[kind];
    if (reason && seat !== null) end = { at: at >= 0 ? at : Number(/\d/.exec(source)?.[0] ?? row.length) - 1, kind: reason, seat };
    if (kind === "took_row") {
      if (end) found = { ...end, row, taker: seat ?? 0 };
      row = [];
    }
  }
  return found;
}

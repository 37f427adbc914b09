// The moves of Qwinto as gestures: the sum goes into a cell, or into the misthrows.
import type { QwintoView } from "../../lib/messages";
import type { Gesture } from "../common/gestures";
import type { Say } from "../props";

/** What can be done with the sum. */
export function gestures(view: QwintoView, say: Say): Gesture[] {
  const isActive = view.table.turn === view.seat;
  return view.moves.flatMap((move) => {
    const [verb, cell = ""] = move.text.split(" ");
    if (verb === "write") {
      const label = say("board-qwinto-cell", { row: cell[0], column: Number(cell.slice(1)) });
      return [{ from: "sum", to: cell, move, label }];
    }
    return verb === "pass" && isActive ? [{ from: "sum", to: "misthrows", move, label: say("board-qwinto-misthrow") }] : [];
  });
}

/** The notation of something that may not be allowed. */
export function attempt(view: QwintoView, from: string, to: string): string | null {
  if (from !== "sum" || view.table.stage !== "write") return null;
  if (to === "misthrows") return "pass";
  return /^[oyp]\d+$/.test(to) ? `write ${to}` : null;
}

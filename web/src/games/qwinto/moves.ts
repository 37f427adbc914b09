// The moves of Qwinto as gestures: the sum goes into a cell, or into the misthrows.
import type { QwintoView } from "../../lib/messages";
import type { Gesture } from "../../board/gestures";
import type { Say, Tell } from "../props";

/** A move in words: "orange 3", "Roll again". */
export const tell: Tell = (text, view, _names, say) => {
  const [verb, what = ""] = text.split(" ");
  if (verb === "write") return cellName(what, say);
  if (verb === "keep" && view.game === "qwinto") return say("board-qwinto-keep", { sum: view.table.sum });
  if (verb !== "roll") return say(verb === "pass" ? "board-qwinto-pass" : "board-qwinto-reroll");
  const dice = [...what].map((row) => say("board-qwinto-die-colour", { row }));
  return say("board-step", { what: dice.join(", "), way: say("board-qwinto-roll", { count: dice.length }) });
};

function cellParts(cell: string): { row: string; column: number } {
  return { row: cell[0] ?? "", column: Number(cell.slice(1)) };
}

function cellName(cell: string, say: Say): string {
  return say("board-qwinto-cell", cellParts(cell));
}

/** What can be done with the sum; the last one to choose is asked first, since that is written at once. */
export function gestures(view: QwintoView, isLast: boolean, say: Say): Gesture[] {
  const isActive = view.table.turn === view.seat;
  const { sum } = view.table;
  return view.moves.flatMap((move): Gesture[] => {
    const [verb, cell = ""] = move.text.split(" ");
    if (verb === "write") {
      const way = { from: "sum", to: cell, move };
      if (!isLast) return [{ ...way, label: cellName(cell, say) }];
      return [{ ...way, label: say("board-qwinto-write-it"), sure: say("board-qwinto-write-sure", { ...cellParts(cell), sum }), mild: true }];
    }
    if (verb !== "pass" || !isActive) return [];
    return [{ from: "sum", to: "misthrows", move, label: say("board-qwinto-misthrow"), sure: say("board-qwinto-misthrow-sure") }];
  });
}

/** The notation of something that may not be allowed. */
export function attempt(view: QwintoView, from: string, to: string): string | null {
  if (from !== "sum" || view.table.stage !== "write") return null;
  return /^[oyp]\d+$/.test(to) ? `write ${to}` : null;
}

/** What the sum of some dice can be, from and to, and what it is most often, if anything. */
export function chances(dice: number): { range: string; often: string } {
  return { range: dice === 0 ? "–" : `${dice}–${6 * dice}`, often: ["", "", "7", "10–11"][dice] ?? "" };
}

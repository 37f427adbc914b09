// The moves of Qwinto as gestures: the sum goes into a cell, or into the misthrows.
import type { QwintoView } from "../../lib/messages";
import type { Gesture, Trial } from "../../board/gestures";
import type { Reason, Say, Tell } from "../props";

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

/** The points that a move brings at once. */
export const reason: Reason = (number, view, say) => {
  if (view.game !== "qwinto") return "";
  const before = view.table.sheets[view.seat ?? -1]?.points.total ?? 0;
  const after = view.moves.find((move) => move.number === number)?.preview?.points ?? before;
  return after > before ? say("board-qwinto-hint", { from: before, to: after }) : "";
};

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

/** What is asked about the sum that is put somewhere; the misthrows need no reason. */
export function trial(view: QwintoView, from: string, to: string): Trial | null {
  return from === "sum" && to !== "misthrows" ? { source: "dice", target: `${to}/${view.seat}` } : null;
}

/** What the sum of some dice can be, from and to, and what it is most often, if anything. */
export function chances(dice: number): { range: string; often: string } {
  return { range: dice === 0 ? "–" : `${dice}–${6 * dice}`, often: ["", "", "7", "10–11"][dice] ?? "" };
}

// The moves of Qwinto as gestures: the sum goes into a cell, or into the misthrows.
import type { AnyChoice, QwintoView } from "../../lib/messages";
import type { Gesture, Trial } from "../../board/gestures";
import { spotOf } from "../../board/places";
import type { Reason, Say, Tell } from "../props";
import { cellNamed, layout } from "./sheet";

/** Return the place on the sheet that a move is about: a cell, or the misthrows. */
export function goalOf(move: AnyChoice | null | undefined): string {
  return move?.target ? spotOf(move.target).area : "";
}

function cellName(cell: string, say: Say): string {
  return say("board-qwinto-cell", cellParts(cell));
}

function cellParts(name: string): { row: string; column: number } {
  const cell = cellNamed(name);
  return { row: cell?.row ?? "", column: cell?.nth ?? 0 };
}

/** A move in words: "orange 3", "Roll again". */
export const tell: Tell = (move, _names, say) => {
  const { kind, cards = [] } = move;
  if (kind === "write") return cellName(goalOf(move), say);
  if (kind === "keep") return say("board-qwinto-keep", { sum: Number(cards[0]) });
  if (kind === "pass") return say(goalOf(move) === "misthrows" ? "board-qwinto-misthrow" : "board-qwinto-pass");
  if (kind !== "roll") return say("board-qwinto-reroll");
  const dice = cards.map((row) => say("board-qwinto-die-colour", { row }));
  return say("board-step", { what: dice.join(", "), way: say("board-qwinto-roll", { count: dice.length }) });
};

/** Return the points that a move gains at once, as a sentence. */
export const reason: Reason = (number, view, say) => {
  if (view.game !== "qwinto") return "";
  const before = view.table.sheets[view.seat ?? -1]?.points.total ?? 0;
  const after = view.moves.find((move) => move.number === number)?.preview?.points ?? before;
  return after > before ? say("board-qwinto-hint", { from: before, to: after }) : "";
};

/** Return the gestures for the sum; the last player to choose confirms, since the number is then written at once. */
export function gestures(view: QwintoView, isLast: boolean, say: Say): Gesture[] {
  return view.moves.flatMap((move): Gesture[] => {
    const to = goalOf(move);
    if (to === "") return [];
    const way = { from: "sum", to, move };
    if (move.kind === "pass") return [{ ...way, label: say("board-qwinto-misthrow"), sure: say("board-qwinto-misthrow-sure") }];
    if (!isLast) return [{ ...way, label: cellName(to, say) }];
    return [{ ...way, label: say("board-qwinto-write-it"), sure: say("board-qwinto-write-sure", { ...cellParts(to), sum: view.table.sum }), mild: true }];
  });
}

/** Return the question to the server about the sum that is put somewhere; null for the misthrows. */
export function trial(view: QwintoView, from: string, to: string): Trial | null {
  return from === "sum" && to !== "misthrows" ? { source: "dice", target: `${to}/${view.seat}` } : null;
}

/** Return the range of the sum of some dice, and its likeliest values, if any. */
export function chances(dice: number): { range: string; often: string } {
  const sums = layout.sums[dice - 1];
  return sums ? { range: `${sums.least}–${sums.most}`, often: sums.often.join("–") } : { range: "–", often: "" };
}

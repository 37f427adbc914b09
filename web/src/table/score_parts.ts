// The score breakdown of a player, as the result draws it.
import type { ShapeName } from "../board/shapes";
import { colours as qwinto } from "../games/qwinto/colours";
import { colours as red7 } from "../games/red7/colours";
import type { Outcome } from "../lib/messages";
import { has, say } from "../lib/words";

export interface Part {
  /** The name of the item. */
  label: string;
  points: number;
  fill: string;
  ink: string;
  mark: ShapeName | "arch" | "coin" | "back" | "crown" | null;
  /** The entry of the legend; "" for none. */
  kind: string;
}

type Line = Outcome["lines"][number][number];
const NIGHT = { fill: "#211b2e", ink: "#ffe08a" };
const LOSS = { fill: "", ink: "#8d1b16", mark: null };

/** Return the drawing of a line of the outcome. */
export function partOf(line: Line): Part {
  const { what, points } = line;
  const card = red7[what[0] ?? ""];
  if (!has(what) && card) {
    const label = say("red7-card", { sign: card.letter, number: Number(what.slice(1)) });
    return { label, points, fill: card.fill, ink: card.ink, mark: card.shape, kind: "" };
  }
  const label = has(what) ? say(what) : what;
  return { label, points, kind: what, ...(points < 0 ? LOSS : painted(what)) };
}

function painted(what: string): Pick<Part, "fill" | "ink" | "mark"> {
  const row = what.startsWith("qwinto-line-") ? qwinto[what["qwinto-line-".length] ?? ""] : undefined;
  if (row) return { fill: row.fill, ink: row.ink, mark: row.shape };
  if (what === "kobito-line-gold") return { fill: "linear-gradient(#ffe68a, #f6c343 55%, #e0a336)", ink: "#3b2600", mark: "coin" };
  if (what === "rainbow-line-cards") return { ...NIGHT, mark: "back" };
  return { ...NIGHT, mark: what === "red7-line-rounds" ? "crown" : "arch" };
}

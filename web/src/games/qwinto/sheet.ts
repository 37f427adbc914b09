// The cells of the printed sheet: three rows of nine cells and a gap.
import { layout } from "./layout";

export { layout };

export const ROWS = layout.lines.map((line) => line.colour);

export interface Cell {
  name: string;
  row: string;
  line: number;
  column: number;
  /** The number of its column for people, from 1. */
  nth: number;
  bonus: boolean;
}

/** All 27 cells, row by row. */
export const CELLS: readonly Cell[] = layout.cells.map((cell) => ({ ...cell, row: ROWS[cell.line]!, nth: cell.column + 1 }));

/** How many columns the sheet has. */
export const COLUMNS = Math.max(...CELLS.map((cell) => cell.nth));

/** The cell of a name. */
export function cellNamed(name: string): Cell | undefined {
  return CELLS.find((cell) => cell.name === name);
}

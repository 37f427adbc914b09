// The printed sheet: three rows of nine cells and a gap, by column from 0 to 11.

export const ROWS = ["o", "y", "p"] as const;
export type RowName = (typeof ROWS)[number];

export const FIRST: Record<RowName, number> = { o: 2, y: 1, p: 0 };
export const GAP: Record<RowName, number> = { o: 5, y: 6, p: 4 };
export const BONUS_CELLS: ReadonlySet<string> = new Set(["p2", "o3", "o7", "y8", "p9"]);
export const BONUS_COLUMNS = [2, 3, 7, 8, 9] as const;

export interface Cell {
  name: string;
  row: RowName;
  line: number;
  column: number;
  bonus: boolean;
}

/** All 27 cells, row by row. */
export const CELLS: readonly Cell[] = ROWS.flatMap((row, line) =>
  Array.from({ length: 10 }, (_, i) => FIRST[row] + i)
    .filter((column) => column !== GAP[row])
    .map((column) => ({ name: `${row}${column}`, row, line, column, bonus: BONUS_CELLS.has(`${row}${column}`) })),
);

// Generated from arcus.games.qwinto.layout by `npm run types`; do not edit.

export const layout = {
  lines: [
    { colour: "o", first: 2, gap: 5 },
    { colour: "y", first: 1, gap: 6 },
    { colour: "p", first: 0, gap: 4 }
  ],
  cells: [
    { name: "o2", line: 0, column: 2, bonus: false },
    { name: "o3", line: 0, column: 3, bonus: true },
    { name: "o4", line: 0, column: 4, bonus: false },
    { name: "o6", line: 0, column: 6, bonus: false },
    { name: "o7", line: 0, column: 7, bonus: true },
    { name: "o8", line: 0, column: 8, bonus: false },
    { name: "o9", line: 0, column: 9, bonus: false },
    { name: "o10", line: 0, column: 10, bonus: false },
    { name: "o11", line: 0, column: 11, bonus: false },
    { name: "y1", line: 1, column: 1, bonus: false },
    { name: "y2", line: 1, column: 2, bonus: false },
    { name: "y3", line: 1, column: 3, bonus: false },
    { name: "y4", line: 1, column: 4, bonus: false },
    { name: "y5", line: 1, column: 5, bonus: false },
    { name: "y7", line: 1, column: 7, bonus: false },
    { name: "y8", line: 1, column: 8, bonus: true },
    { name: "y9", line: 1, column: 9, bonus: false },
    { name: "y10", line: 1, column: 10, bonus: false },
    { name: "p0", line: 2, column: 0, bonus: false },
    { name: "p1", line: 2, column: 1, bonus: false },
    { name: "p2", line: 2, column: 2, bonus: true },
    { name: "p3", line: 2, column: 3, bonus: false },
    { name: "p5", line: 2, column: 5, bonus: false },
    { name: "p6", line: 2, column: 6, bonus: false },
    { name: "p7", line: 2, column: 7, bonus: false },
    { name: "p8", line: 2, column: 8, bonus: false },
    { name: "p9", line: 2, column: 9, bonus: true }
  ],
  bonus_columns: [ 2, 3, 7, 8, 9 ],
  misthrows: 4,
  penalty: 5,
  sums: [
    {
      least: 1,
      most: 6,
      often: []
    },
    {
      least: 2,
      most: 12,
      often: [ 7 ]
    },
    {
      least: 3,
      most: 18,
      often: [ 10, 11 ]
    }
  ]
} as const;

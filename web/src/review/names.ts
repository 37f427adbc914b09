// Where the names of the players lie on the curve of chances.

/** A point of the curve, in percent of its width and height. */
export interface Point {
  x: number;
  y: number;
}

/** The room that a name takes to the right of its point, and above and below it. */
const LONG = 18;
const HIGH = 11;

/** Return whether a mark would cover a name at a point. */
export function covers(mark: Point, name: Point): boolean {
  return mark.x > name.x - 2 && mark.x < name.x + LONG && Math.abs(mark.y - name.y) < HIGH;
}

/** Return the first point at which no mark covers the name; the first of all if there is none. */
export function clearOf(marks: readonly Point[], points: readonly Point[]): Point | undefined {
  return points.find((point) => point.x < 100 - LONG && !marks.some((mark) => covers(mark, point))) ?? points[0];
}

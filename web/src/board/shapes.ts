// Each colour has a shape of its own, the same in all games, so that colour never carries meaning alone.

export type ShapeName =
  | "circle"
  | "hexagon"
  | "star"
  | "triangle"
  | "drop"
  | "square"
  | "diamond"
  | "cross"
  | "sun"
  | "moon";

/** A colour of a game: its letter, its paint, and its shape. */
export interface Colour {
  letter: string;
  fill: string;
  ink: string;
  shape: ShapeName;
}

const SHAPES: Record<string, ShapeName> = {
  R: "circle",
  O: "hexagon",
  Y: "star",
  G: "triangle",
  T: "drop",
  B: "square",
  I: "diamond",
  V: "cross",
  P: "cross",
  W: "sun",
  K: "moon",
};

/** Return the colours of a game by letter, given the fill of each and the ink for text on it. */
export function palette(painted: Record<string, readonly [fill: string, ink: string]>): Record<string, Colour> {
  const colour = (letter: string, [fill, ink]: readonly [string, string]): Colour => ({ letter, fill, ink, shape: SHAPES[letter] ?? "circle" });
  return Object.fromEntries(Object.entries(painted).map(([key, paint]) => [key, colour(key.toUpperCase(), paint)]));
}

/** Outlines in a square from 0 to 24. */
export const OUTLINES: Record<ShapeName, string> = {
  circle: "M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19z",
  hexagon: "M12 1.8l9 5.1v10.2l-9 5.1l-9-5.1V6.9z",
  star: "M12 1.5l3.2 6.9l7.3.9l-5.4 5.1l1.4 7.4L12 18.2l-6.5 3.6l1.4-7.4L1.5 9.3l7.3-.9z",
  triangle: "M12 2.2L22.6 20.8H1.4z",
  drop: "M12 1.5c3.6 5 7 8.6 7 13a7 7 0 0 1-14 0c0-4.4 3.4-8 7-13z",
  square: "M3.5 3.5h17v17h-17z",
  diamond: "M12 .8L22 12L12 23.2L2 12z",
  cross: "M8.3 2.5h7.4v5.8h5.8v7.4h-5.8v5.8H8.3v-5.8H2.5V8.3h5.8z",
  sun: "M12 7a5 5 0 1 1 0 10a5 5 0 1 1 0-10zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM4.9 3.5l2.8 2.8l-1.4 1.4l-2.8-2.8zM17.7 16.3l2.8 2.8l-1.4 1.4l-2.8-2.8zM19.1 3.5l1.4 1.4l-2.8 2.8l-1.4-1.4zM6.3 16.3l1.4 1.4l-2.8 2.8l-1.4-1.4z",
  moon: "M14.5 1.8A10.3 10.3 0 1 0 22 16.4A8.6 8.6 0 0 1 14.5 1.8z",
};

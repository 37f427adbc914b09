// The signs of the four actions, drawn in a square from 0 to 22.

export const ACTIONS: Record<string, string> = {
  1: "M11 3v10M7 9l4 4l4-4M4 18h14", // down onto the deck
  3: "M11 14V4M7 8l4-4l4 4M4 18h14", // up from the deck
  5: "M11 4v14M4 11h14", // one more
  7: "M4 15c4 0 2-10 7-10s3 10 7 10M15 12l3 3l-3 3", // over to the canvas
};

/** By stage: the number of the card whose action is being chosen. */
export const ASKING: Record<string, string> = { one: "1", five: "5", seven: "7" };

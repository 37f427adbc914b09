// Numbers as people write them.

const MINUS = "\u2212";

/** Points, with a true minus where they are below zero. */
export function pointsText(points: number): string {
  return withMinus(String(points));
}

/** A text in which a hyphen before a number is a minus; one inside of words or numbers stays. */
export function withMinus(text: string): string {
  return text.replace(/(^|[\s(])-(?=\d)/g, `$1${MINUS}`);
}

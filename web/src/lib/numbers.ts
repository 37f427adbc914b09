// Formatting of numbers.

const MINUS = "\u2212";

/** Return points as text, with a real minus sign if they are negative. */
export function pointsText(points: number): string {
  return withMinus(String(points));
}

/** Replace hyphens before numbers by minus signs; hyphens inside of words or numbers stay. */
export function withMinus(text: string): string {
  return text.replace(/(^|[\s(])-(?=\d)/g, `$1${MINUS}`);
}

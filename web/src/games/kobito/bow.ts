// The bow of places above a pot: how wide it is, and where its rainbow lies in it.

const RADIUS = 4.6; // in card widths, as in board/pots.css
const PITCH = 1.12;
const LONGEST = 10; // places side by side; more of them overlap

/** How many places a bow shows: if only one is left, it is shown at either end. */
export function placesOf(length: number, count: number): number {
  return length - count === 1 ? length + 1 : length;
}

/** From one place to the next, in card widths. */
export function pitchOf(places: number): number {
  return places > LONGEST ? (PITCH * (LONGEST - 1)) / (places - 1) : PITCH;
}

/** The width of a bow, in card widths. */
export function spanOf(places: number): number {
  return 2 * RADIUS * Math.sin((pitchOf(places) * (places - 1)) / 2 / RADIUS) + 1.25;
}

/** Which place the low end lies on: in the middle, unless what is held needs more room at one end. */
export function startOf(places: number, count: number, low: number, high: number): number {
  const room = places - count;
  return Math.max(0, Math.min(Math.max(Math.floor(room / 2), low), room - high));
}

// The geometry of the bow above a pot: its width, and the position of the rainbow in it.

const RADIUS = 4.6; // in card widths, as in board/pots.css
const PITCH = 1.12;
const LONGEST = 10; // places side by side; more of them overlap

/** Return how many places a bow shows: a single free place is shown at both ends. */
export function placesOf(length: number, count: number): number {
  return length - count === 1 ? length + 1 : length;
}

/** Return the distance from one place to the next, in card widths. */
export function pitchOf(places: number): number {
  return places > LONGEST ? (PITCH * (LONGEST - 1)) / (places - 1) : PITCH;
}

/** Return the width of a bow, in card widths. */
export function spanOf(places: number): number {
  return 2 * RADIUS * Math.sin((pitchOf(places) * (places - 1)) / 2 / RADIUS) + 1.25;
}

/** Return the place of the low end: centred, unless the held thing needs more room at one end. */
export function startOf(places: number, count: number, low: number, high: number): number {
  const room = places - count;
  return Math.max(0, Math.min(Math.max(Math.floor(room / 2), low), room - high));
}

// How dice fall: two turns, three faces on the way, each die a little after the one before it.

const LENGTH = 900;
const STEP = 80;
const FALL = "cubic-bezier(0.5, 0, 0.9, 0.5)";
const REST = "cubic-bezier(0.25, 1.5, 0.5, 1)";
/** When a die shows its next face, in milliseconds after it began to fall. */
const TURNS = [210, 400, 560];

/** Some faces to show before the last one, none twice in a row. */
export function facesBefore(face: number): number[] {
  const others = [1, 2, 3, 4, 5, 6].filter((each) => each !== face);
  return TURNS.map(() => others.splice(Math.floor(Math.random() * others.length), 1)[0]!);
}

/** Let dice tumble into the tray; `show` is told which face of which die is up, and null when it is its own. The sum appears when all have come to rest. */
export function tumble(dice: readonly HTMLElement[], faces: readonly number[], sum: HTMLElement | null, show: (die: number, face: number | null) => void): void {
  dice.forEach((node, i) => {
    const wait = STEP * i;
    const size = node.offsetWidth;
    const turned = i % 2 ? 720 : -720;
    node.animate(
      [
        { transform: `translate(${-1.6 * size}px, ${-1.1 * size}px) rotate(${turned}deg)`, opacity: 0, easing: FALL },
        { transform: `translate(${-0.9 * size}px, ${-0.9 * size}px) rotate(${turned * 0.75}deg)`, opacity: 1, offset: 0.15, easing: FALL },
        { transform: `translate(${-0.1 * size}px, ${0.06 * size}px) rotate(${turned * 0.12}deg)`, opacity: 1, offset: 0.6, easing: REST },
        { transform: "none", opacity: 1 },
      ],
      { duration: LENGTH, delay: wait, fill: "backwards" },
    );
    const [first = null, ...rest] = facesBefore(faces[i] ?? 0);
    show(i, first);
    [...rest, null].forEach((face, nth) => setTimeout(() => show(i, face), wait + TURNS[nth]!));
  });
  const end = LENGTH + STEP * (dice.length - 1);
  sum?.animate([{ opacity: 0, transform: "scale(0.6)" }, { opacity: 0, transform: "scale(0.6)", offset: 0.72, easing: REST }, { opacity: 1, transform: "none" }], { duration: end * 1.15 });
}

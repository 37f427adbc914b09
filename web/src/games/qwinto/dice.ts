// The animation of falling dice: two turns with three faces, each die a little after the previous one.
import { tempo } from "../../lib/queue";

const LENGTH = 900;
const STEP = 80;
const FALL = "cubic-bezier(0.5, 0, 0.9, 0.5)";
const REST = "cubic-bezier(0.25, 1.5, 0.5, 1)";
/** The times at which a die shows its next face, in milliseconds after it began to fall. */
const TURNS = [210, 400, 560];

/** Return faces to show before the last one, none twice in a row. */
export function facesBefore(face: number): number[] {
  const others = [1, 2, 3, 4, 5, 6].filter((each) => each !== face);
  return TURNS.map(() => others.splice(Math.floor(Math.random() * others.length), 1)[0]!);
}

export interface Fall {
  dice: readonly HTMLElement[];
  faces: readonly number[];
  sum: HTMLElement | null;
  /** Called with each face that a die shows; null for its final face. */
  show: (die: number, face: number | null) => void;
  /** Called when all dice rest. */
  rest: () => void;
}

/** Let dice tumble into the tray, and the sum appear when they rest; return a function that ends this at once. */
export function tumble({ dice, faces, sum, show, rest }: Fall): () => void {
  const pace = tempo();
  const timers: number[] = [];
  const runs = dice.map((node, i) => {
    const wait = STEP * i * pace;
    const size = node.offsetWidth;
    const turned = i % 2 ? 720 : -720;
    const [first = null, ...others] = facesBefore(faces[i] ?? 0);
    show(i, first);
    [...others, null].forEach((face, nth) => timers.push(window.setTimeout(() => show(i, face), wait + TURNS[nth]! * pace)));
    return node.animate(
      [
        { transform: `translate(${-1.6 * size}px, ${-1.1 * size}px) rotate(${turned}deg)`, opacity: 0, easing: FALL },
        { transform: `translate(${-0.9 * size}px, ${-0.9 * size}px) rotate(${turned * 0.75}deg)`, opacity: 1, offset: 0.15, easing: FALL },
        { transform: `translate(${-0.1 * size}px, ${0.06 * size}px) rotate(${turned * 0.12}deg)`, opacity: 1, offset: 0.6, easing: REST },
        { transform: "none", opacity: 1 },
      ],
      { duration: LENGTH * pace, delay: wait, fill: "backwards" },
    );
  });
  const end = (LENGTH + STEP * (dice.length - 1)) * pace;
  const seen = sum?.animate([{ opacity: 0, transform: "scale(0.6)" }, { opacity: 1, transform: "none" }], { duration: 180 * pace, delay: end * 0.83, fill: "backwards", easing: REST });
  timers.push(window.setTimeout(rest, end * 0.83));
  return () => {
    for (const each of timers) clearTimeout(each);
    for (const each of [...runs, seen]) each?.cancel();
    faces.forEach((_, i) => show(i, null));
    rest();
  };
}

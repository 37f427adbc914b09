// Cards fly from where they were to where they are: what has the same `data-key` before and after a change is the same card.
// What is new comes from a spot (`data-spot`, or another card's old place), what is gone flies to one.

interface Was {
  box: DOMRect;
  node: HTMLElement;
}

export interface Course {
  /** Where a card came from: the key of a card as it lay before, or a spot; null: from where it was. */
  origin?: (key: string) => string | null;
  /** Where a card that is gone went: a key or a spot; null: it just goes. */
  goal?: (key: string) => string | null;
}

const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)";
const LENGTH = 380;
const STEP = 45; // between cards that come one after the other

export class Motion {
  #was = new Map<string, Was>();
  #spots = new Map<string, DOMRect>();

  /** Look where everything lies, before it changes. */
  before(root: HTMLElement | null): void {
    this.#was.clear();
    this.#spots = root ? spots(root) : new Map();
    if (!root) return;
    for (const node of root.querySelectorAll<HTMLElement>("[data-key]"))
      this.#was.set(node.dataset["key"]!, { box: node.getBoundingClientRect(), node });
  }

  /** Let everything fly from there to where it is now. */
  after(root: HTMLElement | null, course: Course): void {
    if (!root) return;
    if (this.#was.size === 0) this.#spots = spots(root); // the first of all: cards come from where the deck is now
    const now = new Set<string>();
    let nth = 0;
    for (const node of root.querySelectorAll<HTMLElement>("[data-key]")) {
      const key = node.dataset["key"]!;
      now.add(key);
      if (node.classList.contains("dragged")) continue; // it goes with the finger
      const origin = course.origin?.(key) ?? null;
      const from = this.#box(origin ?? key);
      if (!from) continue;
      const wait = origin === null ? 0 : STEP * nth++;
      fly(node, from, wait);
    }
    for (const [key, was] of this.#was) {
      if (now.has(key) || was.node.isConnected) continue;
      const goal = course.goal?.(key) ?? null;
      const to = goal === null ? null : (box(root, goal) ?? this.#box(goal));
      if (to) leave(root, was, to);
    }
  }

  #box(name: string): DOMRect | null {
    return this.#was.get(name)?.box ?? this.#spots.get(name) ?? null;
  }
}

function spots(root: HTMLElement): Map<string, DOMRect> {
  const all = [...root.querySelectorAll<HTMLElement>("[data-spot]")];
  return new Map(all.map((node) => [node.dataset["spot"]!, node.getBoundingClientRect()]));
}

function box(root: HTMLElement, name: string): DOMRect | null {
  const safe = CSS.escape(name);
  return root.querySelector(`[data-key="${safe}"], [data-spot="${safe}"]`)?.getBoundingClientRect() ?? null;
}

function shift(from: DOMRect, to: DOMRect): string {
  const size = Math.min(2.5, Math.max(0.3, from.height / (to.height || 1)));
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  return `translate(${x}px, ${y}px) scale(${size})`;
}

function fly(node: HTMLElement, from: DOMRect, wait: number): void {
  const to = node.getBoundingClientRect();
  if (from.width === 0 || to.width === 0) return;
  if (Math.abs(from.x - to.x) < 1 && Math.abs(from.y - to.y) < 1 && Math.abs(from.height - to.height) < 1) return;
  node.classList.add("flying");
  const run = node.animate([{ transform: shift(from, to) }, { transform: "none" }], {
    duration: LENGTH,
    delay: wait,
    easing: EASE,
    fill: "backwards",
  });
  run.onfinish = run.oncancel = () => node.classList.remove("flying");
}

/** What was taken off the table is laid over the board once more and flies off. */
function leave(root: HTMLElement, was: Was, to: DOMRect): void {
  const frame = root.getBoundingClientRect();
  const ghost = was.node;
  ghost.removeAttribute("data-key");
  ghost.removeAttribute("data-thing");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  ghost.classList.remove("dragged");
  ghost.classList.add("ghost");
  ghost.style.translate = "";
  ghost.style.left = `${was.box.x - frame.x}px`;
  ghost.style.top = `${was.box.y - frame.y}px`;
  ghost.style.width = `${was.box.width}px`;
  ghost.style.height = `${was.box.height}px`;
  root.append(ghost);
  const run = ghost.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: shift(to, was.box), opacity: 0.6 },
    ],
    { duration: LENGTH, easing: EASE, fill: "forwards" },
  );
  run.onfinish = run.oncancel = () => ghost.remove();
}

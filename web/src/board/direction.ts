// Navigation with the arrow keys: the nearest thing in a direction.

export type Direction = "left" | "right" | "up" | "down";

/** Return the element that lies nearest in a direction, or null; a sideways offset counts double. */
export function nearest(from: HTMLElement, all: readonly HTMLElement[], way: Direction): HTMLElement | null {
  const here = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const each of all) {
    if (each === from) continue;
    const there = middle(each);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const ahead = { left: -x, right: x, up: -y, down: y }[way];
    const aside = Math.abs(way === "left" || way === "right" ? y : x);
    const far = ahead + 2 * aside;
    if (ahead > 1 && ahead >= aside * 0.4 && far < least) [best, least] = [each, far];
  }
  return best;
}

function middle(node: HTMLElement): { x: number; y: number } {
  const box = node.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

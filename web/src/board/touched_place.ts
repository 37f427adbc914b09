// The place that a touch selects: where the touch targets of small places overlap, the nearest one.

/** Return whether a place is smaller than its touch target. */
function isSmall(target: HTMLElement): boolean {
  const place = target.parentElement;
  return place !== null && (place.offsetWidth < target.offsetWidth || place.offsetHeight < target.offsetHeight);
}

/** Return the name of the place that a touch on an element selects, or null. */
export function touchedPlace(root: HTMLElement | null, node: Element, x: number, y: number): string | null {
  let best = node.closest<HTMLElement>("[data-place]");
  const hit = node.closest<HTMLElement>("button.target");
  if (hit && isSmall(hit)) {
    const far = (box: DOMRect): number => Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2);
    const holds = (box: DOMRect): boolean => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    let least = far(hit.getBoundingClientRect());
    for (const each of root?.querySelectorAll<HTMLElement>("button.target") ?? []) {
      const box = each.getBoundingClientRect();
      if (!isSmall(each) || !holds(box) || far(box) >= least) continue;
      [best, least] = [each.closest<HTMLElement>("[data-place]"), far(box)];
    }
  }
  return best?.dataset["place"] ?? null;
}

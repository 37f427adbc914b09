// Whether anything is on its way on the board: what tells of it, in words or numbers, waits until it has arrived.
import { tick, untrack } from "svelte";

const things = new Set<object>();
let count = $state(0);

/** Is anything on its way? */
export function isMoving(): boolean {
  return count > 0;
}

/** Something sets out, or has arrived. */
export function move(thing: object, on: boolean): void {
  if (on) things.add(thing);
  else things.delete(thing);
  count = things.size;
}

/** A value that stays as it was as long as something is to be seen first: usually what moves. Call once while a part is set up. */
export function settled<T>(value: () => T, waits: () => boolean = isMoving): () => T {
  let shown = $state.raw(untrack(value));
  $effect(() => {
    value();
    if (waits()) return;
    // The change that brings the value also starts the motion, perhaps after this.
    void tick().then(() => {
      if (!waits()) shown = value();
    });
  });
  return () => shown;
}

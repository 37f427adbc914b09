// Tracks running animations of the board, so that words and numbers change only when cards have arrived.
import { tick, untrack } from "svelte";

const things = new Set<object>();
let count = $state(0);

/** Return whether anything is moving. */
export function isMoving(): boolean {
  return count > 0;
}

/** Note that something starts to move, or has arrived. */
export function move(thing: object, on: boolean): void {
  if (on) things.add(thing);
  else things.delete(thing);
  count = things.size;
}

/** Return a getter for a value that keeps its old state while something moves. Call once while a component is set up. */
export function settled<T>(value: () => T, waits: () => boolean = isMoving): () => T {
  let shown = $state.raw(untrack(value));
  $effect(() => {
    value();
    if (waits()) return;
    // The change of the value also starts the motion, perhaps after this effect.
    void tick().then(() => {
      if (!waits()) shown = value();
    });
  });
  return () => shown;
}

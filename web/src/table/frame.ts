// The context that the frame of a table provides to the components that a board places: seats, dock, prompt.
import { getContext, setContext } from "svelte";
import type { Table } from "../lib/table.svelte";

export type Panel = "rules" | "drawer" | "say" | "menu";

export interface Frame {
  table: Table;
  /** Open a panel over the table; `rule` scrolls to a rule. */
  open: (panel: Panel, rule?: string | null) => void;
}

const KEY = Symbol("frame");

/** Set the frame; called once by the screen of a table. */
export function setFrame(frame: Frame): void {
  setContext(KEY, frame);
}

/** Return the frame of the current component. */
export function useFrame(): Frame {
  return getContext<Frame>(KEY);
}

// What the frame of a table hands to the parts that a board places: seats, the dock, the prompt.
import { getContext, setContext } from "svelte";
import type { Table } from "../lib/table.svelte";

export type Panel = "rules" | "drawer" | "say" | "menu";

export interface Frame {
  table: Table;
  /** Open something over the table; at a rule, if one is named. */
  open: (panel: Panel, rule?: string | null) => void;
}

const KEY = Symbol("frame");

/** Called once by the screen of a table. */
export function setFrame(frame: Frame): void {
  setContext(KEY, frame);
}

/** The frame that a part stands in. */
export function useFrame(): Frame {
  return getContext<Frame>(KEY);
}

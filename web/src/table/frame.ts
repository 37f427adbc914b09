// The context that the frame of a table provides to the components that a board places: seats, dock, prompt.
import { getContext, setContext } from "svelte";
import type { AnyView, TableInfo } from "../lib/messages";
import type { Table } from "../lib/table.svelte";

export type Panel = "rules" | "drawer" | "say" | "menu";

/** What a board shows: a table, or a moment of a finished game. */
export interface Shown {
  readonly view: AnyView | null;
  readonly names: readonly string[];
  /** The seat whose view it is; null for a spectator's. */
  readonly me: number | null;
  readonly phase: TableInfo["phase"];
}

export interface Frame {
  shown: Shown;
  /** The table with its people and requests; null in a replay. */
  table: Table | null;
  /** Open a panel over the table; `rule` scrolls to a rule. */
  open: (panel: Panel, rule?: string | null) => void;
}

const KEY = Symbol("frame");

/** Set the frame; called once by the screen of a board. */
export function setFrame(frame: Frame): void {
  setContext(KEY, frame);
}

/** Return the frame of the current component. */
export function useFrame(): Frame {
  return getContext<Frame>(KEY);
}

/** Return the frame of a component that no replay shows. */
export function useTable(): Frame & { table: Table } {
  return useFrame() as Frame & { table: Table };
}

/** Return the seats that have not decided yet. */
export function deciding({ shown, table }: Frame): readonly number[] {
  const seats = table?.info?.seats;
  return seats ? seats.flatMap((seat, i) => (seat.to_act && !seat.decided ? [i] : [])) : (shown.view?.to_act ?? []);
}

/** Whether the reader can use tools, such as undo. */
export function hasTools({ table }: Frame): boolean {
  return table !== null && table.you.seats.length > 0 && table.phase === "playing";
}

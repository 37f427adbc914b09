// The boards, loaded when a table needs one.
import type { Component } from "svelte";
import type { BoardProps } from "./props";

export const boards: Record<string, () => Promise<{ default: Component<BoardProps> }>> = {
  red7: () => import("./red7/Board.svelte"),
  kobito: () => import("./kobito/Board.svelte"),
  qwinto: () => import("./qwinto/Board.svelte"),
  rainbow: () => import("./rainbow/Board.svelte"),
};

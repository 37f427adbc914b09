// The boards, loaded when a table needs one.
import type { Component } from "svelte";
import type { BoardProps, Reason, Tell } from "./props";

interface Found {
  default: Component<BoardProps>;
  tell: Tell;
  reason: Reason;
}

export const boards: Record<string, () => Promise<Found>> = {
  red7: () => import("./red7/Board.svelte"),
  kobito: () => import("./kobito/Board.svelte"),
  qwinto: () => import("./qwinto/Board.svelte"),
  rainbow: () => import("./rainbow/Board.svelte"),
};

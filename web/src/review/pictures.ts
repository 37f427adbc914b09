// The pictures of moves, loaded for the game of a replay.
import type { Component } from "svelte";
import type { AnyChoice } from "../lib/messages";

export type MovePicture = Component<{ move: AnyChoice }>;

export const pictures: Record<string, () => Promise<{ default: MovePicture }>> = {
  red7: () => import("../games/red7/Picture.svelte"),
  kobito: () => import("../games/kobito/Picture.svelte"),
  qwinto: () => import("../games/qwinto/Picture.svelte"),
  rainbow: () => import("../games/rainbow/Picture.svelte"),
};

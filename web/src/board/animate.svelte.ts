// Animates a board: records where things lie before a view changes, lets them fly afterwards, and restores the focus.
import { untrack } from "svelte";
import type { Event } from "../lib/messages";
import { tempo } from "../lib/queue";
import type { Interaction } from "./interaction.svelte";
import { Motion, type Course } from "./motion";

export interface AnimatedBoard {
  root: () => HTMLElement | null;
  /** The view on the board; a change of it is animated. */
  view: () => unknown;
  busy: () => boolean;
  events: () => Event[];
  reduced: () => boolean;
  /** The origin and goal of cards, given the events since the last change. */
  course: (events: Event[]) => Course;
  /** Called before a change is shown. */
  before?: () => void;
}

/** Return whether cards move without an animation. Their positions need not be read then, which costs a layout. */
const isStill = (board: AnimatedBoard): boolean => board.reduced() || tempo() === 0 || document.hidden;

const DEALING = new Set(["round_began", "dealt", "turn_began", "gold_turned", "start_turned", "put_back", "next_came", "back_seen"]);

/** Animate a board; call once while it is set up. */
export function animate(interaction: Interaction, board: AnimatedBoard): void {
  const motion = new Motion();
  let lastEvents: Event[] | null = null;
  interaction.reduced = board.reduced;
  $effect.pre(() => {
    board.view();
    untrack(() => {
      board.before?.();
      motion.before(isStill(board) ? null : board.root());
      interaction.renew();
    });
  });
  $effect(() => {
    board.view();
    untrack(() => {
      const events = board.events();
      const fresh = events === lastEvents ? [] : events;
      const isFirst = lastEvents === null;
      lastEvents = events;
      if (isFirst && !fresh.every((event) => DEALING.has(event.kind))) return; // don't replay how the table got here
      if (isStill(board)) motion.finish();
      else motion.after(board.root(), board.course(fresh), fresh);
    });
  });
  $effect(() => () => motion.finish());
  $effect(() => {
    void [board.view(), board.busy(), interaction.held, interaction.asked];
    untrack(() => interaction.tidy());
  });
}

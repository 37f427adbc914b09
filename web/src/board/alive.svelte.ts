// Keeps a board alive: looks where things lie before a view changes, lets them fly after it, and keeps the focus in order.
import { untrack } from "svelte";
import type { Event } from "../lib/messages";
import { tempo } from "../lib/queue";
import type { Hold } from "./hold.svelte";
import { Motion, type Course } from "./motion";

export interface Alive {
  root: () => HTMLElement | null;
  /** What the board shows; when it changes, things fly. */
  view: () => unknown;
  busy: () => boolean;
  events: () => Event[];
  reduced: () => boolean;
  /** Asked after a change, with what has happened since the last one. */
  course: (events: Event[]) => Course;
  /** Called before a change is shown. */
  before?: () => void;
}

/** Does nothing fly, so that nobody has to know where things lie? Reading that takes as long as drawing the change. */
const isStill = (board: Alive): boolean => board.reduced() || tempo() === 0 || document.hidden;

const DEALING = new Set(["round_began", "dealt", "turn_began", "gold_turned", "start_turned", "put_back", "next_came", "back_seen"]);

/** Call once while a board is set up. */
export function alive(hold: Hold, board: Alive): void {
  const motion = new Motion();
  let told: Event[] | null = null;
  hold.reduced = board.reduced;
  $effect.pre(() => {
    board.view();
    untrack(() => {
      board.before?.();
      motion.before(isStill(board) ? null : board.root());
      hold.renew();
    });
  });
  $effect(() => {
    board.view();
    untrack(() => {
      const events = board.events();
      const fresh = events === told ? [] : events;
      const isFirst = told === null;
      told = events;
      if (isFirst && !fresh.every((event) => DEALING.has(event.kind))) return; // what led here is no news
      if (isStill(board)) motion.finish();
      else motion.after(board.root(), board.course(fresh), fresh);
    });
  });
  $effect(() => () => motion.finish());
  $effect(() => {
    void [board.view(), board.busy(), hold.held, hold.asked];
    untrack(() => hold.tidy());
  });
}

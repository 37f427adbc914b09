// The interaction with a board, the same for all games: the held thing, the places where it fits, and the resulting moves.
//
// Things are buttons with `data-thing`, places are elements with `data-place`; gestures refer to their names.
// All listeners are on the board's root, so a card needs none: see drag.ts, tap.ts, keyboard.ts and focus.ts.
import { Drag, seenAt } from "./drag";
import { Focus } from "./focus";
import { matching, places, type Gesture, type Trial } from "./gestures";
import { keyboard } from "./keyboard";
import { Motion } from "./motion";
import { Tap } from "./tap";

export interface InteractiveBoard {
  gestures: readonly Gesture[];
  busy: boolean;
  play: (move: number) => void;
  /** Ask why something is not allowed. */
  explain: (trial: Trial) => void;
  /** The question to the server when a thing is put where it has no move; null for none. */
  trial: (from: string, to: string) => Trial | null;
  /** The question to the server when a thing without a move is tapped; null for none. */
  why?: (name: string) => Trial | null;
  /** Things that are dragged along with another one, by the place under it (null for none). */
  along?: (from: string, to: string | null) => string[];
  /** Handle a tap on a thing that reacts instead of being picked up; return whether it did. */
  tap?: (name: string) => boolean;
  /** The thing that counts as held while nothing else is. */
  standing?: string | null;
}

export class Interaction {
  /** The held thing. */
  held = $state<string | null>(null);
  /** The place under finger, mouse or focus. */
  over = $state<string | null>(null);
  dragging = $state(false);
  /** The moves to choose from, where a gesture has several meanings; or one move to confirm. */
  asked = $state<Gesture[]>([]);

  /** The gesture of the last move. */
  last: Gesture | null = null;
  /** The same, if its effect was previewed before. */
  foreseen = $state.raw<Gesture | null>(null);
  /** Whether animations are off. */
  reduced = (): boolean => false;
  /** The board's root, once it is there. */
  root: HTMLElement | null = null;

  readonly focus = new Focus(this);
  readonly drag = new Drag(this);
  readonly #tap = new Tap(this);
  readonly #board: () => InteractiveBoard;

  constructor(board: () => InteractiveBoard) {
    this.#board = board;
  }

  get board(): InteractiveBoard {
    return this.#board();
  }

  /** The held thing, or the one that counts as held. */
  get thing(): string | null {
    return this.held ?? this.board.standing ?? null;
  }

  /** The places where it can go. */
  lit = $derived.by(() => (this.board.busy ? new Set<string>() : places(this.board.gestures, this.thing)));

  /** The moves of the held thing. */
  offers = $derived.by(() => (this.held === null ? [] : matching(this.board.gestures, this.held)));

  /** The move that releasing the thing would make, or that was made this way and is being sent. */
  near = $derived.by(() => (this.over === null ? (this.board.busy ? this.foreseen : null) : (matching(this.board.gestures, this.thing, this.over)[0] ?? null)));

  /** The things that move along with the held one. */
  along = $derived.by(() => new Set(this.held === null ? [] : (this.board.along?.(this.held, this.over) ?? [])));

  /** The things that have a move. */
  movable = $derived.by(() => new Set(this.board.gestures.map((each) => each.from)));

  /** Attach all listeners to the board's root. */
  attach = (root: HTMLElement): (() => void) => {
    this.root = root;
    const on: [string, (event: never) => void, boolean?][] = [
      ["pointerdown", this.#down],
      ["pointerover", this.#hover],
      ["click", this.#tap.click, true],
      ["keydown", keyboard(this)],
      ["focusin", this.focus.follow],
    ];
    for (const [kind, what, early] of on) root.addEventListener(kind, what as EventListener, early);
    return () => {
      for (const [kind, what, early] of on) root.removeEventListener(kind, what as EventListener, early);
      this.drag.stop();
    };
  };

  pick(name: string): void {
    if (this.board.busy) return;
    this.asked = [];
    this.held = name;
    this.over = null;
  }

  /** Release everything; a thing that is being dragged returns to its origin. */
  drop(): void {
    const dragged = this.dragging;
    this.held = null;
    this.over = null;
    this.dragging = false;
    this.asked = [];
    if (dragged) this.drag.putBack();
  }

  /** Put the held thing somewhere: make the move, ask for confirmation, or show why it is refused. */
  put(to: string, isDragged = false): void {
    const from = this.thing;
    if (from === null) return;
    const { gestures, trial, explain } = this.board;
    const found = matching(gestures, from, to);
    const only = found.length === 1 ? found[0]! : null;
    const isAgain = this.asked.length === 1 && this.asked[0]?.to === to;
    if (only && (!only.sure || (only.mild && (isDragged || isAgain)))) return this.make(only);
    if (found.length > 0) {
      this.asked = found;
      this.over = null;
      return;
    }
    const asked = trial(from, to);
    this.drop();
    if (asked) explain(asked);
  }

  /** Make a move. */
  make(gesture: Gesture): void {
    const { busy, play } = this.board;
    const isForeseen = this.near?.move === gesture.move;
    this.drop();
    if (gesture.act) gesture.act();
    else if (!busy) {
      this.last = gesture;
      this.foreseen = isForeseen ? gesture : null;
      play(gesture.move.number);
    }
  }

  /** After every change, release things that are gone and restore the focus. */
  tidy(): void {
    if (!this.root) return;
    if (!this.drag.refresh() && this.held !== null && !this.node(this.held)) this.drop();
    this.focus.tidy();
  }

  /** Prepare for a new view: settle a thing that was put down; one that is being dragged stays with the finger. */
  renew(): void {
    if (!this.dragging) this.drag.settle();
  }

  /** Return the element of a thing by its name. */
  node(name: string): HTMLElement | null {
    return this.root?.querySelector<HTMLElement>(`[data-thing="${CSS.escape(name)}"]`) ?? null;
  }

  #down = (event: PointerEvent): void => {
    this.focus.byKeys = false;
    Motion.finish(); // end animations, so that the thing is in its final place
    const seen = this.root && seenAt(this.root, { x: event.clientX, y: event.clientY });
    this.#tap.down(event, seen);
    this.drag.down(event, seen);
  };

  #hover = (event: PointerEvent): void => {
    if (this.dragging || event.pointerType === "touch") return;
    const place = (event.target as Element).closest<HTMLElement>("[data-place]")?.dataset["place"] ?? null;
    this.over = place !== null && this.lit.has(place) ? place : null;
  };
}

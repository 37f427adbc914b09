// Taking things up and putting them down: what is held, where it can go, and what that means. One for all boards.
//
// Things are buttons with `data-thing`, places are elements with `data-place`; both carry names that the gestures use.
// All listeners sit on the board's root, so a card needs none: see drag.ts, tap.ts, keyboard.ts and focus.ts.
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
  /** What is asked if a thing is put where it has no move; null: nothing. */
  trial: (from: string, to: string) => Trial | null;
  /** What is asked if a thing without a move is tapped: its most natural one; null: nothing. */
  why?: (name: string) => Trial | null;
  /** Things that move along with the one that is dragged to a place (or to none yet). */
  along?: (from: string, to: string | null) => string[];
  /** A thing that does something when it is tapped, instead of being held; true: it did. */
  tap?: (name: string) => boolean;
  /** The thing that is held as long as nothing else is. */
  standing?: string | null;
}

export class Interaction {
  /** The thing in hand. */
  held = $state<string | null>(null);
  /** The place under finger, mouse or focus. */
  over = $state<string | null>(null);
  dragging = $state(false);
  /** Moves between which one has to choose, as the same gesture means each of them; or one that is thought over. */
  asked = $state<Gesture[]>([]);

  /** The gesture of the last move that was made by hand. */
  last: Gesture | null = null;
  /** The same, if what it brings was to be seen before it was made. */
  foreseen = $state.raw<Gesture | null>(null);
  /** Whether nothing is to fly. */
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

  /** What is in hand, or held by itself. */
  get thing(): string | null {
    return this.held ?? this.board.standing ?? null;
  }

  /** Where it can go. */
  lit = $derived.by(() => (this.board.busy ? new Set<string>() : places(this.board.gestures, this.thing)));

  /** The moves of the thing in hand. */
  offers = $derived.by(() => (this.held === null ? [] : matching(this.board.gestures, this.held)));

  /** The move that would be made by letting go now, or that was made so and is on its way. */
  near = $derived.by(() => (this.over === null ? (this.board.busy ? this.foreseen : null) : (matching(this.board.gestures, this.thing, this.over)[0] ?? null)));

  /** What moves along with the thing in hand. */
  along = $derived.by(() => new Set(this.held === null ? [] : (this.board.along?.(this.held, this.over) ?? [])));

  /** Whether a thing has any move at all. */
  movable = $derived.by(() => new Set(this.board.gestures.map((each) => each.from)));

  /** Listens on the board's root. */
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

  /** Let go of everything; what a finger still drags goes back. */
  drop(): void {
    const dragged = this.dragging;
    this.held = null;
    this.over = null;
    this.dragging = false;
    this.asked = [];
    if (dragged) this.drag.putBack();
  }

  /** Put what is held to a place: the move is made, asked about, or refused with its reason. */
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

  /** After every change: things let go that are gone, one stop for Tab, and the focus kept inside. */
  tidy(): void {
    if (!this.root) return;
    if (!this.drag.refresh() && this.held !== null && !this.node(this.held)) this.drop();
    this.focus.tidy();
  }

  /** A new view comes: what lies where it was put is found there; what a finger still drags stays with it. */
  renew(): void {
    if (!this.dragging) this.drag.settle();
  }

  /** The thing of a name. */
  node(name: string): HTMLElement | null {
    return this.root?.querySelector<HTMLElement>(`[data-thing="${CSS.escape(name)}"]`) ?? null;
  }

  #down = (event: PointerEvent): void => {
    this.focus.byKeys = false;
    Motion.finish(); // what is taken up lies where it belongs
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

// Taking things up and putting them down: by drag, by tap, by keyboard, in one place for all boards.
//
// Things are buttons with `data-thing`, places are elements with `data-place`; both carry names that the gestures use.
// All listeners sit on the board's root, so a card needs none.
import { tick } from "svelte";
import { matching, places, type Gesture } from "./gestures";
import { nearest, type Way } from "./ways";

export interface Grip {
  gestures: readonly Gesture[];
  busy: boolean;
  play: (move: number) => void;
  refuse: (text: string) => void;
  /** The notation of something that is not offered, to hear why; null: there is no such move. */
  attempt: (from: string, to: string) => string | null;
  /** Things that move along with the one that is dragged to a place (or to none yet). */
  along?: (from: string, to: string | null) => string[];
  /** A thing that does something when it is tapped, instead of being held; true: it did. */
  tap?: (name: string) => boolean;
  /** The thing that is held as long as nothing else is. */
  standing?: string | null;
}

interface Press {
  pointer: number;
  name: string;
  node: HTMLElement;
  /** Where the finger came down, and where it is now. */
  start: { x: number; y: number };
  at: { x: number; y: number };
  /** Where on the thing it holds it. */
  grab: { x: number; y: number };
  /** How far the thing is carried. */
  way: { x: number; y: number };
  /** Had it a move when it was taken up? */
  movable: boolean;
}

const SLACK = 7; // how far a finger may tremble before it drags
const EDGE = 56; // so near to the edge of the screen a drag scrolls
const ARROWS: Record<string, Way> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

export class Hold {
  /** The thing in hand. */
  held = $state<string | null>(null);
  /** The place under finger, mouse or focus. */
  over = $state<string | null>(null);
  dragging = $state(false);
  /** Moves between which one has to choose, as the same gesture means each of them; or one that is thought over. */
  asked = $state<Gesture[]>([]);

  /** Whether nothing is to fly. */
  reduced = (): boolean => false;

  readonly #grip: () => Grip;
  #root: HTMLElement | null = null;
  #press: Press | null = null;
  #moved: HTMLElement[] = [];
  #dragged = false; // the click after a drag is none
  #tapped: string | null = null; // the lit place that a finger went down on: what it previews may move the page before the click
  #keys = false; // the last step was made by keyboard
  #home: string | null = null; // where the focus goes back to
  #wait = 0;

  constructor(grip: () => Grip) {
    this.#grip = grip;
  }

  /** What is in hand, or held by itself. */
  get thing(): string | null {
    return this.held ?? this.#grip().standing ?? null;
  }

  /** Where it can go. */
  lit = $derived.by(() => (this.#grip().busy ? new Set<string>() : places(this.#grip().gestures, this.thing)));

  /** The moves of the thing in hand. */
  offers = $derived.by(() => (this.held === null ? [] : matching(this.#grip().gestures, this.held)));

  /** The move that would be made by letting go now. */
  near = $derived.by(() => (this.over === null ? null : (matching(this.#grip().gestures, this.thing, this.over)[0] ?? null)));

  /** What moves along with the thing in hand. */
  along = $derived.by(() => new Set(this.held === null ? [] : (this.#grip().along?.(this.held, this.over) ?? [])));

  /** Whether a thing has any move at all. */
  movable = $derived.by(() => new Set(this.#grip().gestures.map((each) => each.from)));

  /** Listens on the board's root. */
  attach = (root: HTMLElement): (() => void) => {
    this.#root = root;
    const on: [string, (event: never) => void, boolean?][] = [
      ["pointerdown", this.#down],
      ["pointerover", this.#hover],
      ["click", this.#click, true],
      ["keydown", this.#key],
      ["focusin", this.#focus],
    ];
    for (const [kind, what, early] of on) root.addEventListener(kind, what as EventListener, early);
    return () => {
      for (const [kind, what, early] of on) root.removeEventListener(kind, what as EventListener, early);
      this.#listen(false);
      clearTimeout(this.#wait);
    };
  };

  pick(name: string): void {
    if (this.#grip().busy) return;
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
    if (!dragged) return;
    this.#dragged = true; // when the finger goes up, that is no tap
    this.#end();
    this.#back();
  }

  /** Put what is held to a place: the move is made, asked about, or refused with its reason. */
  put(to: string): void {
    const from = this.thing;
    if (from === null) return;
    const { gestures, attempt, refuse } = this.#grip();
    const found = matching(gestures, from, to);
    if (found.length === 1 && !found[0]!.sure) return this.make(found[0]!);
    if (found.length > 0) {
      this.asked = found;
      this.over = null;
      return;
    }
    const text = attempt(from, to);
    this.drop();
    if (text !== null) refuse(text);
  }

  /** Make a move. */
  make(gesture: Gesture): void {
    const { busy, play } = this.#grip();
    this.drop();
    if (gesture.act) gesture.act();
    else if (!busy) play(gesture.move.number);
  }

  /** After every change: one stop for Tab, things let go that are gone, and the focus kept inside. */
  tidy(): void {
    const root = this.#root;
    if (!root) return;
    if (this.#press && this.dragging) this.#resume(this.#press);
    else if (this.held !== null && !this.#node(this.held)) this.drop();
    const all = this.#stops();
    const active = document.activeElement as HTMLElement | null;
    const current = all.find((each) => each === active) ?? all.find((each) => each.dataset["thing"] === this.#home) ?? all.find((each) => each.matches(".movable")) ?? all[0];
    for (const each of all) each.tabIndex = each === current ? 0 : -1;
    if (this.#keys && (active === document.body || active === null)) (current ?? this.#button())?.focus();
  }

  /** A new view comes: what lies where it was put is found there; what a finger still drags stays with it. */
  renew(): void {
    if (!this.dragging) this.settle();
  }

  /** What was dragged lies where it belongs. */
  settle(): void {
    clearTimeout(this.#wait);
    for (const node of this.#moved) {
      node.style.translate = "";
      node.classList.remove("dragged");
    }
    this.#moved = [];
  }

  #node(name: string): HTMLElement | null {
    return this.#root?.querySelector<HTMLElement>(`[data-thing="${CSS.escape(name)}"]`) ?? null;
  }

  #stops(): HTMLElement[] {
    const all = this.#root?.querySelectorAll<HTMLElement>("[data-thing], [data-stop], button.target") ?? [];
    return [...all].filter((each) => each.getClientRects().length > 0 && !(each as HTMLButtonElement).disabled);
  }

  #button(): HTMLElement | null {
    return this.#root?.querySelector<HTMLElement>(".bar button:not(:disabled)") ?? null;
  }

  // ---- pointer

  #down = (event: PointerEvent): void => {
    this.#keys = false;
    this.#dragged = false;
    const lit = event.pointerType === "mouse" ? null : (event.target as Element).closest<HTMLElement>("button.target");
    this.#tapped = lit?.closest<HTMLElement>("[data-place]")?.dataset["place"] ?? null;
    const node = (event.target as Element).closest<HTMLElement>("[data-thing]");
    const name = node?.dataset["thing"];
    if (!node || name === undefined || event.button !== 0 || this.#press || this.#grip().busy) return;
    if (node.dataset["still"] !== undefined) return;
    const box = node.getBoundingClientRect();
    const at = { x: event.clientX, y: event.clientY };
    const grab = { x: at.x - box.x, y: at.y - box.y };
    const movable = this.movable.has(name);
    this.#press = { pointer: event.pointerId, name, node, start: at, at, grab, way: { x: 0, y: 0 }, movable };
    this.#listen(true);
  };

  #listen(on: boolean): void {
    const how = on ? "addEventListener" : "removeEventListener";
    window[how]("pointermove", this.#move as EventListener);
    window[how]("pointerup", this.#up as EventListener);
    window[how]("pointercancel", this.#cancel as EventListener);
  }

  #move = (event: PointerEvent): void => {
    const press = this.#press;
    if (!press || event.pointerId !== press.pointer) return;
    press.at = { x: event.clientX, y: event.clientY };
    if (!this.dragging) {
      if (Math.hypot(press.at.x - press.start.x, press.at.y - press.start.y) < SLACK) return;
      this.settle();
      this.pick(press.name);
      this.dragging = true;
      if (getSelection()?.isCollapsed === false) getSelection()?.removeAllRanges(); // else a touch screen scrolls to the field with the focus
      this.#scroll();
    }
    event.preventDefault();
    this.#resume(press);
  };

  /** The thing goes where the finger is, however the page has scrolled. */
  #follow(press: Press): void {
    const box = press.node.getBoundingClientRect();
    press.way = {
      x: press.at.x - press.grab.x - (box.x - press.way.x),
      y: press.at.y - press.grab.y - (box.y - press.way.y),
    };
    this.#carry(press, press.way.x, press.way.y);
    const below = document.elementFromPoint(press.at.x, press.at.y);
    this.over = below?.closest<HTMLElement>("[data-place]")?.dataset["place"] ?? null;
  }

  /** The table may have changed under the finger: the drag goes on if it still means something, else the thing goes back. */
  #resume(press: Press): void {
    const node = this.#node(press.name);
    if (!node || (press.movable && !this.movable.has(press.name))) return this.drop();
    if (node !== press.node) press.way = { x: 0, y: 0 };
    press.node = node;
    this.#follow(press);
  }

  /** As long as something is dragged: near the edge the page scrolls, and the thing stays with the finger. */
  #scroll(): void {
    const press = this.#press;
    if (!press || !this.dragging) return;
    const { y } = press.at;
    const far = y < EDGE ? y - EDGE : Math.max(0, y - window.innerHeight + EDGE);
    if (far * (y - press.start.y) > 0) window.scrollBy(0, far / 5); // only towards where it is dragged
    const box = press.node.getBoundingClientRect();
    const off = Math.hypot(press.at.x - press.grab.x - box.x, press.at.y - press.grab.y - box.y);
    if (off > 1) this.#follow(press); // it or something else has moved the page under the finger
    requestAnimationFrame(() => this.#scroll());
  }

  #carry(press: Press, x: number, y: number): void {
    const names = this.#grip().along?.(press.name, this.over) ?? [];
    const nodes = names.map((name) => this.#node(name)).filter((node) => node !== null);
    const all = new Set([press.node, ...nodes]);
    for (const node of this.#moved) {
      if (all.has(node)) continue;
      node.style.translate = "";
      node.classList.remove("dragged");
    }
    this.#moved = [...all];
    for (const node of all) {
      node.classList.add("dragged");
      node.style.translate = `${x}px ${y}px`;
    }
  }

  #up = (event: PointerEvent): void => {
    const press = this.#press;
    if (!press || event.pointerId !== press.pointer) return;
    this.#end();
    if (!this.dragging) return;
    this.#follow(press); // what lies under the finger may have moved since it came
    this.#dragged = true;
    setTimeout(() => (this.#dragged = false)); // a drag that ends elsewhere has no click
    const to = this.over;
    const own = press.node.closest<HTMLElement>("[data-place]")?.dataset["place"];
    this.dragging = false;
    const { gestures, busy } = this.#grip();
    const legal = to !== null && !busy && matching(gestures, press.name, to).length > 0;
    if (to === null || (to === own && !legal)) this.drop();
    else this.put(to);
    // A move that is on its way leaves the card where it was put until the new view comes.
    if (legal && this.asked.length === 0) this.#wait = window.setTimeout(() => this.settle(), 1500);
    else this.#back();
  };

  #back(): void {
    const nodes = this.#moved;
    const gone = nodes.map((node) => node.style.translate);
    this.settle();
    if (this.reduced()) return;
    nodes.forEach((node, i) => node.animate([{ translate: gone[i] ?? "" }, { translate: "0 0" }], { duration: 180, easing: "ease-out" }));
  }

  #cancel = (event: PointerEvent): void => {
    if (event.pointerId !== this.#press?.pointer) return;
    this.#end();
    if (this.dragging) this.drop();
  };

  #end(): void {
    this.#press = null;
    this.#listen(false);
  }

  #hover = (event: PointerEvent): void => {
    if (this.dragging || event.pointerType === "touch") return;
    const place = (event.target as Element).closest<HTMLElement>("[data-place]")?.dataset["place"] ?? null;
    this.over = place !== null && this.lit.has(place) ? place : null;
  };

  #click = (event: MouseEvent): void => {
    if (this.#dragged && event.detail > 0) {
      this.#dragged = false;
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    const target = event.target as Element;
    const tapped = this.#tapped;
    this.#tapped = null;
    if (tapped !== null && this.lit.has(tapped) && event.detail > 0) return void this.#land(tapped);
    const place = target.closest<HTMLElement>("[data-place]")?.dataset["place"];
    const node = target.closest<HTMLElement>("[data-thing]");
    const thing = node?.dataset["thing"];
    this.#keys = event.detail === 0;
    if (this.#grip().busy || (node === null && target.closest("button:not(.target)"))) return;
    if (place !== undefined && this.lit.has(place) && thing !== this.held) return void this.#land(place);
    if (thing !== undefined && node?.dataset["still"] === undefined) return void this.#toggle(thing);
    if (this.held !== null && place !== undefined) return void this.#land(place);
    this.drop();
  };

  #land(place: string): void {
    this.put(place);
    void tick().then(() => (this.asked.length > 0 ? this.#enter(".asked button") : this.tidy()));
  }

  #toggle(thing: string): void {
    if (this.held === thing) return this.drop();
    if (this.#grip().tap?.(thing)) return;
    this.pick(thing);
    this.#home = thing;
    if (this.#keys) void tick().then(() => this.#enter("button.target"));
  }

  #enter(selector: string): void {
    this.tidy();
    if (this.#keys) this.#root?.querySelector<HTMLElement>(selector)?.focus();
  }

  // ---- keyboard

  #focus = (event: FocusEvent): void => {
    const node = event.target as HTMLElement;
    const stops = this.#stops();
    if (stops.includes(node)) for (const each of stops) each.tabIndex = each === node ? 0 : -1;
    if (this.dragging) return;
    const place = node.closest<HTMLElement>("[data-place]")?.dataset["place"] ?? null;
    this.over = place !== null && this.lit.has(place) && node.matches("button.target, [data-stop]") ? place : null;
  };

  #key = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && (this.held !== null || this.asked.length > 0)) {
      event.stopPropagation();
      this.#keys = true;
      const home = this.held;
      this.drop();
      void tick().then(() => this.#node(home ?? "")?.focus());
      return;
    }
    const way = ARROWS[event.key];
    if (!way || event.altKey || event.ctrlKey || event.metaKey) return;
    const stops = this.#stops();
    const here = stops.find((each) => each === document.activeElement);
    if (!here) return;
    event.preventDefault();
    this.#keys = true;
    const among = this.held === null ? stops : stops.filter((each) => each.matches("button.target") || each.dataset["thing"] === this.held);
    nearest(here, among, way)?.focus();
  };
}

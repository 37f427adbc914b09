// Dragging with finger or mouse. A card of a fan is turned upright while it is dragged; a run of cards keeps its shape.
import { matching } from "./gestures";
import type { Interaction } from "./interaction.svelte";
import { EASE } from "./flight";
import { touchedPlace } from "./touched_place";
import { Poses, rotated, type Point, type Turn } from "./pose";

interface Press {
  pointer: number;
  name: string;
  node: HTMLElement;
  /** Where the finger came down, and where it is now. */
  start: Point;
  at: Point;
  /** The grabbed point of the thing, from its centre and in its own directions. */
  grab: Point;
  /** The total rotation of the thing, and that of its container. */
  own: Turn;
  around: Turn;
  /** How far the thing has been dragged, on the screen. */
  way: Point;
  /** Whether it had a move when it was picked up. */
  movable: boolean;
}

const SLACK = 7; // pixels that a finger may move before a drag begins
const NOWHERE: Point = { x: 0, y: 0 };

export class Drag {
  #press: Press | null = null;
  #moved: HTMLElement[] = [];
  /** Everything that a dragged thing lies in, up to the board. */
  #carrying: HTMLElement[] = [];
  #ended = false; // ignore the click after a drag
  #wait = 0;

  constructor(private readonly interaction: Interaction) {}

  /** Handle a press, which may become a drag. */
  down(event: PointerEvent, node: HTMLElement | null): void {
    this.#ended = false;
    const name = node?.dataset["thing"];
    if (!node || name === undefined || event.button !== 0 || this.#press || this.interaction.board.busy) return;
    if (node.dataset["still"] !== undefined) return;
    for (const each of node.getAnimations()) each.cancel(); // it may still be flying back
    const { angle, scale, x, y } = this.#poses().of(node);
    const at = { x: event.clientX, y: event.clientY };
    const grab = rotated({ x: at.x - x, y: at.y - y }, -angle, 1 / (scale || 1));
    this.#press = { pointer: event.pointerId, name, node, start: at, at, grab, own: { angle, scale }, around: this.#around(node), way: NOWHERE, movable: this.interaction.movable.has(name) };
    this.#listen(true);
  }

  /** Return whether this click belongs to a drag that has just ended. */
  takesClick(): boolean {
    const was = this.#ended;
    this.#ended = false;
    return was;
  }

  /** Handle a change of the board during a drag. */
  refresh(): boolean {
    if (!this.#press || !this.interaction.dragging) return false;
    this.#resume(this.#press);
    return true;
  }

  /** Return the dragged thing to its origin. */
  putBack(): void {
    this.#ended = true; // lifting the finger is no tap now
    this.#end();
    this.#back();
  }

  /** Drop the dragged thing in its final place. */
  settle(): void {
    clearTimeout(this.#wait);
    for (const node of this.#moved) release(node);
    this.#moved = [];
    this.#raise([]);
  }

  stop(): void {
    this.#listen(false);
    clearTimeout(this.#wait);
  }

  #poses(): Poses {
    return new Poses(this.interaction.root ?? document.body);
  }

  #around(node: HTMLElement): Turn {
    return this.#poses().turn(node.parentElement);
  }

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
    if (!this.interaction.dragging) {
      if (Math.hypot(press.at.x - press.start.x, press.at.y - press.start.y) < SLACK) return;
      this.settle();
      this.interaction.pick(press.name);
      this.interaction.dragging = true;
      if (getSelection()?.isCollapsed === false) getSelection()?.removeAllRanges(); // otherwise a touch screen scrolls to the focused field
      this.#keep();
    }
    event.preventDefault();
    this.#resume(press);
  };

  /** Continue a drag after a change of the table if it still has a target; otherwise return the thing. */
  #resume(press: Press): void {
    const node = this.interaction.node(press.name);
    if (!node || (press.movable && !this.interaction.movable.has(press.name))) return this.interaction.drop();
    if (node !== press.node) [press.node, press.way, press.around] = [node, NOWHERE, this.#around(node)];
    this.#follow(press);
  }

  /** Keep the dragged thing under the finger while the board around it moves. */
  #keep(): void {
    const press = this.#press;
    if (!press || !this.interaction.dragging) return;
    const off = this.#off(press);
    if (Math.hypot(off.x, off.y) > 1) this.#follow(press);
    requestAnimationFrame(() => this.#keep());
  }

  /** Return the offset between the thing and the finger. */
  #off(press: Press): Point {
    const box = press.node.getBoundingClientRect();
    const grab = rotated(press.grab, this.#isAlone(press) ? 0 : press.own.angle, press.own.scale);
    return { x: press.at.x - grab.x - box.x - box.width / 2, y: press.at.y - grab.y - box.y - box.height / 2 };
  }

  #follow(press: Press): void {
    const off = this.#off(press);
    press.way = { x: press.way.x + off.x, y: press.way.y + off.y };
    this.#carry(press);
    const below = document.elementFromPoint(press.at.x, press.at.y);
    this.interaction.over = below ? touchedPlace(this.interaction.root, below, press.at.x, press.at.y) : null;
  }

  #along(press: Press): string[] {
    return (this.interaction.board.along?.(press.name, this.interaction.over) ?? []).filter((name) => name !== press.name);
  }

  #isAlone(press: Press): boolean {
    return this.#along(press).length === 0;
  }

  #carry(press: Press): void {
    const nodes = this.#along(press).map((name) => this.interaction.node(name)).filter((node) => node !== null);
    const all = new Set([press.node, ...nodes]);
    const around = new Map([...all].map((node) => [node, node === press.node ? press.around : this.#around(node)]));
    for (const node of this.#moved) if (!all.has(node)) release(node);
    this.#moved = [...all];
    this.#raise(this.#moved);
    for (const [node, turn] of around) {
      const way = rotated(press.way, -turn.angle, 1 / (turn.scale || 1));
      node.classList.add("dragged");
      node.style.translate = `${way.x}px ${way.y}px`;
      node.style.rotate = all.size === 1 ? `${-press.own.angle}rad` : "";
    }
  }

  /** Mark what these things lie in. A rule with :has() would make every change of the board search all of it. */
  #raise(things: readonly HTMLElement[]): void {
    const all = new Set(things.flatMap((thing) => containersOf(thing, this.interaction.root)));
    for (const each of this.#carrying) if (!all.has(each)) each.classList.remove("carrying");
    for (const each of all) each.classList.add("carrying");
    this.#carrying = [...all];
  }

  #up = (event: PointerEvent): void => {
    const press = this.#press;
    if (!press || event.pointerId !== press.pointer) return;
    this.#end();
    if (!this.interaction.dragging) return;
    this.#follow(press); // the board may have moved under the finger
    this.#ended = true;
    setTimeout(() => (this.#ended = false)); // a drag that ends elsewhere has no click
    const to = this.interaction.over;
    const own = press.node.closest<HTMLElement>("[data-place]")?.dataset["place"];
    this.interaction.dragging = false;
    const { gestures, busy } = this.interaction.board;
    const legal = to !== null && !busy && matching(gestures, press.name, to).length > 0;
    if (to === null || (to === own && !legal)) this.interaction.drop();
    else this.interaction.put(to, true);
    // While a move is being sent, the card stays where it was put until the new view arrives.
    if (legal && this.interaction.asked.length === 0) this.#wait = window.setTimeout(() => this.settle(), 1500);
    else this.#back();
  };

  #back(): void {
    const gone = this.#moved.map((node) => ({ node, translate: node.style.translate, rotate: node.style.rotate || "0deg" }));
    this.settle();
    if (this.interaction.reduced()) return;
    for (const { node, translate, rotate } of gone) node.animate([{ translate, rotate }, { translate: "0px 0px", rotate: "0deg" }], { duration: 280, easing: EASE });
  }

  #cancel = (event: PointerEvent): void => {
    if (event.pointerId !== this.#press?.pointer) return;
    this.#end();
    if (this.interaction.dragging) this.interaction.drop();
  };

  #end(): void {
    this.#press = null;
    this.#listen(false);
  }
}

/** Return the ancestors of a thing below the board's root. */
function containersOf(thing: HTMLElement, root: HTMLElement | null): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let each = thing.parentElement; each && each !== root; each = each.parentElement) found.push(each);
  return found;
}

function release(node: HTMLElement): void {
  node.style.translate = node.style.rotate = "";
  node.classList.remove("dragged");
}

/** Return the visible thing at a point: of overlapping cards, the one drawn on top there, even if it is raised. */
export function seenAt(root: HTMLElement, { x, y }: Point): HTMLElement | null {
  const all = document.elementsFromPoint(x, y).filter((each) => root.contains(each));
  const top = all[0]?.closest<HTMLElement>("[data-thing]");
  if (!top) return null;
  const drawn = all.find((each) => each.closest("[data-thing]") !== null && !each.matches("[data-thing]"))?.closest<HTMLElement>("[data-thing]");
  return drawn && drawn.closest("[data-place]") === top.closest("[data-place]") ? drawn : top;
}

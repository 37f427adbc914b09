// Things follow the finger or the mouse. What lies turned in a fan stands upright in the hand; a run of cards keeps its shape.
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
  /** Where it holds the thing: from its centre, in the thing's own directions. */
  grab: Point;
  /** How the thing is turned, all in all, and by what it lies in. */
  own: Turn;
  around: Turn;
  /** How far the thing is carried, on the screen. */
  way: Point;
  /** Had it a move when it was taken up? */
  movable: boolean;
}

const SLACK = 7; // how far a finger may tremble before it drags
const NOWHERE: Point = { x: 0, y: 0 };

export class Drag {
  #press: Press | null = null;
  #moved: HTMLElement[] = [];
  #ended = false; // the click after a drag is none
  #wait = 0;

  constructor(private readonly interaction: Interaction) {}

  /** Something is pressed, which may become a drag. */
  down(event: PointerEvent, node: HTMLElement | null): void {
    this.#ended = false;
    const name = node?.dataset["thing"];
    if (!node || name === undefined || event.button !== 0 || this.#press || this.interaction.board.busy) return;
    if (node.dataset["still"] !== undefined) return;
    for (const each of node.getAnimations()) each.cancel(); // it may still be on its way back
    const { angle, scale, x, y } = this.#poses().of(node);
    const at = { x: event.clientX, y: event.clientY };
    const grab = rotated({ x: at.x - x, y: at.y - y }, -angle, 1 / (scale || 1));
    this.#press = { pointer: event.pointerId, name, node, start: at, at, grab, own: { angle, scale }, around: this.#around(node), way: NOWHERE, movable: this.interaction.movable.has(name) };
    this.#listen(true);
  }

  /** A drag has just ended, and this click comes from it. */
  takesClick(): boolean {
    const was = this.#ended;
    this.#ended = false;
    return was;
  }

  /** The board has changed under the finger. */
  refresh(): boolean {
    if (!this.#press || !this.interaction.dragging) return false;
    this.#resume(this.#press);
    return true;
  }

  /** What is dragged goes back where it came from. */
  putBack(): void {
    this.#ended = true; // when the finger goes up, that is no tap
    this.#end();
    this.#back();
  }

  /** What was dragged lies where it belongs. */
  settle(): void {
    clearTimeout(this.#wait);
    for (const node of this.#moved) release(node);
    this.#moved = [];
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
      if (getSelection()?.isCollapsed === false) getSelection()?.removeAllRanges(); // else a touch screen scrolls to the field with the focus
      this.#keep();
    }
    event.preventDefault();
    this.#resume(press);
  };

  /** The table may have changed under the finger: the drag goes on if it still means something, else the thing goes back. */
  #resume(press: Press): void {
    const node = this.interaction.node(press.name);
    if (!node || (press.movable && !this.interaction.movable.has(press.name))) return this.interaction.drop();
    if (node !== press.node) [press.node, press.way, press.around] = [node, NOWHERE, this.#around(node)];
    this.#follow(press);
  }

  /** What is dragged stays with the finger, although the board around it may move. */
  #keep(): void {
    const press = this.#press;
    if (!press || !this.interaction.dragging) return;
    const off = this.#off(press);
    if (Math.hypot(off.x, off.y) > 1) this.#follow(press);
    requestAnimationFrame(() => this.#keep());
  }

  /** By how much the thing misses the finger. */
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
    for (const [node, turn] of around) {
      const way = rotated(press.way, -turn.angle, 1 / (turn.scale || 1));
      node.classList.add("dragged");
      node.style.translate = `${way.x}px ${way.y}px`;
      node.style.rotate = all.size === 1 ? `${-press.own.angle}rad` : "";
    }
  }

  #up = (event: PointerEvent): void => {
    const press = this.#press;
    if (!press || event.pointerId !== press.pointer) return;
    this.#end();
    if (!this.interaction.dragging) return;
    this.#follow(press); // what lies under the finger may have moved since it came
    this.#ended = true;
    setTimeout(() => (this.#ended = false)); // a drag that ends elsewhere has no click
    const to = this.interaction.over;
    const own = press.node.closest<HTMLElement>("[data-place]")?.dataset["place"];
    this.interaction.dragging = false;
    const { gestures, busy } = this.interaction.board;
    const legal = to !== null && !busy && matching(gestures, press.name, to).length > 0;
    if (to === null || (to === own && !legal)) this.interaction.drop();
    else this.interaction.put(to, true);
    // A move that is on its way leaves the card where it was put until the new view comes.
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

function release(node: HTMLElement): void {
  node.style.translate = node.style.rotate = "";
  node.classList.remove("dragged");
}

/** The thing that is seen at a point: of cards that overlap, the one whose drawing is on top there, wherever it has been lifted from. */
export function seenAt(root: HTMLElement, { x, y }: Point): HTMLElement | null {
  const all = document.elementsFromPoint(x, y).filter((each) => root.contains(each));
  const top = all[0]?.closest<HTMLElement>("[data-thing]");
  if (!top) return null;
  const drawn = all.find((each) => each.closest("[data-thing]") !== null && !each.matches("[data-thing]"))?.closest<HTMLElement>("[data-thing]");
  return drawn && drawn.closest("[data-place]") === top.closest("[data-place]") ? drawn : top;
}

// One card on its way: a copy in a layer over the board flies, and the card itself waits unseen until it lands.
import { mount, unmount } from "svelte";
import Back from "./Back.svelte";
import { move } from "./moving.svelte";
import { isNear, shortest, type Pose } from "./pose";

/** A copy of a card as it was seen, or the back of any card. */
export type Look = HTMLElement | "back";

export interface Route {
  key: string;
  from: Pose;
  to: Pose;
  /** What is seen on arrival. */
  look: Look;
  /** What was seen before, if it turns over on its way. */
  was?: Look | undefined;
  /** The card itself; none if it leaves the table. */
  node?: HTMLElement | undefined;
  /** Does it come out of something that is not a card, or go into it? */
  fades?: "in" | "out" | undefined;
  wait: number;
  length: number;
  /** When the last of those that fly together arrives: all end then, since each end costs a frame. */
  end: number;
}

export const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)"; // as --ease
const HALVES = ["ease-in", "ease-out"];
const LARGER = 1.06; // halfway
const [LEAST, MOST] = [0.25, 4]; // a spot may be any size, a card may not

export class Flight {
  readonly key: string;
  /** What flies. */
  readonly flier: HTMLElement;
  readonly #route: Route;
  readonly #running: Animation[] = [];
  readonly #backs: Record<string, unknown>[] = [];

  /** Set up, without being seen yet; nothing is read from the page here. */
  constructor(route: Route) {
    this.key = route.key;
    this.#route = route;
    this.flier = this.#build();
  }

  /** Take off, in a layer whose corner is at these coordinates. */
  start(layer: HTMLElement, corner: DOMRect, arrived: () => void): void {
    move(this, true);
    layer.append(this.flier);
    this.#route.node?.classList.add("flying");
    const { fades, was } = this.#route;
    const main = this.#animate(this.flier, this.#path(corner), [EASE]);
    if (fades === "in") this.#animate(this.flier, [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1 }], ["linear"]);
    if (fades === "out") this.#animate(this.flier, [{ opacity: 1 }, { opacity: 1, offset: 0.35 }, { opacity: 0 }], ["linear"]);
    this.#animate(this.flier, [{ scale: 1 }, { scale: LARGER }, { scale: 1 }], HALVES);
    const turned = (angle: number): Keyframe => ({ transform: `perspective(60rem) rotateY(${angle}deg)` });
    if (was) this.#animate(this.flier.firstElementChild as HTMLElement, [turned(-180), turned(-90), turned(0)], HALVES);
    main.onfinish = arrived;
  }

  /** Is it still on its way to where this card lies now? */
  isBoundFor(node: HTMLElement, pose: Pose): boolean {
    return this.#route.node === node && isNear(this.#route.to, pose);
  }

  /** Does what flies leave the table? */
  get isLeaving(): boolean {
    return this.#route.node === undefined;
  }

  /** Come to the end at once. */
  land(): void {
    move(this, false);
    for (const each of this.#running) each.cancel();
    for (const each of this.#backs.splice(0)) void unmount(each);
    this.flier.remove();
    this.#route.node?.classList.remove("flying");
  }

  #build(): HTMLElement {
    const { to, look, was } = this.#route;
    const flier = document.createElement("div");
    flier.className = was ? "flier turns" : "flier";
    flier.style.cssText = `width:${to.width}px;height:${to.height}px;--w:${to.width}px`;
    flier.innerHTML = '<div class="sides"></div>';
    const sides = flier.firstElementChild as HTMLElement;
    sides.append(this.#side("side", look));
    if (was) sides.append(this.#side("side was", was));
    return flier;
  }

  #side(kind: string, look: Look): HTMLElement {
    const side = document.createElement("div");
    side.className = kind;
    if (look !== "back") {
      side.append(look);
      return side;
    }
    side.innerHTML = '<div class="thing"></div>';
    this.#backs.push(mount(Back, { target: side.firstElementChild! }));
    return side;
  }

  #path(corner: DOMRect): Keyframe[] {
    const { from, to } = this.#route;
    const turn = shortest(from.angle - to.angle);
    const bare = from.height / (to.height || 1);
    const size = this.isLeaving ? bare : Math.min(MOST, Math.max(LEAST, bare)); // what leaves begins just as it lay
    const at = (left: number): Keyframe => {
      const x = to.x + (from.x - to.x) * left - to.width / 2 - corner.x;
      const y = to.y + (from.y - to.y) * left - to.height / 2 - corner.y;
      const scale = 1 + (size - 1) * left;
      return { transform: `translate(${x}px, ${y}px) rotate(${to.angle + turn * left}rad) scale(${scale})` };
    };
    return [at(1), at(0)];
  }

  #animate(node: HTMLElement, frames: Keyframe[], easings: string[]): Animation {
    const { length, wait, end } = this.#route;
    const eased = frames.map((each, i) => ({ ...each, easing: easings[i % easings.length]! }));
    const run = node.animate(within(eased, wait, length, end), { duration: end, fill: "both" });
    this.#running.push(run);
    return run;
  }
}

/**
 * Keyframes for a part of an animation: what waits before and after it is part of them.
 *
 * While a delay runs, the page would draw every frame of all animations.
 */
export function within(frames: readonly Keyframe[], wait: number, length: number, end: number): Keyframe[] {
  const timed = frames.map((each, i) => ({ ...each, offset: Math.min(1, (wait + (each.offset ?? i / (frames.length - 1)) * length) / end) }));
  const [first, last] = [timed[0]!, timed.at(-1)!];
  return [...(first.offset > 0 ? [{ ...frames[0], offset: 0 }] : []), ...timed, ...(last.offset < 1 ? [{ ...frames.at(-1), offset: 1 }] : [])];
}

/** A card as it is seen now, without what makes it one to be pressed. */
export function likeness(node: HTMLElement): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement;
  for (const each of [copy, ...copy.querySelectorAll<HTMLElement>("[data-key], [data-thing], [data-place], [data-spot]")])
    for (const name of ["data-key", "data-thing", "data-place", "data-spot"]) each.removeAttribute(name);
  copy.classList.remove("dragged", "held", "hinted", "flying");
  copy.style.translate = copy.style.rotate = "";
  const { font, color } = getComputedStyle(node); // what it inherits, it does not inherit in the layer
  copy.style.font = font;
  copy.style.color = color;
  copy.inert = true;
  if (!node.closest(".tiny")) return copy;
  const tiny = document.createElement("div");
  tiny.className = "tiny";
  tiny.style.display = "contents";
  tiny.append(copy);
  return tiny;
}

/** What moves inside of a card that turns over as it flies, to move inside of its copy too. */
export function movesInside(node: HTMLElement): KeyframeEffect[] {
  const inside = node.getAnimations({ subtree: true }).filter((each) => !(each instanceof CSSTransition));
  return inside.flatMap(({ effect }) => (effect instanceof KeyframeEffect && effect.target && effect.target !== node ? [effect] : []));
}

/** Let it move inside of the copy. */
export function moveAlike(node: HTMLElement, copy: HTMLElement, effects: readonly KeyframeEffect[]): void {
  if (effects.length === 0) return;
  const [nodes, copies] = [[...node.querySelectorAll("*")], [...copy.querySelectorAll("*")]];
  for (const effect of effects) {
    const twin = copies[nodes.indexOf(effect.target!) + copies.length - nodes.length];
    twin?.animate(effect.getKeyframes() as unknown as Keyframe[], effect.getTiming() as KeyframeAnimationOptions);
  }
}

// The flight of one card: a copy in a layer over the board flies, and the card itself stays hidden until it lands.
import { mount, unmount } from "svelte";
import Back from "./Back.svelte";
import { move } from "./moving.svelte";
import { isNear, shortest, type Pose } from "./pose";

/** A copy of a card as it looked, or the back of a card. */
export type Look = HTMLElement | "back";

export interface Route {
  key: string;
  from: Pose;
  to: Pose;
  /** The look on arrival. */
  look: Look;
  /** The look at the start, if it turns over in flight. */
  was?: Look | undefined;
  /** The card itself; undefined if it leaves the table. */
  node?: HTMLElement | undefined;
  /** Whether it fades in or out, since it starts or ends at something that is not a card. */
  fades?: "in" | "out" | undefined;
  wait: number;
  length: number;
  /** When the last of the cards that fly together arrives: all end then, since each end costs a frame. */
  end: number;
}

export const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)"; // as --ease
const HALVES = ["ease-in", "ease-out"];
const LARGER = 1.06; // halfway
const [LEAST, MOST] = [0.25, 4]; // limits for spots, which may have any size

export class Flight {
  readonly key: string;
  /** The flying element. */
  readonly flier: HTMLElement;
  readonly #route: Route;
  readonly #running: Animation[] = [];
  readonly #backs: Record<string, unknown>[] = [];

  /** Prepare the flight, hidden; reads nothing from the page. */
  constructor(route: Route) {
    this.key = route.key;
    this.#route = route;
    this.flier = this.#build();
  }

  /** Start, in a layer whose corner is at these coordinates. */
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

  /** Return whether it is flying to the current place of this card. */
  isBoundFor(node: HTMLElement, pose: Pose): boolean {
    return this.#route.node === node && isNear(this.#route.to, pose);
  }

  /** Whether the card leaves the table. */
  get isLeaving(): boolean {
    return this.#route.node === undefined;
  }

  /** End at once. */
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
    const size = this.isLeaving ? bare : Math.min(MOST, Math.max(LEAST, bare)); // a card that leaves starts at its own size
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
 * Return keyframes for a part of an animation, with the waiting times before and after it included.
 *
 * With a delay instead, the page would draw every frame of all animations.
 */
export function within(frames: readonly Keyframe[], wait: number, length: number, end: number): Keyframe[] {
  const timed = frames.map((each, i) => ({ ...each, offset: Math.min(1, (wait + (each.offset ?? i / (frames.length - 1)) * length) / end) }));
  const [first, last] = [timed[0]!, timed.at(-1)!];
  return [...(first.offset > 0 ? [{ ...frames[0], offset: 0 }] : []), ...timed, ...(last.offset < 1 ? [{ ...frames.at(-1), offset: 1 }] : [])];
}

/** Return a copy of a card as it looks now, without interactive attributes. */
export function likeness(node: HTMLElement): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement;
  for (const each of [copy, ...copy.querySelectorAll<HTMLElement>("[data-key], [data-thing], [data-place], [data-spot]")])
    for (const name of ["data-key", "data-thing", "data-place", "data-spot"]) each.removeAttribute(name);
  copy.classList.remove("dragged", "held", "hinted", "flying");
  copy.style.translate = copy.style.rotate = "";
  const { font, color } = getComputedStyle(node); // inherited styles are missing in the layer
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

/** Return the animations inside of a card that turns over in flight, to repeat them in its copy. */
export function movesInside(node: HTMLElement): KeyframeEffect[] {
  const inside = node.getAnimations({ subtree: true }).filter((each) => !(each instanceof CSSTransition));
  return inside.flatMap(({ effect }) => (effect instanceof KeyframeEffect && effect.target && effect.target !== node ? [effect] : []));
}

/** Repeat these animations in the copy. */
export function moveAlike(node: HTMLElement, copy: HTMLElement, effects: readonly KeyframeEffect[]): void {
  if (effects.length === 0) return;
  const [nodes, copies] = [[...node.querySelectorAll("*")], [...copy.querySelectorAll("*")]];
  for (const effect of effects) {
    const twin = copies[nodes.indexOf(effect.target!) + copies.length - nodes.length];
    twin?.animate(effect.getKeyframes() as unknown as Keyframe[], effect.getTiming() as KeyframeAnimationOptions);
  }
}

// Cards fly from their old to their new positions: elements with the same `data-key` before and after a change are the same card.
// A new card comes from a spot (`data-spot`, or another card's old position), and a card that is gone flies to one.
// A card that only moves within its hand slides there itself; a card that goes elsewhere flies as a copy, above everything.
//
// Everything is read before anything is written, and only transform and opacity are animated.
import type { Event } from "../lib/messages";
import { delays, tempo } from "../lib/queue";
import { EASE, Flight, likeness, moveAlike, movesInside, within, type Look, type Route } from "./flight";
import "./motion.css";
import { isNear, Poses, rotated, shortest, type Pose, type Turn } from "./pose";

export interface Course {
  /** The origin of a card: the key of a card before the change, or a spot; null for its old position. */
  origin?: (key: string) => string | null;
  /** The goal of a card that is gone: a key or a spot; null if it just vanishes. */
  goal?: (key: string) => string | null;
  /** Whether a card turns over in flight; by default, it does between a spot of hidden cards and the table. */
  turns?: (key: string) => boolean;
}

interface Was {
  pose: Pose;
  home: string | null;
  look: HTMLElement;
}

interface Card {
  node: HTMLElement;
  pose: Pose;
}

interface Shift {
  node: HTMLElement;
  from: Pose;
  to: Pose;
  around: Turn;
}

type Flown = Omit<Route, "wait" | "length" | "end"> & { rank: number; inside: KeyframeEffect[] };

interface Plan {
  flown: Flown[];
  shifts: Shift[];
  /** Keys of cards that already fly to the right place. */
  kept: Set<string>;
}

const LENGTH = 420;
const HIDDEN = /^(hand|deck|gold-deck)/;

export class Motion {
  static readonly #all = new Set<Motion>();
  #was = new Map<string, Was>();
  #spots = new Map<string, Pose>();
  #flights = new Map<string, Flight>();
  #shifts = new Set<Animation>();
  #layer: HTMLElement | null = null;

  /** End all animations on all boards. */
  static finish(): void {
    for (const each of Motion.#all) each.finish();
  }

  /** Record all positions, before a change. */
  before(root: HTMLElement | null): void {
    this.#was.clear();
    this.#spots.clear();
    if (!root) return;
    const then = new Scene(root);
    this.#spots = then.spots;
    for (const [key, { node, pose }] of then.cards) {
      const flier = this.#flights.get(key)?.flier;
      this.#was.set(key, { pose: flier ? then.poses.of(flier) : pose, home: homeOf(node), look: likeness(node) });
    }
    for (const each of this.#shifts) each.cancel();
    this.#shifts.clear();
  }

  /** Let everything fly from the recorded to the current positions, in the order of the events. */
  after(root: HTMLElement | null, course: Course, events: readonly Event[]): void {
    if (!root) return this.finish();
    const pace = tempo();
    const layer = this.#layerOf(root);
    const corner = layer.getBoundingClientRect();
    const now = new Scene(root);
    if (this.#was.size === 0) this.#spots = now.spots; // the first view: cards come from the current position of the deck
    const plan: Plan = { flown: [], shifts: [], kept: new Set() };
    for (const [key, card] of now.cards) this.#arrive(plan, key, card, now, course, events);
    for (const [key, was] of this.#was) if (!now.cards.has(key)) this.#leave(plan, key, was, now, course, events);

    for (const each of [...this.#flights.values()]) if (!plan.kept.has(each.key) && !(each.isLeaving && !now.cards.has(each.key))) this.#land(each);
    plan.flown.sort((one, other) => one.rank - other.rank);
    const waits = delays(plan.flown.map(({ rank }) => events[rank]?.kind ?? ""));
    const length = LENGTH * pace;
    const end = Math.max(0, ...waits) * pace + length;
    plan.flown.forEach((each, i) => this.#start({ ...each, wait: (waits[i] ?? 0) * pace, length, end }, each.inside, layer, corner));
    for (const each of plan.shifts) this.#slide(each, length, end);
    if (this.#flights.size > 0 || this.#shifts.size > 0) Motion.#all.add(this);
  }

  /** Plan the flight of a card on the table. */
  #arrive(plan: Plan, key: string, { node, pose }: Card, now: Scene, course: Course, events: readonly Event[]): void {
    const origin = course.origin?.(key) ?? null;
    if (origin === null && this.#flights.get(key)?.isBoundFor(node, pose)) return void plan.kept.add(key);
    const was = this.#was.get(origin ?? key);
    const from = was?.pose ?? this.#spots.get(origin ?? key);
    if (!from || from.width === 0 || pose.width === 0 || isNear(from, pose)) return;
    if (node.classList.contains("dragged")) return; // it follows the finger
    if (origin === null && was?.home === homeOf(node)) return void plan.shifts.push({ node, from, to: pose, around: now.poses.turn(node.parentElement) });
    const turns = course.turns?.(key) ?? (!was && HIDDEN.test(origin ?? "") && !isBack(node));
    const before: Look | undefined = turns ? (was?.look ?? "back") : undefined;
    plan.flown.push({ key, from, to: pose, look: likeness(node), was: before, node, fades: was ? undefined : "in", rank: rankOf(events, key, origin), inside: movesInside(node) });
  }

  /** Plan the flight of a card that is gone. */
  #leave(plan: Plan, key: string, was: Was, now: Scene, course: Course, events: readonly Event[]): void {
    const goal = course.goal?.(key) ?? null;
    if (goal === null) return;
    const to = now.cards.get(goal)?.pose ?? now.spots.get(goal) ?? this.#was.get(goal)?.pose ?? this.#spots.get(goal);
    if (!to || to.width === 0) return;
    const turns = course.turns?.(key) ?? (HIDDEN.test(goal) && !isBack(was.look));
    const size = Math.min(1, to.height / (was.pose.height || 1)); // a spot may be larger than a card
    const end = { ...to, width: was.pose.width * size, height: was.pose.height * size };
    plan.flown.push({ key, from: was.pose, to: end, look: turns ? "back" : was.look, was: turns ? was.look : undefined, fades: "out", rank: rankOf(events, key, goal), inside: [] });
  }

  #start(route: Route, inside: readonly KeyframeEffect[], layer: HTMLElement, corner: DOMRect): void {
    const flight = new Flight(route);
    this.#flights.set(flight.key, flight);
    flight.start(layer, corner, () => this.#land(flight));
    if (route.node && route.look !== "back") moveAlike(route.node, route.look, inside);
  }

  /** End all animations of this board. */
  finish(): void {
    for (const each of [...this.#flights.values()]) this.#land(each);
    for (const each of this.#shifts) each.cancel();
    this.#shifts.clear();
    Motion.#all.delete(this);
  }

  #land(flight: Flight): void {
    if (this.#flights.get(flight.key) === flight) this.#flights.delete(flight.key);
    flight.land();
  }

  #slide({ node, from, to, around }: Shift, length: number, end: number): void {
    const way = rotated({ x: from.x - to.x, y: from.y - to.y }, -around.angle, 1 / (around.scale || 1));
    const start = { translate: `${way.x}px ${way.y}px`, rotate: `${shortest(from.angle - to.angle)}rad`, scale: `${from.height / to.height}` };
    const frames = [{ ...start, easing: EASE }, { translate: "0px 0px", rotate: "0rad", scale: "1" }];
    const run = node.animate(within(frames, 0, length, end), { duration: end });
    this.#shifts.add(run);
    run.onfinish = () => this.#shifts.delete(run);
  }

  #layerOf(root: HTMLElement): HTMLElement {
    if (this.#layer?.parentElement === root) return this.#layer;
    this.#layer = document.createElement("div");
    this.#layer.className = "flights";
    this.#layer.ariaHidden = "true";
    root.append(this.#layer);
    return this.#layer;
  }
}

/** The positions of all cards and spots at one moment. */
class Scene {
  readonly poses: Poses;
  readonly cards: Map<string, Card>;
  readonly spots: Map<string, Pose>;

  constructor(root: HTMLElement) {
    const poses = new Poses(root);
    const all = (name: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(`[data-${name}]`)].filter((each) => each instanceof HTMLElement);
    this.poses = poses;
    this.cards = new Map(all("key").map((node) => [node.dataset["key"]!, { node, pose: poses.of(node) }]));
    this.spots = new Map(all("spot").map((node) => [node.dataset["spot"]!, poses.of(node)]));
  }
}

/** Return the spot that contains a card. */
function homeOf(node: HTMLElement): string | null {
  return node.closest<HTMLElement>('[data-spot]:not([data-spot=""])')?.dataset["spot"] ?? null;
}

function isBack(node: HTMLElement): boolean {
  return node.querySelector('[fill="url(#night)"]') !== null;
}

/** Return the index of the event that moved a card. */
function rankOf(events: readonly Event[], key: string, from: string | null): number {
  const rank = events.findIndex(({ what, source, target }) => what === key || target === key || (target !== "" && key.startsWith(`${target}#`)) || (from !== null && source === from));
  return rank < 0 ? events.length : rank;
}

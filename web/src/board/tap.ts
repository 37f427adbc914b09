// A tap or click takes a thing up, puts down what is held, or asks why it can't be moved.
import { tick } from "svelte";
import type { Hold } from "./hold.svelte";
import { meantPlace } from "./meant";

export class Tap {
  /** The lit place that a finger went down on: what it previews may move the board before the click. */
  #lit: string | null = null;
  /** The thing that was seen under the finger as it went down. */
  #seen: HTMLElement | null = null;

  constructor(private readonly hold: Hold) {}

  /** Something was pressed, which may become a tap. */
  down(event: PointerEvent, seen: HTMLElement | null): void {
    const lit = event.pointerType === "mouse" ? null : (event.target as Element).closest<HTMLElement>("button.target");
    this.#lit = lit ? meantPlace(this.hold.root, lit, event.clientX, event.clientY) : null;
    this.#seen = seen;
  }

  readonly click = (event: MouseEvent): void => {
    const { hold } = this;
    if (event.detail > 0 && hold.drag.takesClick()) {
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    const [lit, seen] = [this.#lit, this.#seen];
    this.#lit = this.#seen = null;
    if (lit !== null && hold.lit.has(lit) && event.detail > 0) return this.#land(lit);
    const target = event.target as Element;
    const place = (event.detail > 0 ? meantPlace(hold.root, target, event.clientX, event.clientY) : target.closest<HTMLElement>("[data-place]")?.dataset["place"]) ?? undefined;
    const hit = target.closest<HTMLElement>("[data-thing]");
    const node = hit && seen?.isConnected && event.detail > 0 ? seen : hit;
    const thing = node?.dataset["thing"];
    hold.focus.byKeys = event.detail === 0;
    if (hold.grip.busy || (node === null && target.closest("button:not(.target)"))) return;
    if (place !== undefined && hold.lit.has(place) && thing !== hold.held) return this.#land(place);
    if (thing !== undefined && node?.dataset["still"] === undefined) return this.#toggle(thing);
    if (hold.thing !== null && place !== undefined) return this.#land(place);
    hold.drop();
  };

  #land(place: string): void {
    this.hold.put(place);
    void tick().then(() => (this.hold.asked.length > 0 ? this.hold.focus.enter(".asked button") : this.hold.tidy()));
  }

  #toggle(thing: string): void {
    const { hold } = this;
    if (hold.held === thing) return hold.drop();
    const { tap, why, explain } = hold.grip;
    if (tap?.(thing)) return;
    hold.focus.home = thing;
    const asked = hold.movable.has(thing) ? null : (why?.(thing) ?? null);
    if (asked) {
      hold.drop();
      return explain(asked);
    }
    hold.pick(thing);
    if (hold.focus.byKeys) void tick().then(() => hold.focus.enter("button.target"));
  }
}

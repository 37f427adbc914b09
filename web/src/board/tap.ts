// A tap or click picks up a thing, puts down the held one, or asks why a thing can't be moved.
import { tick } from "svelte";
import type { Interaction } from "./interaction.svelte";
import { touchedPlace } from "./touched_place";

export class Tap {
  /** The lit place where a finger went down; its preview may move the board before the click. */
  #lit: string | null = null;
  /** The visible thing where the finger went down. */
  #seen: HTMLElement | null = null;

  constructor(private readonly interaction: Interaction) {}

  /** Handle a press, which may become a tap. */
  down(event: PointerEvent, seen: HTMLElement | null): void {
    const lit = event.pointerType === "mouse" ? null : (event.target as Element).closest<HTMLElement>("button.target");
    this.#lit = lit ? touchedPlace(this.interaction.root, lit, event.clientX, event.clientY) : null;
    this.#seen = seen;
  }

  readonly click = (event: MouseEvent): void => {
    const { interaction } = this;
    if (event.detail > 0 && interaction.drag.takesClick()) {
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    const [lit, seen] = [this.#lit, this.#seen];
    this.#lit = this.#seen = null;
    if (lit !== null && interaction.lit.has(lit) && event.detail > 0) return this.#land(lit);
    const target = event.target as Element;
    const place = (event.detail > 0 ? touchedPlace(interaction.root, target, event.clientX, event.clientY) : target.closest<HTMLElement>("[data-place]")?.dataset["place"]) ?? undefined;
    const hit = target.closest<HTMLElement>("[data-thing]");
    const node = hit && seen?.isConnected && event.detail > 0 ? seen : hit;
    const thing = node?.dataset["thing"];
    interaction.focus.byKeys = event.detail === 0;
    if (interaction.board.busy || (node === null && target.closest("button:not(.target)"))) return;
    if (place !== undefined && interaction.lit.has(place) && thing !== interaction.held) return this.#land(place);
    if (thing !== undefined && node?.dataset["still"] === undefined) return this.#toggle(thing);
    if (interaction.thing !== null && place !== undefined) return this.#land(place);
    interaction.drop();
  };

  #land(place: string): void {
    this.interaction.put(place);
    void tick().then(() => (this.interaction.asked.length > 0 ? this.interaction.focus.enter(".asked button") : this.interaction.tidy()));
  }

  #toggle(thing: string): void {
    const { interaction } = this;
    if (interaction.held === thing) return interaction.drop();
    const { tap, why, explain } = interaction.board;
    if (tap?.(thing)) return;
    interaction.focus.home = thing;
    const asked = interaction.movable.has(thing) ? null : (why?.(thing) ?? null);
    if (asked) {
      interaction.drop();
      return explain(asked);
    }
    interaction.pick(thing);
    if (interaction.focus.byKeys) void tick().then(() => interaction.focus.enter("button.target"));
  }
}

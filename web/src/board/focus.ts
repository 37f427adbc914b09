// The board is one stop for Tab, with arrow keys inside; the focus stays inside when what had it is gone.
import type { Interaction } from "./interaction.svelte";

const STOPS = "[data-thing], [data-stop], button.target";

/** Of some elements, the first that matches the first selector that any of them matches. */
function first(all: readonly HTMLElement[], ...selectors: string[]): HTMLElement | undefined {
  const selector = selectors.find((one) => all.some((each) => each.matches(one)));
  return selector === undefined ? undefined : all.find((each) => each.matches(selector));
}

export class Focus {
  /** Was the last step made by keyboard? */
  byKeys = false;
  /** The thing to which the focus goes back. */
  home: string | null = null;
  /** Where the focus waits while there is nothing to do. */
  #parked: HTMLElement | null = null;

  constructor(private readonly interaction: Interaction) {}

  /** What the arrow keys lead to; asking for visibility, unlike sizes, needs no layout. */
  stops(): HTMLElement[] {
    const all = this.interaction.root?.querySelectorAll<HTMLElement>(STOPS) ?? [];
    return [...all].filter((each) => each.checkVisibility() && !(each as HTMLButtonElement).disabled);
  }

  /** After every change: one stop for Tab, and the focus kept inside. */
  tidy(): void {
    const all = this.stops();
    const active = document.activeElement as HTMLElement | null;
    const isParked = active !== null && active === this.#parked && all.some((each) => each.matches(".movable, button.target"));
    const current = (isParked ? undefined : all.find((each) => each === active)) ?? all.find((each) => each.dataset["thing"] === this.home) ?? first(all, ".hand .movable", ".movable", ".hand [data-thing]") ?? all[0];
    stopAt(all, current);
    if (!this.byKeys || (active !== document.body && active !== null && !isParked)) return;
    this.#parked = current?.matches("[data-stop]:not(.movable)") ? current : null;
    (current ?? this.#button())?.focus();
  }

  /** For keyboard players, focus the first of these. */
  enter(selector: string): void {
    this.tidy();
    if (this.byKeys) this.interaction.root?.querySelector<HTMLElement>(selector)?.focus();
  }

  /** Something got the focus: it is the stop from now on, and a lit place with the focus is previewed. */
  readonly follow = (event: FocusEvent): void => {
    const node = event.target as HTMLElement;
    const stops = this.stops();
    if (stops.includes(node)) stopAt(stops, node);
    if (this.interaction.dragging) return;
    const place = node.closest<HTMLElement>("[data-place]")?.dataset["place"] ?? null;
    this.interaction.over = place !== null && this.interaction.lit.has(place) && node.matches("button.target, [data-stop]") ? place : null;
  };

  #button(): HTMLElement | null {
    return this.interaction.root?.querySelector<HTMLElement>(".bar button:not(:disabled)") ?? null;
  }
}

function stopAt(all: readonly (HTMLElement | SVGElement)[], one: HTMLElement | undefined): void {
  for (const each of all) each.tabIndex = each === one ? 0 : -1;
}

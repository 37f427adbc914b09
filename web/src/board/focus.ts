// Keyboard focus: the board is one Tab stop with arrow keys inside, and keeps the focus when the focused element goes.
import type { Interaction } from "./interaction.svelte";

const STOPS = "[data-thing], [data-stop], button.target";

/** Return the first element that matches the first selector with any match. */
function first(all: readonly HTMLElement[], ...selectors: string[]): HTMLElement | undefined {
  const selector = selectors.find((one) => all.some((each) => each.matches(one)));
  return selector === undefined ? undefined : all.find((each) => each.matches(selector));
}

export class Focus {
  /** Whether the last action was made with the keyboard. */
  byKeys = false;
  /** The thing to which the focus returns. */
  home: string | null = null;
  /** The element that keeps the focus while there is nothing to do. */
  #parked: HTMLElement | null = null;

  constructor(private readonly interaction: Interaction) {}

  /** Return the elements reachable with the arrow keys. Checking visibility, unlike sizes, needs no layout. */
  stops(): HTMLElement[] {
    const all = this.interaction.root?.querySelectorAll<HTMLElement>(STOPS) ?? [];
    return [...all].filter((each) => each.checkVisibility() && !(each as HTMLButtonElement).disabled);
  }

  /** After every change, restore the single Tab stop and the focus. */
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

  /** Focus the first match of a selector, for keyboard players only. */
  enter(selector: string): void {
    this.tidy();
    if (this.byKeys) this.interaction.root?.querySelector<HTMLElement>(selector)?.focus();
  }

  /** Make a focused element the Tab stop, and preview a lit place that has the focus. */
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

// The moves made with buttons: those without a place, those of the held thing, and those that need confirmation.
import type { Say } from "../games/props";
import type { IconName } from "../components/Icon.svelte";
import type { Interaction } from "./interaction.svelte";

/** A move without a place. */
export interface Press {
  move: number;
  label: string;
  main?: boolean;
  /** The question that confirms a move that can't be undone. */
  sure?: string;
  hinted?: boolean;
}

/** A button in the prompt. */
export interface Offer {
  key: string;
  label: string;
  act: (event: MouseEvent) => void;
  main?: boolean;
  icon?: IconName;
  danger?: boolean;
  hinted?: boolean;
}

interface Source {
  interaction: Interaction;
  say: Say;
  presses: readonly Press[];
  play: (move: number) => void;
  busy: boolean;
  /** The number of the decision; a new decision drops an open question. */
  decision: number;
  /** Whether the lit places are enough, so that the held thing gets no buttons. */
  placesOnly?: boolean;
}

/** Return whether a click is the second of a double click; by then another button may be in its place. */
function isSlip(event: MouseEvent): boolean {
  return event.detail > 1;
}

export class Choices {
  readonly #source: () => Source;
  /** The press that waits for confirmation. */
  #doubtful = $state<{ move: number; decision: number } | null>(null);

  constructor(source: () => Source) {
    this.#source = source;
  }

  get busy(): boolean {
    return this.#source().busy;
  }

  presses = $derived.by(() => [...this.#source().presses]);
  #doubt = $derived.by(() => {
    const { presses, decision } = this.#source();
    return this.#doubtful?.decision === decision ? presses.find((each) => each.sure && each.move === this.#doubtful?.move) : undefined;
  });

  /** Whether the player has to choose between several moves, or to confirm one. */
  isAsking = $derived.by(() => this.#source().interaction.asked.length > 0 || this.#doubt !== undefined);

  question = $derived.by(() => {
    const { interaction, say, placesOnly } = this.#source();
    if (interaction.asked.length > 0) return interaction.asked[0]?.sure ?? say("board-which");
    if (this.#doubt) return this.#doubt.sure ?? "";
    return interaction.held !== null && !interaction.dragging && (placesOnly ? interaction.offers : this.offers).length === 0 ? say("board-nowhere") : "";
  });

  offers = $derived.by<Offer[]>(() => {
    const { interaction, placesOnly } = this.#source();
    const doubt = this.#doubt;
    if (interaction.asked.length > 0) {
      return interaction.asked.map((each) => ({ key: `${each.move.number}`, label: each.label, danger: each.sure !== undefined && !each.mild, main: each.mild === true, act: () => interaction.make(each) }));
    }
    if (interaction.held !== null) {
      if (interaction.dragging || placesOnly) return [];
      const ways = [...new Map(interaction.offers.filter((each) => !each.act).map((each) => [each.move.number, each])).values()];
      return ways.map((each) => ({ key: `${each.move.number}`, label: each.label, main: each.main, icon: each.icon, act: () => (each.sure ? interaction.put(each.to) : interaction.make(each)) }));
    }
    if (doubt) return [{ key: "sure", label: doubt.label, danger: true, act: (event) => this.press(doubt, event) }];
    return [];
  });

  /** The label of the button that cancels. */
  get no(): string {
    const { interaction, say } = this.#source();
    return say(interaction.asked[0]?.sure || (interaction.held === null && this.#doubt) ? "board-no" : "board-put-back");
  }

  press(press: Press, event: MouseEvent): void {
    if (isSlip(event)) return;
    if (press.sure && this.#doubt !== press) {
      this.#source().interaction.drop();
      this.#doubtful = { move: press.move, decision: this.#source().decision };
      return;
    }
    this.#doubtful = null;
    this.#source().play(press.move);
  }

  cancel(): void {
    this.#doubtful = null;
    this.#source().interaction.drop();
  }
}

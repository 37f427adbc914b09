// Keyboard control: arrows move between things, or between the places for a held thing; Escape puts it back.
import { tick } from "svelte";
import type { Interaction } from "./interaction.svelte";
import { nearest, type Direction } from "./direction";

const ARROWS: Record<string, Direction> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

/** Return the listener for the keys of a board. */
export function keyboard(interaction: Interaction): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key === "Escape" && (interaction.held !== null || interaction.asked.length > 0)) return putBack(interaction, event);
    const way = ARROWS[event.key];
    if (!way || event.altKey || event.ctrlKey || event.metaKey) return;
    const stops = interaction.focus.stops();
    const here = stops.find((each) => each === document.activeElement);
    if (!here) return;
    event.preventDefault();
    interaction.focus.byKeys = true;
    const among = interaction.held === null ? stops : stops.filter((each) => each.matches("button.target") || each.dataset["thing"] === interaction.held);
    nearest(here, among, way)?.focus();
  };
}

function putBack(interaction: Interaction, event: KeyboardEvent): void {
  event.stopPropagation();
  interaction.focus.byKeys = true;
  const home = interaction.held;
  interaction.drop();
  void tick().then(() => interaction.node(home ?? "")?.focus());
}

// Arrows go from thing to thing, or among the places where what is held can go; Escape puts it back.
import { tick } from "svelte";
import type { Hold } from "./hold.svelte";
import { nearest, type Way } from "./ways";

const ARROWS: Record<string, Way> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

/** Listens to the keys of a board. */
export function keyboard(hold: Hold): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key === "Escape" && (hold.held !== null || hold.asked.length > 0)) return putBack(hold, event);
    const way = ARROWS[event.key];
    if (!way || event.altKey || event.ctrlKey || event.metaKey) return;
    const stops = hold.focus.stops();
    const here = stops.find((each) => each === document.activeElement);
    if (!here) return;
    event.preventDefault();
    hold.focus.byKeys = true;
    const among = hold.held === null ? stops : stops.filter((each) => each.matches("button.target") || each.dataset["thing"] === hold.held);
    nearest(here, among, way)?.focus();
  };
}

function putBack(hold: Hold, event: KeyboardEvent): void {
  event.stopPropagation();
  hold.focus.byKeys = true;
  const home = hold.held;
  hold.drop();
  void tick().then(() => hold.node(home ?? "")?.focus());
}

// Rainbows and workshops in words, for screen readers.
import type { Say } from "../props";
import { spotNumber } from "./moves";

/** Return the cards on a spot: "7", "kobito as 7", "7, on a covered spot". */
export function spotText(stack: readonly string[], say: Say): string {
  const kind = stack.at(-1)?.startsWith("kobito") ? "kobito" : "number";
  return say("board-kobito-spot", { number: spotNumber(stack), kind, cards: stack.length });
}

/** Return a rainbow by its ends and special cards: "9 to 12, kobito as 10". */
export function runText(rainbow: readonly string[][], say: Say): string {
  if (rainbow.length === 0) return say("board-kobito-empty");
  const [low, high] = [spotNumber(rainbow[0]!), spotNumber(rainbow.at(-1)!)];
  const special = rainbow.filter((stack) => stack.length > 1 || stack[0]?.startsWith("kobito")).map((stack) => spotText(stack, say));
  if (rainbow.length === 1) return special[0] ?? String(low);
  return [say("board-kobito-run", { low, high }), ...special].join(", ");
}

/** A bench: "Bench 1: 9 to 10". */
export function benchText(number: number, rainbow: readonly string[][], say: Say): string {
  return say("board-step", { what: say("board-kobito-bench", { number }), way: runText(rainbow, say) });
}

/** Return a workshop, bench by bench, without empty benches. */
export function workshopText(benches: readonly string[][][], say: Say): string {
  const full = benches.flatMap((rainbow, i) => (rainbow.length > 0 ? [benchText(i + 1, rainbow, say)] : []));
  return full.length > 0 ? `${full.join("; ")}.` : say("board-kobito-no-rainbow");
}

// Formatting of numbers, outcomes and days for statistics.
import { language, say } from "../lib/words";

/** Return a whole number, with the separators of the language. */
export function count(value: number): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 0 }).format(value);
}

/** Return a mean, to one decimal. */
export function mean(value: number): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(value);
}

/** Return a day in short form. */
export function day(moment: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(1000 * moment);
}

/** Return the label of a bar: the letter of a colour, a number, or a seat counted from 1. */
export function outcomeText(game: string, chance: string, outcome: string): string {
  if (chance.startsWith("first-") || chance === "side") return String(Number(outcome) + 1);
  if (game === "red7" && chance === "colour") return say("board-letter-red7", { colour: outcome });
  if (game === "rainbow" && chance === "face") return say("board-letter", { colour: outcome });
  return outcome.toUpperCase();
}

/** Return the name of a kind of random event. */
export function chanceName(game: string, chance: string): string {
  if (chance.startsWith("first-")) return say("stats-chance-first", { players: Number(chance.slice(6)) });
  return say(`stats-chance-${game}-${chance}`);
}

/** Return a game with its variant: "Red7 · Advanced". */
export function kindName(game: string, variant: string): string {
  const options = variant ? variant.split("+").map((name) => say(`web-option-${game}-${name.replaceAll("_", "-")}`)) : [];
  return [say(`${game}-name`), ...options].join(" · ");
}

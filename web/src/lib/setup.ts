// The setup of a table, in words.
import type { Setup, TimeControl } from "./messages";
import { has, language, say } from "./words";

const UNITS = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

/** Return a number of seconds in the largest unit that fits: "5 minutes", or "5 min" in short. */
export function duration(seconds: number, unitDisplay: "long" | "short" = "long"): string {
  const [unit, length] = UNITS.find(([, each]) => seconds >= each) ?? UNITS[3];
  const count = Math.round((10 * seconds) / length) / 10;
  return new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay }).format(count);
}

/** Return the time of each player, as text. */
export function clockText(clock: TimeControl): string {
  return say("web-clock-each", { time: duration(clock.bank) });
}

/** Return a clock in short: "2 min + 10 sec". */
export function clockBrief({ bank, gain }: TimeControl): string {
  return `${duration(bank, "short")} + ${duration(gain, "short")}`;
}

/** Return a clock as a sentence: the initial time, and the increment for each turn. */
export function clockLong({ bank, gain }: TimeControl): string {
  return say("web-clock-note", { time: duration(bank), gain: duration(gain) });
}

/** Return the options of a table, including its clock. */
export function setupWords(setup: Setup): string[] {
  const options = Object.entries(setup.options).filter(([, value]) => value !== false && value !== "");
  const words = options.map(([name, value]) => {
    const id = `web-option-${setup.game}-${name.replaceAll("_", "-")}`;
    const title = has(id) ? say(id) : name;
    if (value === true) return title;
    return say("web-option-value", { title, value: has(`${id}-${value}`) ? say(`${id}-${value}`) : String(value) });
  });
  const aid = setup.memory_aid ? [say("web-memory-aid")] : [];
  return [...new Set([...words, ...(setup.clock ? [clockText(setup.clock)] : []), ...aid])];
}

/** Return how long ago a time was (in seconds since 1970): "2 minutes ago"; empty for just now. */
export function ago(moment: number): string {
  const seconds = Date.now() / 1000 - moment;
  const [unit, length] = UNITS.find(([, each]) => seconds >= each) ?? UNITS[3];
  if (unit === "second") return "";
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(-Math.floor(seconds / length), unit);
}

// The language that the page speaks now.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import parts from "virtual:words";
import { withMinus } from "./numbers";

/** What may be filled into a message; what is nothing is left out. */
export type Words = Record<string, unknown>;

const state = $state<{ name: string; bundle: FluentBundle | null }>({ name: "en", bundle: null });
/** The language asked for last, and the parts that are needed besides the words of every screen: `red7`, `red7/rules`. */
let wanted = "en";
const learned = new Set<string>();
/** What the bundle is made of: `en+red7`. */
let spoken = "";
const missed = new Set<string>();

/** The languages there are. */
export const offered: readonly string[] = Object.keys(parts).filter((each) => !each.includes("/"));

/** The language spoken now. */
export function language(): string {
  return state.name;
}

/** The first of the wanted languages that is offered. */
export function best(wanted: readonly string[]): string {
  const short = wanted.map((each) => each.toLowerCase().split("-")[0] ?? "");
  return short.find((each) => offered.includes(each)) ?? "en";
}

/** Speak another language from now on, everywhere at once; until its words are there, the old one stays. */
export async function speak(name: string): Promise<void> {
  wanted = offered.includes(name) ? name : "en";
  await settle().catch((error: unknown) => {
    if (state.bundle) wanted = state.name;
    throw error;
  });
}

/** Load the words of a game, or those of its rules (`red7/rules`), now and in every language spoken later. */
export async function learn(part: string): Promise<void> {
  if (!(`${wanted}/${part}` in parts)) return;
  learned.add(part);
  await settle().catch((error: unknown) => {
    learned.delete(part);
    throw error;
  });
}

/** Load what is wanted, and speak it if nothing else is wanted by then. */
async function settle(): Promise<void> {
  const [name, more] = [wanted, [...learned]];
  const key = [name, ...more].join("+");
  if (key === spoken) return;
  const found = await Promise.all([name, ...more.map((part) => `${name}/${part}`)].map((part) => parts[part]?.()));
  if (key !== [wanted, ...learned].join("+")) return settle();
  if (key === spoken) return;
  const made = new FluentBundle(name, { useIsolating: false });
  for (const part of found) if (part) made.addResource(new FluentResource(part.default));
  spoken = key;
  state.bundle = made;
  state.name = name;
  if (typeof document !== "undefined") document.documentElement.lang = name;
}

/** Is there such a message? */
export function has(id: string): boolean {
  return state.bundle?.hasMessage(id) ?? false;
}

/** A message with its words filled in, in the language spoken now. */
export function say(id: string, words: Words = {}): string {
  const pattern = state.bundle?.getMessage(id)?.value;
  if (!state.bundle || pattern === null || pattern === undefined) return lacking(id);
  const errors: Error[] = [];
  const text = state.bundle.formatPattern(pattern, fillings(words), errors);
  if (errors.length > 0) console.warn(`message ${id}: ${errors.map(String).join("; ")}`);
  return withMinus(text);
}

function lacking(id: string): string {
  if (!missed.has(id)) console.warn(`there is no message ${id}`);
  missed.add(id);
  return id;
}

function fillings(words: Words): Record<string, string | number> {
  const known = Object.entries(words).filter(([, word]) => word !== null && word !== undefined);
  return Object.fromEntries(known.map(([name, word]) => [name, typeof word === "number" ? word : String(word)]));
}

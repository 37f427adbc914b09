// The language that the page speaks now.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import languages from "virtual:words";
import { withMinus } from "./numbers";

/** What may be filled into a message; what is nothing is left out. */
export type Words = Record<string, unknown>;

const state = $state<{ name: string; bundle: FluentBundle | null }>({ name: "en", bundle: null });
const missed = new Set<string>();

/** The languages there are. */
export const offered: readonly string[] = Object.keys(languages);

/** The language spoken now. */
export function language(): string {
  return state.name;
}

/** The first of the wanted languages that is offered. */
export function best(wanted: readonly string[]): string {
  const short = wanted.map((each) => each.toLowerCase().split("-")[0] ?? "");
  return short.find((each) => offered.includes(each)) ?? "en";
}

/** Make a bundle of a language's text. */
export function bundle(name: string, text: string): FluentBundle {
  const made = new FluentBundle(name, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

/** Speak another language from now on, everywhere at once. */
export async function speak(name: string): Promise<void> {
  const load = languages[name] ?? languages["en"];
  if (!load) throw new Error("there is no English");
  const { default: text } = await load();
  state.bundle = bundle(name, text);
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

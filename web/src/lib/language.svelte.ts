// The language of the page, and its messages.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import parts from "virtual:words";
import { withMinus } from "./numbers";

/** The arguments of a message; undefined ones are left out. */
export type Words = Record<string, unknown>;

const state = $state<{ name: string; bundle: FluentBundle | null }>({ name: "en", bundle: null });
/** The language requested last, and the parts needed besides the common words: `red7`, `red7/rules`. */
let wanted = "en";
const learned = new Set<string>();
/** The language and parts of the current bundle: `en+red7`. */
let spoken = "";
const missed = new Set<string>();

/** All languages. */
export const offered: readonly string[] = Object.keys(parts).filter((each) => !each.includes("/"));

/** Return the current language. */
export function language(): string {
  return state.name;
}

/** Return the first of the wanted languages that is supported. */
export function best(wanted: readonly string[]): string {
  const short = wanted.map((each) => each.toLowerCase().split("-")[0] ?? "");
  return short.find((each) => offered.includes(each)) ?? "en";
}

/** Switch to another language; the old one stays until the new words are loaded. */
export async function speak(name: string): Promise<void> {
  wanted = offered.includes(name) ? name : "en";
  await settle().catch((error: unknown) => {
    if (state.bundle) wanted = state.name;
    throw error;
  });
}

/** Load the words of a game, or those of its rules (`red7/rules`), now and after every change of language. */
export async function learn(part: string): Promise<void> {
  if (!(`${wanted}/${part}` in parts)) return;
  learned.add(part);
  await settle().catch((error: unknown) => {
    learned.delete(part);
    throw error;
  });
}

/** Load the requested words, and use them unless the request has changed meanwhile. */
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

/** Return whether a message exists. */
export function has(id: string): boolean {
  return state.bundle?.hasMessage(id) ?? false;
}

/** Return a message with its arguments filled in, in the current language. */
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

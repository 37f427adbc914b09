// Builds the page's catalogue from the Fluent files that the terminal uses too: for each language a module with the
// common words, and one each for a game, its rules and its lessons.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const HERE = dirname(fileURLToPath(import.meta.url));
const LOCALE = join(HERE, "../../src/arcus/locale");
const SRC = join(HERE, "../src");
const ELSEWHERE = new Set(["arena.ftl", "serve.ftl", "terminal.ftl", "train.ftl"]); // used by the command line alone
const TERMINAL = /^(\w+-tui|bots-bench)-/; // used by the terminal, and by the page if its code names them
const SHOWN_BEFORE = new Set(["name", "tagline", "aim", "option"]); // used for a game before it is opened
const RULES = new Set(["section", "rule", "example"]);
const NAME = "virtual:words";

/** The games, each with words of its own. */
export const GAMES = ["red7", "qwinto", "rainbow", "kobito"];

const REVIEW = "review";
const TRUST = "trust";
const STATISTICS = "statistics";
const PUZZLE = "puzzle";

/** All parts of the catalogue. */
export const PARTS = ["", REVIEW, TRUST, STATISTICS, PUZZLE, "lesson", ...GAMES.flatMap((game) => [game, `${game}/rules`, `${game}/lesson`])];

/** Return the part that a message belongs to. */
export function partOf(id: string): string {
  if (id.startsWith(`${REVIEW}-`)) return REVIEW;
  if (id.startsWith("fair-")) return TRUST;
  if (id.startsWith("stats-")) return STATISTICS;
  if (id.startsWith(`${PUZZLE}-`)) return PUZZLE;
  const [, board, plain, kind] = /^(?:board-(\w+)|(\w+)-(\w+))/.exec(id) ?? [];
  if (plain === "lesson") return GAMES.includes(kind ?? "") ? `${kind}/lesson` : "lesson";
  if (board && GAMES.includes(board)) return board;
  if (!plain || !GAMES.includes(plain) || SHOWN_BEFORE.has(kind ?? "")) return "";
  return RULES.has(kind ?? "") ? `${plain}/rules` : plain;
}

/** Return the languages of the page, English first. */
export function languages(): string[] {
  const all = readdirSync(LOCALE).filter((each) => existsSync(join(LOCALE, each, "web.ftl")));
  return all.sort((a, b) => Number(b === "en") - Number(a === "en") || a.localeCompare(b));
}

/** Return the messages that a message refers to. */
export function references(message: string): string[] {
  return [...message.matchAll(/\{\s*(-?[a-z][\w-]*)/g)].map((found) => found[1] ?? "");
}

/** Return the source code of the page as one text. */
export function code(): string {
  const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((file) => /\.(ts|svelte)$/.test(file));
  return files.map((file) => readFileSync(join(SRC, file), "utf8")).join("\n");
}

/** Return the messages of a language by name, without comments and without those that the page never uses. */
export function messages(language: string): Map<string, string> {
  const folder = join(LOCALE, language);
  const files = readdirSync(folder).filter((each) => each.endsWith(".ftl") && !ELSEWHERE.has(each));
  const found = new Map<string, string>();
  for (const file of files.sort()) {
    let name = "";
    for (const line of readFileSync(join(folder, file), "utf8").split(/\r?\n/)) {
      const start = /^(-?[a-zA-Z][\w-]*) *=/.exec(line);
      if (start?.[1]) name = start[1];
      else if (line.startsWith("#") || line.trim() === "") continue;
      found.set(name, start ? line : `${found.get(name)}\n${line}`);
    }
  }
  const named = namesOfTerminal();
  const referred = new Set([...found].filter(([id]) => !TERMINAL.test(id)).flatMap(([, message]) => references(message)));
  const isSaid = (id: string) => !TERMINAL.test(id) || referred.has(id) || named.some((name) => name === id || (name.endsWith("-") && id.startsWith(name)));
  return new Map([...found].filter(([id]) => isSaid(id)));
}

/** Return the names of the terminal's messages in the code of the page; a name with a gap ends where the gap begins. */
function namesOfTerminal(): string[] {
  const found = [...code().matchAll(/["'`](\w+|\$\{[\w.]+\})(-tui-[a-z-]*)/g)];
  return found.flatMap(([, game = "", rest = ""]) => (game.startsWith("$") ? GAMES.map((each) => each + rest) : [game + rest]));
}

/** Return the text of one part of a language, with English for missing messages. */
export function text(language: string, part: string): string {
  const words = new Map([...messages("en"), ...messages(language)]);
  return [...words].flatMap(([id, message]) => (partOf(id) === part ? [message] : [])).join("\n") + "\n";
}

/** `virtual:words` loads a part of a language by its name, `en`, `en/red7` or `en/red7/rules`; each is a chunk of its own. */
export function words(): Plugin {
  return {
    name: "arcus-words",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) {
        const parts = languages().flatMap((each) => PARTS.map((part) => (part ? `${each}/${part}` : each)));
        return `export default {${parts.map((each) => `${JSON.stringify(each)}: () => import("${NAME}/${each}")`).join(",")}};`;
      }
      if (!id.startsWith(`\0${NAME}/`)) return undefined;
      const [language = "en", ...part] = id.slice(NAME.length + 2).split("/");
      for (const from of new Set(["en", language]))
        for (const file of readdirSync(join(LOCALE, from))) this.addWatchFile(join(LOCALE, from, file));
      return `export default ${JSON.stringify(text(language, part.join("/")))};`;
    },
  };
}

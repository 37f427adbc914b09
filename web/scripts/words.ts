// The catalogue for the page: one module a language, made of the Fluent files that the terminal reads too.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LOCALE = join(dirname(fileURLToPath(import.meta.url)), "../../src/arcus/locale");
const ELSEWHERE = new Set(["arena.ftl", "serve.ftl", "terminal.ftl", "train.ftl"]); // said by the command line alone
const NAME = "virtual:words";

/** The languages that the page can speak: those that have its words. English comes first. */
export function languages(): string[] {
  const all = readdirSync(LOCALE).filter((each) => existsSync(join(LOCALE, each, "web.ftl")));
  return all.sort((a, b) => Number(b === "en") - Number(a === "en") || a.localeCompare(b));
}

/** The messages of one language by their names, without comments. */
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
  return found;
}

/** The text of one language; what it lacks is said in English. */
export function text(language: string): string {
  const words = new Map([...messages("en"), ...messages(language)]);
  return [...words.values()].join("\n") + "\n";
}

/** `virtual:words` loads a language by its name; each is a chunk of its own. */
export function words(): Plugin {
  return {
    name: "arcus-words",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) {
        const lines = languages().map((each) => `${JSON.stringify(each)}: () => import("${NAME}/${each}")`);
        return `export default {${lines.join(",")}};`;
      }
      if (!id.startsWith(`\0${NAME}/`)) return undefined;
      const language = id.slice(NAME.length + 2);
      for (const from of new Set(["en", language]))
        for (const file of readdirSync(join(LOCALE, from))) this.addWatchFile(join(LOCALE, from, file));
      return `export default ${JSON.stringify(text(language))};`;
    },
  };
}

// Generates src/lib/messages.ts from the schema of arcus.protocol, and the layout.ts of each game. With --check it only reports
// whether the files are up to date.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "../..");
const src = join(here, "../src");

/** The Python to run schema.py with: $PYTHON, else the project's own. */
function python() {
  const own = ["bin/python", "Scripts/python.exe"].map((each) => join(root, ".venv", each)).find(existsSync);
  return process.env.PYTHON ?? own ?? "python3";
}

/** Return the texts of the generated files, by their paths in src. */
export async function generated() {
  const env = { ...process.env, PYTHONPATH: join(root, "src") };
  const { version, schema, layouts } = JSON.parse(execFileSync(python(), [join(here, "schema.py")], { env, encoding: "utf8" }));
  const games = Object.entries(layouts).map(([game, layout]) => [`games/${game}/layout.ts`, layoutText(game, layout)]);
  return new Map([["lib/messages.ts", await messagesText(version, schema)], ...games]);
}

async function messagesText(version, schema) {
  const text = await compile(schema, "Messages", {
    additionalProperties: false,
    bannerComment: `// Generated from arcus.protocol by \`npm run types\`; do not edit.\n\nexport const PROTOCOL = ${version};`,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    format: true,
  });
  return text
    .replace(/export interface Messages \{[^}]*\}\n/, "")
    .replace(/\/\*\*\n \* This interface was referenced by[\s\S]*?\*\/\n/g, "")
    .replace(/ \*\n \* This interface was referenced by[^\n]*\n \* via the[^\n]*\n/g, "");
}

/** Return a layout as a module, with a line for each item of a list. */
function layoutText(game, layout) {
  const text = JSON.stringify(layout, null, 2).replace(/[[{][^[\]{}]*[\]}]/g, (inner) => inner.replace(/\s+/g, " ")); // innermost on one line
  return `// Generated from arcus.games.${game}.layout by \`npm run types\`; do not edit.\n\nexport const layout = ${text.replace(/"(\w+)":/g, "$1:")} as const;\n`;
}

/** Return the generated files that are out of date. */
export async function outOfDate() {
  const texts = await generated();
  return [...texts].filter(([path, text]) => !existsSync(join(src, path)) || readFileSync(join(src, path), "utf8") !== text).map(([path]) => path);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes("--check")) {
    const old = await outOfDate();
    if (old.length > 0) {
      console.error(`${old.join(", ")} out of date; run \`npm run types\``);
      process.exit(1);
    }
  } else {
    for (const [path, text] of await generated()) writeFileSync(join(src, path), text);
  }
}

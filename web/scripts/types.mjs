// Generates src/lib/messages.ts from the schema of arcus.protocol. With --check it only reports whether the file is up to date.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "../..");
const file = join(here, "../src/lib/messages.ts");

/** The Python to run schema.py with: $PYTHON, else the project's own. */
function python() {
  const own = ["bin/python", "Scripts/python.exe"].map((each) => join(root, ".venv", each)).find(existsSync);
  return process.env.PYTHON ?? own ?? "python3";
}

/** Returns the text of messages.ts. */
export async function types() {
  const env = { ...process.env, PYTHONPATH: join(root, "src") };
  const { version, schema } = JSON.parse(execFileSync(python(), [join(here, "schema.py")], { env, encoding: "utf8" }));
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

/** Returns whether messages.ts is up to date. */
export async function upToDate() {
  return readFileSync(file, "utf8") === (await types());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes("--check")) {
    if (!(await upToDate())) {
      console.error("src/lib/messages.ts is out of date; run `npm run types`");
      process.exit(1);
    }
  } else {
    writeFileSync(file, await types());
  }
}

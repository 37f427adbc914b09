// Makes src/lib/messages.ts from the server's schema. With --check it only says whether the file is up to date.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "../..");
const file = join(here, "../src/lib/messages.ts");

/** The Python that knows the messages: $PYTHON, else the project's own. */
function python() {
  const own = ["bin/python", "Scripts/python.exe"].map((each) => join(root, ".venv", each)).find(existsSync);
  return process.env.PYTHON ?? own ?? "python3";
}

/** The text of messages.ts. */
export async function types() {
  const env = { ...process.env, PYTHONPATH: join(root, "src") };
  const schema = JSON.parse(execFileSync(python(), [join(here, "schema.py")], { env, encoding: "utf8" }));
  const text = await compile(schema, "Messages", {
    additionalProperties: false,
    bannerComment: "// Made from the server's messages by `npm run types`; never changed by hand.",
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    format: true,
  });
  return text
    .replace(/export interface Messages \{[^}]*\}\n/, "")
    .replace(/\/\*\*\n \* This interface was referenced by[\s\S]*?\*\/\n/g, "")
    .replace(/ \*\n \* This interface was referenced by[^\n]*\n \* via the[^\n]*\n/g, "");
}

/** Is messages.ts what the server's messages say? */
export async function upToDate() {
  return readFileSync(file, "utf8") === (await types());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes("--check")) {
    if (!(await upToDate())) {
      console.error("src/lib/messages.ts is not what the server's messages say: run `npm run types`");
      process.exit(1);
    }
  } else {
    writeFileSync(file, await types());
  }
}

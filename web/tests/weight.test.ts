// What a browser has to load before the first move: the first page, a table with its board, one language.
// It is weighed as it is shipped: `vite build` runs as for the wheel, and must give the very files of web/dist.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Manifest, ManifestChunk } from "vite";
import { afterAll, expect, test } from "vitest";
import { languages } from "../scripts/words";

const MOST = 110_000; // bytes of compressed script and style
const WEB = join(import.meta.dirname, "..");
const OUT = mkdtempSync(join(tmpdir(), "arcus-weight-"));
afterAll(() => rmSync(OUT, { recursive: true, force: true }));

/** Build in a process without the settings of vitest, which would make it a build for development. */
function build(): Manifest {
  const settings = Object.entries(process.env).filter(([name]) => !/^(NODE_ENV|NODE_OPTIONS|VITEST.*|VITE_.*|TEST|DEV|PROD|MODE|SSR|BASE_URL)$/.test(name));
  const words = ["node_modules/vite/bin/vite.js", "build", "--logLevel=error", "--manifest", "--emptyOutDir", `--outDir=${OUT}`];
  execFileSync(process.execPath, words, { cwd: WEB, env: Object.fromEntries(settings) });
  return JSON.parse(readFileSync(join(OUT, ".vite/manifest.json"), "utf8")) as Manifest;
}

const manifest = build();

/** A chunk, all that it imports at once, and their styles. */
function needed(chunk: ManifestChunk, found = new Set<string>()): Set<string> {
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const style of chunk.css ?? []) found.add(style);
  for (const name of chunk.imports ?? []) needed(manifest[name] as ManifestChunk, found);
  return found;
}

function chunkOf(module: string): ManifestChunk {
  const found = Object.entries(manifest).filter(([name]) => name.endsWith(module));
  expect(found, module).toHaveLength(1);
  return found[0]?.[1] as ManifestChunk;
}

function weight(names: Iterable<string>): number {
  return [...names].reduce((sum, name) => sum + gzipSync(readFileSync(join(OUT, name))).length, 0);
}

test(`the first page and a table weigh at most ${MOST / 1000} kB`, () => {
  const always = [chunkOf("index.html"), chunkOf("screens/Table.svelte")];
  let heaviest = 0;
  for (const game of ["red7", "qwinto", "rainbow", "kobito"])
    for (const language of languages()) {
      const all = [...always, chunkOf(`games/${game}/Board.svelte`), chunkOf(`virtual:words/${language}`)];
      const bytes = weight(new Set(all.flatMap((chunk) => [...needed(chunk)])));
      heaviest = Math.max(heaviest, bytes);
      expect(bytes, `${game} in ${language}`).toBeLessThanOrEqual(MOST);
    }
  console.log(`the heaviest first load: ${heaviest} bytes`);
});

test("what is weighed is what is shipped", () => {
  const shipped = join(WEB, "dist");
  expect(existsSync(shipped), "there is no web/dist; run: make web").toBe(true);
  const files = (folder: string): string[] =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .filter((name) => name !== ".stamp" && !name.startsWith(".vite"))
      .sort();
  expect(files(shipped), "web/dist is not built from these sources; run: make web").toEqual(files(OUT));
  const differs = files(OUT).filter((name) => !readFileSync(join(OUT, name)).equals(readFileSync(join(shipped, name))));
  expect(differs).toEqual([]);
});

// The size of what a browser loads before the first move: the first page, a table with its board, one language, the fonts.
// Measured on the production build: `vite build` runs as for the wheel, and must produce exactly the files of web/dist.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Manifest, ManifestChunk } from "vite";
import { afterAll, expect, test } from "vitest";
import { GAMES, languages, PARTS } from "../scripts/words";

const MOST = 60_000; // bytes of compressed script and style of the first page
const TABLE = 110_000; // the same with a table and its board
const FONTS = 45_000; // bytes of the fonts for Latin
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

const sizes = new Map<string, number>();

function size(name: string): number {
  const known = sizes.get(name) ?? gzipSync(readFileSync(join(OUT, name))).length;
  sizes.set(name, known);
  return known;
}

function weight(names: Iterable<string>): number {
  return [...names].reduce((sum, name) => sum + size(name), 0);
}

/** The files of fonts that a page in English loads: those with Latin letters. */
function latinFonts(): string[] {
  const styles = [...needed(chunkOf("index.html"))].filter((name) => name.endsWith(".css"));
  const faces = styles.flatMap((name) => readFileSync(join(OUT, name), "utf8").match(/@font-face ?\{[^}]*\}/g) ?? []);
  const latin = faces.filter((face) => /unicode-range:\s*U\+(\?\?|0{0,4}-|0{0,2}20-)/i.test(face));
  return latin.flatMap((face) => [...face.matchAll(/url\("?\.?\/?([^)"]+)"?\)/g)].map(([, name]) => join("assets", name as string)));
}

test(`the first page weighs at most ${MOST / 1000} kB`, () => {
  for (const language of languages()) {
    const bytes = weight(new Set([chunkOf("index.html"), chunkOf(`virtual:words/${language}`)].flatMap((chunk) => [...needed(chunk)])));
    console.log(`the first page in ${language}: ${bytes} bytes`);
    expect(bytes, language).toBeLessThanOrEqual(MOST);
  }
});

test(`the fonts for Latin weigh at most ${FONTS / 1000} kB`, () => {
  const fonts = latinFonts();
  expect(fonts).toHaveLength(2);
  const bytes = fonts.reduce((sum, name) => sum + statSync(join(OUT, name)).size, 0); // they are compressed already
  console.log(`the fonts for Latin: ${bytes} bytes`);
  expect(bytes).toBeLessThanOrEqual(FONTS);
});

test("the page asks for the fonts for Latin at once", () => {
  const page = readFileSync(join(OUT, "index.html"), "utf8");
  const asked = [...page.matchAll(/<link rel="preload" as="font"[^>]* href="\.\/([^"]+)"/g)].map(([, name]) => name as string);
  expect(asked.sort()).toEqual(latinFonts().sort());
});

test(`the first page and a table weigh at most ${TABLE / 1000} kB`, () => {
  const always = [chunkOf("index.html"), chunkOf("screens/Table.svelte")];
  let [lightest, heaviest] = [Infinity, 0];
  for (const game of GAMES)
    for (const language of languages()) {
      const all = [...always, chunkOf(`games/${game}/Board.svelte`), chunkOf(`virtual:words/${language}`), chunkOf(`virtual:words/${language}/${game}`)];
      const bytes = weight(new Set(all.flatMap((chunk) => [...needed(chunk)])));
      [lightest, heaviest] = [Math.min(lightest, bytes), Math.max(heaviest, bytes)];
      expect(bytes, `${game} in ${language}`).toBeLessThanOrEqual(TABLE);
    }
  console.log(`the first page and a table: ${lightest} to ${heaviest} bytes`);
});

test("the first page brings the words of no game", () => {
  const first = needed(chunkOf("index.html"));
  for (const language of languages()) {
    const common = [...first, ...needed(chunkOf(`virtual:words/${language}`))];
    for (const game of GAMES) expect(common).not.toContain(chunkOf(`virtual:words/${language}/${game}`).file);
  }
});

test("a table brings the words of no other game, and no rules until they are opened", () => {
  for (const game of GAMES) {
    const table = new Set(["screens/Table.svelte", `games/${game}/Board.svelte`].flatMap((module) => [...needed(chunkOf(module))]));
    for (const language of languages())
      for (const part of PARTS.filter((each) => each !== "")) expect([...table]).not.toContain(chunkOf(`virtual:words/${language}/${part}`).file);
  }
});

test("the service worker keeps every file of the build", () => {
  const kept = JSON.parse(/const FILES = (\[.*\]);/.exec(readFileSync(join(OUT, "sw.js"), "utf8"))?.[1] ?? "[]") as string[];
  const built = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]);
  expect(built.length).toBeGreaterThan(40);
  expect([...new Set(built)].filter((file) => !kept.includes(file))).toEqual([]);
  expect(readdirSync(join(OUT, "assets")).filter((file) => !kept.includes(`assets/${file}`))).toEqual([]);
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

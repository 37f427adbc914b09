// What a browser has to load before the first move: the first page, a table with its board, one language.
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { languages } from "../scripts/words";

const MOST = 120_000; // bytes of compressed script and style

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

test("the first page and a table weigh at most 120 kB", { timeout: 120_000 }, async () => {
  const { output } = (await build({ logLevel: "silent", build: { write: false } })) as Rolldown.RolldownOutput;
  const files = new Map(output.map((file) => [file.fileName, file]));
  const chunks = output.filter((file): file is Chunk => file.type === "chunk");

  /** A chunk, all that it imports at once, and their styles. */
  function needed(chunk: Chunk, found = new Set<string>()): Set<string> {
    if (found.has(chunk.fileName)) return found;
    found.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const name of chunk.imports) needed(files.get(name) as Chunk, found);
    return found;
  }

  function chunkOf(module: string): Chunk {
    return chunks.find((chunk) => chunk.facadeModuleId?.endsWith(module)) as Chunk;
  }

  function weight(names: Iterable<string>): number {
    let sum = 0;
    for (const name of names) {
      const file = files.get(name);
      if (file) sum += gzipSync(file.type === "chunk" ? file.code : file.source).length;
    }
    return sum;
  }

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

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { words } from "./scripts/words.ts";
import { worker } from "./scripts/worker.ts";

const server = process.env.ARCUS_SERVER ?? "http://127.0.0.1:8777";

export default defineConfig(({ command }) => ({
  base: "./",
  plugins: [
    words(),
    svelte(),
    worker(),
    {
      name: "arcus-base",
      transformIndexHtml: (html) => (command === "serve" ? html.replace("<head>", '<head><base href="/" />') : html),
    },
  ],
  build: {
    target: "es2022",
    cssTarget: ["chrome123", "firefox121", "safari17.5"],
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 200,
    // What is always loaded together is one file: it compresses better than many small ones.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "first", test: /src[\\/]main\.ts$/, priority: 2 },
            { name: "table", test: /src[\\/](screens[\\/]Table\.svelte$|table[\\/](Prompt|Seat|Tools)\.svelte$|board[\\/])/, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true, changeOrigin: false } } },
  // A timeout is for what hangs: on a busy machine a test may take ten times as long as on a quiet one.
  test: { include: ["tests/**/*.test.ts"], environment: "node", testTimeout: 120_000, hookTimeout: 120_000 },
}));

// The service worker, which makes the app's own files available offline.
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PUBLIC = join(import.meta.dirname, "../public");

const CODE = (version: string, files: string[]) => `// Caches the app's own files, so that it opens without a network.
const CACHE = ${JSON.stringify(`arcus-${version}`)};
const FILES = ${JSON.stringify(files)};
const at = (path) => new URL(path, registration.scope).href;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES.map(at))).then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  const old = caches.keys().then((keys) => Promise.all(keys.filter((key) => key.startsWith("arcus-") && key !== CACHE).map((key) => caches.delete(key))));
  event.waitUntil(old.then(() => clients.claim()));
});

async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.status < 502) return answer;
  } catch {
    // offline: the cached page
  }
  return (await caches.match(at("./"))) ?? Response.error();
}

async function part(request) {
  return (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);
}

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(registration.scope)) return;
  if (request.url.startsWith(at("api/"))) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else event.respondWith(part(request));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const shown = clients.matchAll({ type: "window" }).then((all) => (all[0] ? all[0].focus() : clients.openWindow(registration.scope)));
  event.waitUntil(shown);
});
`;

/** Return a plugin that writes sw.js with the list of all files of this build. */
export function worker(): Plugin {
  return {
    name: "arcus-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((file) => !file.endsWith(".html") && !file.endsWith(".map"));
      const icons = readdirSync(join(PUBLIC, "icons")).filter((file) => file !== "share.png").map((file) => `icons/${file}`);
      const files = ["./", "manifest.webmanifest", ...built, ...icons].sort();
      const version = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 12);
      this.emitFile({ type: "asset", fileName: "sw.js", source: CODE(version, files) });
    },
  };
}

import { mount } from "svelte";
import App from "./App.svelte";
import { settings, show } from "./lib/settings.svelte";
import { best, speak } from "./lib/words";
import "./lib/install.svelte";
import "./lib/layout.svelte";
import "./lib/theme.css";
import { base } from "./lib/router.svelte";

show();
await speak(settings.language || best(navigator.languages)).catch(() => speak("en"));
const target = document.getElementById("app");
if (target) mount(App, { target });

// After a deployment, chunks of the old version are gone: reload, but not repeatedly.
addEventListener("vite:preloadError", () => {
  const last = Number(sessionStorage.getItem("arcus-anew") ?? 0);
  if (!navigator.onLine || Date.now() - last < 60_000) return;
  sessionStorage.setItem("arcus-anew", String(Date.now()));
  location.reload();
});

// Only where the browser allows it: not over plain http, and not during development.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  void navigator.serviceWorker.register(new URL("sw.js", base), { scope: base.pathname }).catch(() => null);

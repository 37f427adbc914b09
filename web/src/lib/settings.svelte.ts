// The reader's settings, stored in this browser.
import { best, speak } from "./words";

export interface Settings {
  /** Empty for the browser's language. */
  language: string;
  theme: "auto" | "light" | "dark";
  motion: "auto" | "reduced" | "full";
  /** How long the moves of others are shown. */
  speed: "calm" | "normal" | "instant";
  sound: boolean;
  notify: boolean;
  vibrate: boolean;
  /** The level of bots chosen last. */
  level: string;
}

const KEY = "arcus";
const fresh: Settings = {
  language: "",
  theme: "auto",
  motion: "auto",
  speed: "normal",
  sound: false,
  notify: false,
  vibrate: true,
  level: "casual",
};

export const settings = $state<Settings>({ ...fresh, ...kept() });
const still = matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ still: still.matches });
still.addEventListener("change", () => (system.still = still.matches));

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {}; // storage may be blocked, or contain something else
  }
}

/** Change and store a setting. */
export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // without storage it is remembered until the page is closed
  }
  show();
  if (key === "language") void speak(settings.language || best(navigator.languages));
}

/** Apply the settings to the page. */
export function show(): void {
  const root = document.documentElement;
  root.dataset["theme"] = settings.theme;
  root.dataset["motion"] = settings.motion;
}

/** Return whether animations are off. */
export function reduced(): boolean {
  return settings.motion === "reduced" || (settings.motion === "auto" && system.still);
}

/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:words" {
  /** Loaders of words by name: of a language, `en`, and of a game and its rules, `en/red7`, `en/red7/rules`. */
  const parts: Record<string, () => Promise<{ default: string }>>;
  export default parts;
}

/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:words" {
  /** The words of a language by its name, `en`, and those of a game and its rules: `en/red7`, `en/red7/rules`. */
  const parts: Record<string, () => Promise<{ default: string }>>;
  export default parts;
}

/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:words" {
  /** The words of a language by its name, `en`, and those of a game by both, `en/red7`. */
  const parts: Record<string, () => Promise<{ default: string }>>;
  export default parts;
}

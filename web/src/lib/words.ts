// Messages of the Fluent catalogue: `say(id, words)` is reactive to the language.
export { best, has, language, learn, offered, say, speak, type Words } from "./language.svelte";

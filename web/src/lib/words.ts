// What people read, from the Fluent catalogue: `say(id, words)` follows the language wherever it is used.
export { best, has, language, learn, offered, say, speak, type Words } from "./language.svelte";

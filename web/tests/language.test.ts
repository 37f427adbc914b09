// Common words are loaded first, those of a game and its rules when they are opened.
import { beforeEach, expect, test, vi } from "vitest";

type Words = typeof import("../src/lib/words");
let words: Words;

beforeEach(async () => {
  vi.resetModules();
  vi.doUnmock("virtual:words");
  words = await import("../src/lib/words");
});

test("a game's words are there once they are learnt, and in every language from then on", async () => {
  await words.speak("en");
  expect([words.has("red7-name"), words.has("red7-rule-1-1"), words.has("board-red7-pass")]).toEqual([true, false, false]);
  await words.learn("red7");
  expect([words.has("red7-rule-1-1"), words.say("board-red7-pass"), words.has("board-kobito-pots")]).toEqual([false, "Pass", false]);
  await words.learn("red7/rules");
  expect([words.has("red7-rule-1-1"), words.has("kobito-rule-1-1")]).toEqual([true, false]);
  await words.speak("de");
  expect([words.language(), words.say("board-red7-pass"), words.has("red7-rule-1-1")]).toEqual(["de", "Passen", true]);
  await words.learn("kobito");
  expect([words.has("board-kobito-pots"), words.has("board-red7-pass")]).toEqual([true, true]);
});

test("nothing is without words while a language is loaded, and the last one asked for is spoken", async () => {
  await words.speak("en");
  await words.learn("red7");
  const german = words.speak("de");
  const french = words.speak("fr");
  expect([words.language(), words.say("board-red7-pass")]).toEqual(["en", "Pass"]);
  await Promise.all([german, french]);
  expect([words.language(), words.say("board-red7-pass")]).toEqual(["fr", "Passer"]);
});

test("a game opened while a language is loaded is there in that language", async () => {
  await words.speak("en");
  await Promise.all([words.speak("de"), words.learn("red7")]);
  expect([words.language(), words.say("board-red7-pass")]).toEqual(["de", "Passen"]);
});

test("what cannot be loaded changes nothing, and can be tried again", async () => {
  let isDown = true;
  const part = (text: string) => () => Promise.resolve({ default: text });
  const shaky = (text: string) => () => (isDown ? Promise.reject(new Error("no network")) : Promise.resolve({ default: text }));
  vi.resetModules();
  vi.doMock("virtual:words", () => ({ default: { en: part("web-name = Hello\n"), "en/red7": shaky("board-red7-pass = Pass\n"), de: shaky("web-name = Hallo\n"), "de/red7": shaky("board-red7-pass = Passen\n") } }));
  words = await import("../src/lib/words");
  await words.speak("en");
  await expect(words.learn("red7")).rejects.toThrow("no network");
  await expect(words.speak("de")).rejects.toThrow("no network");
  expect([words.language(), words.say("web-name"), words.has("board-red7-pass")]).toEqual(["en", "Hello", false]);
  isDown = false;
  await words.learn("red7");
  expect([words.language(), words.say("board-red7-pass")]).toEqual(["en", "Pass"]);
  await words.speak("de");
  expect([words.language(), words.say("board-red7-pass")]).toEqual(["de", "Passen"]);
});

test("an unknown game or language is no error", async () => {
  await words.speak("xx");
  await words.learn("chess");
  expect([words.language(), words.say("web-name")]).toEqual(["en", "Arcus"]);
});

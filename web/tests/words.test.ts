// The catalogue as the page reads it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { languages, messages, text } from "../scripts/words";
import { eventText, latest, story } from "../src/lib/events";
import { pointsText, withMinus } from "../src/lib/numbers";
import { best, say, speak } from "../src/lib/words";

const SRC = join(import.meta.dirname, "../src");

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|svelte)$/.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8"));
}

describe.each(languages())("%s", (language) => {
  test("can be read whole", () => {
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(text(language)))).toEqual([]);
    for (const id of messages("en").keys()) if (!id.startsWith("-")) expect(bundle.hasMessage(id), id).toBe(true);
  });
});

test("every message that the page names is there, and every message of the page is named", () => {
  const code = sources(SRC).join("\n");
  const known = messages("en");
  const named = [...code.matchAll(/["'`]((?:web|board)-[a-z0-9-]*[a-z0-9])["'`]/g)].map((found) => found[1] ?? "");
  const begun = [...code.matchAll(/[`"]((?:web|board)-[a-z0-9-]*-)\$\{/g)].map((found) => found[1] ?? "");
  const ids = [...known.keys()];
  expect(named.filter((id) => !known.has(id) && !ids.some((each) => each.startsWith(`${id}-`)))).toEqual([]);
  const unused = ids.filter((id) => id.startsWith("web-") && !named.includes(id) && !begun.some((start) => id.startsWith(start)));
  expect(unused).toEqual([]);
});

test("the page names no rule by its number: which matter now comes with the view", () => {
  for (const code of sources(SRC)) expect(code).not.toMatch(/(?<!=)["'`]\d{1,2}\.\d{1,2}["'`]/);
});

test("the first language that is wanted and there is taken, else English", () => {
  expect(best(["xx-YY", "en-GB"])).toBe("en");
  expect(best(["xx"])).toBe("en");
});

describe("sentences", () => {
  const names = ["Ada", "Bob"];
  const laid = { kind: "laid", seat: 0, what: "R7", source: "hand/0", target: "palette/0" };

  test("speak to the one who did it, and about others", async () => {
    await speak("en");
    expect(eventText("red7", laid, 0, names)).toBe("You put the red 7 in your palette.");
    expect(eventText("red7", laid, 1, names)).toBe("Ada puts the red 7 in their palette.");
  });

  test("say of one's own open card that it lies open", async () => {
    await speak("en");
    const dealt = { kind: "dealt", seat: 0, what: "V5", source: "deck", target: "palette/0" };
    expect(eventText("red7", dealt, 0, names)).toBe("You are dealt the violet 5, face up.");
    expect(eventText("red7", { ...dealt, target: "hand/0" }, 0, names)).toBe("You are dealt the violet 5.");
  });

  test("have a true minus, and a right number of points", async () => {
    await speak("en");
    expect(say("board-qwinto-sheet", { points: -20 })).toBe("Your sheet: \u221220 points");
    expect(say("board-qwinto-write", { row: "o", sum: 7, column: 3, points: 1 })).toBe("Write 7 in orange, column 3; points then: 1");
    expect([pointsText(-5), withMinus("4-5-6"), withMinus("-5 (-3)")]).toEqual(["\u22125", "4-5-6", "\u22125 (\u22123)"]);
  });

  test("tell of hidden cards without showing them, and of others by name", async () => {
    await speak("en");
    const drew = { kind: "drew", seat: 1, what: null, source: "deck", target: "hand/1" };
    expect(eventText("red7", drew, 0, names)).toBe("Bob draws a card.");
    const took = { kind: "took", seat: 0, what: "G2", source: "palette/1", target: "deck" };
    expect(eventText("red7", took, 1, names)).toBe("Ada's 1 takes the green 2 from you and puts it face down on top of the deck.");
  });

  test("name cards, cells and dice in words", async () => {
    await speak("de");
    const kobito = { kind: "laid", seat: 0, what: "kobito=2", source: "hand/0", target: "g2" };
    expect(eventText("kobito", kobito, 1, names)).toBe("Ada legt einen Kobito als 2 bei Topf 2 an.");
    const moved = { kind: "moved", seat: 0, what: "11-12-1", source: "b1/0", target: "g3" };
    expect(eventText("kobito", moved, 0, names)).toBe("Du legst 11 bis 1 aus deiner Werkstatt bei Topf 3 an.");
    const rolled = { kind: "rolled", seat: 0, what: "o2p5", source: "", target: "" };
    expect(eventText("qwinto", rolled, 1, names)).toBe("Ada würfelt Orange 2, Lila 5.");
    const wrote = { kind: "wrote", seat: 0, what: "9@y8", source: "", target: "" };
    expect(eventText("qwinto", wrote, 1, names)).toBe("Ada trägt 9 in Gelb (Spalte 8) ein.");
  });

  test("that repeat are told once", async () => {
    await speak("en");
    const dealt = { kind: "dealt", seat: 1, what: null, source: "deck", target: "hand/1" };
    const entry = { event: dealt, reader: 0 };
    expect(story("red7", [entry, entry, entry], names)).toEqual(["Bob is dealt a card. (3 times)"]);
  });

  test("say what just happened: what was done, by others before oneself, and nothing that is dealt or drawn", async () => {
    await speak("en");
    const event = (kind: string, seat: number | null, what: string | null) => ({ event: { kind, seat, what, source: "", target: "" }, reader: 0 });
    const started = [event("round_began", null, "1"), event("dealt", 0, "R"), event("turn_began", 0, null)];
    expect(latest("rainbow", started, names)).toEqual(["Round 1 begins with an empty row."]);
    const others = [...started, event("laid", 1, "B"), event("drew", 1, null), event("next_came", 1, null)];
    expect(latest("rainbow", others, names)).toEqual(["Bob lays blue."]);
    const stopped = [...others, event("flipped", 0, "Y"), event("stopped", 0, null), event("back_seen", 0, "Y")];
    expect(latest("rainbow", stopped, names)).toEqual(["Bob lays blue.", "You stop."]);
    const blind = [...stopped, event("flipped", 1, "Y"), event("laid_blind", 1, "R")];
    expect(latest("rainbow", blind, names)).toEqual(["Bob lays a card blind, and red comes up."]);
  });

  test("count rightly", async () => {
    await speak("en");
    expect(say("web-free-seats", { count: 1 })).toBe("1 free seat");
    expect(say("web-free-seats", { count: 3 })).toBe("3 free seats");
  });
});

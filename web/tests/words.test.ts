// The catalogue as the page reads it.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, test } from "vitest";
import { code, GAMES, languages, messages, partOf, PARTS, references, text } from "../scripts/words";
import { eventText, latest, story } from "../src/lib/events";
import { pointsText, withMinus } from "../src/lib/numbers";
import { best, learn, say, speak } from "../src/lib/words";

const SRC = join(import.meta.dirname, "../src");

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /\.(ts|svelte)$/.test(file));
}

/** A module and all that it imports at once, as paths below src. */
function imported(module: string, found = new Set<string>()): Set<string> {
  if (found.has(module)) return found;
  found.add(module);
  const path = join(SRC, module);
  for (const [, name = ""] of readFileSync(path, "utf8").matchAll(/^\s*(?:import|export)\b[^;]*?["'](\.[^"']+)["'];/gm)) {
    const file = ["", ".ts"].map((end) => join(dirname(path), name) + end).find((each) => existsSync(each));
    expect(file, `${module} imports ${name}`).toBeDefined();
    if (file && /\.(ts|svelte)$/.test(file)) imported(relative(SRC, file), found);
  }
  return found;
}

/** The messages that some code names; where a name has a gap, all that fit. */
function named(source: string, ids: readonly string[]): string[] {
  const strings = [...source.matchAll(/"([a-z][a-z0-9-]+)"|'([a-z][a-z0-9-]+)'|`((?:[a-z0-9-]|\$\{[^}`]+\})+)`/g)];
  return strings.flatMap(([, double, single, made]) => {
    const literal = double ?? single;
    if (literal) return ids.filter((id) => id === literal);
    const shape = (made ?? "").split(/\$\{[^}`]+\}/);
    if (!shape.some((each) => /[a-z]-|-[a-z]/.test(each))) return []; // says nothing of which messages are meant
    const fits = new RegExp(`^${shape.join("[a-z0-9]+(?:-[a-z0-9]+)*")}$`);
    return ids.filter((id) => fits.test(id));
  });
}

describe.each(languages())("%s", (language) => {
  const known = messages(language);

  test.each(PARTS)("can be read whole: %s", (part) => {
    const bundle = new FluentBundle(language);
    for (const each of new Set(["", part])) expect(bundle.addResource(new FluentResource(text(language, each)))).toEqual([]);
    for (const id of messages("en").keys()) if (!id.startsWith("-") && ["", part].includes(partOf(id))) expect(bundle.hasMessage(id), id).toBe(true);
  });

  test("refers to messages of the same part, or of every screen", () => {
    let count = 0;
    for (const [id, message] of known)
      for (const other of references(message)) {
        expect(known.has(other), `${id} refers to ${other}`).toBe(true);
        expect(["", partOf(id)], `${id} refers to ${other}`).toContain(partOf(other));
        count += 1;
      }
    expect(count).toBeGreaterThan(20);
  });
});

test("every message that the page names is there, and every message of the page is named", () => {
  const all = code();
  const known = messages("en");
  const whole = [...all.matchAll(/["'`]((?:web|board)-[a-z0-9-]*[a-z0-9])["'`]/g)].map((found) => found[1] ?? "");
  const begun = [...all.matchAll(/[`"]((?:web|board)-[a-z0-9-]*-)\$\{/g)].map((found) => found[1] ?? "");
  const ids = [...known.keys()];
  expect(whole.filter((id) => !known.has(id) && !ids.some((each) => each.startsWith(`${id}-`)))).toEqual([]);
  const unused = ids.filter((id) => id.startsWith("web-") && !whole.includes(id) && !begun.some((start) => id.startsWith(start)));
  expect(unused).toEqual([]);
});

test("only lessons say the words of lessons, and each game's are a part of their own", () => {
  for (const [id, part] of [["lesson-right", "lesson"], ["lesson-red7-lay-idea", "red7/lesson"], ["lesson-rainbow-memory-name", "rainbow/lesson"]] as const)
    expect([messages("en").has(id), partOf(id)], id).toEqual([true, part]);
  const others = sources(SRC).filter((file) => !file.startsWith("lesson/") && file !== "lib/messages.ts"); // whose comments name them
  expect(others.filter((file) => /["'`]lesson-/.test(readFileSync(join(SRC, file), "utf8")))).toEqual([]);
});

describe("the words of a game come with what shows them:", () => {
  const ids = [...messages("en").keys()].filter((id) => !id.startsWith("lesson-")); // `${game}-name` means none of these
  const said = (file: string) => named(readFileSync(join(SRC, file), "utf8"), ids);
  const plain = ["main.ts", ...["Home", "Lobby", "Join", "NewTable", "Palettes", "Recover", "Settings"].map((each) => `screens/${each}.svelte`)];

  test("each message belongs to one part by its name", () => {
    const of = { "web-name": "", "board-hand": "", "board-letter": "", "server-full": "", "refusal-1": "", "bots-level-master": "", "red7-name": "", "kobito-tagline": "", "qwinto-aim": "", "rainbow-option-deck": "" };
    for (const [id, part] of Object.entries(of)) expect([ids.includes(id), partOf(id)], id).toEqual([true, part]);
    for (const id of ["board-red7-card", "red7-event-laid", "red7-why-points", "red7-line-rounds", "red7-tui-ask-opening"]) expect([ids.includes(id), partOf(id)], id).toEqual([true, "red7"]);
    for (const id of ["red7-section-1", "red7-rule-1-1", "red7-example-1"]) expect([ids.includes(id), partOf(id)], id).toEqual([true, "red7/rules"]);
  });

  test("only what the page says is loaded", () => {
    expect(ids.filter((id) => id.includes("-tui-") && id.startsWith("qwinto")).every((id) => id.startsWith("qwinto-tui-ask-"))).toBe(true);
    expect(ids.filter((id) => id.startsWith("bots-bench"))).toEqual([]);
  });

  test.each(plain)("%s says nothing of one game alone", (screen) => {
    const files = [...imported(screen)];
    expect(files.flatMap((file) => said(file)).length).toBeGreaterThan(0);
    for (const file of files) expect(said(file).filter((id) => partOf(id) !== ""), file).toEqual([]);
  });

  test.each(GAMES)("the board of %s says nothing of other games", (game) => {
    const files = [...imported(`games/${game}/Board.svelte`)];
    expect(new Set(files.flatMap((file) => said(file)).map(partOf))).toContain(game);
    for (const file of files) {
      const gaps = file === "lib/events.ts" || file === "lib/rules.ts"; // `${game}-…`: filled with the game of the table
      if (!gaps) expect(said(file).filter((id) => !["", game].includes(partOf(id))), file).toEqual([]);
    }
  });

  test("every other screen is a table or the rules, which wait for them", () => {
    const screens = sources(SRC).filter((file) => file.startsWith("screens/"));
    expect(screens.filter((file) => !plain.includes(file)).sort()).toEqual(["screens/Rules.svelte", "screens/Table.svelte"]);
  });
});

test("the page names no rule by its number: which matter now comes with the view", () => {
  expect(code()).not.toMatch(/(?<!=)["'`]\d{1,2}\.\d{1,2}["'`]/);
});

test("the first language that is wanted and there is taken, else English", () => {
  expect(best(["xx-YY", "en-GB"])).toBe("en");
  expect(best(["xx"])).toBe("en");
});

describe("sentences", () => {
  beforeAll(async () => {
    await Promise.all(GAMES.map((game) => learn(game)));
  });

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
    expect(say("board-qwinto-write", { row: "o", sum: 7, column: 3, points: 1 })).toBe("Write 7 in orange, column 3. Your score: 1");
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
    expect(eventText("qwinto", wrote, 1, names)).toBe("Ada trägt 9 in Gelb (Spalte 9) ein.");
  });

  test("that repeat are told once", async () => {
    await speak("en");
    const dealt = { kind: "dealt", seat: 1, what: null, source: "deck", target: "hand/1" };
    const entry = { event: dealt, reader: 0 };
    expect(story("red7", [entry, entry, entry], names)).toEqual(["Bob is dealt a card. (3 times)"]);
  });

  test("say what just happened: the newest that was done or what decided the round, and nothing that is dealt or drawn", async () => {
    await speak("en");
    const event = (kind: string, seat: number | null, what: string | null) => ({ event: { kind, seat, what, source: "", target: "" }, reader: 0 });
    const started = [event("round_began", null, "1"), event("dealt", 0, "R"), event("turn_began", 0, null)];
    expect(latest("rainbow", started, names)).toBe("Round 1 begins with an empty row.");
    const others = [...started, event("laid", 1, "B"), event("drew", 1, null), event("next_came", 1, null)];
    expect(latest("rainbow", others, names)).toBe("Bob lays blue.");
    const stopped = [...others, event("flipped", 0, "Y"), event("stopped", 0, null), event("back_seen", 0, "Y")];
    expect(latest("rainbow", stopped, names)).toBe("You stop.");
    const blind = [...stopped, event("flipped", 1, "Y"), event("laid_blind", 1, "R")];
    expect(latest("rainbow", blind, names)).toBe("Bob lays a card blind, and red comes up.");
    const twin = [...blind, event("met_twin", 1, null), event("took_row", 0, "5"), event("round_began", null, "2"), event("dealt", 0, "R")];
    expect(latest("rainbow", twin.slice(0, -3), names)).toBe(eventText("rainbow", { kind: "met_twin", seat: 1, what: null, source: "", target: "" }, 0, names));
    expect(latest("rainbow", twin, names)).toBe(eventText("rainbow", { kind: "took_row", seat: 0, what: "5", source: "", target: "" }, 0, names));
  });

  test("count rightly", async () => {
    await speak("en");
    expect(say("web-free-seats", { count: 1 })).toBe("1 free seat");
    expect(say("web-free-seats", { count: 3 })).toBe("3 free seats");
  });
});

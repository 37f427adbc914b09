// The page's part in the deal: it commits, reveals only what it committed to, and keeps a receipt.
import { beforeEach, expect, test } from "vitest";
import type { Fairness } from "../src/lib/messages";
import type { WholeUpdate, RequestBody } from "../src/lib/socket";
import { promiseFor, receiptOf, Words } from "../src/trust/words";

const C = "9985b2e4b9b71b28ce59ea5ce77f0b110637b625c6d7f41e982c9510940a2056";
const OTHER = "0".repeat(64);

/** Storage as a browser has it, for a page and for the page after a reload. */
class Storage {
  [name: string]: unknown;
  getItem(name: string): string | null {
    return (this[name] as string | undefined) ?? null;
  }
  setItem(name: string, text: string): void {
    this[name] = text;
  }
  removeItem(name: string): void {
    delete this[name];
  }
}

let wishes: RequestBody[] = [];
let answers: (() => void)[] = [];

beforeEach(() => {
  Object.defineProperty(globalThis, "localStorage", { value: new Storage(), configurable: true });
  [wishes, answers] = [[], []];
});

function page(): Words {
  return new Words("ab12", (request) => {
    wishes.push(request);
    return new Promise<void>((done) => answers.push(done));
  });
}

/** What the server says to the reader on seat 0 of two. */
function update(phase: string, fair: Partial<Fairness> = {}, seats = [0]): WholeUpdate {
  const fairness: Fairness = { commitment: C, word_commitments: ["", ""], words: ["", ""], voided: [], secret: null, ...fair };
  return { table: { phase, fairness, seats: [{ name: "Ada" }, { name: "Bob" }] }, you: { seats } } as unknown as WholeUpdate;
}

test("a commitment is the hash of the server's and the word, as in docs/records.md", () => {
  expect(promiseFor(C, "5a".repeat(32))).toBe("13e00e25044d5f94511a94632d7e8f44dd407bc52b3dc83d285b51ebbfdaa697");
});

test("a word is committed to, revealed once all have committed, and kept with what was seen", () => {
  const words = page();
  expect(words.promise()).toBeNull(); // the server has not committed itself yet
  words.heed(update("gathering", {}, []));
  const promise = words.promise() as string;
  expect(promise).toMatch(/^[0-9a-f]{64}$/);
  words.heed(update("gathering", { word_commitments: [promise, ""] }));
  expect(wishes).toEqual([]);
  const fair = { word_commitments: [promise, "77".repeat(32)] };
  words.heed(update("dealing", fair));
  words.heed(update("dealing", fair));
  expect(wishes).toHaveLength(1);
  const { word } = wishes[0] as { word: string };
  expect(promiseFor(C, word)).toBe(promise);
  expect(wishes).toEqual([{ type: "reveal", seat: 0, word }]);
  expect(receiptOf("ab12")).toEqual({ format: "arcus-receipt", version: 1, table: "ab12", deals: [{ commitment: C, word_commitments: fair.word_commitments, words: [word, ""] }] });
});

test("a device with two seats reveals both", () => {
  const words = page();
  words.heed(update("gathering", {}, []));
  const promise = words.promise() as string;
  words.heed(update("dealing", { word_commitments: [promise, promise] }, [0, 1]));
  expect(wishes).toMatchObject([{ type: "reveal", seat: 0 }, { type: "reveal", seat: 1 }]);
});

test("a page that was loaded again still has its word", () => {
  const before = page();
  before.heed(update("gathering", {}, []));
  const promise = before.promise() as string;
  page().heed(update("dealing", { word_commitments: [promise, ""] }));
  expect(wishes).toMatchObject([{ type: "reveal", seat: 0 }]);
});

test("a word that got no answer is revealed again", async () => {
  const words = page();
  words.heed(update("gathering", {}, []));
  const promise = words.promise() as string;
  words.heed(update("dealing", { word_commitments: [promise, ""] }));
  answers[0]?.();
  await Promise.resolve().then(() => null).then(() => null);
  words.heed(update("dealing", { word_commitments: [promise, ""] }));
  expect(wishes).toHaveLength(2);
  words.heed(update("dealing", { word_commitments: [promise, ""], words: ["5a".repeat(32), ""] }));
  expect(wishes).toHaveLength(2);
});

test("nothing is revealed to a server that has exchanged its secret or the commitment", () => {
  const words = page();
  words.heed(update("gathering", {}, []));
  const promise = words.promise() as string;
  words.heed(update("dealing", { commitment: OTHER, word_commitments: [promise, ""] }));
  words.heed(update("dealing", { word_commitments: ["77".repeat(32), promise] }));
  expect(wishes).toEqual([]);
});

test("a kept seat is taken again by itself, once for each deal", () => {
  const words = page();
  words.heed(update("gathering"));
  words.heed(update("gathering"));
  expect(wishes).toMatchObject([{ type: "sit", seat: 0, name: "Ada" }]);
  const void_ = { commitment: OTHER, voided: [[1]] };
  words.heed(update("gathering", void_));
  expect(wishes).toHaveLength(2);
  expect((wishes[1] as { commitment: string }).commitment).not.toBe((wishes[0] as { commitment: string }).commitment);
});

test("a seat that was taken on another device gets a new word on arrival, and only then", () => {
  const words = page();
  words.heed(update("gathering", { word_commitments: ["77".repeat(32), ""] }));
  expect(wishes).toMatchObject([{ type: "sit", seat: 0 }]);
  words.heed(update("gathering", { word_commitments: ["78".repeat(32), ""] }));
  expect(wishes).toHaveLength(1);
});

test("what is seen after the own word was revealed is no receipt; a spectator's is, before the first word", () => {
  page().heed(update("dealing", { word_commitments: ["77".repeat(32), ""], words: ["5a".repeat(32), ""] }));
  expect(receiptOf("ab12")).toBeNull();
  page().heed(update("dealing", { word_commitments: ["77".repeat(32), "78".repeat(32)], words: ["", "5a".repeat(32)] }, []));
  expect(receiptOf("ab12")).toBeNull();
  page().heed(update("dealing", { word_commitments: ["77".repeat(32), ""] }, []));
  expect(receiptOf("ab12")?.deals).toHaveLength(1);
});

test.each(['{"receipt":7}', "[]", '{"words":null}', "null", "{"])("a receipt that the storage holds as %s is none", (held) => {
  localStorage.setItem("arcus-deal-ab12", held);
  expect(receiptOf("ab12")).toBeNull();
});

test("receipts of old tables make room for new ones", () => {
  for (let table = 0; table < 130; table++) {
    const words = new Words(`t${table}`, () => Promise.resolve());
    words.heed(update("gathering", {}, []));
    words.promise();
  }
  expect(Object.keys(localStorage)).toHaveLength(100);
});

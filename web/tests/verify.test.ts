// The page's check of a deal, on games that were dealt and recorded by Python (tests/records/vectors.py).
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { answer, check, fairSeed, type Dealt } from "../src/trust/verify";
import type { Deal, Receipt } from "../src/trust/words";

type Proved = Dealt & { fair: NonNullable<Dealt["fair"]> };
const GAMES = JSON.parse(readFileSync(join(import.meta.dirname, "fair.json"), "utf8")) as Record<string, Proved>;
const names = Object.keys(GAMES);
const game = (name: string): Proved => structuredClone(GAMES[name] as Proved);
const BYTES = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

/** What the device of seat 0 noted of a game. */
function seen({ fair }: Proved): Receipt {
  const own = (deal: Deal): Deal => ({ commitment: deal.commitment, word_commitments: [...(deal.word_commitments ?? [])], words: deal.words.map((word, seat) => (seat === 0 ? word : "")) });
  return { format: "arcus-receipt", version: 1, table: "ab", deals: [...(fair.voided ?? []), fair].map(own) };
}

test("luck answers as in the test vectors of docs/records.md", () => {
  expect(answer("0".repeat(64), "deck/1", [0, 1, 2, 3, 4, 5, 6], 2)).toEqual([1, 4, 2, 5, 0, 6, 3]);
  expect(answer(BYTES, "deck/2", [6, 5, 4, 3, 2, 1, 0], 2)).toEqual([6, 3, 5, 2, 4, 1, 0]);
  expect(answer(BYTES, "orange/17", 0, 2)).toBe(3);
  expect(answer(BYTES, "first/1", 0, 6)).toBe(5);
});

test.each(names)("a game of %s that Python dealt is derived again", (name) => {
  const record = game(name);
  expect(fairSeed(record.fair.secret, record.fair.words)).toBe(record.seed?.slice(5));
  const { verdict, all, same } = check(record, null);
  expect(verdict).toBe("unseen");
  expect(all).toBeGreaterThan(2);
  expect(same).toBe(all);
  expect(check(record, seen(record)).verdict).toBe("seen");
});

const BROKEN: Record<string, (record: Proved) => void> = {
  "another card": ({ luck }) => (luck["deck/1"] as number[]).reverse(),
  "another secret": ({ fair }) => (fair.secret = "11".repeat(32)),
  "no secret": ({ fair }) => (fair.secret = "not hex"),
  "another hash": ({ fair }) => (fair.commitment = "11".repeat(32)),
  "another word": ({ fair }) => (fair.words[0] = "11".repeat(32)),
  "another commitment": ({ fair }) => ((fair.word_commitments as string[])[0] = "11".repeat(32)),
  "a seat less": ({ fair }) => (fair.word_commitments as string[]).pop(),
  "a word that nobody committed to": ({ fair }) => ((fair.word_commitments as string[])[1] = ""),
  "a word of a void deal": ({ fair }) => ((fair.voided as Deal[])[0] as Deal).words.fill("11".repeat(32), 0, 1),
  "an older kind with commitments": (record) => (record.version = 1),
};

test.each(Object.keys(BROKEN))("a record with %s does not hold", (what) => {
  const record = game("red7");
  BROKEN[what]?.(record);
  expect(check(record, null).verdict).toBe("broken");
});

const OTHER: Record<string, (receipt: Receipt) => unknown> = {
  "another secret": ({ deals }) => ((deals[1] as Deal).commitment = "11".repeat(32)),
  "another word of another seat": ({ deals }) => ((deals[1] as Deal).word_commitments[1] = "11".repeat(32)),
  "another own word": ({ deals }) => ((deals[1] as Deal).words[0] = "11".repeat(32)),
  "a void deal that the record is silent about": ({ deals }) => ((deals[0] as Deal).commitment = "11".repeat(32)),
  "only the void deal": ({ deals }) => deals.pop(),
  "nothing": ({ deals }) => deals.splice(0),
};

test.each(Object.keys(OTHER))("a record contradicts a device that saw %s", (what) => {
  const record = game("kobito");
  const receipt = seen(record);
  OTHER[what]?.(receipt);
  expect(check(record, receipt).verdict).toBe("other");
});

test("a record of the older kind, and one without a proof, prove less", () => {
  const old = game("qwinto");
  old.version = 1;
  old.fair = { commitment: old.fair.commitment, secret: old.fair.secret, words: old.fair.words } as Proved["fair"];
  expect(check(old, null).verdict).toBe("old");
  expect(check({ ...old, fair: null }, null).verdict).toBe("bare");
  expect(check({ ...old, seed: "fast:5" }, null).verdict).toBe("bare");
});

// Verification of a finished game's deal on the reader's own device, as specified in docs/records.md.
import { hex, sha256, unhex } from "./sha256";
import { promiseFor, type Deal, type Receipt } from "./words";

/** The parts of a record that verification needs. */
export interface Dealt {
  version: number;
  game: string;
  players: number;
  names: string[];
  luck: Record<string, number | number[]>;
  seed: string | null;
  fair: (Deal & { secret: string; word_commitments?: string[]; voided?: Deal[] }) | null;
}

/** The result of verification; `broken`: the record is invalid, `other`: it contradicts the receipt. */
export type Verdict = "seen" | "unseen" | "old" | "bare" | "broken" | "other";

export interface Checked {
  verdict: Verdict;
  /** The number of answers of luck that were derived again, and how many of them match the record. */
  all: number;
  same: number;
}

const FACES: Record<string, number> = { orient: 2, orange: 6, yellow: 6, purple: 6 };

/** Return the seed of a deal: the hash of the secret and of a line for each seat's word. */
export function fairSeed(secret: string, words: readonly string[]): string {
  const lines = new TextEncoder().encode(words.map((word, seat) => `${seat} ${word}\n`).join(""));
  return hex(sha256(Uint8Array.of(...unhex(secret), ...lines)));
}

/** Random numbers, derived from the hashes of a question. */
class Draws {
  private block = 0;
  private words: number[] = [];

  constructor(
    private readonly seed: Uint8Array,
    private readonly question: string,
  ) {}

  below(n: number): number {
    const limit = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      const word = this.next();
      if (word < limit) return word % n;
    }
  }

  private next(): number {
    if (this.words.length === 0) {
      const digest = sha256(Uint8Array.of(...this.seed, ...new TextEncoder().encode(`${this.question}/${this.block++}`)));
      const view = new DataView(digest.buffer);
      this.words = Array.from({ length: 8 }, (_, i) => view.getUint32(28 - 4 * i));
    }
    return this.words.pop() as number;
  }
}

/** Return luck's answer to a question; the recorded answer tells which cards, or how many faces, it is about. */
export function answer(seed: string, question: string, recorded: number | number[], players: number): number | number[] {
  const draws = new Draws(unhex(seed), question);
  if (typeof recorded === "number") return draws.below(FACES[question.split("/")[0] ?? ""] ?? players);
  const cards = [...recorded].sort((a, b) => a - b);
  for (let i = cards.length - 1; i > 0; i--) {
    const j = draws.below(i + 1);
    [cards[i], cards[j]] = [cards[j] as number, cards[i] as number];
  }
  return cards;
}

/** Verify a record, and compare it with this device's receipt. */
export function check(record: Dealt, receipt: Receipt | null): Checked {
  const seed = record.seed?.startsWith("fair:") ? record.seed.slice(5) : null;
  if (!record.fair || !seed) return { verdict: "bare", all: 0, same: 0 };
  const pairs = Object.entries(record.luck).map(([question, recorded]) => [[recorded].flat(), [answer(seed, question, recorded, record.players)].flat()] as const);
  const all = pairs.reduce((sum, [recorded]) => sum + recorded.length, 0);
  const same = pairs.reduce((sum, [recorded, derived]) => sum + recorded.filter((each, i) => each === derived[i]).length, 0);
  if (same < all || !holds(record.fair, seed, record)) return { verdict: "broken", all, same };
  if (record.version === 1) return { verdict: "old", all, same };
  if (!receipt) return { verdict: "unseen", all, same };
  return { verdict: agrees(record.fair, receipt) ? "seen" : "other", all, same };
}

function holds(fair: NonNullable<Dealt["fair"]>, seed: string, record: Dealt): boolean {
  if (!/^[0-9a-f]{64}$/.test(fair.secret) || hex(sha256(unhex(fair.secret))) !== fair.commitment) return false;
  if (fairSeed(fair.secret, fair.words) !== seed) return false;
  if (record.version === 1) return !fair.word_commitments?.length && !fair.voided?.length;
  const promises = fair.word_commitments ?? [];
  const opened = fair.words.every((word, seat) => Boolean(word) === Boolean(promises[seat]));
  return promises.length === record.players && opened && [...(fair.voided ?? []), fair].every(isOpen);
}

/** Return whether the known words of a deal match their commitments. */
function isOpen({ commitment, word_commitments = [], words }: Deal): boolean {
  return words.length === word_commitments.length && words.every((word, seat) => !word || promiseFor(commitment, word) === word_commitments[seat]);
}

/** Return whether a record agrees with a receipt: the same values, and all void deals that this device saw. */
function agrees(fair: NonNullable<Dealt["fair"]>, { deals }: Receipt): boolean {
  const played: Deal[] = [...(fair.voided ?? []), fair];
  let place = -1;
  for (const seen of deals) {
    place = played.findIndex((each, i) => i > place && each.commitment === seen.commitment);
    const recorded = played[place];
    if (!recorded || String(recorded.word_commitments) !== String(seen.word_commitments)) return false;
    const isVoid = place < played.length - 1;
    if (seen.words.some((own, seat) => own && own !== recorded.words[seat] && (recorded.words[seat] || !isVoid))) return false;
  }
  return deals.length > 0 && place === played.length - 1;
}

// The reader's part in the deal: a word for each seat, committed to when sitting down and revealed when all have
// committed to theirs. What was seen before is kept on this device as a receipt. docs/fairness.md says why.
import type { Fairness } from "../lib/messages";
import type { WholeUpdate, RequestBody } from "../lib/socket";
import { hashText, hex } from "./sha256";

/** The values of one deal, with the words of the reader's own seats. */
export interface Deal {
  commitment: string;
  word_commitments: string[];
  words: string[];
}

/** What this device saw of a table's deals; a file for `arcus verify --seen`. */
export interface Receipt {
  format: "arcus-receipt";
  version: 1;
  table: string;
  deals: Deal[];
}

interface Kept {
  receipt: Receipt;
  /** The words by their commitments. */
  words: Record<string, string>;
  at: number;
}

const KEY = "arcus-deal-";
const MOST = 100; // tables whose receipts are kept

/** What this device has kept of a table. */
function kept(table: string): Kept {
  const fresh: Kept = { receipt: { format: "arcus-receipt", version: 1, table, deals: [] }, words: {}, at: 0 };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY + table) ?? "{}") as Partial<Kept>) };
  } catch {
    return fresh; // storage may be barred, or hold something else
  }
}

function keep(table: string, what: Kept): void {
  try {
    localStorage.setItem(KEY + table, JSON.stringify({ ...what, at: Date.now() }));
    const names = Object.keys(localStorage).filter((name) => name.startsWith(KEY));
    const age = (name: string): number => kept(name.slice(KEY.length)).at;
    if (names.length > MOST) names.sort((a, b) => age(a) - age(b)).slice(0, -MOST).forEach((name) => localStorage.removeItem(name));
  } catch {
    // then it holds until the page is closed
  }
}

/** What this device saw of a table's deals; null if it saw none. */
export function receiptOf(table: string): Receipt | null {
  const { receipt } = kept(table);
  return receipt.deals.length > 0 ? receipt : null;
}

/** The commitment to a word, in answer to the server's. */
export function promiseFor(commitment: string, word: string): string {
  return hashText(`${commitment} ${word}`);
}

export class Words {
  private fair: Fairness | null = null;
  private readonly own: Kept;
  /** What is on its way, so that it is not sent twice. */
  private readonly sent = new Set<string>();

  constructor(
    private readonly table: string,
    private readonly ask: (request: RequestBody) => Promise<unknown>,
  ) {
    this.own = kept(table);
  }

  /** Draw a new word, and return the commitment to it; null before the server has committed itself. */
  promise(): string | null {
    if (!this.fair) return null;
    const word = hex(crypto.getRandomValues(new Uint8Array(32)));
    const promise = promiseFor(this.fair.commitment, word);
    this.own.words[promise] = word;
    keep(this.table, this.own);
    return promise;
  }

  /** Do what an update asks for: sit down again with a word, or reveal it. */
  heed({ table, you }: WholeUpdate): void {
    const isFirst = this.fair === null;
    this.fair = table.fairness;
    if (table.phase === "dealing") {
      this.note(you.seats);
      for (const seat of you.seats) this.reveal(seat);
    }
    if (table.phase === "gathering")
      for (const seat of you.seats) if (this.lacks(seat, isFirst)) this.once(`sit ${table.fairness.commitment} ${seat}`, () => ({ type: "sit", seat, name: table.seats[seat]?.name ?? null, commitment: this.promise() }));
  }

  /** Has a seat no word for the next deal? Another device of the same reader may have one: it is asked only on arrival. */
  private lacks(seat: number, isFirst: boolean): boolean {
    const promise = this.fair?.word_commitments[seat] ?? "";
    const word = this.own.words[promise];
    if (!promise || word === undefined) return !promise || isFirst;
    return promiseFor(this.fair?.commitment ?? "", word) !== promise;
  }

  /** Reveal a word, unless the server has meanwhile committed itself to something else. */
  private reveal(seat: number): void {
    const promise = this.fair?.word_commitments[seat] ?? "";
    const word = this.own.words[promise];
    if (!this.fair || word === undefined || this.fair.words[seat] || promiseFor(this.fair.commitment, word) !== promise) return;
    this.once(`reveal ${promise} ${seat}`, () => ({ type: "reveal", seat, word }));
  }

  private once(name: string, request: () => RequestBody): void {
    if (this.sent.has(name)) return;
    this.sent.add(name);
    void this.ask(request()).finally(() => this.sent.delete(name));
  }

  /** Keep what is fixed now; it is worth nothing once the own words, or those of all, are known. */
  private note(mine: readonly number[]): void {
    const { fair, own } = this;
    const { deals } = own.receipt;
    if (!fair || deals.some((each) => each.commitment === fair.commitment)) return;
    if ((mine.length > 0 ? mine.map((seat) => fair.words[seat]) : fair.words).some(Boolean)) return;
    deals.push({ commitment: fair.commitment, word_commitments: [...fair.word_commitments], words: fair.word_commitments.map((promise) => own.words[promise] ?? "") });
    keep(this.table, own);
  }
}

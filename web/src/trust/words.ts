// The reader's part in the deal: a word for each seat, committed to when taking the seat and revealed when everyone has
// committed. The values seen before the deal are kept on this device as a receipt (docs/fairness.md).
import type { Fairness } from "../lib/messages";
import type { WholeUpdate, RequestBody } from "../lib/socket";
import { hashText, hex } from "./sha256";

/** The values of one deal, with the words of the reader's own seats. */
export interface Deal {
  commitment: string;
  word_commitments: string[];
  words: string[];
}

/** The values that this device saw of a table's deals; a file for `arcus verify --seen`. */
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

/** Return the stored data of a table. */
function kept(table: string): Kept {
  const fresh: Kept = { receipt: { format: "arcus-receipt", version: 1, table, deals: [] }, words: {}, at: 0 };
  try {
    const found = { ...fresh, ...(JSON.parse(localStorage.getItem(KEY + table) ?? "{}") as Partial<Kept>) };
    return Array.isArray(found.receipt?.deals) && typeof found.words === "object" && found.words ? found : fresh;
  } catch {
    return fresh; // storage may be blocked, or contain something else
  }
}

function keep(table: string, what: Kept): void {
  try {
    localStorage.setItem(KEY + table, JSON.stringify({ ...what, at: Date.now() }));
    const names = Object.keys(localStorage).filter((name) => name.startsWith(KEY));
    const age = (name: string): number => kept(name.slice(KEY.length)).at;
    if (names.length > MOST) names.sort((a, b) => age(a) - age(b)).slice(0, -MOST).forEach((name) => localStorage.removeItem(name));
  } catch {
    // without storage it is remembered until the page is closed
  }
}

/** Return the receipt of a table; null if there is none. */
export function receiptOf(table: string): Receipt | null {
  const { receipt } = kept(table);
  return receipt.deals.length > 0 ? receipt : null;
}

/** Return the commitment to a word, bound to the server's commitment. */
export function promiseFor(commitment: string, word: string): string {
  return hashText(`${commitment} ${word}`);
}

export class Words {
  private fair: Fairness | null = null;
  private readonly own: Kept;
  /** Requests being sent, to avoid sending them twice. */
  private readonly sent = new Set<string>();

  constructor(
    private readonly table: string,
    private readonly ask: (request: RequestBody) => Promise<unknown>,
  ) {
    this.own = kept(table);
  }

  /** Draw a new word, and return the commitment to it; null before the server's commitment is known. */
  promise(): string | null {
    if (!this.fair) return null;
    const word = hex(crypto.getRandomValues(new Uint8Array(32)));
    const promise = promiseFor(this.fair.commitment, word);
    this.own.words[promise] = word;
    keep(this.table, this.own);
    return promise;
  }

  /** React to an update: take the seat again with a word, or reveal the word. */
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

  /** Return whether a seat has no word for the next deal; checked on arrival only, as another device may have it. */
  private lacks(seat: number, isFirst: boolean): boolean {
    const promise = this.fair?.word_commitments[seat] ?? "";
    const word = this.own.words[promise];
    if (!promise || word === undefined) return !promise || isFirst;
    return promiseFor(this.fair?.commitment ?? "", word) !== promise;
  }

  /** Reveal a word, unless the server's commitment has changed. */
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

  /** Store the values fixed so far; they prove nothing once the own words, or all words, are revealed. */
  private note(mine: readonly number[]): void {
    const { fair, own } = this;
    const { deals } = own.receipt;
    if (!fair || deals.some((each) => each.commitment === fair.commitment)) return;
    if ((mine.length > 0 ? mine.map((seat) => fair.words[seat]) : fair.words).some(Boolean)) return;
    deals.push({ commitment: fair.commitment, word_commitments: [...fair.word_commitments], words: fair.word_commitments.map((promise) => own.words[promise] ?? "") });
    keep(this.table, own);
  }
}

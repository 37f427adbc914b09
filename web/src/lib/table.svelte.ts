// A table as the reader sees it: what the server last said, and what can be asked of it.
import type { Trial } from "../board/gestures";
import { aside, story, type Entry } from "./events";
import { socketAddress } from "./http";
import { PROTOCOL, type Hint, type Answer, type AnyChoice, type AnyView, type Event, type Hints, type Said, type SeatInfo, type TableInfo, type You } from "./messages";
import { introduce } from "./me.svelte";
import type { Reason, Tell } from "../games/props";
import { Link, type Heard, type LinkState, type WholeUpdate, type RequestBody } from "./socket";
import { Queue, showTime } from "./queue";
import { hintReason } from "./rules";
import { seatNames } from "./seats";
import { has, learn, say } from "./words";
import { Words } from "../trust/words";

/** Why something was refused. */
export interface Refusal {
  message: string;
  rule: string | null;
  detail: string;
  /** Grows with each, so that the same one can be shown again. */
  nth: number;
}

/** A phrase that hangs in the air for a while. */
export interface Speech {
  seat: number;
  phrase: string;
  nth: number;
}

const SPEECH_MS = 6000;

/** Does a bot play for somebody, for now or to the end? */
function isBots(seat: SeatInfo | undefined): boolean {
  return seat !== undefined && (seat.stand_in || seat.lost);
}

export class Table {
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>({ seats: [], facing: null, host: false, draft: [], can_undo: false, can_take_back: false });
  view = $state.raw<AnyView | null>(null);
  log = $state.raw<Entry[]>([]);
  /** What the newest update brought, for motion and speech. */
  batch = $state.raw<Event[]>([]);
  /** Grows with each update that brought something. */
  batches = $state(0);
  /** When the newest update came, by the page's clock: clocks run on from there. */
  heardAt = $state(0);
  link = $state<LinkState>("opening");
  /** Why the table does not let the reader in: a message of the catalogue. */
  gone = $state<string | null>(null);
  hints = $state.raw<Hint[]>([]);
  thinking = $state(false);
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  speech = $state.raw<Speech[]>([]);
  /** Sentences to be spoken. */
  spoken = $state.raw<{ text: string; nth: number }[]>([]);

  /** Known a little earlier than the rest, which waits for the words of the game. */
  game = $state("");
  phase = $derived(this.info?.phase ?? "gathering");
  /** Are the cards still to be dealt? */
  isBefore = $derived(this.phase === "gathering" || this.phase === "dealing");
  names = $derived(seatNames(this.info?.seats ?? []));
  /** The seat whose eyes the reader has. */
  me = $derived(this.you.facing);
  /** A seat of the reader's that is to act, on a shared device perhaps another than the one shown. */
  due = $derived.by(() => {
    const seats = this.info?.phase === "playing" ? this.info.seats : [];
    const mine = this.you.seats.filter((seat) => seats[seat]?.to_act && !seats[seat].decided && !isBots(seats[seat]));
    return this.me !== null && mine.includes(this.me) ? this.me : (mine[0] ?? null);
  });

  /** The seat that the reader sees and plays; none while a bot plays it. */
  player = $derived(this.me === null || isBots(this.info?.seats[this.me]) ? null : this.me);
  /** The reader's seats that can still win. */
  kept = $derived(this.you.seats.filter((seat) => !this.info?.seats[seat]?.lost));
  /** What the reader may do; nothing while the table stands still, or a bot plays. */
  moves = $derived(this.phase === "playing" && this.player !== null ? (this.view?.moves ?? []) : []);

  /** A move in words; what the board of the game knows. */
  tell = $state.raw<Tell>((move) => move.text);

  /** What a move would bring, in words; what the board of the game knows. */
  reason = $state.raw<Reason>(() => "");

  /** Does the board still show what ended, before anything goes on? */
  lingers = $state(false);

  /** Is it the turn of the one who looks? */
  ready = $derived(this.due !== null && this.due === this.me);

  /** Has the reader gone elsewhere? */
  left = false;
  /** Was the reader there while it was played? */
  witnessed = false;
  private wire: Link | null = null;
  private readonly words: Words;
  /** Moves of others are shown one after the other. */
  private readonly queue = new Queue<WholeUpdate>((update, arrivedAt) => this.update(update, arrivedAt), (update) => this.showTime(update));
  private nth = 0;
  /** What was said before the words of the game were there; null from then on. */
  private early: Heard[] | null = [];
  /** The number of the first event in the log. */
  private from = 0;

  constructor(readonly id: string) {
    this.words = new Words(id, (request) => this.request(request));
    void this.come();
    addEventListener("online", this.wake);
    addEventListener("offline", this.sleep);
    document.addEventListener("visibilitychange", this.wake);
  }

  /** Leave; the socket is closed. */
  leave(): void {
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.sleep);
    document.removeEventListener("visibilitychange", this.wake);
    this.left = true;
    this.queue.stop();
    this.wire?.close();
  }

  /** Every visitor of a table has a name; a new one gets one. */
  protected async come(): Promise<void> {
    while (!this.left && !(await introduce().catch(() => null))) {
      this.link = "lost";
      await new Promise((next) => setTimeout(next, 2000));
    }
    if (this.left) return;
    this.wire = new Link({
      address: (since) => socketAddress(`tables/${encodeURIComponent(this.id)}/socket?protocol=${PROTOCOL}&since=${since}`),
      heard: (message) => this.hear(message),
      changed: (state) => (this.link = state),
      refused: (message) => (this.gone = message),
    });
  }

  protected request(request: RequestBody): Promise<Answer | Hints> {
    return this.wire?.request(request) ?? Promise.resolve({ type: "answer", id: 0, refused: "web-no-connection" });
  }

  /** Ask for something; a refusal is shown. True if it was done. */
  async ask(request: RequestBody): Promise<boolean> {
    const no = await this.attempt(request);
    if (no) void this.refuse(no);
    return !no;
  }

  /** Ask for something; the answer is why not, or null if it was done. */
  async attempt(request: RequestBody): Promise<Answer | null> {
    const answer = await this.request(request);
    return answer.type === "hints" || !answer.refused ? null : answer;
  }

  /** Sit down, with a word for the deal; the answer is why not, or null if it was done. */
  sit(seat: number | null, name: string | null): Promise<Answer | null> {
    return this.attempt({ type: "sit", seat, name, commitment: this.words.promise() });
  }

  /** Play a move, by its number or in notation. */
  async play(move: number | string): Promise<boolean> {
    if (!this.view || this.busy) return false;
    this.busy = true;
    this.refusal = null;
    try {
      return await this.ask({ type: "play", decision: this.view.decision, move, seat: this.me });
    } finally {
      this.busy = false;
    }
  }

  /** Show why something may not be put somewhere; if it may, put it there: a choice that waits for others is changed so. */
  async explain(trial: Trial): Promise<void> {
    if (!this.view || this.busy) return;
    this.refusal = null;
    const answer = await this.request({ type: "try", decision: this.view.decision, seat: this.me, ...trial });
    if (answer.type === "hints") return;
    if (answer.refused) await this.refuse(answer);
    else if (typeof answer.move === "number") await this.play(answer.move);
  }

  /** Ask what the master would do. */
  async hint(): Promise<void> {
    this.thinking = true;
    const answer = await this.request({ type: "hint", seat: this.me });
    this.thinking = false;
    if (answer.type === "hints") this.advise(answer);
    else if (answer.refused) await this.refuse(answer);
  }

  /** A move of the view in words. */
  moveText(move: AnyChoice): string {
    return this.tell(move, this.names, say);
  }

  /** A hint in words: it is one of the moves of the view. */
  hinted(hint: Hint): string {
    const move = this.view?.moves.find((each) => each.number === hint.move);
    return move ? this.moveText(move) : hint.text;
  }

  /** Why the best of the hints is good: what it would bring, or else the chances with it. */
  get why(): string {
    const best = this.hints[0];
    return (best && this.view && this.reason(best.move, this.view, say)) || hintReason(this.hints);
  }

  /** Say something that the screen readers hear. */
  speak(text: string): void {
    this.spoken = [...this.spoken.slice(-7), { text, nth: ++this.nth }];
  }

  /** The hints have been read. */
  forget(): void {
    this.hints = [];
  }

  /** The refusal has been read. */
  dismiss(): void {
    this.refusal = null;
  }

  private readonly wake = (): void => {
    if (document.visibilityState === "visible") this.wire?.wake();
  };

  private readonly sleep = (): void => this.wire?.sleep();

  protected hear(message: Heard): void {
    if (message.type === "update") this.words.heed(message);
    if (this.early) this.early.push(message);
    else if (message.type === "update") this.receive(message);
    else if (message.type === "said") this.overhear(message);
    if (message.type !== "update" || this.game) return;
    this.game = message.table.setup.game;
    void this.learn();
  }

  /** Load the words of the game; what came in early is heard once they are there. */
  private async learn(): Promise<void> {
    while (!this.left && !(await learn(this.game).then(() => true, () => false))) await new Promise((next) => setTimeout(next, 2000));
    const early = this.early ?? [];
    this.early = null;
    if (!this.left) for (const message of early) this.hear(message);
  }

  /** An update waits for those before it; one for another seat, or after a gap, starts anew. */
  private receive(update: WholeUpdate): void {
    const last = this.queue.last;
    const end = last ? last.first + last.events.length : this.from + this.log.length;
    if (update.you.facing !== (last?.you ?? this.you).facing || update.first > end) this.queue.skip();
    this.queue.add(update);
  }

  /** Show at once what still waits to be shown. */
  skip(): void {
    this.queue.skip();
  }

  private update(update: WholeUpdate, arrivedAt: number): void {
    const isFirst = this.info === null;
    if (update.view?.decision !== this.view?.decision || update.you.facing !== this.you.facing) this.hints = [];
    // Another pair of eyes, or a gap: the story begins anew, so that nobody reads what others saw.
    const isOther = update.you.facing !== this.you.facing || update.first > this.from + this.log.length;
    if (isOther) {
      this.log = [];
      this.from = update.first;
    }
    const wasBots = isBots(this.info?.seats[update.you.facing ?? -1]);
    const fresh = update.events.slice(Math.max(0, this.from + this.log.length - update.first));
    if (fresh.length === 0) this.hearSteps(isOther ? update.you.draft : this.you.draft, update.you.draft);
    this.witnessed ||= update.table.phase === "playing";
    this.info = update.table;
    this.you = update.you;
    this.view = update.view;
    this.heardAt = arrivedAt;
    if (fresh.length === 0) return;
    const reader = update.you.facing;
    const isAside = wasBots || isBots(update.table.seats[reader ?? -1]);
    const entries = fresh.map((event) => (isAside && reader !== null ? aside(update.table.setup.game, event, reader) : { event, reader }));
    this.log = [...this.log, ...entries];
    if (isFirst || isOther) return;
    this.batch = fresh;
    this.batches += 1;
    for (const sentence of story(update.table.setup.game, entries, this.names)) this.speak(sentence);
  }

  /** For how long the next update has to wait after this one, so that it can be seen. */
  private showTime(update: WholeUpdate): number {
    const known = this.info === null ? Infinity : this.from + this.log.length - update.first;
    const fresh = update.events.slice(Math.max(0, known));
    return fresh.some((event) => event.seat !== null && event.seat !== update.you.facing) ? showTime(fresh) : 0;
  }

  /** A step of a turn that is still being put together makes no event: it is said as it is made, or taken back. A turn that ends makes events. */
  private hearSteps(before: readonly AnyChoice[], now: readonly AnyChoice[]): void {
    const [made, undone] = [now.length > before.length, now.length === before.length - 1];
    const step = made ? now.at(-1) : undone ? before.at(-1) : undefined;
    if (step) this.speak(made ? this.moveText(step) : say("web-undone", { move: this.moveText(step) }));
  }

  private overhear(said: Said): void {
    const nth = ++this.nth;
    this.speech = [...this.speech.filter((each) => each.seat !== said.seat), { seat: said.seat, phrase: said.phrase, nth }];
    setTimeout(() => (this.speech = this.speech.filter((each) => each.nth !== nth)), SPEECH_MS);
    const who = this.names[said.seat] ?? "";
    this.speak(say("web-said", { who, phrase: phraseText(said.phrase) }));
  }

  private advise(hints: Hints): void {
    if (hints.decision !== this.view?.decision) return;
    this.hints = hints.moves;
    const best = hints.moves[0];
    if (best) this.speak(`${say("web-hint-best", { move: this.hinted(best) })} ${this.why}`);
  }

  /** Show why not, once the sentence of the rule is there. */
  async refuse(answer: Answer): Promise<void> {
    if (answer.rule && this.info) await learn(`${this.info.setup.game}/rules`).catch(() => undefined);
    this.refusal = {
      message: answer.refused ?? "",
      rule: answer.rule ?? null,
      detail: answer.detail ?? "",
      nth: ++this.nth,
    };
  }
}

/** A phrase in the reader's language. */
export function phraseText(phrase: string): string {
  return has(`web-phrase-${phrase}`) ? say(`web-phrase-${phrase}`) : phrase;
}

/** A refusal as a sentence. */
export function refusalText(refusal: Refusal): string {
  return has(refusal.message) ? say(refusal.message) : refusal.detail || say("web-error");
}

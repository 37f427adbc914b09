// A table as the reader sees it: its state, and the requests to it.
import type { Trial } from "../board/gestures";
import { aside, stepText, story, unheard, type Entry } from "./events";
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

/** The reason of a refusal. */
export interface Refusal {
  message: string;
  rule: string | null;
  detail: string;
  /** Incremented with each refusal, to show the same one again. */
  nth: number;
}

/** A phrase that is shown for a while. */
export interface Speech {
  seat: number;
  phrase: string;
  nth: number;
}

const SPEECH_MS = 6000;

/** Return whether a bot plays for a seat's person. */
function isBots(seat: SeatInfo | undefined): boolean {
  return seat !== undefined && (seat.stand_in || seat.lost);
}

export class Table {
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>({ seats: [], facing: null, host: false, draft: [], can_undo: false, can_take_back: false });
  view = $state.raw<AnyView | null>(null);
  log = $state.raw<Entry[]>([]);
  /** The events of the newest update, for animation and speech. */
  batch = $state.raw<Event[]>([]);
  /** Incremented with each update that has events. */
  batches = $state(0);
  /** When the newest update arrived, by the page's clock; game clocks run on from there. */
  heardAt = $state(0);
  link = $state<LinkState>("opening");
  /** Why the table refuses the reader, as a message of the catalogue. */
  gone = $state<string | null>(null);
  hints = $state.raw<Hint[]>([]);
  thinking = $state(false);
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  speech = $state.raw<Speech[]>([]);
  /** Sentences for screen readers. */
  spoken = $state.raw<{ text: string; nth: number }[]>([]);

  /** The game; known before the rest, which waits for the words of the game. */
  game = $state("");
  phase = $derived(this.info?.phase ?? "gathering");
  /** Whether the cards are not dealt yet. */
  isBefore = $derived(this.phase === "gathering" || this.phase === "dealing");
  names = $derived(seatNames(this.info?.seats ?? []));
  /** The seat whose view is shown. */
  me = $derived(this.you.facing);
  /** A seat of the reader that is to act; on a shared device, not necessarily the one shown. */
  due = $derived.by(() => {
    const seats = this.info?.phase === "playing" ? this.info.seats : [];
    const mine = this.you.seats.filter((seat) => seats[seat]?.to_act && !seats[seat].decided && !isBots(seats[seat]));
    return this.me !== null && mine.includes(this.me) ? this.me : (mine[0] ?? null);
  });

  /** The seat that the reader sees and plays; none while a bot plays it. */
  player = $derived(this.me === null || isBots(this.info?.seats[this.me]) ? null : this.me);
  /** The reader's seats that can still win. */
  kept = $derived(this.you.seats.filter((seat) => !this.info?.seats[seat]?.lost));
  /** The reader's legal moves; none while the game is paused or a bot plays. */
  moves = $derived(this.phase === "playing" && this.player !== null ? (this.view?.moves ?? []) : []);

  /** Returns a move in words; set by the board of the game. */
  tell = $state.raw<Tell>((move) => move.text);

  /** Returns the effect of a move in words; set by the board of the game. */
  reason = $state.raw<Reason>(() => "");

  /** Whether the board still shows the end of a round. */
  lingers = $state(false);

  /** Whether it is the turn of the seat that is shown. */
  ready = $derived(this.due !== null && this.due === this.me);

  /** Whether the reader has left the page. */
  left = false;
  /** Whether the reader was present during the game. */
  witnessed = false;
  private wire: Link | null = null;
  private readonly words: Words;
  /** Moves of others are shown one after the other. */
  private readonly queue = new Queue<WholeUpdate>((update, arrivedAt) => this.update(update, arrivedAt), (update) => this.showTime(update));
  private nth = 0;
  /** Messages that arrived before the words of the game; null once these are loaded. */
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

  /** Connect; a new visitor gets a name first. */
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

  /** Send a request and show a refusal; return whether it was granted. */
  async ask(request: RequestBody): Promise<boolean> {
    const no = await this.attempt(request);
    if (no) void this.refuse(no);
    return !no;
  }

  /** Send a request; return the refusal, or null if it was granted. */
  async attempt(request: RequestBody): Promise<Answer | null> {
    const answer = await this.request(request);
    return answer.type === "hints" || !answer.refused ? null : answer;
  }

  /** Take a seat, with a word for the deal; return the refusal, or null if it was granted. */
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

  /** Show why something may not be put somewhere; if it may, play the move, which changes a choice made before. */
  async explain(trial: Trial): Promise<void> {
    if (!this.view || this.busy) return;
    this.refusal = null;
    const answer = await this.request({ type: "try", decision: this.view.decision, seat: this.me, ...trial });
    if (answer.type === "hints") return;
    if (answer.refused) await this.refuse(answer);
    else if (typeof answer.move === "number") await this.play(answer.move);
  }

  /** Ask for hints. */
  async hint(): Promise<void> {
    this.thinking = true;
    const answer = await this.request({ type: "hint", seat: this.me });
    this.thinking = false;
    if (answer.type === "hints") this.advise(answer);
    else if (answer.refused) await this.refuse(answer);
  }

  /** Return a move of the view in words. */
  moveText(move: AnyChoice): string {
    return this.tell(move, this.names, say);
  }

  /** Return a step of the unfinished turn as a sentence. */
  stepText(step: AnyChoice): string {
    return (this.me !== null && stepText(this.game, step, this.me, this.names)) || this.moveText(step);
  }

  /** Return the move of a hint in words. */
  hinted(hint: Hint): string {
    const move = this.view?.moves.find((each) => each.number === hint.move);
    return move ? this.moveText(move) : hint.text;
  }

  /** The reason for the best hint: its effect, or else its chances. */
  get why(): string {
    const best = this.hints[0];
    return (best && this.view && this.reason(best.move, this.view, say)) || hintReason(this.hints);
  }

  /** Announce a sentence to screen readers. */
  speak(text: string): void {
    this.spoken = [...this.spoken.slice(-7), { text, nth: ++this.nth }];
  }

  /** Hide the hints. */
  forget(): void {
    this.hints = [];
  }

  /** Hide the refusal. */
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

  /** Load the words of the game, then handle the messages that arrived early. */
  private async learn(): Promise<void> {
    while (!this.left && !(await learn(this.game).then(() => true, () => false))) await new Promise((next) => setTimeout(next, 2000));
    const early = this.early ?? [];
    this.early = null;
    if (!this.left) for (const message of early) this.hear(message);
  }

  /** Queue an update after the earlier ones; one for another seat, or after a gap, resets the queue. */
  private receive(update: WholeUpdate): void {
    const last = this.queue.last;
    const end = last ? last.first + last.events.length : this.from + this.log.length;
    if (update.you.facing !== (last?.you ?? this.you).facing || update.first > end) this.queue.skip();
    this.queue.add(update);
  }

  /** Show all queued updates at once. */
  skip(): void {
    this.queue.skip();
  }

  private update(update: WholeUpdate, arrivedAt: number): void {
    const isFirst = this.info === null;
    if (update.view?.decision !== this.view?.decision || update.you.facing !== this.you.facing) this.hints = [];
    // Another seat, or a gap: restart the log, so that nobody reads what another seat saw.
    const isOther = update.you.facing !== this.you.facing || update.first > this.from + this.log.length;
    if (isOther) {
      this.log = [];
      this.from = update.first;
    }
    const wasBots = isBots(this.info?.seats[update.you.facing ?? -1]);
    const fresh = update.events.slice(Math.max(0, this.from + this.log.length - update.first));
    if (fresh.length === 0) this.hearSteps(isOther ? update.you.draft : this.you.draft, update.you.draft);
    const heard = isOther ? [] : this.you.draft.map((step) => this.stepText(step));
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
    for (const sentence of story(this.game, unheard(this.game, entries, this.names, heard), this.names)) this.speak(sentence);
  }

  /** Return how long an update stays visible before the next one. */
  private showTime(update: WholeUpdate): number {
    const known = this.info === null ? Infinity : this.from + this.log.length - update.first;
    const fresh = update.events.slice(Math.max(0, known));
    return fresh.some((event) => event.seat !== null && event.seat !== update.you.facing) ? showTime(fresh) : 0;
  }

  /** Announce steps of an unfinished turn, which make no events, as they are made or undone. */
  private hearSteps(before: readonly AnyChoice[], now: readonly AnyChoice[]): void {
    const [made, undone] = [now.length > before.length, now.length === before.length - 1];
    const step = made ? now.at(-1) : undone ? before.at(-1) : undefined;
    if (step) this.speak(made ? this.stepText(step) : say("web-undone", { move: this.moveText(step) }));
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

  /** Show a refusal, once the text of the rule is loaded. */
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

/** Return a phrase in the reader's language. */
export function phraseText(phrase: string): string {
  return has(`web-phrase-${phrase}`) ? say(`web-phrase-${phrase}`) : phrase;
}

/** Return a refusal as a sentence. */
export function refusalText(refusal: Refusal): string {
  return has(refusal.message) ? say(refusal.message) : refusal.detail || say("web-error");
}

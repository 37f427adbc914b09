// A finished game that the reader steps through: its frames from the chosen point of view, and its analysis.
import { eventText } from "../lib/events";
import { ask } from "../lib/http";
import { introduce, me } from "../lib/me.svelte";
import type { AnyChoice } from "../lib/messages";
import type { Tell } from "../games/props";
import type { Shown } from "../table/frame";
import { learn, say } from "../lib/words";
import type { Analysis, Frame, Move, Progress, ReplayedGame } from "./types";

export type Eyes = number | "all";
/** Milliseconds for a move, by speed. */
const PACE = 1400;
export const SPEEDS = [1, 2, 4];
const POLL = 700;

export class Review implements Shown {
  game = $state.raw<ReplayedGame | null>(null);
  at = $state(0);
  eyes = $state<Eyes>("all");
  isPlaying = $state(false);
  speed = $state(1);
  progress = $state.raw<Progress>({ state: "none", done: 0, total: 0, analysis: null });
  /** Returns a move in words; set by the board of the game. */
  tell = $state.raw<Tell>((move) => move.text);

  last = $derived((this.game?.frames.length ?? 1) - 1);
  frame = $derived<Frame | null>(this.game?.frames[this.at] ?? null);
  view = $derived(this.frame?.view ?? null);
  /** The cards of every seat, with all cards open. */
  hands = $derived(this.game?.open ? this.frame?.hands : undefined);
  me = $derived(this.view?.seat ?? null);
  phase = $derived<Shown["phase"]>(this.view?.outcome ? "over" : "playing");
  names = $derived(this.game ? this.game.names.length > 0 ? this.game.names : Array.from({ length: this.game.players }, (_, seat) => say("review-player", { number: seat + 1 })) : []);
  analysis = $derived<Analysis | null>(this.progress.analysis);
  /** The analysis of the move that led here. */
  move = $derived<Move | null>(this.at > 0 ? (this.analysis?.moves[this.at - 1] ?? null) : null);
  winners = $derived(this.game?.outcome?.winners ?? []);
  /** The seat of the reader, by name. */
  mine = $derived(me() ? this.names.indexOf(me()?.name ?? "") : -1);
  /** The seat whose chance is drawn at the bottom. */
  focus = $derived(this.eyes !== "all" ? this.eyes : this.mine >= 0 ? this.mine : (this.winners[0] ?? 0));

  private timer: ReturnType<typeof setTimeout> | undefined;
  private isLeft = false;

  constructor(readonly id: string) {}

  /** Load the game from the chosen point of view, and at first its words and the state of its analysis. */
  async open(at: number): Promise<void> {
    const game = await this.load(this.eyes);
    await Promise.all([learn(game.game), learn("review")]);
    this.game = game;
    this.go(at);
    await this.look();
  }

  private load(eyes: Eyes): Promise<ReplayedGame> {
    return ask<ReplayedGame>("GET", `tables/${encodeURIComponent(this.id)}/replay?${eyes === "all" ? "open=true" : `seat=${eyes}`}`);
  }

  /** Change the point of view. */
  async see(eyes: Eyes): Promise<void> {
    const game = await this.load(eyes);
    this.eyes = eyes;
    this.game = game;
  }

  leave(): void {
    this.isLeft = true;
    clearTimeout(this.timer);
  }

  /** Go to a moment; 0 is after the deal. */
  go(to: number): void {
    this.at = Math.max(0, Math.min(this.last, Number.isFinite(to) ? Math.trunc(to) : 0));
    if (this.at === this.last) this.isPlaying = false;
  }

  /** Step by hand, which stops playing. */
  step(by: number): void {
    this.isPlaying = false;
    this.go(this.at + by);
  }

  toggle(): void {
    if (!this.isPlaying && this.at === this.last) this.at = 0;
    this.isPlaying = !this.isPlaying;
    this.tick();
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
  }

  private tick(): void {
    clearTimeout(this.timer);
    if (!this.isPlaying || this.isLeft) return;
    this.timer = setTimeout(() => {
      if (!this.isPlaying) return;
      this.go(this.at + 1);
      this.tick();
    }, PACE / this.speed);
  }

  /** Return the events of this moment in one sentence. */
  sentence(): string {
    const frame = this.frame;
    if (!frame || !this.game) return "";
    const own = frame.events.find((each) => each.seat === frame.seat && frame.seat !== null);
    const event = own ?? (this.at > 0 ? frame.events[0] : undefined); // the end of a turn is also the beginning of the next
    const reader = this.eyes === "all" ? null : this.eyes;
    return event ? eventText(this.game.game, event, reader, this.names) : say("review-dealt");
  }

  /** Return a move of the analysis in words. */
  moveText(move: AnyChoice): string {
    return this.tell(move, this.names, say);
  }

  // -- the analysis

  private get path(): string {
    return `tables/${encodeURIComponent(this.id)}/analysis`;
  }

  /** Fetch the progress of the analysis, repeatedly while it runs. */
  private async look(): Promise<void> {
    this.progress = await ask<Progress>("GET", this.path);
    while (this.progress.state === "running" && !this.isLeft) {
      await new Promise((next) => setTimeout(next, POLL));
      if (!this.isLeft) this.progress = await ask<Progress>("GET", this.path);
    }
  }

  async analyse(): Promise<void> {
    await introduce();
    this.progress = await ask<Progress>("POST", this.path);
    await this.look();
  }

  async cancel(): Promise<void> {
    await ask<void>("DELETE", this.path);
    this.progress = await ask<Progress>("GET", this.path);
  }

  /** Go to the next mistake, or to the first one again. */
  nextSlip(): void {
    const slips = [...(this.analysis?.slips ?? [])].sort((a, b) => a - b);
    this.isPlaying = false;
    this.go(slips.find((number) => number > this.at) ?? slips[0] ?? this.at);
  }

  /** Continue from before this move, on its seat, against bots; return the id of the new table. */
  async tryAgain(): Promise<string> {
    await introduce();
    const seat = this.move?.seat ?? this.frame?.seat ?? this.focus;
    const table = await ask<{ id: string }>("POST", `tables/${encodeURIComponent(this.id)}/continuation`, { move: Math.max(0, this.at - 1), seat });
    return table.id;
  }
}

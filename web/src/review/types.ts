// The server's messages about a finished game: docs/protocol.md.
import type { AnyChoice, AnyView, Event, Outcome } from "../lib/messages";

/** A moment: the move that led to it, its events, and the view from the chosen point. */
export interface Frame {
  seat: number | null;
  move: string | null;
  events: Event[];
  view: AnyView;
  /** With all cards open: the cards of every seat. */
  hands: string[][];
}

export interface ReplayedGame {
  game: string;
  players: number;
  options: Record<string, unknown>;
  names: string[];
  seat: number | null;
  open: boolean;
  ended: string;
  outcome: Outcome | null;
  frames: Frame[];
}

export type Kind = "" | "inaccuracy" | "mistake" | "blunder";

export interface Option {
  text: string;
  choice: AnyChoice;
  value: number;
  error: number;
}

export interface Move {
  seat: number;
  text: string;
  choice: AnyChoice;
  chances: number[];
  luck: number[];
  skill: number[];
  considered?: Option[];
  played?: number;
  cost?: number;
  kind?: Kind;
  forced?: boolean;
}

export interface Account {
  start: number;
  luck: number;
  own: number;
  others: number;
  result: number;
  error: number;
}

export interface Analysis {
  start: number[];
  dealt: number[];
  moves: Move[];
  slips: number[];
  accounts: Account[];
}

export interface Progress {
  state: "none" | "running" | "done" | "failed";
  done: number;
  total: number;
  analysis: Analysis | null;
}

/** The signs of mistakes, as chess players write them. */
export const MARKS: Record<string, string> = { inaccuracy: "?!", mistake: "?", blunder: "??" };

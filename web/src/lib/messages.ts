// Generated from arcus.protocol by `npm run types`; do not edit.

export const PROTOCOL = 2;

export type AnyView = Red7View | QwintoView | RainbowView | KobitoView;
export type FromTable = Answer | Hints | Update | Said | Gone | Pong;
export type ToTable =
  | Sit
  | Rise
  | SeatBot
  | Remove
  | Begin
  | Reveal
  | Face
  | Play
  | Try
  | Undo
  | Ask
  | Agree
  | Resign
  | Back
  | Claim
  | MoreTime
  | Pause
  | Lock
  | AskHint
  | Say
  | Rematch
  | CloseTable
  | Ping;

/**
 * The answer to the request with the same id, unless an update carries it; without `refused`, it was granted.
 */
export interface Answer {
  type: "answer";
  id: number;
  refused?: string | null;
  rule?: string | null;
  detail?: string;
  move?: number | null;
}
/**
 * The moves that the master considers best, best first.
 */
export interface Hints {
  type: "hints";
  id: number;
  decision: number;
  moves: Hint[];
}
/**
 * A move that the master considers, and its value.
 */
export interface Hint {
  move: number;
  text: string;
  value: number;
}
/**
 * The parts of the table that have changed for this reader; the first update of a socket has all of them.
 */
export interface Update {
  type: "update";
  number: number;
  answer?: number;
  table?: TableBase;
  seats?: SeatInfo[];
  you?: You;
  view?: AnyView | null;
  first?: number;
  events?: Event[];
}
/**
 * A table without its seats, as everyone at it may see it: the part that rarely changes.
 */
export interface TableBase {
  id: string;
  code: string;
  setup: Setup;
  rules: number;
  phase: "closed" | "dealing" | "gathering" | "over" | "paused" | "playing";
  locked: boolean;
  begins_when_full: boolean;
  fairness: Fairness;
  question: Proposal | null;
  next: string | null;
  onlookers: number;
  ended: "" | "agreed" | "closed" | "played" | "resigned";
  winners: number[];
  series: Series | null;
}
/**
 * The game and the settings that a table is opened with.
 */
export interface Setup {
  game: string;
  seats: number;
  options: {
    [k: string]: boolean | number | string;
  };
  clock: TimeControl | null;
  absent: "bot" | "lose";
  memory_aid: boolean;
  hints: boolean | null;
  spectators: number | null;
  public: boolean;
}
/**
 * A time limit: seconds in each seat's bank at the start, and seconds added after each of its turns.
 */
export interface TimeControl {
  bank: number;
  gain: number;
}
/**
 * The values with which everyone can check that nobody chose the deal; see docs/fairness.md.
 */
export interface Fairness {
  commitment: string;
  word_commitments: string[];
  words: string[];
  voided: number[][];
  secret: string | null;
}
/**
 * A proposal that all people at the table must agree to.
 */
export interface Proposal {
  what: "end" | "rematch" | "take-back";
  seat: number;
  agreed: number[];
  declined: number[];
}
/**
 * The score over a chain of rematches, this game included once it is over.
 */
export interface Series {
  games: number;
  wins: number[];
}
/**
 * One seat, as everyone may see it.
 */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name: string;
  level: string;
  present: boolean;
  away_ms: number | null;
  claims: ("bot" | "win")[];
  claims_in_ms: number | null;
  stand_in: boolean;
  to_act: boolean;
  decided: boolean;
  steps: number;
  left_ms: number | null;
  lost: boolean;
  lost_by: ("away" | "resigned" | "time") | null;
  points: number | null;
}
/**
 * The reader's own role at the table.
 */
export interface You {
  seats: number[];
  facing: number | null;
  host: boolean;
  draft: AnyChoice[];
  can_undo: boolean;
  can_take_back: boolean;
}
/**
 * A legal move as data, so that no client has to read its notation.
 */
export interface AnyChoice {
  number: number;
  text: string;
  kind: string;
  cards?: string[];
  source?: string | null;
  target?: string | null;
  preview?: unknown;
}
/**
 * Everything that a seat, or a spectator (None), may see; built field by field, not by removing secrets.
 */
export interface Red7View {
  game: "red7";
  players: number;
  options: {
    [k: string]: unknown;
  };
  seat: number | null;
  decision: number;
  to_act: number[];
  rules: string[];
  table: Red7Table;
  memory: (Red7Memory | null) | null;
  moves: Red7Choice[];
  outcome: Outcome | null;
}
/**
 * The table as a seat sees it.
 */
export interface Red7Table {
  hand: string[];
  hands: number[];
  palettes: (string[] | null)[];
  canvas: string[];
  rule: string;
  deck: number;
  turn: number;
  stage: string;
  last: string | null;
  leads: Lead[];
  scored: string[][];
  won: number[];
  round: number;
  points: number[];
  target: number;
}
/**
 * The leader under one rule, and the cards that meet it; None and no cards where there is none.
 */
export interface Lead {
  rule: string;
  seat: number | null;
  cards: string[];
}
/**
 * Cards that were face up earlier this round, wherever they are known to be now.
 */
export interface Red7Memory {
  palettes_out: (string[] | null)[];
  deck_top: string[];
  held: string[][];
}
/**
 * A legal move as data, so that no client has to read its notation.
 */
export interface Red7Choice {
  number: number;
  text: string;
  kind: string;
  cards?: string[];
  source?: string | null;
  target?: string | null;
  preview?: Red7Preview | null;
}
/**
 * The leader under each rule after a move, with how many cards, red first, and the rule that would hold.
 */
export interface Red7Preview {
  leaders: (number | null)[];
  counts: number[];
  rule: string;
}
/**
 * The result of a game: winners (all who share the win), all points, the reason (a message), and the breakdown.
 */
export interface Outcome {
  winners: number[];
  points: number[];
  why: string;
  lines: Line[][];
}
/**
 * One item of a seat's score: what it is for (a message), and its points.
 */
export interface Line {
  what: string;
  points: number;
}
/**
 * Everything that a seat, or a spectator (None), may see; built field by field, not by removing secrets.
 */
export interface QwintoView {
  game: "qwinto";
  players: number;
  options: {
    [k: string]: unknown;
  };
  seat: number | null;
  decision: number;
  to_act: number[];
  rules: string[];
  table: QwintoTable;
  memory: (QwintoMemory | null) | null;
  moves: QwintoChoice[];
  outcome: Outcome | null;
}
/**
 * The table as a seat sees it.
 */
export interface QwintoTable {
  choice: string | null;
  sheets: Sheet[];
  dice: Die[];
  sum: number | null;
  turn: number;
  stage: string;
  decided: number[];
}
/**
 * One player's sheet.
 */
export interface Sheet {
  rows: (number | null)[][];
  misthrows: number;
  dead: string[];
  points: Points;
}
/**
 * The points of a sheet as it stands.
 */
export interface Points {
  total: number;
  rows: number[];
  columns: number[];
  misthrows: number;
}
/**
 * A die on the table: its colour's letter and its face.
 */
export interface Die {
  colour: string;
  face: number;
}
/**
 * The memory of a seat: all but one count is still on the table.
 */
export interface QwintoMemory {
  throws: number;
}
/**
 * A legal move as data, so that no client has to read its notation.
 */
export interface QwintoChoice {
  number: number;
  text: string;
  kind: string;
  cards?: string[];
  source?: string | null;
  target?: string | null;
  preview?: QwintoPreview | null;
}
/**
 * The points of the seat's sheet after a move, as far as its own choice decides.
 */
export interface QwintoPreview {
  points: number;
}
/**
 * Everything that a seat, or a spectator (None), may see; built field by field, not by removing secrets.
 */
export interface RainbowView {
  game: "rainbow";
  players: number;
  options: {
    [k: string]: unknown;
  };
  seat: number | null;
  decision: number;
  to_act: number[];
  rules: string[];
  table: RainbowTable;
  memory: (RainbowMemory | null) | null;
  moves: RainbowChoice[];
  outcome: Outcome | null;
}
/**
 * The table as a seat sees it.
 */
export interface RainbowTable {
  hands: Held[][];
  next: string | null;
  deck: number;
  row: string[];
  piles: number[];
  turn: number;
  stage: string;
  round: number;
}
/**
 * A card in a hand.
 */
export interface Held {
  slot: number;
  face: string | null;
}
/**
 * The cards that a seat has seen before, the first one first.
 */
export interface RainbowMemory {
  row: Laid[];
  piles: Seen[][];
}
/**
 * A card in the row.
 */
export interface Laid {
  card: Seen;
  up: number;
}
/**
 * A card that left a hand, as far as the viewer has seen it. A spectator's near side is the one towards seat 0.
 */
export interface Seen {
  near: string | null;
  far: string | null;
  shared: boolean;
}
/**
 * A legal move as data, so that no client has to read its notation.
 */
export interface RainbowChoice {
  number: number;
  text: string;
  kind: string;
  cards?: string[];
  source?: string | null;
  target?: string | null;
  preview?: RainbowPreview | null;
}
/**
 * The face that a move would bring up, if the player sees or is shown it, and the result.
 */
export interface RainbowPreview {
  face: string | null;
  result: string | null;
}
/**
 * Everything that a seat, or a spectator (None), may see; built field by field, not by removing secrets.
 */
export interface KobitoView {
  game: "kobito";
  players: number;
  options: {
    [k: string]: unknown;
  };
  seat: number | null;
  decision: number;
  to_act: number[];
  rules: string[];
  table: KobitoTable;
  memory: (KobitoMemory | null) | null;
  moves: KobitoChoice[];
  outcome: Outcome | null;
}
/**
 * The table as a seat sees it.
 */
export interface KobitoTable {
  hand: string[];
  hands: number[];
  pots: (Pot | null)[];
  benches: string[][][][];
  bench_fits: (never[] | null)[][];
  won: Won[];
  penalties: string[][];
  points: number[];
  deck: number;
  gold_deck: number;
  discard: string[];
  turn: number;
  stage: string;
  owed: number;
  acted: boolean;
  idle: number;
}
/**
 * A gold card on the table, and the rainbow beside it.
 */
export interface Pot {
  gold: Gold;
  rainbow: string[][];
  fits: never[] | null;
}
/**
 * A gold card: the length of the rainbow that wins it, and its points.
 */
export interface Gold {
  length: number;
  points: number;
}
/**
 * A gold card in a score pile.
 */
export interface Won {
  seat: number;
  gold: Gold;
}
/**
 * Facts seen earlier that are still certain. Counts are by kind: 1 to 12, kobito, swap.
 */
export interface KobitoMemory {
  taken: number[];
  known: number[];
  fresh: number[];
  buried: string[];
  starts: number;
  shuffles: number;
}
/**
 * A legal move as data, so that no client has to read its notation.
 */
export interface KobitoChoice {
  number: number;
  text: string;
  kind: string;
  cards?: string[];
  source?: string | null;
  target?: string | null;
  preview?: KobitoPreview | null;
}
/**
 * The cards owed after a move, the gold card that it wins, and the points that it costs.
 */
export interface KobitoPreview {
  owed: number;
  wins?: Gold | null;
  costs?: number;
  counted?: number;
}
/**
 * A fact as one seat saw it. `what` is None if it was hidden from that seat, or if there is nothing to show.
 */
export interface Event {
  kind: string;
  seat: number | null;
  what: string | null;
  source: string;
  target: string;
}
/**
 * A seat said a phrase.
 */
export interface Said {
  type: "said";
  seat: number;
  phrase: string;
}
/**
 * The last message of a socket, with the reason why the server closes it.
 */
export interface Gone {
  type: "gone";
  why: "flood" | "logged-out" | "slow" | "unreadable";
}
/**
 * The answer to a ping.
 */
export interface Pong {
  type: "pong";
  id: number;
}
/**
 * Take a seat; `commitment` is the hash of the word that this seat adds to the deal.
 */
export interface Sit {
  type: "sit";
  seat?: number | null;
  name?: string | null;
  commitment?: string | null;
  id: number;
}
/**
 * Leave a seat.
 */
export interface Rise {
  type: "rise";
  seat: number;
  id: number;
}
/**
 * Put a bot on an open seat, or let it play for an absent person. Host only.
 */
export interface SeatBot {
  type: "seat-bot";
  seat: number;
  level: string;
  id: number;
}
/**
 * Free a seat. Host only.
 */
export interface Remove {
  type: "remove";
  seat: number;
  id: number;
}
/**
 * Begin the game. Host only.
 */
export interface Begin {
  type: "begin";
  id: number;
}
/**
 * Reveal the word of a seat, while the cards are dealt.
 */
export interface Reveal {
  type: "reveal";
  seat: number;
  word: string;
  id: number;
}
/**
 * Show the view of this seat on a shared device; None hides it again.
 */
export interface Face {
  type: "face";
  seat?: number | null;
  id: number;
}
/**
 * Play a move, by number or in notation, for the decision with that number.
 */
export interface Play {
  type: "play";
  decision: number;
  move: number | string;
  seat?: number | null;
  id: number;
}
/**
 * Ask whether a card may be put somewhere; the answer is granted or gives the reason, and nothing changes.
 *
 *     Cards and places are named as in choices and events; `card` is None where the place is enough.
 */
export interface Try {
  type: "try";
  decision: number;
  source: string;
  target: string;
  card?: string | null;
  seat?: number | null;
  id: number;
}
/**
 * Undo the last step of the unfinished turn, or the choice.
 */
export interface Undo {
  type: "undo";
  seat?: number | null;
  id: number;
}
/**
 * Propose to take back the sender's last turn, or to end the game now.
 */
export interface Ask {
  type: "ask";
  what: "end" | "take-back";
  seat?: number | null;
  id: number;
}
/**
 * Accept or decline the proposal; once the game is over, that of a rematch.
 */
export interface Agree {
  type: "agree";
  yes: boolean;
  seat?: number | null;
  id: number;
}
/**
 * Resign; a bot plays the seat to the end.
 */
export interface Resign {
  type: "resign";
  seat?: number | null;
  id: number;
}
/**
 * Take the seat back from the bot that stood in.
 */
export interface Back {
  type: "back";
  seat?: number | null;
  id: number;
}
/**
 * Claim the win over a player who is to act and has been away for a minute, or let a bot play on for them.
 *
 *     `seat` is the seat of that player; None takes the first one.
 */
export interface Claim {
  type: "claim";
  what: "bot" | "win";
  seat?: number | null;
  id: number;
}
/**
 * Ask for more time.
 */
export interface MoreTime {
  type: "more-time";
  seat?: number | null;
  id: number;
}
/**
 * Pause or resume the game. Host only.
 */
export interface Pause {
  type: "pause";
  on: boolean;
  id: number;
}
/**
 * Lock or unlock the table for newcomers. Host only.
 */
export interface Lock {
  type: "lock";
  on: boolean;
  id: number;
}
/**
 * Ask for the moves that the master considers best.
 */
export interface AskHint {
  type: "hint";
  seat?: number | null;
  id: number;
}
/**
 * Say a phrase.
 */
export interface Say {
  type: "say";
  phrase: string;
  seat?: number | null;
  id: number;
}
/**
 * Propose a rematch, or accept one; it is opened once all people have accepted.
 */
export interface Rematch {
  type: "rematch";
  id: number;
}
/**
 * Close the table for good. Host only.
 */
export interface CloseTable {
  type: "close";
  id: number;
}
/**
 * Ask for a pong, to test the connection.
 */
export interface Ping {
  type: "ping";
  id: number;
}
/**
 * A table, as everyone at it may see it.
 */
export interface TableInfo {
  id: string;
  code: string;
  setup: Setup;
  rules: number;
  phase: "closed" | "dealing" | "gathering" | "over" | "paused" | "playing";
  locked: boolean;
  begins_when_full: boolean;
  fairness: Fairness;
  question: Proposal | null;
  next: string | null;
  onlookers: number;
  ended: "" | "agreed" | "closed" | "played" | "resigned";
  winners: number[];
  series: Series | null;
  number: number;
  seats: SeatInfo[];
}
/**
 * Public tables that can be joined or watched, and the reader's own.
 */
export interface Lobby {
  type: "lobby";
  open: TableLine[];
  playing: TableLine[];
  mine: TableLine[];
}
/**
 * A table as one line of a list.
 */
export interface TableLine {
  id: string;
  code: string;
  setup: Setup;
  phase: "closed" | "dealing" | "gathering" | "over" | "paused" | "playing";
  seats: SeatInfo[];
  locked: boolean;
  changed: number;
  mine: number[];
  your_turn: boolean;
  moves: number;
  winners: number[];
}
/**
 * Everything that this server offers.
 */
export interface ServerInfo {
  version: string;
  games: GameInfo[];
  languages: string[];
  phrases: string[];
}
/**
 * A game that this server offers.
 */
export interface GameInfo {
  name: string;
  least: number;
  most: number;
  rules: number;
  options: Option[];
  levels: string[];
  sections: never[][];
  layout: {};
}
/**
 * An option of a game, with its possible values.
 */
export interface Option {
  name: string;
  kind: "bool" | "choice" | "int" | "text";
  default: boolean | number | string;
  choices: (number | string)[];
}
/**
 * The account that a cookie or a token belongs to.
 */
export interface Me {
  id: string;
  name: string;
  is_bot: boolean;
}
/**
 * A link that opens the same account on another device; it is valid for a few minutes.
 */
export interface RecoveryLink {
  url: string;
  token: string;
  qr: string;
}
/**
 * The reason of a refused HTTP request: a message of the catalogue, and its English text.
 */
export interface Problem {
  refused: string;
  detail: string;
}
/**
 * The link, the code and the QR code (SVG) by which others join a table.
 */
export interface Invitation {
  url: string;
  code: string;
  qr: string;
}
/**
 * A lesson with all its steps.
 */
export interface LessonInfo {
  name: string;
  game: string;
  players: number;
  minutes: number;
  steps: LessonStep[];
  others: string[];
}
/**
 * A step of a lesson, as it begins. Its messages are `lesson-LESSON-NAME-idea`, `-task` and `-done`.
 */
export interface LessonStep {
  name: string;
  rules: string[];
  shows: string[];
  view: AnyView;
  lit: number[];
}
/**
 * A move that the learner tries, by number or in notation, after the moves that led on so far in this step.
 */
export interface LessonTry {
  move: number | string | LessonPut;
  /**
   * @maxItems 32
   */
  moves: string[];
}
/**
 * A card that the learner puts somewhere, to learn why it is not allowed; named as in `Try`.
 */
export interface LessonPut {
  source: string;
  target: string;
  card: string | null;
}
/**
 * The result of a move: it leads on, ends the step, or changes nothing, for the reason given.
 */
export interface LessonAnswer {
  refused?: string | null;
  rule?: string | null;
  moves?: string[];
  view?: AnyView | null;
  events?: Event[];
  lit?: number[];
  done?: boolean;
}
/**
 * The random events of all finished games of a server.
 */
export interface LuckStatistics {
  verdict: "fair" | "few" | "odd";
  games: GameLuck[];
}
/**
 * The random events of all finished games of one kind.
 */
export interface GameLuck {
  game: string;
  games: number;
  chances: ChanceInfo[];
}
/**
 * A kind of random event in all finished games: its outcomes, compared with those expected.
 */
export interface ChanceInfo {
  name: string;
  draws: number;
  outcomes: OutcomeCount[];
  chi_square: number;
  freedom: number;
  share: number | null;
}
/**
 * The observed and expected frequency of an outcome.
 */
export interface OutcomeCount {
  outcome: string;
  count: number;
  expected: number;
}
/**
 * Results and ratings of one account, and the ratings of the bots in the same games.
 */
export interface MyStatistics {
  tallies: Tally[];
  ratings: RatingInfo[];
  bots: RatingInfo[];
}
/**
 * Results of one account in one game and variant, against people, bots or both.
 */
export interface Tally {
  game: string;
  variant: string;
  against: "both" | "bots" | "none" | "people";
  games: number;
  won: number;
  shared: number;
  lost: number;
  left: number;
  points: number | null;
  best: number | null;
}
/**
 * A rating of a person or of a bot in one game and variant; a newcomer has 1500.
 */
export interface RatingInfo {
  game: string;
  variant: string;
  rating: number;
  uncertainty: number;
  games: number;
  level: string;
}
/**
 * Finished games of one account, the newest first.
 */
export interface GameHistory {
  games: PlayedGame[];
  more: string | null;
}
/**
 * A finished game of one account.
 */
export interface PlayedGame {
  table: string;
  game: string;
  variant: string;
  ended: number;
  seat: number;
  players: number;
  against: "both" | "bots" | "none" | "people";
  result: "left" | "lost" | "none" | "shared" | "stopped" | "won";
  points: number | null;
  rating: number | null;
  uncertainty: number | null;
  names: string[];
}
/**
 * A puzzle, as it begins. Its messages are `puzzle-KIND-task`, `-done` and so on.
 */
export interface PuzzleInfo {
  name: string;
  game: string;
  kind: string;
  seat: number;
  difficulty: number;
  share: number;
  view: AnyView;
  day: string | null;
  left_ms: number | null;
}
/**
 * A request for the next puzzle: the easiest of a game that is not done yet, or one of a difficulty.
 */
export interface NextPuzzle {
  game: string;
  difficulty: number | null;
  /**
   * @maxItems 1000
   */
  done: string[];
}
/**
 * A move that the player tries after the moves so far, by number or in notation; None asks for the solution.
 */
export interface PuzzleTry {
  move: number | string | LessonPut | null;
  /**
   * @maxItems 64
   */
  moves: string[];
}
/**
 * The result of a move: the answer continues, solves the puzzle or is wrong, or the move is not allowed.
 */
export interface PuzzleAnswer {
  refused?: string | null;
  rule?: string | null;
  again?: boolean;
  arguments?: {
    [k: string]: string | number;
  };
  story?: Event[];
  moves?: string[];
  view?: AnyView | null;
  events?: Event[];
  done?: boolean;
}

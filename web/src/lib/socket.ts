// The connection to a table: it reconnects automatically, reports its state, and neither loses nor doubles a move.
import type { Answer, AnyView, Event, FromTable, Hints, TableInfo, ToTable, Update, You } from "./messages";

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** A request without its id. */
export type RequestBody = Without<ToTable, "id">;

/** The complete state after an update, with the parts that the update left out. */
export interface WholeUpdate {
  type: "update";
  table: TableInfo;
  you: You;
  view: AnyView | null;
  first: number;
  events: Event[];
}

/** A message from the table, with complete updates. */
export type Heard = Exclude<FromTable, Update> | WholeUpdate;

/** The state of the connection: opening for the first time, open, lost and reconnecting, or closed permanently. */
export type LinkState = "opening" | "open" | "lost" | "closed";

export interface LinkOptions {
  /** Return the URL, given the number of the first event to send. */
  address: (since: number) => string;
  heard: (message: Heard) => void;
  changed: (state: LinkState) => void;
  /** Called when the server refuses the connection, with a message of the catalogue. */
  refused?: (message: string) => void;
  make?: (address: string) => WebSocket;
}

interface Waiting {
  request: ToTable;
  answer: (answer: Answer | Hints) => void;
}

const DELAYS = [250, 1000, 2000, 4000, 8000];
const PING_EVERY = 20_000;
const PATIENCE = 8_000;
/** The close code of a refusal, and the reasons that are temporary. */
const REFUSED = 4403;
const PASSING = new Set(["server-too-often", "server-busy"]);

export class Link {
  state: LinkState = "opening";
  private socket: WebSocket | null = null;
  private since = 0;
  /** The last complete update of this socket. */
  private last: WholeUpdate | null = null;
  private number = 0;
  private tries = 0;
  private greeted = false;
  private reason = "";
  private readonly waiting = new Map<number, Waiting>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setTimeout> | undefined;
  private readonly make: (address: string) => WebSocket;

  constructor(private readonly options: LinkOptions) {
    this.make = options.make ?? ((address) => new WebSocket(address));
    this.open();
  }

  /** Send a request and return the answer. A move waits for the connection; anything else is refused while it is down. */
  request(request: RequestBody): Promise<Answer | Hints> {
    const id = ++this.number;
    const numbered = { ...request, id } as ToTable;
    if (!this.isReady() && request.type !== "play") return Promise.resolve(this.unheard(id));
    return new Promise((answer) => {
      this.waiting.set(id, { request: numbered, answer });
      if (this.isReady()) this.send(numbered);
    });
  }

  /** Reconnect now, since the device is online again or the page is visible. */
  wake(): void {
    if (this.state === "lost") {
      this.tries = 0;
      this.open();
    } else if (this.state === "open") this.ping();
  }

  /** Note that the device is offline. */
  sleep(): void {
    if (this.state !== "closed") this.lose();
  }

  /** Close the connection permanently. */
  close(): void {
    this.hangUp();
    this.become("closed");
    this.giveUp(() => true);
  }

  private isReady(): boolean {
    return this.state === "open" && this.greeted;
  }

  private unheard(id: number): Answer {
    return { type: "answer", id, refused: "web-no-connection" };
  }

  private open(): void {
    this.hangUp();
    const socket = this.make(this.options.address(this.since));
    this.socket = socket;
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as FromTable);
    socket.onclose = (event) => (event.code === REFUSED ? this.turnAway() : this.lose());
    this.beat(PATIENCE);
  }

  private hangUp(): void {
    clearTimeout(this.retry);
    clearTimeout(this.pulse);
    this.greeted = false;
    this.last = null;
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private lose(): void {
    this.hangUp();
    if (this.state === "closed") return;
    this.become("lost");
    this.giveUp(({ request }) => request.type !== "play");
    const delay = DELAYS[Math.min(this.tries, DELAYS.length - 1)] ?? 8000;
    this.tries += 1;
    this.retry = setTimeout(() => this.open(), delay * (0.75 + Math.random() / 2));
  }

  private turnAway(): void {
    if (PASSING.has(this.reason)) return this.lose();
    this.options.refused?.(this.reason);
    this.close();
  }

  private giveUp(which: (waiting: Waiting) => boolean): void {
    for (const [id, waiting] of this.waiting)
      if (which(waiting)) {
        this.waiting.delete(id);
        waiting.answer(this.unheard(id));
      }
  }

  private hear(message: FromTable): void {
    this.beat(PING_EVERY);
    if (message.type === "answer" && !this.greeted) this.reason = message.refused ?? "";
    if (message.type === "answer" || message.type === "hints") this.settle(message);
    if (message.type !== "update") return this.options.heard(message);
    if (message.answer !== undefined) this.settle({ type: "answer", id: message.answer });
    const update = this.complete(message);
    if (update === null) return;
    this.note(update);
    this.options.heard(update);
  }

  /** Complete an update with the parts that have not changed; null if they were never received. */
  private complete({ number, table, seats, you, view, first, events }: Update): WholeUpdate | null {
    const base = table ?? this.last?.table;
    const [chairs, role] = [seats ?? this.last?.table.seats, you ?? this.last?.you];
    if (!base || !chairs || !role) return null;
    const shown = view === undefined ? (this.last?.view ?? null) : view;
    this.last = { type: "update", table: { ...base, number, seats: chairs }, you: role, view: shown, first: first ?? this.since, events: events ?? [] };
    return this.last;
  }

  /** Resolve pending moves after a reconnection: a move whose decision is still open has not arrived. */
  private note(update: WholeUpdate): void {
    this.since = update.first + update.events.length;
    if (this.greeted) return;
    this.greeted = true;
    this.tries = 0;
    this.become("open");
    for (const [id, { request, answer }] of this.waiting) {
      if (request.type === "play" && request.decision === update.view?.decision) this.send(request);
      else {
        this.waiting.delete(id);
        answer({ type: "answer", id });
      }
    }
  }

  private settle(message: Answer | Hints): void {
    this.waiting.get(message.id)?.answer(message);
    this.waiting.delete(message.id);
  }

  private send(message: ToTable): void {
    this.socket?.send(JSON.stringify(message));
  }

  private ping(): void {
    if (!this.isReady()) return;
    this.send({ type: "ping", id: ++this.number });
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => this.lose(), PATIENCE);
  }

  /** Wait this long for the next message; then send a ping, or reconnect if there was no answer. */
  private beat(patience: number): void {
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => (this.greeted ? this.ping() : this.lose()), patience);
  }

  private become(state: LinkState): void {
    if (this.state === state) return;
    this.state = state;
    this.options.changed(state);
  }
}

// The live lobby: over a socket for people with an account, by polling for new visitors.
import { ask, socketAddress, trouble } from "./http";
import { fetchMe } from "./me.svelte";
import type { Lobby } from "./messages";

const LOOK_MS = 5000;
const RETRY_MS = 3000;

export class LiveLobby {
  now = $state.raw<Lobby | null>(null);
  /** Why the last request failed; empty if it succeeded. */
  wrong = $state("");
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor() {
    void this.look();
    fetchMe().then((person) => (person ? this.#listen() : this.#watch()), () => this.#watch());
  }

  /** Fetch the lobby once. */
  async look(): Promise<void> {
    const found = await ask<Lobby>("GET", "lobby").catch((error: unknown) => void (this.wrong = trouble(error)));
    if (found) [this.now, this.wrong] = [found, ""];
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** Poll, for a visitor without an account, who has no socket. */
  #watch(): void {
    if (!this.#left) this.#timer = setTimeout(() => void this.look().then(() => this.#watch()), LOOK_MS);
  }

  #listen(): void {
    if (this.#left) return;
    const socket = (this.#socket = new WebSocket(socketAddress("lobby/socket")));
    socket.onmessage = (event) => {
      const heard = JSON.parse(String(event.data)) as Lobby;
      if (heard.type === "lobby") [this.now, this.wrong] = [heard, ""];
    };
    socket.onclose = () => {
      if (!this.#left) this.#timer = setTimeout(() => this.#listen(), RETRY_MS);
    };
  }
}

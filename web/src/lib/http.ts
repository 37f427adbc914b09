// HTTP requests to the server.
import type { Problem } from "./messages";
import { base } from "./router.svelte";
import { has, say } from "./words";

/** The server refused a request; the message is the reason. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.detail);
  }
}

/** There is no connection, or no answer. */
export class Unreachable extends Error {}

/** Return the URL of a path below api/. */
export function api(path: string): string {
  return new URL(`api/${path}`, base).href;
}

/** The same for a WebSocket. */
export function socketAddress(path: string): string {
  return api(path).replace(/^http/, "ws");
}

/** Send a request and return the response; throw Refused or Unreachable. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers = { accept: "application/json", ...(body === undefined ? {} : { "content-type": "application/json" }) };
  let response: Response;
  try {
    response = await fetch(api(path), { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Unreachable("web-no-connection");
  }
  if (response.ok) return (response.status === 204 ? undefined : await response.json().catch(() => undefined)) as T;
  throw await refusal(response);
}

async function refusal(response: Response): Promise<Error> {
  if (response.status === 502 || response.status === 503 || response.status === 504) return new Unreachable("web-no-connection");
  const problem: unknown = await response.json().catch(() => null);
  const known = problem !== null && typeof problem === "object" && "refused" in problem;
  const found = known ? (problem as Problem) : { refused: "web-error", detail: `${response.status} ${response.statusText}` };
  return new Refused(response.status, found);
}

/** Return an error as a sentence. */
export function trouble(error: unknown): string {
  if (error instanceof Unreachable) return say("web-no-connection");
  if (!(error instanceof Refused)) return say("web-error");
  return has(error.problem.refused) ? say(error.problem.refused) : error.problem.detail || say("web-error");
}

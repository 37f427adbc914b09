// The reader's account: a guest with a name, identified by a cookie.
import { ask } from "./http";
import type { Me } from "./messages";
import { say } from "./words";

const state = $state<{ person: Me | null }>({ person: null });
let asked: Promise<Me | null> | null = null;

/** Return the account, or null if it is not loaded or does not exist. */
export function me(): Me | null {
  return state.person;
}

function setMe(person: Me): Me {
  asked = Promise.resolve(person);
  state.person = person;
  return person;
}

/** Fetch the account, once. */
export function fetchMe(): Promise<Me | null> {
  asked ??= ask<Me | null>("GET", "me").then(
    (person) => person && setMe(person),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** Set the name, creating an account if necessary; without a name, choose a friendly one. */
export async function introduce(name?: string): Promise<Me> {
  const before = await fetchMe();
  const wanted = name?.trim();
  if (before && (!wanted || wanted === before.name)) return before;
  return setMe(await ask<Me>("PUT", "me", { name: wanted || guestName() }));
}

/** Switch to the account of a recovery link. */
export async function recover(token: string): Promise<Me> {
  return setMe(await ask<Me>("POST", "recover", { token }));
}

/** Log out all other devices; this one gets a new cookie. */
export async function logOutOthers(): Promise<void> {
  setMe(await ask<Me>("POST", "me/logout"));
}

/** Delete the account. */
export async function deleteMe(): Promise<void> {
  await ask<void>("DELETE", "me");
  asked = null;
  state.person = null;
}

function guestName(): string {
  const names = say("web-guest-names").split(",");
  return (names[Math.floor(Math.random() * names.length)] ?? "").trim() || "Guest";
}

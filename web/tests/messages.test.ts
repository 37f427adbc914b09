// The types of the messages are made from the server's, and up to date.
import { expect, test } from "vitest";
import { upToDate } from "../scripts/types.mjs";

test("messages.ts is what the server's messages say", { timeout: 60_000 }, async () => {
  expect(await upToDate(), "run `npm run types`").toBe(true);
});

// The types of the messages are generated from arcus.protocol, and up to date.
import { expect, test } from "vitest";
import { upToDate } from "../scripts/types.mjs";

test("messages.ts is up to date with arcus.protocol", { timeout: 60_000 }, async () => {
  expect(await upToDate(), "run `npm run types`").toBe(true);
});

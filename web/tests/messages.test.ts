// The types of the messages and the layouts of the games are generated, and up to date.
import { expect, test } from "vitest";
import { outOfDate } from "../scripts/types.mjs";

test("what is generated from arcus.protocol and the games is up to date", { timeout: 60_000 }, async () => {
  expect(await outOfDate(), "run `npm run types`").toEqual([]);
});

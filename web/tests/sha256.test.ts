// The page's own SHA-256 against that of the platform: pages in a local network have no other.
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashText, hex, sha256, unhex } from "../src/trust/sha256";

test("it is SHA-256, whatever the length", () => {
  const bytes = Uint8Array.from({ length: 300 }, (_, i) => (i * 151 + 7) % 256);
  for (let length = 0; length <= bytes.length; length++) {
    const part = bytes.slice(0, length);
    expect(hex(sha256(part)), `${length} bytes`).toBe(createHash("sha256").update(part).digest("hex"));
  }
});

test("a text is hashed as UTF-8, and digits are bytes", () => {
  expect(hashText("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(hashText("čaj")).toBe(createHash("sha256").update("čaj").digest("hex"));
  expect([...unhex("00ff5e")]).toEqual([0, 255, 94]);
  expect(hex(unhex("00ff5e"))).toBe("00ff5e");
});

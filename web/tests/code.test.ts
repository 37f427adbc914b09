// A code is found in whatever people type or paste.
import { expect, test } from "vitest";
import { codeOf, invitation } from "../src/lib/code";

test.each([
  ["TJBFWR", "TJBFWR"],
  ["tjbfwr", "TJBFWR"],
  [" tjb fwr\n", "TJBFWR"],
  ["TJB-FWR", "TJBFWR"],
  ["tjb\u2011fwr", "TJBFWR"],
  ["TJB\u00a0\u2013\u00a0FWR", "TJBFWR"],
  ["\u200bTJB\u200dFWR", "TJBFWR"],
  ["t.j.b.f.w.r.", "TJBFWR"],
  ["https://arcus.example/j/TJBFWR", "TJBFWR"],
  ["https://arcus.example/j/tjb-fwr/", "TJBFWR"],
  ["arcus.example/games/j/TJBFWR?from=chat#x", "TJBFWR"],
  ["Come and play Red7 with me. http://192.168.1.5:8777/j/TJBFWR", "TJBFWR"],
  ["https://arcus.example/j/tjb%20fwr", "TJBFWR"],
  ["100%", "100%"],
  ["", ""],
  [" - ", ""],
])("%j is %j", (text, code) => {
  expect(codeOf(text)).toBe(code);
});

test.each([
  [" tjb-fwr ", "j/TJBFWR"],
  ["https://arcus.example/j/tjbfwr", "j/TJBFWR"],
  ["https://arcus.example/t/k3J_x-9", "t/k3J_x-9"],
  ["Come and play Red7 with me. https://arcus.example/games/t/k3Jx9?from=chat", "t/k3Jx9"],
  ["a/b", "j/A%2FB"],
  [" ", ""],
])("%j leads to %j", (text, path) => {
  expect(invitation(text)).toBe(path);
});

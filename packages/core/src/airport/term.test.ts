import { expect, test } from "vitest";
import { suggest } from "./contract";
import { isLongEnough } from "./term";

test.each([
  ["", false],
  ["  a  ", false],
  ["to", false],
  ["to ", false],
  ["tor", true],
  ["京", false],
  ["北京", true],
  ["京a", true],
  ["दब", false],
  ["दुबई", true],
  ["قم", false],
  ["دبي", true],
  ["😀", false],
])("enough of %j is typed: %j", (term, isEnough) => {
  expect(isLongEnough(term)).toBe(isEnough);
  const parsed = suggest.input.safeParse({ term });
  expect(parsed.success).toBe(isEnough);
  if (!isEnough) expect(parsed.error?.issues[0]?.message).toBe("term-too-short");
});

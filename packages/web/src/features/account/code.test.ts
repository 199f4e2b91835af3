import { expect, test } from "vitest";
import { codeError, codeOf, isCode } from "./code";

test.each(["123456", " 123456 ", "123 456", "123-456"])("%j is the code 123456", (typed) => {
  expect(isCode(typed)).toBe(true);
  expect(codeOf(typed)).toBe("123456");
  expect(codeError(typed)).toBeUndefined();
});

test.each(["", "12345", "1234567", "12345a"])("%j is not a code", (typed) => {
  expect(isCode(typed)).toBe(false);
  expect(codeError(typed)).toBe("Enter the six digits of the code.");
});

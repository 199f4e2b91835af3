import { expect, test } from "vitest";
import { passwordError } from "./password";

test("the message lists the unmet rules", () => {
  expect(passwordError("Passw0rd")).toBeUndefined();
  expect(passwordError("")).toBe(
    "Still missing: at least 8 characters, a capital letter, a small letter, a number.",
  );
  expect(passwordError("passw0rd")).toBe("Still missing: a capital letter.");
  expect(passwordError("PASSW0RD")).toBe("Still missing: a small letter.");
  expect(passwordError("Password")).toBe("Still missing: a number.");
  expect(passwordError("Passw0r")).toBe("Still missing: at least 8 characters.");
});

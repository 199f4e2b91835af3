import { termsVersion } from "@flightaides/core/user/agreement-versions.ts";
import { expect, test } from "vitest";
import { termsStatus } from "./terms-status";

const acceptedAt = "2031-01-01T00:00:00.000Z";

test("terms are accepted in the version in force only", () => {
  expect(termsStatus(undefined)).toBe("unknown");
  expect(termsStatus({})).toBe("new");
  expect(termsStatus({ terms: { version: "2020-01-01", acceptedAt } })).toBe("changed");
  expect(termsStatus({ terms: { version: termsVersion, acceptedAt } })).toBe("accepted");
});

import { describe, expect, it } from "vitest";
import { accountOf } from "./new-account";

describe("accountOf", () => {
  it("is an account with the address in lower case and the name that was typed", () => {
    expect(accountOf("Ann@Example.com", { name: " Ann Kowalski " })).toEqual({
      email: "ann@example.com",
      email_verified: "true",
      name: "Ann Kowalski",
    });
  });

  it.each([
    ["a forgotten password", "ann@example.com", {}],
    ["a blank name", "ann@example.com", { name: "  " }],
    ["a name of more than 100 characters", "ann@example.com", { name: "A".repeat(101) }],
    ["a user name that is no address", "ann", { name: "Ann" }],
  ])("is nobody for %s", (_, address, metadata) => {
    expect(accountOf(address, metadata)).toBeUndefined();
  });

  it("takes nothing but the name from the request", () => {
    expect(
      accountOf("ann@example.com", { name: "Ann", email: "bob@example.com", sub: "1" }),
    ).toEqual({ email: "ann@example.com", email_verified: "true", name: "Ann" });
  });
});

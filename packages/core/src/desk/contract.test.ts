import { expect, it } from "vitest";
import { find } from "./contract";

it.each(["", " ", "a b", "ann", "ann@", `${"a".repeat(250)}@example.com`])(
  "%j is no address to find a person by",
  (email) => {
    expect(find.input.safeParse({ email }).error?.issues[0]?.path).toEqual(["email"]);
  },
);

it("finds a person by an address regardless of case and surrounding spaces", () => {
  expect(find.input.parse({ email: " Ann.K+1@Example.com " })).toEqual({
    email: "ann.k+1@example.com",
  });
});

import { expect, it } from "vitest";
import type { Contract } from "./contract";
import { routeKey } from "./contract";
import { contracts } from "./contracts";

const all: readonly Contract[] = Object.values(contracts).flat();

it("only answers that are the same for everybody are public", () => {
  for (const one of all) {
    const isPublic = one.cache.startsWith("public");
    expect([routeKey(one), isPublic && one.auth !== "none"]).toEqual([routeKey(one), false]);
    if (!isPublic) expect(one.cache).toMatch(/^(private, no-cache|no-store)$/);
  }
});

it("answers to anonymous callers are shared for 15 seconds in lists, and nowhere else", () => {
  const shared = all.filter(({ cacheOfAnonymous }) => cacheOfAnonymous);
  expect(shared.map((one) => [routeKey(one), one.auth, one.cacheOfAnonymous])).toEqual([
    ["GET /flightAid", "optional", "public, max-age=0, s-maxage=15"],
  ]);
});

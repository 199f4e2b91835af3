import { expect, it } from "vitest";
import * as z from "zod";
import type { Contract } from "./contract";
import { routeKey } from "./contract";
import { contracts } from "./contracts";
import { isFieldReason } from "./field-reasons";

const all: readonly Contract[] = Object.values(contracts).flat();

it("each contract is served by a function", () => {
  const modules = import.meta.glob<Record<string, unknown>>("./*/contract.ts", { eager: true });
  const isContract = (one: unknown): one is Contract =>
    typeof one === "object" && one !== null && "method" in one && "path" in one;
  const written = Object.values(modules).flatMap((module) => Object.values(module));
  const keys = written.filter(isContract).map(routeKey);
  expect(keys.toSorted()).toEqual(all.map(routeKey).toSorted());
});

it("only responses that are the same for all callers are public", () => {
  for (const one of all) {
    const isPublic = one.cache.startsWith("public");
    expect([routeKey(one), isPublic && one.auth !== "none"]).toEqual([routeKey(one), false]);
    if (!isPublic) expect(one.cache).toMatch(/^(private, no-cache|no-store)$/);
  }
});

it("responses to anonymous callers are shared for 15 seconds in lists, and nowhere else", () => {
  const shared = all.filter(({ cacheOfAnonymous }) => cacheOfAnonymous);
  expect(shared.map((one) => [routeKey(one), one.auth, one.cacheOfAnonymous])).toEqual([
    ["GET /flightAid", "optional", "public, max-age=0, s-maxage=15"],
  ]);
});

it("the messages of checks in contracts are reasons", () => {
  const messages = new Set<string>();
  const add = ({ error }: { error?: unknown }) => {
    if (typeof error === "function") messages.add(error({ code: "custom" }));
  };
  for (const { input } of all)
    z.toJSONSchema(input, {
      io: "input",
      unrepresentable: "any",
      override: ({ zodSchema }) => {
        add(zodSchema._zod.def);
        for (const { _zod } of zodSchema._zod.def.checks ?? []) add(_zod.def);
      },
    });
  expect(messages.size).toBeGreaterThan(15);
  expect([...messages].filter((message) => !isFieldReason(message))).toEqual([]);
});

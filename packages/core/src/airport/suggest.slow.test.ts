/**
 * Every airport, and any term.
 *
 * @module-tag deep
 */
import fc from "fast-check";
import { expect, it } from "vitest";
import { rows } from "./data";
import { suggest } from "./suggest";

it("finds every airport by its code, first", () => {
  for (const row of rows()) {
    const code = row.slice(0, 3);
    expect(suggest(code.toLowerCase(), 1)[0]?.iata).toBe(code);
  }
});

it("never throws", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), fc.nat(15), (term, limit) => {
      expect(suggest(term, limit).length).toBeLessThanOrEqual(limit);
    }),
  );
});

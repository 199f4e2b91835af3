import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cellsOf, type Located } from "../../scripts/cells";
import { nearbyKm } from "../matching/match";
import { cellOf, cellsNear } from "./cells";
import { rows } from "./data";
import { distanceKm } from "./distance";
import { between } from "./great-circle";

const airports = rows().map((row): Located => {
  const [iata = "", , , , , latitude, longitude, , scheduled, size] = row.split("|");
  return {
    iata,
    latitude: Number(latitude),
    longitude: Number(longitude),
    scheduled: scheduled === "1",
    size: Number(size),
  };
});
const codes = airports.map(({ iata }) => iata);
const committed = new Map(codes.map((iata) => [iata, cellOf(iata)]));

describe("the cells of the data", () => {
  it("near an airport are the cells of all airports within the nearby distance, its own cell first", () => {
    fc.assert(
      fc.property(fc.constantFrom(...codes), (iata) => {
        const near = codes.filter((other) => distanceKm(iata, other) <= nearbyKm);
        expect(cellsNear(iata)[0]).toBe(cellOf(iata));
        expect(cellsNear(iata).toSorted()).toEqual([...new Set(near.map(cellOf))].sort());
      }),
      { numRuns: 200 },
    );
  });

  // If this fails after airports were added, create new cells: docs/decisions/0029-cells.md
  it("are few near a large airport", () => {
    const counts = airports
      .filter(({ size }) => size === 3)
      .map(({ iata }) => cellsNear(iata).length);
    expect(counts.length).toBeGreaterThan(500);
    expect(counts.reduce((sum, count) => sum + count) / counts.length).toBeLessThan(1.4);
    expect(Math.max(...counts)).toBeLessThanOrEqual(5);
  });

  it("stay as they are when the file is written again", () => {
    for (const [iata, cells] of cellsOf(airports, committed)) {
      if (cells.join() !== cellsNear(iata).join()) expect([iata, cells]).toEqual(cellsNear(iata));
    }
  });
});

describe("an airport that is added", () => {
  /** Airports in a square of some 800 km at any latitude, also across the date line. */
  const registry = fc
    .record({
      latitude: fc.integer({ min: -80, max: 72 }),
      longitude: fc.integer({ min: -180, max: 172 }),
    })
    .chain((corner) =>
      fc.array(
        fc.record({
          latitude: fc.integer({ min: 0, max: 800 }).map((at) => corner.latitude + at / 100),
          longitude: fc
            .integer({ min: 0, max: 800 })
            .map((at) => ((corner.longitude + at / 100 + 540) % 360) - 180),
          scheduled: fc.boolean(),
          size: fc.nat(3),
        }),
        { minLength: 2, maxLength: 60 },
      ),
    )
    .map((positions) =>
      positions.map((one, index): Located => ({ ...one, iata: String(index).padStart(3, "0") })),
    );
  const assertNear = (all: Located[], cells: Map<string, string[]>) => {
    const own = new Map([...cells].map(([iata, [cell = ""]]) => [iata, cell]));
    for (const one of all) {
      const near = all.filter((other) => between(one, other) <= nearbyKm);
      expect(cells.get(one.iata)?.toSorted()).toEqual(
        [...new Set(near.map(({ iata }) => own.get(iata)))].sort(),
      );
    }
    return own;
  };

  it("does not change the cells of the others, and is found near them", () => {
    fc.assert(
      fc.property(registry, fc.nat(), (all, cut) => {
        const before = all.slice(cut % all.length);
        const kept = assertNear(before, cellsOf(before));
        const after = assertNear(all, cellsOf(all, kept));
        for (const [iata, cell] of kept) expect(after.get(iata)).toBe(cell);
      }),
    );
  });

  it("joins the cell of a leader within range, even if it is larger", () => {
    const small = { iata: "AAA", latitude: 0, longitude: 0, scheduled: false, size: 0 };
    const large = { iata: "BBB", latitude: 0.5, longitude: 0, scheduled: true, size: 3 };
    const far = { iata: "CCC", latitude: 5, longitude: 0, scheduled: true, size: 3 };
    const kept = new Map([["AAA", "AAA"]]);
    expect([...cellsOf([small, large, far], kept)]).toEqual([
      ["AAA", ["AAA"]],
      ["BBB", ["AAA"]],
      ["CCC", ["CCC"]],
    ]);
    expect(cellsOf([small, large]).get("AAA")).toEqual(["BBB"]);
  });
});

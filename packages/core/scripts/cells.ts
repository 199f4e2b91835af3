/**
 * Divides the airports into cells, so that few cells contain all airports near a given one. A cell
 * has the code of its leader and
 * consists of airports within {@link nearbyKm} of it. Searches compute distances themselves: cells
 * determine what they read, not their results.
 */
import type { Position } from "../src/airport/contract";
import { between, earthRadiusKm } from "../src/airport/great-circle";
import { nearbyKm } from "../src/matching/match";

export type Located = Position & {
  readonly iata: string;
  readonly scheduled: boolean;
  /** 3 for the largest. */
  readonly size: number;
};

/**
 * Leaders are chosen among scheduled airports first, then by size, then by number of neighbours.
 * Each airport joins the first leader within range.
 *
 * An airport keeps the cell that it has in `kept`, because the keys of its legs contain it. A new
 * airport joins an existing cell, or starts a new one.
 * @param kept cells by the codes of their airports
 * @returns for each code its own cell, then the other cells that contain an airport within {@link
 * nearbyKm}, by name
 */
export function cellsOf(
  airports: readonly Located[],
  kept: ReadonlyMap<string, string> = new Map(),
): Map<string, string[]> {
  const neighbours = neighboursOf(airports);
  const near = ({ iata }: Located) => neighbours.get(iata) ?? [];
  const leads = ({ iata }: Located) => kept.get(iata) === iata;
  const leaders = airports.toSorted(
    (a, b) =>
      Number(leads(b)) - Number(leads(a)) ||
      Number(b.scheduled) - Number(a.scheduled) ||
      b.size - a.size ||
      near(b).length - near(a).length ||
      (a.iata < b.iata ? -1 : 1),
  );
  const cells = new Map<string, string>();
  for (const { iata } of airports) {
    const cell = kept.get(iata);
    if (cell) cells.set(iata, cell);
  }
  for (const leader of leaders) {
    if ((cells.get(leader.iata) ?? leader.iata) !== leader.iata) continue;
    for (const { iata } of near(leader)) if (!cells.has(iata)) cells.set(iata, leader.iata);
  }
  return new Map(
    airports.map((airport) => {
      const own = cells.get(airport.iata) ?? airport.iata;
      const others = near(airport).map(({ iata }) => cells.get(iata) ?? iata);
      return [airport.iata, [...new Set([own, ...others.sort()])]];
    }),
  );
}

/** For each airport those within {@link nearbyKm}, itself included. */
function neighboursOf(airports: readonly Located[]): Map<string, Located[]> {
  const southToNorth = airports.toSorted((a, b) => a.latitude - b.latitude);
  const neighbours = new Map(airports.map((airport) => [airport.iata, [airport]]));
  // Slightly wider, so that rounding excludes no airport at the edge.
  const band = nearbyKm / ((earthRadiusKm * Math.PI) / 180) + 1e-6;
  for (const [at, south] of southToNorth.entries())
    for (let next = at + 1; ; next++) {
      const north = southToNorth[next];
      if (!north || north.latitude > south.latitude + band) break;
      if (between(south, north) > nearbyKm) continue;
      neighbours.get(south.iata)?.push(north);
      neighbours.get(north.iata)?.push(south);
    }
  return neighbours;
}

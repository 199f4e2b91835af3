/**
 * Cells: groups of neighbouring airports, a column of `airports.txt` that
 * `packages/core/scripts/cells.ts` computes. The airports within 100 km of a large airport are in
 * 1.3 cells on average.
 */
import { get } from "./data";

/** The cell of an airport, named by the code of an airport in it. @throws Error for an unknown code */
export function cellOf(iata: string): string {
  return get(iata).cells[0];
}

/** The cells of all airports within 100 km of an airport, its own first. @throws Error for an unknown code */
export function cellsNear(iata: string): readonly string[] {
  return get(iata).cells;
}

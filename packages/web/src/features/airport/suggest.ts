import { type Airport, suggest, suggestLimit } from "@flightaides/core/airport/contract.ts";
import { call } from "../../lib/api";

export function suggestAirports(term: string, signal: AbortSignal): Promise<Airport[]> {
  return call(suggest, { term, limit: suggestLimit }, { signal });
}

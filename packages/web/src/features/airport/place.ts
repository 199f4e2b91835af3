import { Airport } from "@flightaides/core/airport/contract";
import * as z from "zod/mini";

/** What stands in an airport field. */
export const Place = z.object({
  /** As typed, or as filled in by a choice. */
  text: z.string(),
  /** The airport that was chosen; none while somebody types, or when a bare code could not be looked up. */
  airport: z.nullable(Airport),
  /** Its code, upper-cased; empty until chosen, or until the field is left with a bare code in it. */
  iata: z.string(),
});
export type Place = z.output<typeof Place>;

export const nowhere: Place = { text: "", airport: null, iata: "" };

export function placeOf(airport: Airport): Place {
  return { text: `${airport.city || airport.name} (${airport.iata})`, airport, iata: airport.iata };
}

/** A code that somebody typed, or that stands in an address, before its airport is known. */
export function placeFromCode(code: string): Place {
  const iata = code.trim().toUpperCase();
  return { text: iata, airport: null, iata };
}

export function isCode(text: string): boolean {
  return /^[a-z]{3}$/i.test(text.trim());
}

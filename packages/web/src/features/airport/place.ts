import { Airport } from "@flightaides/core/airport/contract";
import * as z from "zod/mini";

/** The value of an airport field. */
export const Place = z.object({
  /** As typed, or as filled in by a selection. */
  text: z.string(),
  /** The selected airport; null while typing, or if a typed code could not be looked up. */
  airport: z.nullable(Airport),
  /** The IATA code in upper case; empty until an airport is selected or a typed code is left in the field. */
  iata: z.string(),
});
export type Place = z.output<typeof Place>;

export const emptyPlace: Place = { text: "", airport: null, iata: "" };

export function placeOf(airport: Airport): Place {
  return { text: `${airport.city || airport.name} (${airport.iata})`, airport, iata: airport.iata };
}

/** From a typed code or one in an address, before its airport is looked up. */
export function placeFromCode(code: string): Place {
  const iata = code.trim().toUpperCase();
  return { text: iata, airport: null, iata };
}

export function isCode(text: string): boolean {
  return /^[a-z]{3}$/i.test(text.trim());
}

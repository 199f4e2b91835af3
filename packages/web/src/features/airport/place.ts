import type { Airport } from "@flightaides/core/airport/contract.ts";
import { inPageLanguage } from "../../lib/cities";
import { hasTexts } from "../../lib/has-texts";

/** The value of an airport field. */
export type Place = {
  /** As typed, or as filled in by a selection. */
  text: string;
  /** The selected airport; null while typing, or if a typed code could not be looked up. */
  airport: Airport | null;
  /** The IATA code in upper case; empty until an airport is chosen, or typed as a code. */
  iata: string;
};

export const emptyPlace: Place = { text: "", airport: null, iata: "" };

export function placeOf(airport: Airport): Place {
  const shown = inPageLanguage(airport);
  const { iata, city, name } = shown;
  return { ...placeFromCode(iata, city || name), airport: shown };
}

/** From a typed code, or one in an address or a saved trip, before its airport is looked up. */
export function placeFromCode(code: string, city?: string): Place {
  const iata = code.trim().toUpperCase();
  return { text: city ? `${city} (${iata})` : iata, airport: null, iata };
}

/**
 * Text that was typed without a choice. A code in capitals is accepted immediately; the server
 * validates it.
 */
export function typedPlace(text: string): Place {
  const isCapital = text === text.toUpperCase();
  return isCode(text) && isCapital ? placeFromCode(text) : { ...emptyPlace, text };
}

/** Three letters, which may be a code or the beginning of a city. */
export function isCode(text: string): boolean {
  return /^[a-z]{3}$/i.test(text.trim());
}

/**
 * The airport that was typed as a code: in capitals, as codes are written, or with letters that
 * begin no other city or airport among the results. `tor` is both Torrington's code and the
 * beginning of Toronto, so it selects neither.
 */
export function typedAirport(text: string, found: readonly Airport[]): Airport | undefined {
  const letters = text.trim();
  const code = letters.toUpperCase();
  const airport = found.find(({ iata }) => iata === code);
  const begins = (name: string) => name.toUpperCase().startsWith(code);
  const isAmbiguous =
    letters !== code &&
    found.some(({ iata, city, name }) => iata !== code && (begins(city) || begins(name)));
  return isAmbiguous ? undefined : airport;
}

export function isPlace(value: unknown): value is Place {
  return (
    hasTexts(value, "text", "iata") &&
    "airport" in value &&
    (value.airport === null || isAirport(value.airport))
  );
}

function isAirport(value: unknown): value is Airport {
  return (
    hasTexts(value, "iata", "name", "city", "timeZone") &&
    "state" in value &&
    hasTexts(value.state, "abbr") &&
    "country" in value &&
    hasTexts(value.country, "name", "code")
  );
}

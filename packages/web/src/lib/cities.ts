/** Names of cities in the language of this page. The API gives them in English. */
import { languages } from "@flightaides/core/language/contract.ts";
import { language } from "./language";

let names: typeof import("./city-names") | undefined;

/** Loads the names, which are heavy. Without them cities have their English names, and the next call tries again. */
export async function loadCities(): Promise<typeof names> {
  if (language !== languages[0]) names ??= await import("./city-names").catch(() => undefined);
  return names;
}

/** An airport with its city and country in the language of this page. */
export function inPageLanguage<
  One extends { iata: string; city: string; country: { code: string } },
>(airport: One): One {
  return names ? names.rename(airport) : airport;
}

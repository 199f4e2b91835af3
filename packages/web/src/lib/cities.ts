/** Names of cities in the language of this page. The API gives them in English. */
import { languages } from "@flightaides/core/language/contract.ts";
import { withCityNames } from "@flightaides/core/trip/city-names.ts";
import { language } from "./language";

let names: ReadonlyMap<string, string> = new Map();
let loading: Promise<void> | undefined;

/** Loads the names, once. Without them cities have their English names. */
export function loadCities(): Promise<void> {
  if (language === languages[0]) return Promise.resolve();
  loading ??= import("./city-table").then(
    ({ table }) => {
      names = unpacked(table);
    },
    () => {
      // The next call tries again.
      loading = undefined;
    },
  );
  return loading;
}

/** The city of an airport, if the language has its own name for it and the names are loaded. */
export function cityOf(iata: string): string | undefined {
  return names.get(iata);
}

/** An answer with the cities of its legs in the language of this page. */
export function inPageLanguage<Answer>(answer: Answer): Answer {
  return names.size > 0 ? withCityNames(answer, cityOf) : answer;
}

/** @param table each name with the codes of its airports behind it: `LondresLHRLGW|Le CaireCAI` */
export function unpacked(table: string): Map<string, string> {
  return new Map(
    table.split("|").flatMap((entry) => {
      const [, name = "", codes = ""] = /^(.*?)((?:[A-Z]{3})+)$/.exec(entry) ?? [];
      return (codes.match(/.{3}/g) ?? []).map((iata) => [iata, name] as const);
    }),
  );
}

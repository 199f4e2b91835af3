/** What ./cities loads on demand. A build has the names of its language. */
import { withCityNames } from "@flightaides/core/trip/city-names.ts";
import { packCities } from "../../cities";
import { language, locale } from "./language";

const table: string = import.meta.env.DEV
  ? packCities(await readCities())
  : import.meta.env.VITE_CITIES;
const names = unpacked(table);
const countries = new Intl.DisplayNames(locale, { type: "region" });

/** @returns undefined if the language uses the English name, or its name is unknown */
export function cityIn(iata: string): string | undefined {
  return names.get(iata);
}

export function renameLegs<Answer>(answer: Answer): Answer {
  return withCityNames(answer, cityIn);
}

export function rename<One extends { iata: string; city: string; country: { code: string } }>(
  airport: One,
): One {
  const { code } = airport.country;
  return {
    ...airport,
    city: names.get(airport.iata) ?? airport.city,
    country: { ...airport.country, name: countries.of(code) },
  };
}

/** @param packed each name with the codes of its airports behind it: `LondresLHRLGW|Le CaireCAI` */
export function unpacked(packed: string): Map<string, string> {
  return new Map(
    packed.split("|").flatMap((entry) => {
      const [, name = "", codes = ""] = /^(.*?)((?:[A-Z]{3})+)$/.exec(entry) ?? [];
      return (codes.match(/.{3}/g) ?? []).map((iata) => [iata, name] as const);
    }),
  );
}

/** For the development server and tests. */
async function readCities(): Promise<Record<string, string>> {
  const files = import.meta.glob<Record<string, string>>("../../../core/texts/cities/*.json", {
    import: "default",
  });
  const own = Object.entries(files).find(([file]) => file.endsWith(`/${language}.json`));
  return (await own?.[1]()) ?? {};
}

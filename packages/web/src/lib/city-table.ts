/** The names of cities in the language of this page, packed: see ./cities. A build has those of its language. */
import { packCities } from "../../cities";
import { language } from "./language";

export const table: string = import.meta.env.DEV
  ? packCities(await readCities())
  : import.meta.env.VITE_CITIES;

/** For the development server and tests. */
async function readCities(): Promise<Record<string, string>> {
  const files = import.meta.glob<Record<string, string>>("../../../core/texts/cities/*.json", {
    import: "default",
  });
  const own = Object.entries(files).find(([file]) => file.endsWith(`/${language}.json`));
  return (await own?.[1]()) ?? {};
}

/** What a search needs beside its fields, which home has from the start: schemas and the client of the API are heavy. */
import { loadSuggest } from "../airport/queries";

export const loadSearch = () => import("./send-search");
export const loadLegInput = () => import("../itinerary/leg-input");

/** When the fields are used first. A failure is reported when the search is submitted. */
export function preloadSearch(): void {
  for (const load of [loadSuggest, loadSearch, loadLegInput]) load().catch(() => {});
}

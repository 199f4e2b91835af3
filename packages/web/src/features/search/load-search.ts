/**
 * The code that a search needs besides its fields, which are part of home: schemas and the API
 * client are large.
 */
import { loadSuggest } from "../airport/queries";

export const loadSearch = () => import("./send-search");
export const loadLegInput = () => import("../itinerary/leg-input");

/** When the fields are used first. A failure is reported when the search is submitted. */
export function preloadSearch(): void {
  for (const load of [loadSuggest, loadSearch, loadLegInput]) load().catch(() => {});
}

import { languagePrefix } from "@flightaides/core/language/contract.ts";
import { language } from "../../lib/language";
import { tripPath } from "../../lib/paths";

/** The address of a trip's page to be shared, in the language of this page: its preview says the same in it. */
export function tripLink(id: string): string {
  return `${location.origin}${languagePrefix(language)}${tripPath(id)}`;
}

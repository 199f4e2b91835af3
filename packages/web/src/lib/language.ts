/** The language of this page. A build has one; while developing the path decides. */
import { type Language, languageOfPath, languagePrefix } from "@flightaides/core/language/contract";

export const language: Language =
  import.meta.env.VITE_LANGUAGE ?? languageOfPath(globalThis.location?.pathname ?? "/");

/** The BCP 47 tag for dates, numbers and names: the reader's variant of the page's language, such as `fr-CA`. */
export const locale: string =
  globalThis.navigator?.languages?.find((tag) => tag.split("-")[0] === language) ?? language;

/** The path of this page without the prefix of its language, as the route table knows it. */
export function pathHere(): string {
  return location.pathname.slice(languagePrefix(language).length) || "/";
}

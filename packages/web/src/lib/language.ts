/** The language of this page. A build has one; while developing the path decides. */
import {
  type Language,
  languageOfPath,
  languagePrefix,
} from "@flightaides/core/language/contract.ts";
import { localeOf } from "./locale-of";

export const language: Language =
  import.meta.env.VITE_LANGUAGE ?? languageOfPath(globalThis.location?.pathname ?? "/");

/** The BCP 47 tag for dates, numbers and names before the reader is known. */
export const pageLocale: string = localeOf(language);

/** The BCP 47 tag for dates, numbers and names: the reader's variant of {@link pageLocale}, such as `fr-CA`. */
export const locale: string =
  globalThis.navigator?.languages?.find(
    (tag) => languageOfTag(tag) === languageOfTag(pageLocale),
  ) ?? pageLocale;

/** Undefined for a tag that Intl rejects, such as `en-US@posix` of Chromium on a Linux without a locale. */
function languageOfTag(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).language;
  } catch {
    return undefined;
  }
}

/** The path of this page without the prefix of its language, as the route table knows it. */
export function pathHere(): string {
  return location.pathname.slice(languagePrefix(language).length) || "/";
}

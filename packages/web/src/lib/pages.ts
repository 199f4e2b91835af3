/**
 * How the site handles each URL. The route table, the prerendered files (site-files.ts), the sitemap, CloudFront and the local web server
 * derive from it. Titles and descriptions belong to the routes themselves: `components/use-page.ts`.
 */
import { type Language, languagePrefix } from "@flightaides/core/language/contract.ts";
import { type Path, paths } from "./paths";

export type PageFacts = {
  /** File of src/routes, without its extension. */
  route: string;
  /**
   * The page is rendered to a file when the site is built. Other pages show nothing without a session or an API: a visitor gets
   * the frame of the site first.
   */
  isPrerendered: boolean;
  /** Search engines may list it. */
  isIndexed: boolean;
};

const facts = (isPrerendered: boolean, isIndexed: boolean) => (route: string) => ({
  route,
  isPrerendered,
  isIndexed,
});
const listed = facts(true, true);
const unlisted = facts(true, false);
const personal = facts(false, false);

export const pages: Readonly<Record<Path, PageFacts>> = {
  [paths.home]: listed("home"),
  [paths.search]: listed("search"),
  [paths.offer]: listed("offer"),
  [paths.searchResult]: listed("search-result"),
  [paths.allItineraries]: listed("all-itinerary"),
  [paths.login]: unlisted("login"),
  [paths.signUp]: listed("signup"),
  [paths.confirm]: personal("confirm"),
  [paths.forgotPassword]: personal("forgot-password"),
  [paths.myItineraries]: personal("my-itinerary"),
  [paths.trip]: personal("trip"),
  [paths.routes]: listed("flights"),
  [paths.route]: listed("flights-between"),
  [paths.connect]: personal("connect"),
  [paths.connections]: personal("connections"),
  [paths.pass]: personal("connect"),
  [paths.account]: personal("account"),
  [paths.termsOfUse]: listed("terms-of-use"),
  [paths.privacyPolicy]: listed("privacy-policy"),
  [paths.coTraveler]: listed("co-traveler"),
  [paths.safety]: listed("safety"),
  [paths.aboutUs]: listed("about-us"),
  [paths.blogs]: listed("blogs"),
  [paths.support]: listed("support"),
  [paths.developers]: listed("developers"),
  [paths.unsubscribe]: personal("unsubscribe"),
  [paths.stillFlying]: personal("still-flying"),
  [paths.appeal]: personal("appeal"),
  [paths.desk]: personal("desk"),
};

export function isPath(path: string): path is Path {
  return Object.hasOwn(pages, path);
}

/** The page of a path without a language, which may have a parameter: that of `/flights/toronto-delhi` is `/flights/:pair`. */
export function pageOf(pathname: string): Path | undefined {
  const path = pathname.replace(/(.)\/$/, "$1");
  if (isPath(path)) return path;
  const parent = path.slice(0, path.lastIndexOf("/") + 1);
  return Object.keys(pages)
    .filter(isPath)
    .find((page) => page.startsWith(`${parent}:`));
}

/** What is served for all other addresses: the frame of the site, into which the page comes once its code is loaded. */
export const frame = "/*";

/** The page of the firewall's challenge. CloudFront answers it with a redirect back: `?back=/search`. */
export const challengePath = "/api/challenge";

/** The OpenAPI document: a file of the site below the API's path. */
export const openApiPath = "/api/openapi.json";

/** The path of a page, or of the frame, in a language: `/fr/search`. */
export function pathIn(language: Language, page: string): string {
  const prefix = languagePrefix(language);
  return page === paths.home ? prefix || page : `${prefix}${page}`;
}

/**
 * A path that cannot lead to another site, even as a link: a browser takes what follows `//` for a
 * host, `\` for `/`, and
 * ignores tabs and line breaks. CloudFront runs the source of this function too.
 */
export function singleSlashes(path: string): string {
  return path.replace(/[/\\\t\n\r]+/g, "/");
}

/** The address of a page in a language. The parts are those of the router: `pathname` has no prefix, and may be anything. */
export function addressIn(
  language: Language,
  { pathname, search, hash }: { pathname: string; search: string; hash: string },
): string {
  return `${singleSlashes(`${languagePrefix(language)}${pathname}`)}${search}${hash}`;
}

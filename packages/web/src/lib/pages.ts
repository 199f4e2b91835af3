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

const listed = { isPrerendered: true, isIndexed: true };
const unlisted = { isPrerendered: true, isIndexed: false };
const personal = { isPrerendered: false, isIndexed: false };

export const pages: Readonly<Record<Path, PageFacts>> = {
  [paths.home]: { route: "home", ...listed },
  [paths.search]: { route: "search", ...listed },
  [paths.offer]: { route: "offer", ...listed },
  [paths.searchResult]: { route: "search-result", ...listed },
  [paths.allItineraries]: { route: "all-itinerary", ...listed },
  [paths.login]: { route: "login", ...unlisted },
  [paths.signUp]: { route: "signup", ...listed },
  [paths.confirm]: { route: "confirm", ...personal },
  [paths.forgotPassword]: { route: "forgot-password", ...personal },
  [paths.myItineraries]: { route: "my-itinerary", ...personal },
  [paths.trip]: { route: "trip", ...personal },
  [paths.routes]: { route: "flights", ...listed },
  [paths.route]: { route: "flights-between", ...listed },
  [paths.connect]: { route: "connect", ...personal },
  [paths.connections]: { route: "connections", ...personal },
  [paths.pass]: { route: "connect", ...personal },
  [paths.account]: { route: "account", ...personal },
  [paths.termsOfUse]: { route: "terms-of-use", ...listed },
  [paths.privacyPolicy]: { route: "privacy-policy", ...listed },
  [paths.coTraveler]: { route: "co-traveler", ...listed },
  [paths.safety]: { route: "safety", ...listed },
  [paths.aboutUs]: { route: "about-us", ...listed },
  [paths.blogs]: { route: "blogs", ...listed },
  [paths.support]: { route: "support", ...listed },
  [paths.unsubscribe]: { route: "unsubscribe", ...personal },
  [paths.stillFlying]: { route: "still-flying", ...personal },
};

export function isPath(path: string): path is Path {
  return Object.hasOwn(pages, path);
}

/** The page of a path without a language, which may have a parameter: that of `/flights/toronto-delhi` is `/flights/:pair`. */
export function pageOf(pathname: string): Path | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  if (isPath(path)) return path;
  const parent = path.slice(0, path.lastIndexOf("/"));
  return Object.keys(pages)
    .filter(isPath)
    .find((page) => page.startsWith(`${parent}/:`));
}

/** What is served for all other addresses: the frame of the site, into which the page comes once its code is loaded. */
export const frame = "/*";

/** The page of the firewall's challenge. CloudFront answers it with a redirect back: `?back=/search`. */
export const challengePath = "/api/challenge";

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

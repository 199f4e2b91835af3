/**
 * The files of the pages that are rendered when the site is built. Apart from ./pages, because the scripts of a page do not need the list
 * of all pairs of cities.
 */
import { type Language, languagePrefix, languages } from "@flightaides/core/language/contract.ts";
import { cityPairs } from "@flightaides/core/trip/city-pairs.ts";
import { frame, isPath, pages, pathIn } from "./pages";
import { type Path, paths, routePath } from "./paths";
import { readingPath } from "./reading-path";

const everyPage = Object.keys(pages).filter(isPath);

/** The addresses of a page: one for each pair of cities for the page of a route. */
function addressesOf(page: Path): string[] {
  return page === paths.route ? cityPairs.map(({ slug }) => routePath(slug)) : [page];
}

export const prerenderedPaths = everyPage
  .filter((page) => pages[page].isPrerendered)
  .flatMap(addressesOf);

/** Search engines may list them. */
export const indexedPaths = everyPage.filter((page) => pages[page].isIndexed).flatMap(addressesOf);

/**
 * The pages with a policy of their own, each with the frame of the site in a file of its own: the service worker keeps it with the
 * policy with which it was served. `address` and `both` are sources of regular expressions: of a path without a language, and of a path
 * with or without one, or of the file.
 */
export const ownFrames = [readingPath].map((path) => {
  const file = path.slice(0, -1);
  const address = `${path}[^/]+/?`;
  return { file, address: `^${address}$`, both: `^(?:/[a-z]{2})?(?:${address}|${file}\\.html)$` };
});

/** The file of a prerendered page, or of the frame, in a language: `/fr/search.html`. */
export function fileIn(language: Language, page: string): string {
  const name = page === paths.home ? "/index" : page === frame ? "/app" : page;
  return `${languagePrefix(language)}${name}.html`;
}

/** The files of the prerendered pages, and of the frames, by path: `/fr/search` is /fr/search.html, `/fr/*` is /fr/app.html. */
export const pageFiles: Readonly<Record<string, string>> = Object.fromEntries(
  languages.flatMap((language) =>
    [...prerenderedPaths, frame].map((page) => [pathIn(language, page), fileIn(language, page)]),
  ),
);

/** The files of {@link ownFrames} in a language: `/fr/boarding-pass.html`. */
export function ownFramesIn(language: Language): string[] {
  return ownFrames.map(({ file }) => `${languagePrefix(language)}${file}.html`);
}

/**
 * The file that the site serves for a path, one of {@link pageFiles}. A path is a page if its last segment has no dot; any other is a
 * file already. CloudFront runs the source of this function too, so it uses nothing but its arguments, and old syntax; its code and data
 * may have 10 KB, so it gets no list of all files.
 * @param pages the {@link prerenderedPaths}
 * @param frames the {@link ownFrames}
 * @param languages the first has no prefix
 */
export function servedFile(
  pages: readonly string[],
  frames: readonly { file: string; address: string }[],
  languages: readonly string[],
  path: string,
): string {
  if (path.slice(path.lastIndexOf("/")).includes(".")) return path;
  const first = path.split("/")[1] || "";
  const prefix = languages.indexOf(first) > 0 ? `/${first}` : "";
  const rest = path.slice(prefix.length);
  const page = rest.length > 1 && rest.endsWith("/") ? rest.slice(0, -1) : rest || "/";
  const own = frames.find((one) => new RegExp(one.address).test(page));
  if (own) return `${prefix}${own.file}.html`;
  if (!pages.includes(page)) return `${prefix}/app.html`;
  return `${prefix}${page === "/" ? "/index" : page}.html`;
}

/**
 * The path of the API with the preview of a link to a trip. CloudFront runs the source of this function too.
 * @param languages the first has no prefix
 * @returns undefined for every other path
 */
export function previewPath(languages: readonly string[], path: string): string | undefined {
  const found = /^(?:\/([a-z]{2}))?\/trip\/([0-9a-f]{32})\/?$/.exec(path);
  if (!found || (found[1] && languages.indexOf(found[1]) < 1)) return undefined;
  return `/flightAid/${found[2]}/preview/${found[1] || languages[0]}`;
}

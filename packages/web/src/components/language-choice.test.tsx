import { languages } from "@flightaides/core/language/contract.ts";
import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { Router } from "react-router";
import { expect, test, vi } from "vitest";
import { LanguageChoice } from "./language-choice";

const origin = "https://flightaides.test";
const navigator = { createHref: () => "", go: vi.fn(), push: vi.fn(), replace: vi.fn() };

/** The links on the page with this path, as the router knows it: without the language. */
function links(pathname: string): string[] {
  const location = { pathname, search: "?a=b", hash: "#c", state: null, key: "default" };
  const html = renderToStaticMarkup(
    <Router location={location} navigator={navigator}>
      <LanguageChoice />
    </Router>,
  );
  const decoded = (text: string) =>
    text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name) => entities[name] ?? "");
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => decoded(href));
}
const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

test("leads to this page in each language", () => {
  expect(links("/search")).toEqual([
    "/search?a=b#c",
    "/fr/search?a=b#c",
    "/hi/search?a=b#c",
    "/pa/search?a=b#c",
    "/gu/search?a=b#c",
  ]);
});

test("no path leads to another origin", () => {
  const parts = [
    "/",
    "//",
    "\\",
    ".",
    "..",
    "%2f",
    "%5c",
    "\t",
    "\n",
    "evil.example",
    "@",
    "https:",
  ];
  const path = fc
    .array(fc.oneof(fc.constantFrom(...parts), fc.string({ maxLength: 2 })), { maxLength: 6 })
    .map((some) => `/${some.join("")}`);
  fc.assert(
    fc.property(path, (pathname) => {
      const found = links(pathname);
      expect(found).toHaveLength(languages.length);
      for (const href of found) expect(new URL(href, `${origin}/fr/page`).origin).toBe(origin);
    }),
    { numRuns: 500, examples: [["//evil.example/"]] },
  );
});

/** Composes the file of a page from index.html, as the build left it, and what React has rendered. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Graph } from "schema-dts";
import { minify } from "vite";
import { type Language, languages } from "../core/src/language/contract";
import { type CityPair, cityPairs, pictureOf } from "../core/src/trip/city-pairs";
import { shownStyles } from "./shown-styles";
import type { Rendered } from "./src/entry-server";
import { pathIn } from "./src/lib/pages";
import { paths, routePath } from "./src/lib/paths";
import { indexedPaths } from "./src/lib/site-files";

/** Names of files below the site's folder. */
export type Assets = { scripts: readonly string[]; styles: readonly string[] };

type Page = {
  /** A prerendered path, or the frame. */
  page: string;
  language: Language;
  /** The site's address, or empty. */
  origin: string;
  rendered: Rendered;
  /** What the page loads on top of what index.html does. */
  assets: Assets;
};

/** index.html without its comments, and with its scripts minified. */
export async function minifyTemplate(html: string): Promise<string> {
  const scripts = [...html.matchAll(/(?<=<script>)[\s\S]+?(?=<\/script>)/g)];
  const minified = await Promise.all(scripts.map(([code]) => minify("inline.js", code)));
  return scripts.reduce(
    (result, [code], index) => result.replace(code, () => minified[index]?.code.trim() ?? ""),
    html.replace(/<!--[\s\S]*?-->\s*/g, ""),
  );
}

/** @param outDir the site's folder */
export async function composePage(template: string, page: Page, outDir: string): Promise<string> {
  const { title, description, head, body } = page.rendered;
  const styles = page.assets.styles.map(
    (file) => `<link rel="stylesheet" crossorigin href="/${file}">`,
  );
  const scripts = page.assets.scripts.map(
    (file) => `<link rel="modulepreload" crossorigin href="/${file}">`,
  );
  const pair = pairOfPath(page.page);
  const html = replace(template, [
    [/(?<=<html lang=")en/, page.language],
    [/(?<=<title>)[^<]*/, escaped(title)],
    [/(?<=<meta\s+name="description"\s+content=")[^"]*/, escaped(description)],
    [/(?<=<meta\s+property="og:title"\s+content=")[^"]*/, escaped(title)],
    [/(?<=<meta\s+property="og:description"\s+content=")[^"]*/, escaped(description)],
    ...(pair
      ? ([
          [/(?<=property="og:image" content="[^"]*)\/share\.png/, pictureOf(pair)],
          [/(?<=property="og:image:alt" content=")[^"]*/, escaped(`FlightAides: ${title}`)],
        ] as const)
      : []),
    [/(?=<\/head>)/, [head, ...forSearchEngines(page), ...styles, ...scripts].join("\n")],
    [/<div id="root">/, `<div id="root" data-page="${escaped(page.page)}">${body}`],
  ]);
  return inlineStyles(behindPaint(html), outDir);
}

/** The pair of cities that a page is about. */
function pairOfPath(path: string): CityPair | undefined {
  return cityPairs.find(({ slug }) => routePath(slug) === path);
}

/** Links of a page that search engines may list to itself and to its translations, and what the site is. */
function forSearchEngines({ page, language, origin, rendered }: Page): string[] {
  if (!origin || !indexedPaths.includes(page)) return [];
  const address = (each: Language) => `${origin}${pathIn(each, page)}`;
  const alternates = [
    ...languages.map((each) => [each, address(each)]),
    ["x-default", address("en")],
  ];
  return [
    `<link rel="canonical" href="${address(language)}">`,
    ...alternates.map(([tag, href]) => `<link rel="alternate" hreflang="${tag}" href="${href}">`),
    `<meta property="og:url" content="${address(language)}">`,
    `<meta property="og:locale" content="${openGraphLocales[language]}">`,
    ...(page === paths.home ? [structuredData(origin, address(language), language, rendered)] : []),
  ];
}

const openGraphLocales: Record<Language, string> = {
  en: "en_CA",
  fr: "fr_CA",
  hi: "hi_IN",
  pa: "pa_IN",
  gu: "gu_IN",
};

/** https://schema.org as JSON-LD. */
function structuredData(
  origin: string,
  url: string,
  language: Language,
  { description }: Rendered,
): string {
  const organization = { "@id": `${origin}/#organization` };
  const data = {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        ...organization,
        name: "FlightAides",
        url: origin,
        logo: `${origin}/icon-512.png`,
      },
      {
        "@type": "WebSite",
        name: "FlightAides",
        description,
        url,
        inLanguage: language,
        publisher: organization,
      },
    ],
  } satisfies Graph;
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json">${json}</script>`;
}

/** The pages that search engines may list, with their translations: https://www.sitemaps.org and Google's `xhtml:link`. */
export function sitemap(origin: string): string {
  const links = (page: string) =>
    languages.map(
      (each) =>
        `<xhtml:link rel="alternate" hreflang="${each}" href="${origin}${pathIn(each, page)}"/>`,
    );
  const entries = indexedPaths.flatMap((page) =>
    languages.map(
      (each) => `<url><loc>${origin}${pathIn(each, page)}</loc>${links(page).join("")}</url>`,
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}

function replace(html: string, edits: readonly (readonly [RegExp, string])[]): string {
  return edits.reduce((result, [pattern, text]) => {
    if (!pattern.test(result)) throw new Error(`index.html lacks ${pattern}`);
    return result.replace(pattern, () => text);
  }, html);
}

/**
 * The page is complete without its scripts, so they load once it is painted: a template holds them until a script of index.html
 * adds them. Chromium would otherwise fetch them first, and a slow phone would evaluate them first.
 */
function behindPaint(html: string): string {
  const scripts =
    /[ \t]*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?\n?/g;
  const found = (html.match(scripts) ?? []).map((each) => each.trim());
  const [, entry = ""] = /<script[^>]* src="([^"]+)"/.exec(found.join()) ?? [];
  // The script runs when the styles are there, and is fetched beside them.
  const held = [`<link rel="modulepreload" crossorigin href="${entry}">`, ...found];
  const template = `<template id="scripts">${held.join("")}</template>`;
  return replace(html.replace(scripts, ""), [[/(?=<div id="root")/, template]]);
}

/**
 * Puts the styles that the page shows into it: a request for them would delay the first paint, and so would all styles, which do not
 * fit into the first packets of a connection. The stylesheets follow with the scripts.
 */
async function inlineStyles(html: string, outDir: string): Promise<string> {
  const links = html.match(stylesheets) ?? [];
  const files = links.map((link) => /href="([^"]+)"/.exec(link)?.[1] ?? "");
  const sheets = await Promise.all(files.map((file) => readFile(join(outDir, file), "utf8")));
  const rest = html.replace(stylesheets, "");
  const styles = await shownStyles(rest, sheets.join("\n"));
  // `media`: they apply when all have arrived, because their order matters.
  const held = links.map((link) => link.replace("<link", '<link media="not all"'));
  return replace(rest, [
    [/(?=<\/head>)/, `<style>${styles.trim()}</style>`],
    [/(?<=<template id="scripts">)/, held.join("")],
  ]);
}

const stylesheets = /<link rel="stylesheet"[^>]*>/g;

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

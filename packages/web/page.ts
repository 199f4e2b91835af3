/** Composes the file of a page from index.html, as the build left it, and what React has rendered. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "../core/src/language/contract";
import type { Rendered } from "./src/entry-server";

/** Names of files below the site's folder. */
export type Assets = { scripts: readonly string[]; styles: readonly string[] };

type Page = {
  page: string;
  language: Language;
  rendered: Rendered;
  /** What the page loads on top of what index.html does. */
  assets: Assets;
};

/** @param outDir the site's folder */
export async function composePage(template: string, page: Page, outDir: string): Promise<string> {
  const { title, description, head, body } = page.rendered;
  const styles = page.assets.styles.map(
    (file) => `<link rel="stylesheet" crossorigin href="/${file}">`,
  );
  const scripts = page.assets.scripts.map(
    (file) => `<link rel="modulepreload" crossorigin href="/${file}">`,
  );
  const html = replace(template, [
    [/(?<=<html lang=")en/, page.language],
    [/(?<=<title>)[^<]*/, escape(title)],
    [/(?<=<meta\s+name="description"\s+content=")[^"]*/, escape(description)],
    [/(?<=<meta\s+property="og:title"\s+content=")[^"]*/, escape(title)],
    [/(?<=<meta\s+property="og:description"\s+content=")[^"]*/, escape(description)],
    [/(?=<\/head>)/, [head, ...styles, ...scripts].join("\n")],
    [/<div id="root">/, `<div id="root" data-page="${escape(page.page)}">${body}`],
  ]);
  return inlineStyles(behindPaint(html), outDir);
}

function replace(html: string, edits: readonly (readonly [RegExp, string])[]): string {
  return edits.reduce((result, [pattern, text]) => {
    if (!pattern.test(result)) throw new Error(`index.html lacks ${pattern}`);
    return result.replace(pattern, () => text);
  }, html);
}

/** The page is complete without its scripts, so they leave the line to what is painted, such as the font. */
function behindPaint(html: string): string {
  return html.replace(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"');
}

/**
 * Puts the styles into the page: a request for them would delay the first paint. Their links stay, disabled, because the
 * bundler's loader fetches each stylesheet of a route that the page has no link to.
 */
async function inlineStyles(html: string, outDir: string): Promise<string> {
  const links = [...html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g)];
  let result = html;
  for (const [link, href = ""] of links) {
    const css = await readFile(join(outDir, href), "utf8");
    const disabled = link.replace(/>$/, " disabled>");
    result = result.replace(link, () => `<style>${css.trim()}</style>${disabled}`);
  }
  return result;
}

function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

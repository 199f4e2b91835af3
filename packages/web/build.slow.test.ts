import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, it, onTestFinished, vi } from "vitest";
import type { WebAppManifest } from "web-app-manifest";
import { languagePrefix, languages } from "../core/src/language/contract";
import { cityPairs, pictureOf } from "../core/src/trip/city-pairs";
import { build } from "./build";
import { openApiFile } from "./files";
import { maxInlineScripts, scriptHashes } from "./headers";
import { ownFramesIn, pageFiles } from "./src/lib/site-files";
import { manifestFaults, sitemapFaults, structuredDataFaults } from "./test/site-judges";
import { weigh } from "./weigh";

/** The quality that CloudFront compresses with is not documented; the local server uses this one. */
const asServed = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** What a server sends before the first acknowledgement (RFC 6928: ten segments of 1,460 bytes), without some 900 for the headers. */
const firstPacketsBytes = 13_700;

it("publishes a file for each page, with all that its first paint needs, nothing about the sources, and within budgets.json", {
  // A minute of processor time, beside the other steps of the lane.
  timeout: 900_000,
}, async () => {
  const outDir = await mkdtemp(join(tmpdir(), "flightaides-web-"));
  onTestFinished(() => rm(outDir, { recursive: true }));
  const origin = "https://flightaides.example";
  // As the script of the build runs: Vite would otherwise compile for React's development version.
  vi.stubEnv("NODE_ENV", "production");
  const manifests = await build({ outDir, origin });
  const files = await readdir(outDir, { recursive: true });
  const [, ...translated] = languages;
  const isAsset = (file: string) => file.startsWith("assets/");
  const pages = [...Object.values(pageFiles), ...languages.flatMap(ownFramesIn)].map((file) =>
    file.slice(1),
  );
  expect(files.filter((file) => !isAsset(file)).sort()).toEqual(
    [
      ...pages,
      "assets",
      ...translated,
      ...["", ...translated.map((each) => `${each}/`)].map((dir) => `${dir}manifest.webmanifest`),
      ...["sw.js", ...translated.map((each) => `sw-${each}.js`)],
      ...["apple-touch-icon.png", "icon-192.png", "icon-512.png", "icon-maskable-512.png"],
      ...["favicon.svg", "share.png", "robots.txt", "sitemap.xml", "api", openApiFile],
      ...["", ...translated.map((each) => `${each}/`)].map((dir) => `${dir}flights`),
      ...["routes", ...cityPairs.map((pair) => pictureOf(pair).slice(1))],
    ].sort(),
  );
  const read = async (file: string) => [file, await readFile(join(outDir, file), "utf8")] as const;
  const texts = new Map(await Promise.all(pages.map(read)));
  const inline = scriptHashes([...texts.values()]);
  expect(inline).not.toEqual([]);
  expect(inline.length).toBeLessThanOrEqual(maxInlineScripts);
  for (const [file, html] of texts) {
    const [, slug] = /flights\/(.+)\.html$/.exec(file) ?? [];
    const picture = slug ? `/routes/${slug}.png` : "/share.png";
    expect(html, file).toContain(`property="og:image" content="${origin}${picture}"`);
    expect(html, file).not.toContain("VITE_");
    expect(html, file).not.toContain("node_modules");
    expect(html, file).not.toMatch(/href="[^"]*\/\*"/);
    const [held = ""] = /<template id="scripts">.*?<\/template>/s.exec(html) ?? [];
    const sheets = /<link [^>]*rel="stylesheet"/;
    expect(held, file).toMatch(sheets);
    // The first paint waits for no stylesheet. The file of home fits into the first packets.
    expect(sheets.test(html.replace(held, "")), file).toBe(false);
    if (file.endsWith("index.html"))
      expect(brotliCompressSync(html, asServed).length, file).toBeLessThan(firstPacketsBytes);
    for (const [, script = ""] of html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g))
      expect(files, file).toContain(script);
  }
  const sheets = await Promise.all(files.filter((file) => file.endsWith(".css")).map(read));
  const styles = [...texts.values(), ...sheets.map(([, sheet]) => sheet)].join();
  const palette = (pattern: RegExp) =>
    new Set([...styles.matchAll(pattern)].map(([, name]) => name));
  // Mantine also derives variables from each palette, which nothing reads.
  const used = palette(
    /(?<!--mantine-color-[\w-]+: ?)var\((--mantine-(?:color-[a-z]+|shadow|h\d)-[\w-]+)/g,
  );
  expect(used.size).toBeGreaterThan(5);
  const defined = palette(/(--mantine-(?:color-[a-z]+|shadow|h\d)-[\w-]+):/g);
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);

  const home = await Promise.all(
    languages.map((language) =>
      readFile(join(outDir, pageFiles[language === "en" ? "/" : `/${language}`] ?? ""), "utf8"),
    ),
  );
  expect(new Set(home).size).toBe(languages.length);
  for (const html of home) {
    expect(html).toContain('<script type="application/ld+json">');
    expect(await structuredDataFaults(html)).toEqual([]);
  }

  const [, map] = await read("sitemap.xml");
  expect(await sitemapFaults(map)).toEqual([]);
  const addresses = (pattern: RegExp) => new Set([...map.matchAll(pattern)].map(([, url]) => url));
  const listed = addresses(/<loc>(.+?)<\/loc>/g);
  expect(addresses(/ href="(.+?)"/g)).toEqual(listed);
  for (const url of listed) expect(pageFiles).toHaveProperty([new URL(url ?? "").pathname]);

  for (const language of languages) {
    const prefix = languagePrefix(language);
    const [file, json] = await read(`${prefix}/manifest.webmanifest`.slice(1));
    expect(manifestFaults(json, `${origin}/${file}`, `${origin}${prefix}/`)).toEqual([]);
    for (const { src, sizes } of (JSON.parse(json) as WebAppManifest).icons ?? []) {
      const icon = await readFile(join(outDir, src));
      expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`, src).toBe(sizes);
    }
  }

  // Each worker holds the frames with their own policy, and the reader of boarding passes only once it is loaded.
  expect(files.filter((file) => file.endsWith(".wasm"))).toEqual([
    expect.stringMatching(/^assets\/zxing_reader-[\w-]+\.wasm$/),
  ]);
  for (const language of languages) {
    const worker = await readFile(
      join(outDir, language === "en" ? "sw.js" : `sw-${language}.js`),
      "utf8",
    );
    const precached = [...worker.matchAll(/url:\s*["'`]([^"'`]+)/g)].map(([, url]) => url);
    expect(precached).toEqual(expect.arrayContaining(ownFramesIn(language)));
    expect(
      precached.filter((url) => /\.wasm$|\/reader-|any-ascii|rapidoc/.test(url ?? "")),
    ).toEqual([]);
    expect(worker).toMatch(/["'`]\/assets\/zxing_reader-[\w-]+\.wasm["'`]/);
  }

  const weighed = weigh(outDir, manifests);
  expect(weighed.length).toBeGreaterThan(30);
  for (const { name, weights, budget } of weighed) {
    expect(weights.scripts, `scripts of ${name}`).toBeLessThanOrEqual(budget.scripts);
    expect(weights.styles, `styles of ${name}`).toBeLessThanOrEqual(budget.styles);
  }
});

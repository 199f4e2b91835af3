/**
 * The site in a pseudo-language, which reveals untranslated texts. Its marks are invisible, also to
 * Playwright's locators.
 */
import { statSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page, Response } from "@playwright/test";
import { webUrl } from "./addresses";
import { cpuThrottle } from "./cpu-throttle";
import { test as base, expect } from "./test";

/** Data that the pages of a context have received from the API: names, cities, notes. */
const known = new WeakMap<BrowserContext, Set<string>>();

/**
 * The pages come from a separate build; the rest is the product's. They cannot call other servers
 * of this machine, such as Cognito's: the browser does not treat a page that a test serves as
 * local.
 */
export const test = base.extend({
  context: async ({ context, pseudoSite }, use) => {
    await serve(context, pseudoSite);
    const data = new Set<string>();
    known.set(context, data);
    context.on("response", (response) => void keepData(response, data));
    await use(context);
  },
});

function serve(context: BrowserContext, site: string) {
  return context.route(
    (url) => url.origin === webUrl && !isData(url),
    (route) => {
      const { pathname } = new URL(route.request().url());
      const file = join(site, pathname);
      const isFile = statSync(file, { throwIfNoEntry: false })?.isFile();
      return route.fulfill({ path: isFile ? file : join(site, "index.html") });
    },
  );
}

function isData({ pathname }: URL): boolean {
  return /^\/(api\/|config\.json)/.test(pathname);
}

async function keepData(response: Response, data: Set<string>) {
  if (!isData(new URL(response.url()))) return;
  // The browser may have navigated to another page.
  const body = await response.text().catch(() => "");
  for (const [, text = ""] of body.matchAll(/"((?:[^"\\]|\\.)*)"/g)) {
    data.add(text);
    // A note may be an English sentence, but its words do not indicate a missing translation.
    if (text.length < 40) for (const word of wordsOf(text)) data.add(word);
  }
}

/** Those that people can say they speak. */
const languageTags = "hi pa gu ta te bn mr ml kn ur ne si zh yue ar fa en fr es pt".split(" ");
const names = new Intl.DisplayNames("en", { type: "language" });

/**
 * Texts that the browser generates: dates, currencies and names of languages. Also the brand, and names of languages in
 * those languages, and the cities of the pages of routes.
 */
const written = new Set([
  ...wordsOf("FlightAides English USD AM PM"),
  ...wordsOf(
    "Toronto Vancouver Montréal New York London Paris Dubai Cairo Beirut Delhi Mumbai Amritsar",
  ),
  ...wordsOf("Ahmedabad Hyderabad Lahore Karachi Dhaka Colombo Kathmandu Beijing Hong Kong Manila"),
  ...languageTags.flatMap((tag) => wordsOf(names.of(tag) ?? "")),
  // The invented example of home.
  ...wordsOf("BOM DXB YYZ EK"),
  // Each month and each day of the week.
  ...Array.from({ length: 46 }, (_, index) => new Date(2026, 0, 1 + 8 * index)).flatMap((date) =>
    (["long", "short"] as const).flatMap((month) =>
      wordsOf(date.toLocaleDateString("en-US", { month, weekday: "short" })),
    ),
  ),
]);

/**
 * Fails if the page shows, or exposes to a screen reader, text that is not from the catalogue. The
 * legal pages, which are only in English, are excluded.
 */
export async function expectTranslated(page: Page) {
  const data = known.get(page.context()) ?? new Set();
  const isKnown = (text: string) =>
    data.has(text) ||
    text.startsWith(webUrl) ||
    wordsOf(text).every((word) => written.has(word) || data.has(word));
  const findOthers = async () => (await page.evaluate(collect)).filter((text) => !isKnown(text));
  // Data may be shown before this process has read the response that contains it.
  // RapiDoc blocks /developers for four seconds, and longer on a busy machine.
  const options = { message: "texts outside of the catalogue", timeout: 60_000 * cpuThrottle };
  await expect.poll(findOthers, options).toEqual([]);
}

/** Two letters at least: a single one is an initial. */
function wordsOf(text: string): string[] {
  return text.match(/\p{L}{2,}/gu) ?? [];
}

/** Runs in the page: its texts without those of the catalogue. */
function collect(): string[] {
  const attributes = ["aria-label", "aria-description", "title", "placeholder", "alt"];
  const texts = [
    document.title,
    document.querySelector<HTMLMetaElement>("meta[name=description]")?.content,
  ];
  for (const element of document.body.querySelectorAll("*")) {
    // The browser names the countries.
    if (element.closest("body [lang], script, style, option") || !element.checkVisibility())
      continue;
    texts.push(...attributes.map((name) => element.getAttribute(name) ?? ""));
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) texts.push(node.nodeValue ?? "");
  }
  return texts
    .flatMap((text = "") => text.split(/\u200b[^\u00ad]*\u00ad/))
    .map((text) => text.trim())
    .filter((text) => /\p{L}/u.test(text));
}

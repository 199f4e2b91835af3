/**
 * Lighthouse on the built site, as CloudFront would serve it: compressed, cached, over HTTP/2. Prints the medians, and
 * throws when one is over web-budget.json, or when the first screen of home still has a placeholder two seconds after it is opened.
 * `simulate` estimates a slow phone from one fast load; `devtools` slows the browser down. The limit of the largest paint is a multiple of that of a
 * bare page in the same run (phone.ts calibrates the slowdown of the CPU). The floor page (floor-page.ts) shows how much of the
 * blocking time is the machine's, the document's and React's; it has no limit. Then the layout shifts of the main pages,
 * those of signed-in users included, against the same budget, and Lighthouse on the page of a paid trip.
 *
 *     npm run bench -- web --runs 5 --pages home,terms --languages en,fr --throttling simulate
 *
 * `--pages ""` measures the layout shifts and the paid trip only.
 */
import { parseArgs } from "node:util";
import { languagePrefix, languages } from "@flightaides/core/language/contract.ts";
import { freePort } from "@flightaides/standins/free-port";
import type { Result } from "lighthouse";
import { chromium } from "playwright-core";
import { installed } from "./chromium";
import { barePath, startEdge } from "./edge";
import { floorPath } from "./floor-page";
import { measureShifts } from "./layout-shift";
import { round } from "./meter";
import { examinePaidTrip, categories as paidTripCategories } from "./paid-trip";
import { peers } from "./peers";
import { calibrate, categories, examine, type Throttling } from "./phone";
import { headline, median, type Row, show } from "./results";
import { startSite } from "./site";
import budget from "./web-budget.json";

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: "string", default: "5" },
      pages: { type: "string", default: Object.keys(budget.pages).join() },
      languages: { type: "string", default: languages.join() },
      throttling: { type: "string", default: "simulate,devtools" },
    },
  });
  const site = await startSite();
  const edge = await startEdge(await freePort(), site.url);
  try {
    const over: string[] = [];
    const rows: Row[] = [];
    const homes: Figures[] = [];
    for (const language of languages.filter((each) => split(values.languages).includes(each)))
      if (split(values.pages).includes("home"))
        over.push(...(await placeholders(`${edge.url}${languagePrefix(language)}/`)));
    const cpu = await calibrate(`${edge.url}${barePath}`, Number(values.runs));
    for (const throttling of split(values.throttling) as Throttling[]) {
      const bare = await examineAll(`${edge.url}${barePath}`, throttling, Number(values.runs), cpu);
      rows.push(rowOf(`bare page ${throttling}`, bare));
      const floor = await examineAll(
        `${edge.url}${floorPath}`,
        throttling,
        Number(values.runs),
        cpu,
      );
      rows.push(rowOf(`floor page ${throttling}`, floor));
      for (const language of languages.filter((each) => split(values.languages).includes(each)))
        for (const [page, path] of Object.entries(budget.pages)) {
          if (!split(values.pages).includes(page)) continue;
          const url = `${edge.url}${languagePrefix(language)}${path}`;
          const figures = await examineAll(url, throttling, Number(values.runs), cpu);
          const name = `${page} ${language} ${throttling}`;
          rows.push({ ...rowOf(name, figures), "of the bare page": round(figures.lcp / bare.lcp) });
          if (page === "home" && throttling === "simulate") homes.push(figures);
          over.push(...exceeded(figures, bare, throttling).map((what) => `${name}: ${what}`));
        }
    }
    const shifts = await measureShifts(site.url);
    for (const [name, shift] of shifts)
      if (!(shift <= budget.cumulativeLayoutShift))
        over.push(`${name}: layout shift ${shift.toFixed(3)}`);
    for (const throttling of split(values.throttling) as Throttling[]) {
      const figures = figuresOf([await examinePaidTrip(site.url, throttling, cpu)]);
      const name = `paid trip ${throttling}`;
      rows.push(rowOf(name, figures, paidTripCategories));
      over.push(...faultsOf(figures).map((what) => `${name}: ${what}`));
    }
    show("Lighthouse for phones, medians", rows);
    show(
      "Layout shift while the answers of the API arrive one after another",
      [...shifts].map(([page, shift]) => ({ page, shift: Number(shift.toFixed(3)) })),
    );
    show("Home pages of others, November 2026", peers);
    headlineOf(homes);
    if (over.length > 0) throw new Error(`web: over the budget\n${over.join("\n")}`);
  } finally {
    edge.stop();
    await site.stop();
  }
}

function split(list: string): string[] {
  return list.split(",");
}

/** The medians of several runs. */
async function examineAll(
  url: string,
  throttling: Throttling,
  runs: number,
  cpuSlowdownMultiplier: number,
): Promise<Figures> {
  const results: Result[] = [];
  for (let count = 0; count < runs; count++)
    results.push(await examine(url, throttling, cpuSlowdownMultiplier));
  return figuresOf(results);
}

/** Lighthouse's phone. Its CPU is four times slower. */
const phone = { width: 412, height: 823 };
const slowdown = 4;
const restMs = 2000;

/**
 * What is missing on the first screen of a page without any user input. Empty if it has the search
 * form and no placeholder.
 */
async function placeholders(url: string): Promise<string[]> {
  const { chromePath, envVars } = await installed();
  const browser = await chromium.launch({
    ...(chromePath ? { executablePath: chromePath } : { channel: "chrome" }),
    ...(envVars && { env: envVars }),
    chromiumSandbox: false,
  });
  try {
    const page = await browser.newPage({
      viewport: phone,
      isMobile: true,
      hasTouch: true,
      ignoreHTTPSErrors: true,
    });
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.goto(url);
    await page.waitForTimeout(restMs);
    const found = await page.evaluate(() => ({
      hasForm: document.querySelector("form [name=from]")?.checkVisibility() ?? false,
      isTakenOver: document.querySelector("#root[data-page]") === null,
      skeletons: [...document.querySelectorAll("[data-skeleton]")].filter(
        (element) => element.getBoundingClientRect().top < innerHeight,
      ).length,
    }));
    console.log(`${url} at rest: ${JSON.stringify(found)}`);
    return [
      ...(found.hasForm ? [] : [`${url} shows no search form`]),
      ...(found.isTakenOver ? [] : [`${url} does not answer yet`]),
      ...(found.skeletons === 0 ? [] : [`${url} shows ${found.skeletons} placeholders`]),
    ];
  } finally {
    await browser.close();
  }
}

type Figures = Record<
  (typeof categories)[number] | "lcp" | "tbt" | "cls" | "bytes" | "requests",
  number
>;

function figuresOf(results: readonly Result[]): Figures {
  const audit = (id: string) =>
    median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  const score = (id: string) => median(results.map((each) => each.categories[id]?.score ?? 0));
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    lcp: audit("largest-contentful-paint"),
    tbt: audit("total-blocking-time"),
    cls: audit("cumulative-layout-shift"),
    bytes: audit("total-byte-weight"),
    requests: median(results.map(({ audits }) => itemsOf(audits["network-requests"]?.details))),
  };
}

function itemsOf(details: Result["audits"][string]["details"]): number {
  return details && "items" in details ? (details.items?.length ?? 0) : 0;
}

/** The limits that a signed-in page exceeds. Its performance is printed, but has no budget yet. */
function faultsOf(figures: Figures): string[] {
  return [
    ...(["accessibility", "best-practices"] as const)
      .filter((each) => figures[each] < budget.scores[each])
      .map((each) => `${each} ${Math.round(figures[each] * 100)}`),
    ...(figures.cls > budget.cumulativeLayoutShift
      ? [`layout shift ${figures.cls.toFixed(3)}`]
      : []),
  ];
}

function rowOf(
  page: string,
  figures: Figures,
  scored: readonly (keyof Figures)[] = categories,
): Row {
  const row = {
    page,
    scores: scored.map((category) => Math.round(figures[category] * 100)).join(" / "),
    "LCP s": round(figures.lcp / 1000),
    "TBT ms": Math.round(figures.tbt),
    CLS: Number(figures.cls.toFixed(3)),
    kB: Math.round(figures.bytes / 1000),
    requests: figures.requests,
  };
  console.log(JSON.stringify(row));
  return row;
}

/** @param homes of each language, with simulated throttling */
function headlineOf(homes: readonly Figures[]): void {
  if (homes.length === 0) return;
  const worst = (of: (figures: Figures) => number) => Math.max(...homes.map(of));
  const lowest = Math.min(...homes.map((figures) => figures.performance));
  headline(
    `Home scores at least ${Math.round(lowest * 100)} of 100 for performance in every language on Lighthouse's phone, with at most ${Math.round(worst(({ bytes }) => bytes) / 1000)} kB in ${worst(({ requests }) => requests)} requests; its largest paint comes after at most ${round(worst(({ lcp }) => lcp) / 1000)} s.`,
  );
}

function exceeded(figures: Figures, bare: Figures, throttling: Throttling): string[] {
  // The score for performance is defined for simulated throttling.
  const scored = categories.filter((each) => throttling === "simulate" || each !== "performance");
  const lcp = budget.largestContentfulPaintOfBarePage[throttling] * bare.lcp;
  return [
    ...scored
      .filter((each) => figures[each] < budget.scores[each])
      .map((each) => `${each} ${Math.round(figures[each] * 100)}`),
    ...(figures.lcp > lcp
      ? [`largest paint ${Math.round(figures.lcp)} ms, over ${Math.round(lcp)}`]
      : []),
    ...(figures.tbt > budget.totalBlockingTimeMs
      ? [`blocking time ${Math.round(figures.tbt)} ms`]
      : []),
    ...(figures.cls > budget.cumulativeLayoutShift
      ? [`layout shift ${figures.cls.toFixed(3)}`]
      : []),
  ];
}

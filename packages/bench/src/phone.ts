/**
 * Lighthouse's phone. The slowdown of its CPU is calibrated by Lighthouse's BenchmarkIndex, because the machines are not
 * equally fast.
 */
import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { installed } from "./chromium";
import { median } from "./results";
import budget from "./web-budget.json";

export type Throttling = keyof typeof budget.largestContentfulPaintOfBarePage;

export const categories = Object.keys(budget.scores) as (keyof typeof budget.scores)[];

/**
 * The middle of the range in which Lighthouse's default slowdown of the CPU makes a mid-tier phone of the machine:
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#cpu-throttling
 */
const usualMachine = { benchmarkIndex: 1750, cpuSlowdownMultiplier: 4 };

/**
 * How many times slower the CPU of this machine is to be, so that it is as fast as the phone on the usual machine. At
 * most the default.
 */
export async function calibrate(url: string, runs: number): Promise<number> {
  const results: Result[] = [];
  for (let count = 0; count < runs; count++) results.push(await examine(url, "simulate"));
  const index = median(results.map(({ environment }) => environment.benchmarkIndex));
  const { benchmarkIndex, cpuSlowdownMultiplier } = usualMachine;
  const share = Math.min(1, index / benchmarkIndex);
  const slowdown = Math.max(1, cpuSlowdownMultiplier * share);
  console.log(
    `BenchmarkIndex ${Math.round(index)}: the CPU is ${slowdown.toFixed(1)} times slower`,
  );
  return slowdown;
}

/** One run of Lighthouse for phones, in a new browser. */
export async function examine(
  url: string,
  throttlingMethod: Throttling,
  cpuSlowdownMultiplier = usualMachine.cpuSlowdownMultiplier,
): Promise<Result> {
  const chrome = await launch({
    ...(await installed()),
    chromeFlags: ["--headless=new", "--no-sandbox", "--ignore-certificate-errors"],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: categories,
      throttlingMethod,
      throttling: { cpuSlowdownMultiplier },
      logLevel: "error",
    });
    if (!result || result.lhr.runtimeError)
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

import { gzipSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";
import { cpuThrottle } from "../support/cpu-throttle";
import { expect, test } from "../support/test";

test.use({ viewport: { width: 390, height: 844 } });

/**
 * Limits on what a phone fetches for home, in bytes after gzip: with its form, and with its lists. The stylesheets of the page
 * arrive after its first paint, which needs the styles in its file only.
 */
const budgets = {
  first: { script: 145_000, stylesheet: 14_500 },
  scrolled: { script: 167_000, stylesheet: 17_000 },
};

test("home stays within its budgets for scripts and styles", async ({ page }) => {
  const weigh = scales(page);
  const untilIdle = idleness(page);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Includes what the app prefetches when it is idle.
  await untilIdle();
  const first = await weigh();
  expect(first.script).toBeGreaterThan(0);
  expect(first.script).toBeLessThanOrEqual(budgets.first.script);
  expect(first.stylesheet).toBeLessThanOrEqual(budgets.first.stylesheet);

  await page.getByRole("heading", { name: "TRENDING SEARCHES" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("article").first()).toBeVisible();
  await untilIdle();
  const scrolled = await weigh();
  console.log(JSON.stringify({ first, scrolled }));
  expect(scrolled.script).toBeLessThanOrEqual(budgets.scrolled.script);
  expect(scrolled.stylesheet).toBeLessThanOrEqual(budgets.scrolled.stylesheet);
});

/** Milliseconds without a request after which nothing more is expected. */
const quietMs = 1_500 * cpuThrottle;

/** The size of the files fetched so far. */
function scales(page: Page) {
  const weight = { script: 0, stylesheet: 0 };
  const bodies: Promise<void>[] = [];
  page.on("response", (response) => {
    const type = response.request().resourceType();
    if (type !== "script" && type !== "stylesheet") return;
    bodies.push(
      response.body().then((body) => {
        weight[type] += gzipSync(body, { level: 9 }).length;
      }),
    );
  });
  return async () => {
    await Promise.all(bodies);
    return { ...weight };
  };
}

/** Waits until nothing has been fetched for a while, and says what still is when that takes too long. */
function idleness(page: Page) {
  const underWay = new Set<Request>();
  page.on("request", (request) => underWay.add(request));
  page.on("requestfinished", (request) => underWay.delete(request));
  page.on("requestfailed", (request) => underWay.delete(request));
  // Playwright's "networkidle" happens once for a document, and may come before the app prefetches.
  return async () => {
    let quietSince = Date.now();
    const fetched = () => {
      if (underWay.size > 0) quietSince = Date.now();
      return [...underWay].map((request) => request.url());
    };
    await expect
      .poll(() => Date.now() - quietSince > quietMs || fetched(), {
        timeout: 60_000 * cpuThrottle,
        intervals: [100],
      })
      .toBe(true);
  };
}

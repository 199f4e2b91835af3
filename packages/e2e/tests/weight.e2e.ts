import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/test";

test.use({ viewport: { width: 390, height: 844 } });

/**
 * Limits on what a phone fetches for home, in bytes after gzip: with its form, and with its lists. The first styles are in the page;
 * packages/web/budgets.json limits them.
 */
const budgets = {
  first: { script: 145_000, stylesheet: 0 },
  scrolled: { script: 165_000, stylesheet: 3_000 },
};

test("home stays within its budgets for scripts and styles", async ({ page }) => {
  const weigh = scales(page);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Includes what the app prefetches when it is idle.
  await page.waitForLoadState("networkidle");
  const first = await weigh();
  expect(first.script).toBeGreaterThan(0);
  expect(first.script).toBeLessThanOrEqual(budgets.first.script);
  expect(first.stylesheet).toBeLessThanOrEqual(budgets.first.stylesheet);

  await page.getByRole("heading", { name: "TRENDING SEARCHES" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  const scrolled = await weigh();
  console.log(JSON.stringify({ first, scrolled }));
  expect(scrolled.script).toBeLessThanOrEqual(budgets.scrolled.script);
  expect(scrolled.stylesheet).toBeLessThanOrEqual(budgets.scrolled.stylesheet);
});

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

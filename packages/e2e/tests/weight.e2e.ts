import { gzipSync } from "node:zlib";
import { expect, test } from "../support/test";

/** Limits on what the browser fetches for home, in bytes after gzip. */
const budget = { script: 140_000, stylesheet: 15_000 };

test("home stays within its budget for scripts and styles", async ({ page }) => {
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
  await page.goto("/");
  await expect(page.getByRole("article").first()).toBeVisible();
  // Includes what the app prefetches when it is idle.
  await page.waitForLoadState("networkidle");
  await Promise.all(bodies);
  expect(weight.script).toBeGreaterThan(0);
  expect(weight.script).toBeLessThanOrEqual(budget.script);
  expect(weight.stylesheet).toBeLessThanOrEqual(budget.stylesheet);
});

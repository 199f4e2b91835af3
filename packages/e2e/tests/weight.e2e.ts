import { gzipSync } from "node:zlib";
import { expect, test } from "../support/test";

/** What the browser really fetches for home, whatever the build says of itself. Gzipped bytes. */
const budget = { script: 140_000, stylesheet: 15_000 };

test("home stays within its weight", async ({ page }) => {
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
  await page.waitForLoadState("networkidle");
  await Promise.all(bodies);
  expect(weight.script).toBeGreaterThan(0);
  expect(weight.script).toBeLessThanOrEqual(budget.script);
  expect(weight.stylesheet).toBeLessThanOrEqual(budget.stylesheet);
});

/** Lighthouse on the page of a paid trip, for a signed-in traveler. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@flightaides/standins/free-port";
import lighthouse, { type Result } from "lighthouse";
import { chromium } from "playwright-core";
import { installed } from "./chromium";
import { accounts, signIn } from "./demo-people";

/** Without SEO: search engines do not see the page. */
export const categories = ["performance", "accessibility", "best-practices"] as const;

/** Runs Lighthouse for phones once. Requires demo data in which the two have paid, as after `measureShifts`. */
export async function examinePaidTrip(
  origin: string,
  throttlingMethod: "simulate" | "devtools",
  cpuSlowdownMultiplier: number,
): Promise<Result> {
  const { chromePath, envVars } = await installed();
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "flightaides-bench-profile-"));
  // Lighthouse opens its page in the browser's own profile.
  const context = await chromium.launchPersistentContext(folder, {
    ...(chromePath ? { executablePath: chromePath } : { channel: "chrome" }),
    ...(envVars && { env: envVars }),
    args: [`--remote-debugging-port=${port}`],
    baseURL: origin,
    chromiumSandbox: false,
    locale: "en-US",
  });
  try {
    const page = await context.newPage();
    await signIn(page, accounts.traveler);
    await page.goto("/connections");
    const link = page.getByRole("main").getByRole("link", { name: "Contact" });
    const path = await link.getAttribute("href");
    await page.close();
    const result = await lighthouse(new URL(path ?? "", origin).href, {
      port,
      onlyCategories: [...categories],
      throttlingMethod,
      throttling: { cpuSlowdownMultiplier },
      disableStorageReset: true,
      logLevel: "error",
    });
    if (!result || result.lhr.runtimeError)
      throw new Error(`web: ${result?.lhr.runtimeError?.message ?? "no result"}`);
    return result.lhr;
  } finally {
    await context.close();
    await rm(folder, { recursive: true });
  }
}

/** An old phone on a bad network: slow 3G, a slow processor, and requests to the API that are lost. */
import { expect, type Locator, type Page } from "@playwright/test";

/** What is lost: a request before it reaches the server, or the answer to one that the server has done. */
export type Loss = "request" | "answer";

/** Latency in milliseconds, throughput in bytes a second. */
const slow3G = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};
const cpuSlowdown = 6;
/** One of so many requests is lost. */
const lostOneIn = 50;

/** Longer than two attempts of the app, and what the page needs for them. */
const patienceMs = 60_000;
const longPatienceMs = 300_000;

/**
 * Slows down the page, and loses 2% of its requests to the API, and besides the first one of each kind that is not a GET.
 * @returns the requests that were lost so far, such as `POST /api/connections`
 */
export async function useBadNetwork(page: Page, loss: Loss): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow3G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  await page.addInitScript(reportSilence);
  const lost: string[] = [];
  const kinds = new Set<string>();
  let requests = 0;
  await page.route("**/api/**", async (route) => {
    const method = route.request().method();
    const { pathname } = new URL(route.request().url());
    const kind = `${method} ${pathname.replace(/\/[\w-]{20,}/, "/…")}`;
    const isFirst = !kinds.has(kind);
    kinds.add(kind);
    const isLost = ++requests % lostOneIn === 0 || (isFirst && method !== "GET");
    if (!isLost) return route.continue();
    lost.push(kind);
    if (loss === "answer") await route.fetch();
    await route.abort("connectionreset");
  });
  return lost;
}

/** Runs in the page: a page without words for two seconds is an error. */
function reportSilence(): void {
  let since: number | undefined;
  setInterval(() => {
    // biome-ignore lint/performance/useDomNodeTextContent: only what is visible counts
    const isSilent = document.readyState !== "loading" && !document.body.innerText.trim();
    if (!isSilent) since = undefined;
    else since ??= performance.now();
    if (since !== undefined && performance.now() - since > 2000) {
      console.error("The page has no words.");
      since = performance.now();
    }
  }, 500);
}

/** Expects as long as this network needs. */
export const patiently = expect.configure({ timeout: patienceMs });

/**
 * Presses a button, and again each time the page has said that it failed, as people do. Something always says what is happening: the
 * button that it works, or a message that it failed.
 */
export async function pressUntil(button: Locator, done: Locator): Promise<void> {
  const page = button.page();
  const told = page
    .locator("[data-loading], [aria-busy=true]")
    .or(page.getByRole("alert"))
    .or(page.getByText(/…|\.\.\.$/))
    .or(done);
  await patiently(async () => {
    // It may have been done by an attempt whose answer was lost.
    if (!(await done.isVisible())) await button.click({ timeout: patienceMs / 3 });
    await expect(told.filter({ visible: true }).first()).toBeVisible();
    await patiently(done).toBeVisible();
  }).toPass({ timeout: longPatienceMs });
}

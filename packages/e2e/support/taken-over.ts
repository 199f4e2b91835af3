import type { Page } from "@playwright/test";
import { cpuThrottle } from "./cpu-throttle";

/** Enough for a page whose script has arrived. */
const patienceMs = 5_000 * cpuThrottle;

/**
 * Makes navigations of a page wait until React has taken over the prerendered page, so that a test presses no button that does
 * nothing yet. A navigation that waits for the answer only (`waitUntil: "commit"`) and a page without its scripts do not wait.
 */
export function awaitTakeover(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const takenOver = () =>
    page
      .locator("#root[data-page]")
      .waitFor({ state: "detached", timeout: patienceMs })
      // The test is about missing scripts. Its own expectations follow.
      .catch(() => {});
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== "commit") await takenOver();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await takenOver();
    return response;
  };
}

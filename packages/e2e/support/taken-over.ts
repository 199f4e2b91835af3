import { errors, type Page } from "@playwright/test";
import { cpuThrottle } from "./cpu-throttle";

/** Enough for a page whose script has loaded. */
const patienceMs = 5_000 * cpuThrottle;

/**
 * Makes navigations of a page wait for hydration, so that a test does not press a button without a
 * handler. A navigation that waits only for the response (`waitUntil: "commit"`) and a page without
 * its scripts do not wait.
 */
export function awaitTakeover(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const takenOver = () =>
    page
      .locator("#root[data-page]")
      .waitFor({ state: "detached", timeout: patienceMs })
      // The test is about missing scripts. Its own expectations follow.
      .catch((error: unknown) => {
        if (!(error instanceof errors.TimeoutError)) throw error;
      });
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

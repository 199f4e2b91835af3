import type { Page } from "@playwright/test";
import { gate } from "./gate";

/** Delays the scripts of the site until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { opened, open } = gate();
  await page.route("**/assets/*.js", async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

import type { Page, PageScreenshotOptions } from "@playwright/test";

/** Takes a screenshot to be looked at, `artifacts/<name>.png`, if the variable SCREENSHOTS is set. No test depends on it. */
export async function takePicture(page: Page, name: string, options?: PageScreenshotOptions) {
  if (!process.env.SCREENSHOTS) return;
  await page.screenshot({ ...options, path: `artifacts/${name}.png` });
}

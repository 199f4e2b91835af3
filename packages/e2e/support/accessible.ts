import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./test";

/** For `test.use`. During an animation, contrast is below the limits. */
export const still = { contextOptions: { reducedMotion: "reduce" } } as const;

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * Examines the page in its current state, at 1280 and 360 px and in both colour schemes: axe finds no violation of
 * WCAG 2.2 AA, or of any rule that axe has with `everyRule`, and nothing scrolls horizontally. Restores the size and
 * the light scheme.
 */
export async function expectAccessible(page: Page, { everyRule = false } = {}) {
  // Faster than the default mode, which misses nothing as long as there is no frame.
  expect(page.frames()).toHaveLength(1);
  const before = page.viewportSize();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ["light", "dark"] as const)
      await test.step(`${width} px, ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme });
        await settled(page);
        const axe = new AxeBuilder({ page })
          .setLegacyMode()
          .options({ resultTypes: ["violations"] });
        const { violations } = await (everyRule ? axe : axe.withTags(wcag)).analyze();
        expect(
          violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) })),
        ).toEqual([]);
        const { scroll, client } = await page.evaluate(() => ({
          scroll: document.documentElement.scrollWidth,
          client: document.documentElement.clientWidth,
        }));
        expect(scroll, "no horizontal scroll").toBeLessThanOrEqual(client);
      });
  }
  await page.emulateMedia({ colorScheme: "light" });
  if (before) await page.setViewportSize(before);
}

/** Waits for transitions that the new size or scheme has started. Loading indicators run forever and are left out. */
async function settled(page: Page) {
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
}

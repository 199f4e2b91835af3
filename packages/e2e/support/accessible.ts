import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./test";

/** For `test.use`. Without motion: halfway through a fade every contrast is too low. */
export const still = { contextOptions: { reducedMotion: "reduce" } } as const;

/** Everything that axe finds against WCAG 2.2 AA, and a page wider than its window. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual(
    [],
  );
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }));
  expect(scroll, "no horizontal scroll").toBeLessThanOrEqual(client);
}

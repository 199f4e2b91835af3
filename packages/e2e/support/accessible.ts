import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect, test } from "./test";

/** For `test.use`. During an animation, contrast is below the limits. */
export const still = { contextOptions: { reducedMotion: "reduce" } } as const;

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** The rules of axe that look at colours. */
const colourRules = ["color-contrast", "link-in-text-block"];

/**
 * Examines the page in its current state, at 1280 and 360 px and in both colour schemes: axe finds no violation of
 * WCAG 2.2 AA, or of any rule that axe has with `everyRule`, and nothing scrolls horizontally. Restores the size and
 * the light scheme.
 */
export async function expectAccessible(page: Page, { everyRule = false } = {}) {
  // A frame would need axe of its own.
  expect(page.frames()).toHaveLength(1);
  const rules = everyRule ? undefined : wcag;
  const before = page.viewportSize();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: "light" });
    const light = await outlineOf(page);
    await test.step(`${width} px, light`, () => examine(page, rules));
    await page.emulateMedia({ colorScheme: "dark" });
    // In the same elements, a rule that looks at no colours finds what it has found.
    const isSame = (await outlineOf(page)) === light;
    await test.step(`${width} px, dark`, () => examine(page, isSame ? colourRules : rules));
  }
  await page.emulateMedia({ colorScheme: "light" });
  if (before) await page.setViewportSize(before);
}

/** @param runOnly names or tags of axe's rules; undefined for all */
async function examine(page: Page, runOnly?: string[]) {
  // Once for each document, as the script is long.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { violations, scroll, client } = await page.evaluate(
    async (options) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(options);
      const { scrollWidth, clientWidth } = document.documentElement;
      return {
        violations: violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) })),
        scroll: scrollWidth,
        client: clientWidth,
      };
    },
    { resultTypes: ["violations"], ...(runOnly && { runOnly }) } satisfies axe.RunOptions,
  );
  expect(violations).toEqual([]);
  expect(scroll, "no horizontal scroll").toBeLessThanOrEqual(client);
}

/** Waits until the page stands still. @returns its text and the visible elements with their attributes and boxes */
async function outlineOf(page: Page): Promise<string> {
  await settled(page);
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll("body, body *")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`);
        return [element.tagName, ...attributes, x, y, width, height].join(" ");
      });
    return [document.body.textContent, ...elements].join("\n");
  });
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

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { expect, test } from "./test";

/** Minified, as it is sent to each page. */
const axeScript = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** The rules of axe that check colours. */
const colourRules = ["color-contrast", "link-in-text-block"];

/**
 * Examines the page in its current state, at 1280 and 360 px and in both colour schemes: axe finds no violation of any of its
 * rules, among them that no heading level is skipped, nothing scrolls horizontally, and with reduced motion nothing moves.
 * Restores the size and the light scheme.
 */
export async function expectAccessible(page: Page) {
  // A frame would need a second axe.
  expect(page.frames()).toHaveLength(1);
  // The script of the page has loaded.
  await expect(page.locator("h1")).not.toHaveCount(0);
  const before = page.viewportSize();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: "light" });
    const light = await outlineOf(page);
    await test.step(`${width} px, light`, () => examine(page));
    await page.emulateMedia({ colorScheme: "dark" });
    // In unchanged elements, the results of rules that do not check colours are the same.
    const isSame = (await outlineOf(page)) === light;
    await test.step(`${width} px, dark`, () =>
      examine(page, isSame ? { runOnly: colourRules } : {}));
  }
  await page.emulateMedia({ colorScheme: "light" });
  if (before) await page.setViewportSize(before);
}

/** The same at the current size, without the rules that look at colours: those do not depend on the language of the page. */
export async function expectAccessibleText(page: Page) {
  await settled(page);
  await examine(page, { rules: Object.fromEntries(colourRules.map((id) => [id, off])) });
}

const off = { enabled: false };

async function examine(page: Page, limits: Pick<axe.RunOptions, "runOnly" | "rules"> = {}) {
  // Once for each document, as the script is long.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeScript);
  const { violations, scroll, client, moving } = await page.evaluate(
    async (options) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(options);
      const { scrollWidth, clientWidth } = document.documentElement;
      const still = ["offset", "computedOffset", "easing", "composite", "opacity"];
      const moving = matchMedia("(prefers-reduced-motion: reduce)").matches
        ? document
            .getAnimations()
            .flatMap(({ effect }) =>
              effect instanceof KeyframeEffect ? effect.getKeyframes() : [],
            )
            .flatMap((keyframe) => Object.keys(keyframe))
            .filter((property) => !still.includes(property))
        : [];
      return {
        moving,
        violations: violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) })),
        scroll: scrollWidth,
        client: clientWidth,
      };
    },
    { resultTypes: ["violations"], ...limits } satisfies axe.RunOptions,
  );
  expect(violations).toEqual([]);
  expect(scroll, "no horizontal scroll").toBeLessThanOrEqual(client);
  expect(moving, "no motion but fading").toEqual([]);
}

/**
 * Waits until the page no longer changes. @returns its text and the visible elements with their
 * attributes and boxes
 */
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

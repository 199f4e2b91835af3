/** Whether a page is accessible in its current state. */
import axe from "axe-core";
import { expect } from "vitest";
import { commands, page } from "vitest/browser";

/** The rules of axe that look at colors. */
const colorRules = ["color-contrast", "link-in-text-block"];

/**
 * Examines the page in both color schemes: axe finds no violation of any of its rules, nothing scrolls horizontally, and nothing
 * moves. Restores the light scheme and the width.
 */
export async function expectAccessible(width: number): Promise<void> {
  const { innerWidth, innerHeight } = window;
  await page.viewport(width, innerHeight);
  await settled();
  const light = outline();
  await examine(`${width} px, light`);
  await prefer("dark");
  // In the same elements, a rule that looks at no colors finds what it has found.
  await examine(`${width} px, dark`, outline() === light ? { runOnly: colorRules } : {});
  await prefer("light");
  await page.viewport(innerWidth, innerHeight);
}

/** Ends when the page has taken the scheme. */
async function prefer(scheme: "light" | "dark"): Promise<void> {
  await commands.preferScheme(scheme);
  await expect.poll(() => document.documentElement.dataset.mantineColorScheme).toBe(scheme);
  await settled();
}

async function examine(name: string, options: axe.RunOptions = {}): Promise<void> {
  const { violations } = await axe.run({ resultTypes: ["violations"], ...options });
  expect(
    violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) })),
    name,
  ).toEqual([]);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth, `${name}: no horizontal scroll`).toBeLessThanOrEqual(clientWidth);
  const still = ["offset", "computedOffset", "easing", "composite", "opacity"];
  const moving = document
    .getAnimations()
    .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
    .flatMap((keyframe) => Object.keys(keyframe))
    .filter((property) => !still.includes(property));
  expect(moving, `${name}: no motion but fading`).toEqual([]);
}

/** Waits for transitions that a new size or scheme has started. Loading indicators run forever and are left out. */
async function settled(): Promise<void> {
  const finite = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(finite.map(({ finished }) => finished));
}

/** The text and the visible elements with their attributes and boxes. */
function outline(): string {
  const elements = [...document.querySelectorAll("body, body *")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`);
      return [element.tagName, ...attributes, x, y, width, height].join(" ");
    });
  return [document.body.textContent, ...elements].join("\n");
}

import type { Page, Route } from "@playwright/test";
import { enter } from "../support/account";
import { expect, test } from "../support/test";

test.use({ viewport: { width: 390, height: 844 } });

/** The controls of the page that moved, one entry for each move. */
declare const moves: string[];

/** Runs in the page, before its scripts: compares where controls are in each frame with where they were before. */
function watchControls() {
  const recorded: string[] = [];
  Object.assign(globalThis, { moves: recorded });
  const tops = new WeakMap<Element, number>();
  const compare = () => {
    for (const control of document.querySelectorAll(
      "main :is(a, button, input, select, textarea)",
    )) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      const top = control.getBoundingClientRect().top + scrollY;
      const before = tops.get(control) ?? top;
      if (Math.abs(top - before) > 1) {
        const name = control.textContent?.trim() || control.getAttribute("name") || control.tagName;
        recorded.push(`${name} from ${Math.round(before)} to ${Math.round(top)} px`);
      }
      tops.set(control, top);
    }
    requestAnimationFrame(compare);
  };
  requestAnimationFrame(compare);
}

/** Opens a page. The API answers what was asked last first, so that sections arrive from below, one after another. */
async function openSlowly(page: Page, path: string, isComplete: () => Promise<void>) {
  const held: Route[] = [];
  await page.addInitScript(watchControls);
  await page.route("**/api/**", (route) => void held.push(route));
  await page.goto(path);
  await expect(async () => {
    await held.pop()?.continue();
    await isComplete();
  }).toPass({ intervals: [0] });
}

test("nothing on the account page moves while its sections arrive", async ({ page }) => {
  await enter(page);
  await openSlowly(page, "/account", async () => {
    const says = {
      "What we write to you about": "News and offers",
      "People you have blocked": "Nobody.",
    };
    for (const [name, text] of Object.entries(says))
      await expect(page.getByRole("region", { name }).getByText(text)).toBeVisible({
        timeout: 250,
      });
    await expect(page.getByRole("button", { name: "Save name" })).toBeVisible({ timeout: 250 });
    await expect(page.getByRole("button", { name: "Change password" })).toBeVisible({
      timeout: 250,
    });
  });
  expect(await page.evaluate(() => moves)).toEqual([]);
});

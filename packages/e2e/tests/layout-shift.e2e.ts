import type { Locator, Page, Route } from "@playwright/test";
import { signUp } from "../support/account";
import { connectTo, pairUpWithAccount, payButton } from "../support/pair";
import { expect, test } from "../support/test";
import { ownTrip, post, postAs } from "../support/trips";

test.use({ viewport: { width: 390, height: 844 } });

/** The controls of the page that moved, one entry per movement. */
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

/**
 * Opens a page in a new tab, and expects that no control moves until it is complete. The API
 * answers requests in reverse order, so that sections appear from the bottom up, one after another.
 */
async function expectStill(
  from: Page,
  path: string,
  isComplete: (page: Page) => Locator[],
  colorScheme: "light" | "dark" = "light",
) {
  const page = await from.context().newPage();
  await page.emulateMedia({ colorScheme });
  const held: Route[] = [];
  await page.addInitScript(watchControls);
  await page.route("**/api/**", (route) => void held.push(route));
  await page.goto(path);
  await expect(async () => {
    const route = held.pop();
    if (route) await route.fulfill({ response: await route.fetch() });
    // The answer is painted before the next one arrives.
    await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => setTimeout(go))));
    for (const part of isComplete(page)) await expect(part).toBeVisible({ timeout: 250 });
    expect(held).toHaveLength(0);
  }).toPass({ intervals: [0] });
  expect.soft(await page.evaluate(() => moves), `${path}, ${colorScheme}`).toEqual([]);
  await page.close();
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("nothing on the account page moves while its sections arrive", { tag: "@deep" }, async ({
  page,
}) => {
  await signUp(page);
  await expectStill(page, "/account", (tab) => [
    tab.getByText("News and offers"),
    tab.getByText("Nobody."),
    button(tab, "Save name"),
    button(tab, "Change password"),
  ]);
});

test("nothing on home moves while saved searches arrive", async ({ page }) => {
  await signUp(page);
  await post(page, "traveler", ownTrip());
  await expectStill(page, "/", (tab) => [
    tab.getByRole("region", { name: "YOUR SAVED SEARCHES" }).getByRole("article"),
    tab.getByRole("link", { name: "SHOW ALL", exact: true }),
  ]);
});

test("nothing moves while PayPal’s buttons arrive", { tag: "@deep" }, async ({ page, account }) => {
  const { offered } = await pairUpWithAccount(page, account);
  const connection = await connectTo(page, offered);
  for (const scheme of ["light", "dark"] as const)
    await expectStill(
      page,
      `/connect?connection=${connection}`,
      (tab) => [payButton(tab), button(tab, "Withdraw"), button(tab, "Send")],
      scheme,
    );
});

test("the buttons of the search form do not move when the fields of a posting appear", async ({
  page,
}) => {
  await signUp(page);
  await expectStill(page, "/search", (tab) => [button(tab, "Submit")]);
});

test("nothing moves while the states of own trips and the messages of a connection arrive", {
  tag: "@deep",
}, async ({ page, account }) => {
  const trip = { ...ownTrip(), connect: "ask" as const };
  const offered = await postAs(account, "flightaid", trip);
  await signUp(page);
  await post(page, "traveler", trip);
  const connection = await connectTo(page, offered);
  await expectStill(page, "/myitinerary", (tab) => [
    tab.getByRole("article").getByText("no answer yet"),
  ]);
  await expectStill(page, `/connect?connection=${connection}`, (tab) => [button(tab, "Send")]);
});

/**
 * In a pseudo-language every text of the pages except data is marked: an unmarked text would not be
 * translated.
 */
import type { Page } from "@playwright/test";
import { enter, newPerson } from "../support/account";
import { pressOwn } from "../support/own-trip";
import { expectTranslated, test } from "../support/pseudo";
import { search } from "../support/search-page";
import { expect } from "../support/test";
import { ownTrip, post, seededTrip } from "../support/trips";

// In one worker, which builds the site.
test.describe.configure({ mode: "default" });
test.use({
  // A trip that does not exist.
  expectedErrors: /404/,
  // The pages are served by the test, so that Chromium asks before they call servers of this machine.
  permissions: ["local-network-access"],
});

async function open(page: Page, path: string) {
  await test.step(path, async () => {
    await page.goto(path);
    await expectComplete(page);
  });
}

async function expectComplete(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Loading...")).toHaveCount(0);
  await expectTranslated(page);
}

test("a visitor sees only texts of the catalogue", { tag: "@deep" }, async ({ page }) => {
  test.slow();
  for (const path of [
    "/search?filter=traveler",
    "/searchResult",
    "/allitinerary",
    "/allitinerary?travelDate=2020-01-01",
    "/trip/nowhere",
    "/login",
    "/signup",
    "/forgot-password",
    "/unsubscribe",
    "/still-flying",
    "/about-us",
    "/blogs",
    "/support",
    "/developers",
    "/flights",
    "/flights/toronto-dubai",
    "/safety",
    "/terms-of-use",
    "/privacy-policy",
    "/co-traveler",
    "/nowhere",
    "/",
  ])
    await open(page, path);
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectTranslated(page);
  await search(page);
  await expectComplete(page);
  await page.getByRole("button", { name: "Register Search" }).click();
  await expect(page.getByRole("heading", { name: "Register your search" })).toBeFocused();
  await expectTranslated(page);
});

test("a user sees only texts of the catalogue", { tag: "@deep" }, async ({ page }) => {
  test.slow();
  const trip = ownTrip();
  await enter(page, newPerson());
  await expectComplete(page);
  await post(page, "traveler", seededTrip);
  const id = await post(page, "flightaid", {
    ...trip,
    connect: "ask",
    addInfo: "Call 416 555 0134",
  });
  for (const path of ["/myitinerary", `/trip/${id}`, "/connections", "/connect", "/account"])
    await open(page, path);
  // The lists further down load when they are scrolled to.
  await page.goto("/");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expectTranslated(page);
  await page.goto("/myitinerary");
  const card = page.getByRole("article").first();
  for (const action of ["Edit", "Share", "Delete"] as const) {
    await pressOwn(card, action);
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.getByText("Loading...")).toHaveCount(0);
    await expectTranslated(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

/** Translated pages on small screens, a phone’s keyboard and slow networks. packages/web/component/odd-content.component.tsx has odd content. */
import type { Page } from "@playwright/test";
import { expectAccessibleText } from "../support/accessible";
import { dateAt } from "../support/dates";
import { expectLayout } from "../support/layout";
import { search } from "../support/search-page";
import { expect, signedIn, test } from "../support/test";
import { seededTrip } from "../support/trips";

const userPages = [
  "/",
  "/search?filter=traveler",
  "/searchResult",
  "/allitinerary",
  "/myitinerary",
  "/connections",
  "/connect",
  "/account",
  "/trip/odd-1",
  "/unsubscribe",
  "/still-flying",
  "/nowhere",
];
const visitorPages = [
  "/login",
  "/signup",
  "/forgot-password",
  "/terms-of-use",
  "/privacy-policy",
  "/co-traveler",
  "/safety",
  "/about-us",
  "/blogs",
  "/support",
  "/developers",
  "/flights",
  "/flights/toronto-dubai",
];

test.describe("of a user", () => {
  test.use({ ...signedIn });

  for (const prefix of ["/fr", "/hi", "/pa", "/gu"])
    test(`every page of a user below ${prefix} has no layout defects at 320 px and is accessible`, {
      tag: "@deep",
    }, async ({ page }) => {
      await serveTrip(page);
      await expectTranslationsToHold(page, prefix, userPages);
    });
});

for (const prefix of ["/fr", "/hi", "/pa", "/gu"])
  test(`every page of a visitor below ${prefix} has no layout defects at 320 px and is accessible`, {
    tag: "@deep",
  }, async ({ page }) => {
    await expectTranslationsToHold(page, prefix, visitorPages);
  });

const serveTrip = (page: Page) =>
  page.route("**/api/flightAid/odd-1", (route) =>
    route.fulfill({
      json: {
        id: "odd-1",
        type: "flightaid",
        itinerary: [{ sequence: 1, from: "YYZ", to: "TRV", travelDate: dateAt("UTC", 14) }],
        traveler: { displayName: "S****" },
        connect: "ask",
        createdAt: `${dateAt("UTC", 0)}T00:00:00.000Z`,
      },
    }),
  );

/** Of the three legal pages, which are in English, one. */
async function expectTranslationsToHold(page: Page, prefix: string, addresses: string[]) {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of addresses) {
    if (["/privacy-policy", "/co-traveler"].includes(address)) continue;
    await test.step(address, async () => {
      await page.goto(`${prefix}${address}`, { waitUntil: "networkidle" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectLayout(page);
      await expectAccessibleText(page);
    });
  }
}

test("the fields of a form and their suggestions are in sight above a phone’s keyboard", {
  tag: "@deep",
}, async ({ page }) => {
  // What a phone of 360 x 640 px shows above its keyboard.
  await page.setViewportSize({ width: 360, height: 330 });
  await page.goto("/search?filter=flightaid");
  const from = page.getByRole("combobox", { name: "From" });
  await from.click();
  await from.pressSequentially("toronto");
  const option = page.getByRole("option").first();
  await expect(option).toBeInViewport({ ratio: 1 });
  await option.click();
  for (const label of ["To", "Flight No", "Travel Date"]) {
    const field = page.getByLabel(label, { exact: true }).first();
    await field.focus();
    await expect(field).toBeInViewport({ ratio: 1 });
    // No sticky element covers it.
    expect(
      await field.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return element === top || element.contains(top);
      }),
    ).toBe(true);
  }
});

test("on a slow 3G network a search says that it loads, and arrives", { tag: "@deep" }, async ({
  page,
}) => {
  test.slow();
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.goto("/", { timeout: 120_000, waitUntil: "commit" });
  await expect(page.getByText("Loading...").filter({ visible: true }).first()).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByRole("article").first()).toBeVisible({ timeout: 60_000 });
  await search(page, "flightaid", seededTrip);
  await expect(
    page.getByRole("region", { name: "Matches", exact: true }).getByRole("article").first(),
  ).toBeVisible();
});

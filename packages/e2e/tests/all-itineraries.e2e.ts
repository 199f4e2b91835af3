import { signUp } from "../support/account";
import { dateAt } from "../support/dates";
import { expect, test } from "../support/test";
import { ownTrip, post } from "../support/trips";

test("filters narrow the list, are kept in the URL and can be cleared", async ({ page }) => {
  await page.goto("/allitinerary");
  const cards = page.getByRole("article");
  await expect(cards.first()).toBeVisible();

  await page.getByLabel("Flight No").fill("ek241");
  await expect(page).toHaveURL(/flight=EK-241/);
  await expect(cards.filter({ hasNotText: "EK-241" })).toHaveCount(0);
  await expect(cards.first()).toBeVisible();
  await page.getByRole("combobox", { name: "To", exact: true }).fill("YYZ");
  await page.keyboard.press("Tab");
  await expect(page).toHaveURL(/to=YYZ/);
  await page.reload();
  await expect(page.getByLabel("Flight No")).toHaveValue("EK-241");

  await page.getByLabel("Travel Date").fill("2020-01-01");
  await expect(page.getByText("No Match Found.")).toBeVisible();
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(page).toHaveURL(/\/allitinerary$/);
  await expect(cards.first()).toBeVisible();

  await page.getByLabel("Flight No").fill("nonsense");
  await page.keyboard.press("Tab");
  await expect(page.getByText("Invalid Flight No.")).toBeVisible();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("Show more reaches every page of the list and shows each itinerary once", {
  tag: "@deep",
}, async ({ openVisitor, page }) => {
  // A route that no other test posts to.
  const route = { ...ownTrip(), from: "ULN", to: "PUQ" };
  const flights = Array.from({ length: 45 }, (_, index) => `QQ-${1000 + index}`);
  // One account can have 20 active itineraries.
  for (let owner = 0; owner < 3; owner++) {
    const visitor = await openVisitor();
    await signUp(visitor);
    for (const [index, flight] of flights.slice(owner * 15, owner * 15 + 15).entries())
      await post(visitor, "traveler", { ...route, flight, travelDate: dateAt("UTC", 30 + index) });
  }

  await page.goto("/allitinerary?from=ULN&to=PUQ");
  const cards = page.getByRole("article");
  const more = page.getByRole("button", { name: "Show more" });
  await expect(cards).toHaveCount(20);
  await more.click();
  await expect(cards).toHaveCount(40);
  await more.click();
  await expect(cards).toHaveCount(45);
  await expect(page.getByRole("status").filter({ hasText: "45 itineraries shown" })).toHaveCount(1);
  await expect(more).toHaveCount(0);
  // The button had the focus.
  await expect(page.getByText("45 itineraries shown").last()).toBeFocused();
  for (const flight of flights) await expect(cards.filter({ hasText: flight })).toHaveCount(1);
});

test("Connect is disabled on an itinerary of today, with the reason in a tooltip", {
  tag: "@deep",
}, async ({ page }) => {
  const today = new Intl.DateTimeFormat("sv-SE").format(new Date());
  await page.route("**/api/flightAid?*", (route) =>
    route.fulfill({
      json: [
        {
          id: "old",
          type: "traveler",
          itinerary: [{ sequence: 1, from: "YYZ", to: "DXB", travelDate: today }],
          traveler: { displayName: "S****" },
          createdAt: new Date().toISOString(),
        },
      ],
    }),
  );
  await page.goto("/allitinerary");
  const connect = page.getByRole("button", { name: "Connect" });
  await expect(connect).toHaveAttribute("aria-disabled", "true");
  await expect(connect).toHaveAccessibleDescription("Old Itinerary");
  await expect(page.getByRole("tooltip")).toBeHidden();
  await connect.focus();
  await expect(page.getByRole("tooltip", { name: "Old Itinerary" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toBeHidden();
  // Playwright would wait for an aria-disabled button to become enabled.
  await connect.click({ force: true });
  await expect(page).toHaveURL(/\/allitinerary$/);
});

import { expect, test } from "../support/test";

test("filters narrow the list, live in the address and can be cleared", async ({ page }) => {
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

test("every page of the list can be reached", async ({ page, request }) => {
  const listed = async (): Promise<{ id: string }[]> =>
    (await request.get("/api/flightAid?limit=100")).json();
  const before = await listed();
  await page.goto("/allitinerary");
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(20);
  const more = page.getByRole("button", { name: "Show more" });
  while (await more.isVisible()) {
    const shown = await cards.count();
    await more.click();
    await expect
      .poll(async () => (await more.isHidden()) || (await cards.count()) > shown)
      .toBe(true);
  }
  // Other tests post and delete meanwhile.
  const after = new Set((await listed()).map(({ id }) => id));
  const lasting = before.filter(({ id }) => after.has(id));
  expect(lasting.length).toBeGreaterThan(20);
  expect(await cards.count()).toBeGreaterThanOrEqual(lasting.length);
});

test("an itinerary of today is old: connect says so and does nothing", async ({ page }) => {
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
  // By force, because Playwright itself would wait for it to be enabled.
  await connect.click({ force: true });
  await expect(page).toHaveURL(/\/allitinerary$/);
});

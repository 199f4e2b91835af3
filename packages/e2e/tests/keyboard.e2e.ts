import type { Locator, Page } from "@playwright/test";
import { enter, newPerson } from "../support/account";
import { codeFor } from "../support/inbox";
import { pressOwn } from "../support/own-trip";
import { fields } from "../support/search-page";
import { expect, moving, test } from "../support/test";
import { ownTrip, post, seededTrip } from "../support/trips";

test.use(moving);

/** Presses Tab until `target` has focus. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${target}.`);
}

test("a search by keyboard alone", { tag: "@deep" }, async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("link", { name: "Are You Looking For A Flightaide" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "SEARCH ITINERARY" })).toBeFocused();

  const form = fields(page);
  await tabTo(page, page.getByRole("radio", { name: "Find FlightAides" }));
  await expect(page.getByRole("radio", { name: "Find FlightAides" })).toBeChecked();
  await tabTo(page, form.from);
  await page.keyboard.type("dubai");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("option")).toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { name: "DXB" })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(form.from).toHaveValue("Dubai (DXB)");
  await page.keyboard.press("Tab");
  // The code resolves even if the field is left before the suggestions arrive.
  await page.keyboard.type("yyz");
  await page.keyboard.press("Tab");
  await expect(form.flight).toBeFocused();
  await expect(form.to).toHaveValue("Toronto (YYZ)");
  await page.keyboard.type("ek241");
  await page.keyboard.press("Tab");
  const [year, month, day] = seededTrip.travelDate.split("-");
  await page.keyboard.type(`${month}${day}${year}`);
  await expect(form.travelDate).toHaveValue(seededTrip.travelDate);
  await tabTo(page, form.submit);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/searchResult$/);
  await expect(page.getByRole("heading", { name: "Search result" })).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Connect" }).first());
});

test("from home to a registered search by keyboard alone", async ({ page }) => {
  test.slow();
  const person = newPerson();
  const trip = ownTrip();
  await page.goto("/");
  await expect(page.getByRole("article").first()).toBeVisible();
  const form = fields(page);
  await tabTo(page, form.from);
  await page.keyboard.type(trip.from);
  await page.keyboard.press("Tab");
  await page.keyboard.type(trip.to);
  await page.keyboard.press("Tab");
  await tabTo(page, form.travelDate);
  const [year, month, day] = trip.travelDate.split("-");
  await page.keyboard.type(`${month}${day}${year}`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Search result" })).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Register Search" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Register your search" })).toBeFocused();
  await tabTo(page, form.phoneNumber);
  await page.keyboard.type(trip.phoneNumber);
  await tabTo(page, form.addInfo);
  await page.keyboard.type("She speaks Icelandic.");
  await tabTo(page, form.terms);
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Sign up" })).toBeFocused();
  await tabTo(page, page.getByRole("textbox", { name: "Full Name" }));
  await page.keyboard.type(person.name);
  await page.keyboard.press("Tab");
  await page.keyboard.type(person.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(person.password);
  await tabTo(page, page.getByRole("checkbox", { name: "I am 18 years old or older." }));
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeFocused();
  await tabTo(page, page.getByRole("textbox", { name: "Code" }));
  await page.keyboard.type(await codeFor(person.email));
  await expect(page).toHaveURL(/\/searchResult$/);
  await expect(page.getByText("Congratulations! Registered successfully.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Search result" })).toBeFocused();

  await tabTo(page, page.getByRole("button", { name: "Undo" }));
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("status").filter({ hasText: "Your trip isn’t posted any more." }),
  ).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Post it again" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your trip is posted.")).toBeVisible();
});

test("dialogs hold the focus, close on Escape and return the focus", { tag: "@deep" }, async ({
  page,
}) => {
  await page.goto("/");
  for (const [opener, dialog] of [
    ["Menu", "Menu"],
    ["Search itinerary", "SEARCH ITINERARY"],
  ] as const) {
    const button = page.getByRole("button", { name: opener });
    await button.focus();
    await page.keyboard.press("Enter");
    const opened = page.getByRole("dialog", { name: dialog });
    await expect(opened).toBeVisible();
    await expect(opened.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(opened).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test("a notice waits while it has the focus, gives it back, and vanishes otherwise", {
  tag: "@deep",
}, async ({ page }) => {
  await enter(page);
  await post(page, "traveler", ownTrip());
  await page.clock.install();
  await page.reload();
  const card = page.getByRole("article");
  await pressOwn(card, "Found someone: hide this trip");
  const paused = page.getByRole("alert").filter({ hasText: "Others can’t find your trip" });
  const again = card
    .getByRole("list")
    .last()
    .getByRole("button", { name: /^Show again/ });
  await again.focus();
  await paused.getByRole("button", { name: "Undo" }).focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(60_000);
  await expect(paused).toBeVisible();
  await paused.getByRole("button", { name: "Dismiss" }).press("Enter");
  await expect(paused).toBeHidden();
  await expect(again).toBeFocused();
  await again.press("Enter");
  const shown = page.getByRole("alert").filter({ hasText: "Others can find your trip again." });
  await expect(shown).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(shown).toBeHidden();
});

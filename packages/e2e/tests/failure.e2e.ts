import type { Page } from "@playwright/test";
import { dateAt } from "../support/dates";
import { fields, fill } from "../support/search-page";
import { expect, test } from "../support/test";

test("every invalid field has its message, a summary leads to each, and a reload keeps the input", {
  tag: "@deep",
}, async ({ page }) => {
  await page.goto("/search");
  const form = fields(page);
  await form.from.fill("tor");
  await form.to.fill("YYZ");
  await form.flight.fill("flight one");
  await form.travelDate.fill(dateAt("Etc/GMT-14", -3));
  await form.posts.check();
  await form.phoneNumber.fill("12");
  await form.addInfo.fill("Typed once.");
  await form.submit.click();
  const summary = page.getByRole("alert").filter({ hasText: "Please correct these 5 fields:" });
  await expect(summary).toBeFocused();
  const links = [
    { name: "From: Choose an airport from the list.", field: form.from },
    { name: "Flight No: Invalid Flight No.", field: form.flight },
    { name: "Travel Date: Invalid Date.", field: form.travelDate },
    { name: "Phone No.: Invalid Phone No.", field: form.phoneNumber },
    { name: "Please agree to the terms to go on.", field: form.terms },
  ];
  await expect(summary.getByRole("link")).toHaveText(links.map(({ name }) => name));
  for (const { name, field } of links) {
    await summary.getByRole("link", { name }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(new RegExp(name.replace(/^.*: /, "")));
    await expect(field).toHaveAttribute("aria-invalid", "true");
  }
  await expect(page).toHaveURL(/\/search$/);

  await page.reload();
  await expect(form.from).toHaveValue("tor");
  await expect(form.flight).toHaveValue("flight one");
  await expect(form.phoneNumber).toHaveValue("12");
  await expect(form.addInfo).toHaveValue("Typed once.");

  await form.from.fill("YYZ");
  await form.submit.click();
  // From and To, and three that are still invalid.
  await expect(form.to).toHaveAccessibleDescription(/From and To must differ\./);
});

test.describe("when the server breaks", () => {
  test.use({ expectedErrors: /status of 503/ });

  test("a missing configuration shows the message of a lost connection", { tag: "@deep" }, async ({
    page,
  }) => {
    await page.route("**/config.json", (route) => route.fulfill({ status: 503 }));
    await page.goto("/");
    await expect(page.getByRole("alert")).toContainText("We can’t reach FlightAides.");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test("a search that the firewall challenges leads to the challenge and back to the form as it was", async ({
  page,
}) => {
  let passed = false;
  await page.route("**/flightAid/searchItin", (route) =>
    passed
      ? route.fallback()
      : route.fulfill({ status: 202, headers: { "x-amzn-waf-action": "challenge" } }),
  );
  // Replaces the script of AWS, and CloudFront, which redirects back.
  await page.route("**/api/challenge?*", (route) => {
    passed = true;
    const back = new URL(route.request().url()).searchParams.get("back");
    return route.fulfill({
      contentType: "text/html",
      body: `<script>location.replace(${JSON.stringify(back)})</script>`,
    });
  });
  await page.goto("/search");
  const { from, flight, submit } = fields(page);
  await fill(page);
  // The code has been looked up.
  await expect(from).toHaveValue(/\(\w{3}\)$/);
  const left = page.waitForRequest(/\/api\/challenge\?/);
  await submit.click();
  await left;
  await expect(page).toHaveURL(/\/search$/);
  await expect(from).toHaveValue(/\(\w{3}\)$/);
  await expect(flight).not.toHaveValue("");
  await submit.click();
  await expect(page).toHaveURL(/\/searchResult$/);
});

test.describe("when a script fails to load", () => {
  test.use({ expectedErrors: /Failed to load resource|dynamically imported module|preload CSS/ });

  /** Opens /allitinerary and drops its script while `lost()` is true. The result counts the documents fetched. */
  async function loseScript(page: Page, lost: (documents: number) => boolean) {
    let documents = 0;
    await page.goto("/");
    await expect(page.getByRole("article").first()).toBeVisible();
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents++;
    });
    await page.route(/\/assets\/all-itinerary.*\.js$/, (route) =>
      lost(documents) ? route.abort() : route.fallback(),
    );
    await page.getByRole("link", { name: "SHOW ALL" }).click();
    return () => documents;
  }
  const heading = (page: Page) => page.getByRole("heading", { name: "ALL ITINERARIES" });
  const reload = (page: Page) => page.getByRole("button", { name: "Reload the page" });

  test("the page reloads itself once and says so", async ({ page }) => {
    const documents = await loseScript(page, (documents) => documents === 0);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText("Part of the page hadn’t arrived")).toBeVisible();
    expect(documents()).toBe(1);
    // The notice appears once.
    await page.reload();
    await expect(heading(page)).toBeVisible();
    // The cards come after the hydration, as the notice would.
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(page.getByText("Part of the page hadn’t arrived")).toHaveCount(0);
  });

  test("a script that stays missing causes no reload loop: the page offers a reload and stays usable", {
    tag: "@deep",
  }, async ({ page }) => {
    let lost = true;
    const documents = await loseScript(page, () => lost);
    await expect(reload(page)).toBeVisible();
    expect(documents()).toBe(1);
    await page.getByRole("link", { name: "FlightAides", exact: true }).click();
    await page.getByRole("link", { name: "SHOW ALL" }).click();
    await expect(reload(page)).toBeVisible();
    expect(documents()).toBe(1);
    lost = false;
    await reload(page).click();
    await expect(heading(page)).toBeVisible();
  });

  test("offline, the page does not reload itself", { tag: "@deep" }, async ({ page, context }) => {
    await page.goto("/");
    await expect(page.getByRole("article").first()).toBeVisible();
    await context.setOffline(true);
    await page.getByRole("link", { name: "SHOW ALL" }).click();
    await expect(reload(page)).toBeVisible();
    await expect(page.getByText("You are offline.")).toBeVisible();
    await context.setOffline(false);
    await reload(page).click();
    await expect(heading(page)).toBeVisible();
  });

  test("a failed preload of the search form does not reload the page", { tag: "@deep" }, async ({
    page,
  }) => {
    let documents = 0;
    await page.goto("/");
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents++;
    });
    const script = /\/assets\/search-form.*\.js$/;
    await page.route(script, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed", (request) => script.test(request.url()));
    await page.getByRole("button", { name: "Search itinerary" }).hover();
    await failed;
    // The page has handled the failure, and works.
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    expect(documents).toBe(0);
  });
});

test("the offline notice appears and disappears", { tag: "@deep" }, async ({ page, context }) => {
  await page.goto("/");
  await expect(page.getByRole("article").first()).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText("You are offline.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("You are offline.")).toBeHidden();
});

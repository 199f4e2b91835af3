import { dateAt } from "../support/dates";
import { fields, fill, trip } from "../support/search-page";
import { expect, test } from "../support/test";

const failedRequests = /Failed to load resource/;

test("every mistake has its message, and nothing typed is lost", async ({ page }) => {
  await page.goto("/search");
  const form = fields(page);
  await form.from.fill("somewhere");
  await form.to.fill("YYZ");
  await form.flight.fill("flight one");
  await form.travelDate.fill(dateAt("Etc/GMT-14", -3));
  await form.phoneNumber.fill("12");
  await form.addInfo.fill("Typed once.");
  await form.submit.click();
  for (const message of [
    "Choose an airport.",
    "Invalid Flight No.",
    "Invalid Date.",
    "Invalid Phone No.",
    "Please agree to the terms to go on.",
  ])
    await expect(page.getByText(message)).toBeVisible();
  await expect(form.from).toBeFocused();
  await expect(form.travelDate).toHaveAccessibleDescription(/Invalid Date\./);
  await expect(form.terms).toHaveAccessibleDescription(/Please agree/);
  await expect(page).toHaveURL(/\/search$/);

  await page.reload();
  await expect(form.from).toHaveValue("somewhere");
  await expect(form.flight).toHaveValue("flight one");
  await expect(form.phoneNumber).toHaveValue("12");
  await expect(form.addInfo).toHaveValue("Typed once.");

  await form.from.fill("YYZ");
  await form.submit.click();
  await expect(page.getByText("From and To must differ.")).toBeVisible();
});

test("the day is that of the origin airport", async ({ page }) => {
  await page.goto("/search");
  const form = fields(page);
  for (const [code, city, timeZone] of [
    ["AKL", "Auckland (AKL)", "Pacific/Auckland"],
    ["HNL", "Honolulu (HNL)", "Pacific/Honolulu"],
  ] as const) {
    await form.from.fill(code);
    await form.from.press("Tab");
    await expect(form.from).toHaveValue(city);
    await expect(form.travelDate).toHaveAttribute("min", dateAt(timeZone, 0));
  }
});

test.describe("when the server refuses a field", () => {
  test.use({ expectedErrors: failedRequests });

  test("its message stands at the field", async ({ page }) => {
    await page.route("**/flightAid/searchItin", (route) =>
      route.fulfill({
        status: 400,
        contentType: "application/problem+json",
        json: {
          type: "urn:flightaides:problem:invalid-input",
          title: "Something in the request is not right",
          status: 400,
          detail: "One field is not right.",
          code: "invalid-input",
          errors: [{ path: "itinerary.0.travelDate", message: "Invalid Date." }],
        },
      }),
    );
    await page.goto("/search");
    await fill(page);
    await fields(page).submit.click();
    await expect(fields(page).travelDate).toHaveAccessibleDescription(/Invalid Date\./);
    await expect(fields(page).travelDate).toBeFocused();
  });
});

test.describe("when the server breaks", () => {
  test.use({ expectedErrors: failedRequests });

  test("a search says so, keeps what was typed and goes through later", async ({ page }) => {
    await page.route("**/flightAid/searchItin", (route) => route.fulfill({ status: 500 }), {
      times: 1,
    });
    await page.goto("/search");
    await fill(page);
    await fields(page).submit.click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("Your search didn’t go through.");
    await expect(fields(page).phoneNumber).toHaveValue(trip.phoneNumber);
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(page).toHaveURL(/\/searchResult$/);
  });

  for (const path of ["/", "/allitinerary"])
    test(`the list on ${path} stops loading, says so and can be asked again`, async ({ page }) => {
      let broken = true;
      await page.route("**/api/flightAid?*", (route) =>
        broken ? route.fulfill({ status: 500 }) : route.continue(),
      );
      await page.goto(path);
      const alert = page.getByRole("alert");
      await expect(alert).toContainText("We couldn’t load the itineraries.");
      await expect(page.getByText("Loading...")).toHaveCount(0);
      broken = false;
      await alert.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("article").first()).toBeVisible();
      await expect(alert).toHaveCount(0);
    });

  test("a missing configuration is told like a dead connection", async ({ page }) => {
    await page.route("**/config.json", (route) => route.fulfill({ status: 503 }));
    await page.goto("/");
    await expect(page.getByRole("alert")).toContainText("We can’t reach FlightAides.");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test.describe("when a script does not arrive", () => {
  test.use({ expectedErrors: /Failed to load resource|dynamically imported module/ });

  test("the page offers a reload, and the rest stays usable", async ({ page }) => {
    await page.goto("/");
    await page.route(/\/assets\/all-itinerary.*\.js$/, (route) => route.abort());
    await page.getByRole("link", { name: "SHOW ALL" }).click();
    await expect(page.getByRole("button", { name: "Reload the page" })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Reload the page" }).click();
    await expect(page.getByRole("heading", { name: "ALL ITINERARIES" })).toBeVisible();
  });
});

test("offline is told, and online again untold", async ({ page, context }) => {
  await page.goto("/");
  await expect(page.getByRole("article").first()).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText("You are offline.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("You are offline.")).toBeHidden();
});

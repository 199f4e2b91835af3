import type { Page } from "@playwright/test";
import { confirm, fillLogin, fillSignUp, logout, newPerson, signUp } from "../support/account";
import { codeFor } from "../support/inbox";
import { fields, fill, searchSeededTrip } from "../support/search-page";
import { expect, test } from "../support/test";

const registered =
  "Congratulations! Registered successfully. We will automatically notify you once we find a match.";
const matched =
  "Congratulations! We have found a match for your trip. Please click on “connect” to reach out to your matched party.";

/** Counts the registrations this page sends. */
function countPosts(page: Page) {
  const posts: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && new URL(request.url()).pathname === "/api/flightAid")
      posts.push(request.postDataJSON());
  });
  return posts;
}

/** A trip nobody else has: 'no match' for whoever asks. */
const lonely = { from: "KEF", to: "USH", flight: "" };

test("a stranger's search registers itself after sign-up, once, whatever is reloaded", async ({
  page,
}) => {
  const posts = countPosts(page);
  const person = newPerson();
  await searchSeededTrip(page);
  await page.reload();
  await expect(page.getByText(matched)).toBeVisible();
  await page.getByRole("button", { name: "Register Search" }).click();
  await expect(
    page.getByText("Your search is registered as soon as you’re signed in"),
  ).toBeVisible();
  await page.reload();
  await page.getByRole("link", { name: "Sign up" }).click();
  await page.reload();
  await fillSignUp(page, person);
  await page.reload();
  expect(posts).toEqual([]);
  await confirm(page, await codeFor(person.email));
  await expect(page.getByText("Your email address is confirmed.")).toBeVisible();
  await page.reload();
  await page.getByRole("textbox", { name: "Email address" }).fill(person.email);
  await page.getByRole("textbox", { name: "Password" }).fill(person.password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL(/\/searchResult$/);
  await expect(page.getByText(matched)).toBeVisible();
  await expect(page.getByRole("button", { name: "Register Search" })).toBeHidden();
  expect(await page.evaluate(() => history.state.usr)).toEqual({ alreadySave: true });
  await page.reload();
  await expect(page.getByText(matched)).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(posts[0]).toMatchObject({
    type: "traveler",
    itinerary: [{ sequence: 1, from: "DXB", to: "YYZ", flight: "EK-241" }],
    traveler: { phoneNumber: "+14165550134" },
  });

  await page.goto("/myitinerary");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("article")).toContainText("Looking for a FLIGHTAIDE");
  await expect(page.getByRole("article")).toContainText(person.name);
  // Nothing leads to a second registration, nor back to the result.
  await logout(page);
  await fillLogin(page, person);
  await expect(page).toHaveURL(/\/myitinerary$/);
  await page.goto("/searchResult");
  await expect(page.getByRole("heading", { name: "No search yet" })).toBeVisible();
  expect(posts).toHaveLength(1);
});

test("a reload in the middle of registering makes no second itinerary", async ({ page }) => {
  const person = await signUp(page);
  await page.goto("/search?filter=flightaid");
  await fill(page, lonely);
  // The answer never arrives; the server has it all the same.
  await page.route("**/api/flightAid", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await route.fetch();
    // Left hanging.
  });
  const sent = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("/api/flightAid"),
  );
  await fields(page).submit.click();
  await sent;
  await expect(page.getByText("Registering your search...")).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.reload();
  await expect(page.getByText(registered)).toBeVisible();
  await page.goto("/myitinerary");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("article")).toContainText(person.name);
});

test("who is signed in registers by searching: label, role, list and record", async ({ page }) => {
  const posts = countPosts(page);
  await signUp(page);
  for (const [label, sought, role, listed, record] of [
    [
      "Find FlightAides",
      "flightaid",
      "traveler",
      "Serving as a FLIGHTAIDE",
      "Looking for a FLIGHTAIDE",
    ],
    [
      "Offer FlightAides",
      "traveler",
      "flightaid",
      "Looking for a FLIGHTAIDE",
      "Serving as a FLIGHTAIDE",
    ],
  ] as const) {
    await page.goto("/search");
    await page.getByText(label).click();
    await fill(page);
    const search = page.waitForRequest("**/flightAid/searchItin");
    await fields(page).submit.click();
    expect((await search).postDataJSON()).toMatchObject({ type: sought });
    await expect(page.getByText(matched)).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem("role"))).toBe(role);
    expect(posts.at(-1)).toMatchObject({ type: role });

    const matches = page.getByRole("region", { name: "Matches", exact: true }).getByRole("article");
    await expect(matches.first()).toBeVisible();
    await expect(matches.filter({ hasNotText: listed })).toHaveCount(0);
    await expect(matches.getByRole("button", { name: "Delete" })).toHaveCount(0);
    const counterparts = page
      .getByRole("region", { name: "MATCHES SEARCHES" })
      .getByRole("article");
    await expect(counterparts.first()).toBeVisible();
    await expect(counterparts.filter({ hasNotText: listed })).toHaveCount(0);

    await page.goto("/myitinerary");
    await expect(page.getByRole("article").first()).toContainText(record);
  }
  expect(posts).toHaveLength(2);
});

test("registered without a match: the words for it", async ({ page }) => {
  await signUp(page);
  await page.goto("/search?filter=flightaid");
  await fill(page, lonely);
  await fields(page).submit.click();
  await expect(page.getByText(registered)).toBeVisible();
  await expect(page.getByText("Please register now")).toBeHidden();
});

test("news and offers, ticked at the search, are switched on at the account", async ({ page }) => {
  await signUp(page);
  await page.goto("/account");
  const news = page.getByRole("checkbox", { name: "News and offers" });
  await expect(news).not.toBeChecked();
  await page.goto("/search?filter=flightaid");
  await fill(page, lonely);
  await page.getByRole("checkbox", { name: "You may also send me news" }).check();
  await fields(page).submit.click();
  await expect(page.getByText(registered)).toBeVisible();
  await page.goto("/account");
  await expect(news).toBeChecked();
});

test.describe("when the server refuses the search", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("it says why and leads back to the form, which has lost nothing", async ({ page }) => {
    await signUp(page);
    await page.route("**/api/flightAid", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({
            status: 400,
            contentType: "application/problem+json",
            json: {
              status: 400,
              detail: "Check the marked fields.",
              code: "invalid-input",
              errors: [{ path: "traveler.phoneNumber", message: "Invalid Phone No." }],
            },
          })
        : route.fallback(),
    );
    await searchSeededTrip(page);
    const alert = page.getByRole("alert").filter({ hasText: "isn’t registered yet" });
    await expect(alert).toContainText("Invalid Phone No.");
    await alert.getByRole("link", { name: "Change search" }).click();
    await expect(fields(page).flight).toHaveValue("EK-241");
  });
});

test("who goes on while the search registers is not called back", async ({ page }) => {
  await signUp(page);
  // The registration is slow to answer, the next page's script is slower.
  let answered: () => void = () => undefined;
  const registered = new Promise<void>((resolve) => {
    answered = resolve;
  });
  await page.route("**/api/flightAid", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
    answered();
  });
  await searchSeededTrip(page);
  // By the result page's own scripts, which are not to wait.
  await expect(page.getByText("Registering your search...")).toBeVisible();
  await page.route("**/assets/*.js", async (route) => {
    await registered;
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.getByRole("button", { name: "Connect" }).first().click();
  await registered;
  await expect(page.getByText("Registering your search...")).toBeHidden();
  await expect(page).toHaveURL(/\/connect$/);
});

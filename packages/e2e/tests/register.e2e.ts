import type { Page } from "@playwright/test";
import {
  confirm,
  enter,
  fillLogin,
  fillSignUp,
  logout,
  newPerson,
  signUp,
} from "../support/account";
import { gate } from "../support/gate";
import { codeFor } from "../support/inbox";
import {
  askToRegister,
  choices,
  fields,
  fill,
  fillPosting,
  register,
  search,
} from "../support/search-page";
import { expect, test } from "../support/test";
import { ownTrip } from "../support/trips";

const registered =
  "Congratulations! Registered successfully. We will automatically notify you once we find a match.";
const matched =
  "Congratulations! We have found a match for your trip. Please click on “connect” to reach out to your matched party.";

/** The bodies of the registrations that the page has sent. */
function watchPosts(page: Page) {
  const posts: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && new URL(request.url()).pathname === "/api/flightAid")
      posts.push(request.postDataJSON());
  });
  return posts;
}

test("a search by a signed-out visitor is registered once after sign-up, despite reloads", async ({
  page,
}) => {
  const posts = watchPosts(page);
  const person = newPerson();
  await search(page);
  await page.reload();
  await expect(page.getByText(matched)).toBeVisible();
  await askToRegister(page);
  await expect(
    page.getByText("Your search is registered as soon as you’re signed in"),
  ).toBeVisible();
  await page.reload();
  await fillSignUp(page, person);
  await page.reload();
  expect(posts).toEqual([]);
  await confirm(page, await codeFor(person.email));
  await expect(page.getByText("Your email address is confirmed.")).toBeVisible();
  await page.reload();
  await fillLogin(page, person);
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
  // The next login does not register again and does not lead back to the result.
  await logout(page);
  await fillLogin(page, person);
  await expect(page).toHaveURL(/\/myitinerary$/);
  await page.goto("/searchResult");
  await expect(page.getByRole("heading", { name: "No search yet" })).toBeVisible();
  expect(posts).toHaveLength(1);
});

test("a reload while a search registers creates no second itinerary", { tag: "@deep" }, async ({
  page,
}) => {
  const person = await signUp(page);
  await page.goto("/search?filter=flightaid");
  await fill(page, { ...ownTrip(), flight: "" });
  await fillPosting(page);
  // The server registers the search, but its response never arrives.
  const stored = gate();
  await page.route("**/api/flightAid", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await route.fetch();
    stored.open();
  });
  await fields(page).submit.click();
  await stored.opened;
  await expect(page.getByText("Registering your search...")).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.reload();
  await expect(page.getByText(registered)).toBeVisible();
  await page.goto("/myitinerary");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("article")).toContainText(person.name);
});

test("a search by a signed-in user is registered with the right role, for both labels", {
  tag: "@deep",
}, async ({ page }) => {
  const posts = watchPosts(page);
  await enter(page);
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
    await fillPosting(page);
    if (role === "flightaid") await choices(page).ask.check();
    const search = page.waitForRequest("**/flightAid/searchItin");
    await fields(page).submit.click();
    expect((await search).postDataJSON()).toMatchObject({ type: sought });
    await expect(page.getByText(matched)).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem("role"))).toBe(role);
    expect(posts.at(-1)).toMatchObject({ type: role });
    // A traveler is not asked.
    if (role === "flightaid") expect(posts.at(-1)).toMatchObject({ connect: "ask" });
    else expect(posts.at(-1)).not.toHaveProperty("connect");

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

test("a registered search without a match says that mails follow", { tag: "@deep" }, async ({
  page,
}) => {
  await signUp(page);
  await register(page, "flightaid", { ...ownTrip(), flight: "" });
  await expect(page.getByText(registered)).toBeVisible();
  await expect(page.getByText("Please register now")).toBeHidden();
});

test("news and offers ticked in the search form are switched on in the account", {
  tag: "@deep",
}, async ({ page }) => {
  await signUp(page);
  await page.goto("/account");
  const news = page.getByRole("checkbox", { name: "News and offers" });
  await expect(news).not.toBeChecked();
  await page.goto("/search?filter=flightaid");
  await fill(page, { ...ownTrip(), flight: "" });
  await fillPosting(page);
  await page.getByRole("checkbox", { name: "You may also send me news" }).check();
  await fields(page).submit.click();
  await expect(page.getByText(registered)).toBeVisible();
  await page.goto("/account");
  await expect(news).toBeChecked();
});

test.describe("when the server rejects the search", () => {
  test.use({ expectedErrors: /status of 400/ });

  test("the page gives the reason and leads back to the form, which keeps the input", {
    tag: "@deep",
  }, async ({ page }) => {
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
    await search(page);
    await askToRegister(page);
    const alert = page.getByRole("alert").filter({ hasText: "isn’t registered yet" });
    await expect(alert).toContainText("Invalid Phone No.");
    await alert.getByRole("link", { name: "Change search" }).click();
    await expect(fields(page).flight).toHaveValue("EK-241");
  });
});

test("a user who leaves while a search registers is not redirected back", { tag: "@deep" }, async ({
  page,
}) => {
  await signUp(page);
  // The response to the registration comes after the user has left, the script of the next page after that.
  const registering = gate();
  const loading = gate();
  await page.route("**/api/flightAid", async (route) => {
    await registering.opened;
    await route.continue();
  });
  await search(page);
  await askToRegister(page);
  // The scripts of the result page have arrived by now.
  await expect(page.getByText("Registering your search...")).toBeVisible();
  await page.route("**/assets/*.js", async (route) => {
    await loading.opened;
    await route.continue();
  });
  const script = page.waitForRequest("**/assets/*.js");
  await page.getByRole("button", { name: "Connect" }).first().click();
  await script;
  registering.open();
  await expect(page.getByText("Registering your search...")).toBeHidden();
  loading.open();
  await expect(page).toHaveURL(/\/connect$/);
});

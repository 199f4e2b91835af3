import {
  confirm,
  enter,
  fillLogin,
  fillSignUp,
  logout,
  newPerson,
  signUp,
  storedSession,
} from "../support/account";
import { codeFor } from "../support/inbox";
import { search } from "../support/search-page";
import { expect, test } from "../support/test";

test("an expired token is renewed without interrupting the user", async ({ page }) => {
  // Before the first page: in an open one, Playwright's clock begins in 1970.
  await page.clock.install();
  await signUp(page);
  const { token } = await storedSession(page);
  await page.goto("/account");
  await expect(page.getByRole("checkbox", { name: "Tell me about matches" })).toBeVisible();
  const renewal = page.waitForRequest((request) =>
    (request.headers()["x-amz-target"] ?? "").endsWith("GetTokensFromRefreshToken"),
  );
  // An ID token lives for eight hours.
  await page.clock.setSystemTime(Date.now() + 9 * 60 * 60 * 1000);
  const patch = page.waitForRequest((request) => request.method() === "PATCH");
  await page.getByRole("checkbox", { name: "Close matches too" }).check();
  await renewal;
  const sent = (await patch).headers().authorization;
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(page).toHaveURL(/\/account$/);
  const now = await storedSession(page);
  expect(now.token).not.toBe(token);
  expect(sent).toBe(`Bearer ${now.token}`);
});

test.describe("a session that the server rejects", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("is renewed once, and the request is repeated", { tag: "@deep" }, async ({ page }) => {
    await enter(page);
    const tokens: (string | undefined)[] = [];
    await page.route("**/api/flightAid/searchbyUser", (route) => {
      tokens.push(route.request().headers().authorization);
      return tokens.length === 1 ? route.fulfill({ status: 401 }) : route.fallback();
    });
    await page.reload();
    await expect(page.getByText("Nothing registered yet.")).toBeVisible();
    expect(tokens[1]).not.toBe(tokens[0]);
  });

  test("redirects to the login and back if it cannot be renewed", { tag: "@deep" }, async ({
    page,
  }) => {
    const person = await signUp(page);
    await page.route("**/api/me", (route) => route.fulfill({ status: 401 }));
    await page.goto("/account");
    await expect(page).toHaveURL(/\/login$/);
    expect(await storedSession(page)).toEqual({ user: null, token: null });
    expect(await page.evaluate(() => sessionStorage.getItem("navigate"))).toBe("/account");
    await expect(page.getByRole("alert")).toContainText("your session has ended");
    await page.unrouteAll();
    await fillLogin(page, person);
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByRole("checkbox", { name: "News and offers" })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem("ended"))).toBeNull();
  });

  test("is kept after any other failure", { tag: "@deep" }, async ({ page }) => {
    await enter(page);
    let status: number | null = null;
    await page.route("**/api/flightAid/searchbyUser", (route) =>
      status ? route.fulfill({ status }) : route.fallback(),
    );
    const alert = page.getByRole("alert").filter({ hasText: "We couldn’t load your itineraries." });
    for (status of [400, 403, 404, 409, 429, 500, 502, 503]) {
      await page.reload();
      await expect(alert).toBeVisible();
      await expect(page).toHaveURL(/\/myitinerary$/);
      expect((await storedSession(page)).token).not.toBeNull();
    }
    status = null;
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Nothing registered yet.")).toBeVisible();
  });
});

test("signing out in one tab signs out the others", { tag: "@deep" }, async ({ page, context }) => {
  await enter(page);
  const other = await context.newPage();
  await other.goto("/");
  await expect(other.getByRole("heading", { name: "YOUR SAVED SEARCHES" })).toBeVisible();
  const own = await context.newPage();
  await own.goto("/myitinerary");
  await expect(own.getByRole("heading", { name: "MY ITINERARIES" })).toBeVisible();

  await logout(page);
  await expect(other.getByRole("heading", { name: "YOUR SAVED SEARCHES" })).toBeHidden();
  await expect(own).toHaveURL(/\/login$/);
  await other.getByRole("button", { name: "Account" }).click();
  await expect(other.getByRole("link", { name: "Login" })).toBeVisible();
});

test("signing out removes all data of the user from the tab", { tag: "@deep" }, async ({
  page,
}) => {
  await signUp(page);
  await search(page);
  await page.evaluate(() => {
    sessionStorage.setItem("role", "traveler");
    sessionStorage.setItem("confirming", '{"email":"asha@example.test","name":"Asha"}');
  });
  await logout(page);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test("guards redirect visitors to the login and back, and users away from guest pages", {
  tag: "@deep",
}, async ({ page }) => {
  for (const [path, reason] of [
    ["/myitinerary", "Log in to see your itineraries."],
    ["/connections", "Log in to see your connections."],
    ["/account?from=mail#data", "Log in to see your account."],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText(reason)).toBeVisible();
  }
  const person = newPerson();
  await fillSignUp(page, person);
  await confirm(page, await codeFor(person.email));
  await expect(page).toHaveURL(/\/account\?from=mail#data$/);
  for (const path of ["/login", "/signup", "/forgot-password"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/$/);
  }
});

test("signing in never redirects to another site", { tag: "@deep" }, async ({ page }) => {
  const person = await enter(page, newPerson());
  for (const path of ["//evil.test/", "/\\evil.test", "https://evil.test/", "/\t/evil.test"]) {
    await logout(page);
    await page.evaluate((to) => sessionStorage.setItem("navigate", to), path);
    await fillLogin(page, person);
    await expect(page).toHaveURL(/\/myitinerary$/);
  }
});

test("Connect opens its page for a signed-in user", { tag: "@deep" }, async ({ page }) => {
  await signUp(page);
  await search(page);
  await page.getByRole("button", { name: "Connect" }).first().click();
  await expect(page).toHaveURL(/\/connect$/);
  const session = await page.evaluate(() => ({ ...sessionStorage }));
  expect(JSON.parse(session.connectWith)).toMatchObject({ type: "flightaid" });
});

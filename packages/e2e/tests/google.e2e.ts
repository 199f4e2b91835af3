import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { enter, fillLogin, logout, newPerson, storedSession } from "../support/account";
import { askToRegister, search } from "../support/search-page";
import { expect, test } from "../support/test";

/** Signs in on the page that stands in for Google. */
async function chooseGoogleAccount(page: Page, name: string, email: string, verified = true) {
  await expect(page.getByRole("heading", { name: "Sign in with Google" })).toBeVisible();
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByRole("checkbox", { name: "Verified e-mail" }).setChecked(verified);
  await page.getByRole("button", { name: "Continue" }).click();
}

/** Signs out of the app and of the hosted domain, which redirects back to /login. */
async function logoutOfGoogle(page: Page) {
  const returned = page.waitForEvent("load");
  await logout(page);
  await returned;
}

test("a new user signs in with Google and out, then another Google account signs in", async ({
  page,
}) => {
  const email = `${randomUUID()}@gmail.test`;
  await page.goto("/login");
  const google = page.getByRole("button", { name: "Sign in with Google" });
  expect(await google.boundingBox()).toMatchObject({ width: 240, height: 50 });
  await google.click();
  await chooseGoogleAccount(page, "Noor Haddad", email);
  await expect(page).toHaveURL(/\/myitinerary$/);
  expect((await storedSession(page)).user).toMatchObject({ email, displayName: "Noor Haddad" });
  await page.goto("/account");
  await expect(page.getByText("It comes from Google.")).toBeVisible();
  await expect(page.getByText("You are signed in with Google.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Change password" })).toHaveCount(0);

  await logoutOfGoogle(page);
  expect(await storedSession(page)).toEqual({ user: null, token: null });
  // The hosted domain has signed the first account out as well, so it asks again.
  await google.click();
  const other = `${randomUUID()}@gmail.test`;
  await chooseGoogleAccount(page, "Somebody Else", other);
  await expect(page).toHaveURL(/\/myitinerary$/);
  expect((await storedSession(page)).user.email).toBe(other);
  // The account exists now, so one Google page is enough.
  await logoutOfGoogle(page);
  await google.click();
  await chooseGoogleAccount(page, "Somebody Else", other);
  await expect(page).toHaveURL(/\/myitinerary$/);
});

test("soon after signing in with Google an account is deleted without a password", {
  tag: "@deep",
}, async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in with Google" }).click();
  await chooseGoogleAccount(page, "Noor Haddad", `${randomUUID()}@gmail.test`);
  await expect(page).toHaveURL(/\/myitinerary$/);
  await page.goto("/account");
  const twoStep = page.getByRole("region", { name: "Two-step sign-in" });
  await expect(twoStep.getByText("turn it on at Google")).toBeVisible();
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByRole("textbox", { name: "Type DELETE to confirm" }).fill("DELETE");
  await expect(page.getByRole("textbox", { name: "Password" })).toHaveCount(0);
  await page.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByText("Your account is deleted.")).toBeVisible();
});

test("a search by a signed-out visitor is registered after signing in with Google", {
  tag: "@deep",
}, async ({ page }) => {
  await search(page);
  await askToRegister(page);
  await page.getByRole("button", { name: "Sign up with Google" }).click();
  await chooseGoogleAccount(page, "Noor Haddad", `${randomUUID()}@gmail.test`);
  await expect(page).toHaveURL(/\/searchResult$/);
  await expect(page.getByText(/We have found a match for your trip/)).toBeVisible();
  await page.goto("/myitinerary");
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("signing in with Google opens the account that has the same address and a password", {
  tag: "@deep",
}, async ({ page }) => {
  const person = await enter(page);
  const { uid } = (await storedSession(page)).user;
  await logout(page);
  await page.getByRole("button", { name: "Sign in with Google" }).click();
  await chooseGoogleAccount(page, "Asha at Google", person.email);
  await expect(page).toHaveURL(/\/myitinerary$/);
  expect((await storedSession(page)).user).toMatchObject({ uid, email: person.email });
  await logoutOfGoogle(page);
  await fillLogin(page, person);
  await expect(page).toHaveURL(/\/myitinerary$/);
  expect((await storedSession(page)).user.uid).toBe(uid);
});

test("an unverified Google address does not open an existing account", { tag: "@deep" }, async ({
  page,
}) => {
  const person = await enter(page);
  await logout(page);
  await page.getByRole("button", { name: "Sign in with Google" }).click();
  await chooseGoogleAccount(page, "Impostor", person.email, false);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("We couldn’t sign you in with this Google account.")).toBeVisible();
  expect(await storedSession(page)).toEqual({ user: null, token: null });
});

test("a user who cancels at Google can sign in with a password at once", { tag: "@deep" }, async ({
  page,
}) => {
  const person = await enter(page, newPerson());
  await logout(page);
  await page.getByRole("button", { name: "Sign in with Google" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("You didn’t finish signing in with Google.")).toBeVisible();
  await page.getByRole("button", { name: "Sign in with Google" }).click();
  await expect(page.getByRole("heading", { name: "Sign in with Google" })).toBeVisible();
  await page.goto("/login");
  await fillLogin(page, person);
  await expect(page).toHaveURL(/\/myitinerary$/);
});

import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { fillLogin, logout, newPerson, signUp, storedSession } from "../support/account";
import { searchSeededTrip } from "../support/search-page";
import { expect, test } from "../support/test";

async function chooseSomebody(page: Page, name: string, email: string, verified = true) {
  await expect(page.getByRole("heading", { name: "Sign in with Google" })).toBeVisible();
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByRole("checkbox", { name: "Verified e-mail" }).setChecked(verified);
  await page.getByRole("button", { name: "Continue" }).click();
}

test("somebody new comes in by Google, out, and another person can come in", async ({ page }) => {
  const email = `${randomUUID()}@gmail.test`;
  await page.goto("/login");
  const google = page.getByRole("button", { name: "Sign in with Google" });
  expect(await google.boundingBox()).toMatchObject({ width: 240, height: 50 });
  await google.click();
  await chooseSomebody(page, "Noor Haddad", email);
  await expect(page).toHaveURL(/\/myitinerary$/);
  expect((await storedSession(page)).user).toMatchObject({ email, displayName: "Noor Haddad" });
  await page.reload();
  await expect(page.getByRole("heading", { name: "MY ITINERARIES" })).toBeVisible();

  await logout(page);
  await page.waitForLoadState("networkidle");
  expect(await storedSession(page)).toEqual({ user: null, token: null });
  // The hosted domain has forgotten the first one as well: it asks again.
  await google.click();
  const other = `${randomUUID()}@gmail.test`;
  await chooseSomebody(page, "Somebody Else", other);
  await expect(page).toHaveURL(/\/myitinerary$/);
  expect((await storedSession(page)).user.email).toBe(other);
  // From now on the account is known: once is enough.
  await logout(page);
  await page.waitForLoadState("networkidle");
  await google.click();
  await chooseSomebody(page, "Somebody Else", other);
  await expect(page).toHaveURL(/\/myitinerary$/);
});

test("a stranger's search registers itself after signing in with Google", async ({ page }) => {
  await searchSeededTrip(page);
  await page.getByRole("button", { name: "Register Search" }).click();
  await page.getByRole("link", { name: "Sign up" }).click();
  await page.getByRole("button", { name: "Sign up with Google" }).click();
  await chooseSomebody(page, "Noor Haddad", `${randomUUID()}@gmail.test`);
  await expect(page).toHaveURL(/\/searchResult$/);
  await expect(page.getByText(/We have found a match for your trip/)).toBeVisible();
  await page.goto("/myitinerary");
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("Google with the address of an account that has a password is that account", async ({
  page,
}) => {
  const person = await signUp(page);
  const { uid } = (await storedSession(page)).user;
  await logout(page);
  await page.getByRole("button", { name: "Sign in with Google" }).click();
  await chooseSomebody(page, "Asha at Google", person.email);
  await expect(page).toHaveURL(/\/myitinerary$/);
  expect((await storedSession(page)).user).toMatchObject({ uid, email: person.email });
  await logout(page);
  await page.waitForLoadState("networkidle");
  await fillLogin(page, person);
  await expect(page).toHaveURL(/\/myitinerary$/);
  expect((await storedSession(page)).user.uid).toBe(uid);
});

test("an address that Google has not verified joins nobody", async ({ page }) => {
  const person = await signUp(page);
  await logout(page);
  await page.getByRole("button", { name: "Sign in with Google" }).click();
  await chooseSomebody(page, "Impostor", person.email, false);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("We couldn’t sign you in with this Google account.")).toBeVisible();
  expect(await storedSession(page)).toEqual({ user: null, token: null });
});

test("who turns back at Google's can still sign in with a password at once", async ({ page }) => {
  const person = await signUp(page, newPerson());
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

import type { Page } from "@playwright/test";
import {
  confirm,
  enter,
  fillLogin,
  fillSignUp,
  loginForm,
  logout,
  newPerson,
  storedSession,
} from "../support/account";
import { cognitoUrl, inboxUrl } from "../support/addresses";
import { createSession } from "../support/cognito";
import { codeFor, mailsTo } from "../support/inbox";
import { expect, test } from "../support/test";

test("sign up, confirm with the mailed code, sign out, reset the password with another code", async ({
  page,
  context,
}) => {
  const person = newPerson();
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Log in" }).click();
  await fillSignUp(page, person);
  await expect(page.getByText(person.email)).toBeVisible();

  // The inbox page shows the mail.
  const code = await codeFor(person.email);
  const inbox = await context.newPage();
  await inbox.goto(inboxUrl);
  await expect(inbox.getByText(person.email).first()).toBeVisible();
  await inbox.close();

  await confirm(page, code);
  await expect(page).toHaveURL(/\/myitinerary$/);
  await expect(page.getByRole("heading", { name: "MY ITINERARIES" })).toBeVisible();
  const { user, token } = await storedSession(page);
  expect(user).toEqual({
    email: person.email,
    displayName: person.name,
    photoURL: null,
    uid: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(token).toMatch(/^ey.+\..+\..+$/);

  await logout(page);
  await expect(page).toHaveURL(/\/login$/);
  expect(await storedSession(page)).toEqual({ user: null, token: null });

  await page.goto("/login");
  await loginForm(page).getByRole("textbox", { name: "Email address" }).fill(person.email);
  await page.getByRole("link", { name: "Forgot password?" }).click();
  // The login, which has two fields of this name, stays until the page is loaded.
  await expect(page.getByRole("heading", { name: "Forgot password?" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Email address" })).toHaveValue(person.email);
  await page.getByRole("button", { name: "Send me a code" }).click();
  const reset = await codeFor(person.email, 2);
  const codeField = page.getByRole("textbox", { name: "Code" });
  await expect(codeField).toBeVisible();
  // A reload keeps the step.
  await page.reload();
  await codeField.fill(reset);
  await page.getByRole("textbox", { name: "New password" }).fill("Other-passw0rd");
  await page.getByRole("button", { name: "Set the new password" }).click();
  await expect(page).toHaveURL(/\/myitinerary$/);
  await logout(page);
  await page.goto("/login");
  await fillLogin(page, { email: person.email.toUpperCase(), password: "Other-passw0rd" });
  await expect(page).toHaveURL(/\/myitinerary$/);
});

/** Cognito acts on a call of this operation, and the page does not learn it. */
async function loseAnswer(page: Page, operation: string): Promise<void> {
  await page.route(`${cognitoUrl}/`, async (route) => {
    if (!route.request().headers()["x-amz-target"]?.endsWith(`.${operation}`))
      return route.fallback();
    await route.fetch();
    await route.abort("connectionreset");
    await page.unroute(`${cognitoUrl}/`);
  });
}

test.describe("when an answer of Cognito is lost", () => {
  test.use({ expectedErrors: /ERR_CONNECTION_RESET|status of 400/ });

  test("a confirmation still signs in", { tag: "@deep" }, async ({ page }) => {
    const person = newPerson();
    await loseAnswer(page, "ConfirmSignUp");
    await page.goto("/signup");
    await fillSignUp(page, person);
    await confirm(page, await codeFor(person.email));
    await expect(page).toHaveURL(/\/myitinerary$/);
    expect((await storedSession(page)).user).toMatchObject({ displayName: person.name });
  });

  test("the right password is not called wrong", { tag: "@deep" }, async ({ page }) => {
    const person = newPerson();
    await createSession(person);
    await loseAnswer(page, "RespondToAuthChallenge");
    await page.goto("/login");
    await fillLogin(page, person);
    await expect(page).toHaveURL(/\/myitinerary$/);
  });
});

test.describe("a sign-in before the confirmation", () => {
  test.use({ expectedErrors: /status of 400/ });

  test("the confirmation continues after a reload, a second code, and a sign-in in another browser", {
    tag: "@deep",
  }, async ({ openVisitor, page }) => {
    const person = newPerson();
    await page.goto("/signup");
    await fillSignUp(page, person);
    await page.reload();
    await expect(page.getByText(person.email)).toBeVisible();
    await page.getByRole("button", { name: "Send a new code" }).click();
    await expect(page.getByText("A mail with a new code is on its way")).toBeVisible();
    await codeFor(person.email, 2);

    // Another browser has no data about the sign-up.
    const elsewhere = await openVisitor();
    await elsewhere.goto("/login");
    await fillLogin(elsewhere, person);
    await expect(elsewhere).toHaveURL(/\/confirm$/);
    await confirm(elsewhere, await codeFor(person.email, 3));
    await expect(elsewhere).toHaveURL(/\/myitinerary$/);
  });
});

test("confirming after a reload leads to the login, with the address filled in", {
  tag: "@deep",
}, async ({ page }) => {
  const person = newPerson();
  await page.goto("/signup");
  await fillSignUp(page, person);
  await page.reload();
  await confirm(page, await codeFor(person.email));
  await expect(page.getByText("Your email address is confirmed.")).toBeVisible();
  const form = loginForm(page);
  await expect(form.getByRole("textbox", { name: "Email address" })).toHaveValue(person.email);
  await form.getByRole("textbox", { name: "Password" }).fill(person.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/myitinerary$/);
});

test.describe("what Cognito rejects", () => {
  test.use({ expectedErrors: /status of 400/ });

  test("sign-in, sign-up and password reset do not reveal who has an account", {
    tag: "@deep",
  }, async ({ page: visitor }) => {
    const person = newPerson();
    await createSession(person);
    const stranger = newPerson();

    for (const { email } of [person, stranger]) {
      await visitor.goto("/login");
      await visitor.evaluate(() => sessionStorage.setItem("permission", "true"));
      await fillLogin(visitor, { email, password: "Wrong-passw0rd" });
      await expect(visitor.getByRole("alert")).toHaveText(
        "That email address and password don’t match.",
      );
      expect(await visitor.evaluate(() => sessionStorage.getItem("permission"))).toBeNull();
    }

    for (const { email } of [person, stranger]) {
      await visitor.goto("/login");
      await visitor.getByRole("link", { name: "Forgot password?" }).click();
      await expect(visitor.getByRole("heading", { name: "Forgot password?" })).toBeVisible();
      await visitor.getByRole("textbox", { name: "Email address" }).fill(email);
      await visitor.getByRole("button", { name: "Send me a code" }).click();
      await expect(visitor.getByText("has an account with a password")).toBeVisible();
      await visitor.getByRole("textbox", { name: "Code" }).fill("000000");
      await visitor.getByRole("textbox", { name: "New password" }).fill("Other-passw0rd");
      await visitor.getByRole("button", { name: "Set the new password" }).click();
      await expect(visitor.getByRole("alert")).toHaveText(
        "That code isn’t right or has expired. Check it, or ask for a new one.",
      );
    }

    for (const { email } of [person, stranger]) {
      await visitor.goto("/signup");
      // Who knows the password of an account is signed in.
      await fillSignUp(visitor, { ...stranger, email, password: "Guessed-passw0rd" });
      await expect(visitor.getByText("We’ve sent a mail with a code to")).toBeVisible();
      await visitor.getByRole("button", { name: "Send a new code" }).click();
      await expect(visitor.getByText("A mail with a new code is on its way")).toBeVisible();
      await confirm(visitor, "000000");
      await expect(visitor.getByRole("alert")).toHaveText(
        "That code isn’t right or has expired. Check it, or ask for a new one.",
      );
    }
    // The confirmation, the reset, and two that say that there is an account.
    const subjects = (await mailsTo(person.email)).map(({ subject }) => subject);
    expect(subjects.slice(2)).toEqual(Array(2).fill("You have a FlightAides account"));
    // After a new sign-up and another code.
    expect(await mailsTo(stranger.email)).toHaveLength(2);
  });

  test("signing up again with a forgotten password sets the one that was typed, by the mailed code", {
    tag: "@deep",
  }, async ({ page: elsewhere }) => {
    const person = newPerson();
    await createSession(person);
    await elsewhere.goto("/signup");
    await fillSignUp(elsewhere, { ...person, name: "Another", password: "Other-passw0rd" });
    const code = await codeFor(person.email, 2);
    expect((await mailsTo(person.email)).at(-1)?.body.text).toContain(
      "You have an account already",
    );
    await confirm(elsewhere, code);
    await expect(elsewhere).toHaveURL(/\/myitinerary$/);
    expect((await storedSession(elsewhere)).user).toMatchObject({ displayName: person.name });
  });

  test("a second sign-up with the same password continues the first, and uses the later name", {
    tag: "@deep",
  }, async ({ openVisitor, page }) => {
    const person = newPerson();
    const earlier = await openVisitor();
    await earlier.goto("/signup");
    await fillSignUp(earlier, { ...person, name: "Asha" });
    await codeFor(person.email);

    await page.goto("/signup");
    await fillSignUp(page, person);
    await confirm(page, await codeFor(person.email, 2));
    await expect(page).toHaveURL(/\/myitinerary$/);
    expect((await storedSession(page)).user).toMatchObject({ displayName: person.name });
  });

  test("an address belongs to the person who reads its mail, not to the first one to sign up with it", {
    tag: "@deep",
  }, async ({ openVisitor, page }) => {
    const owner = newPerson();
    const squatter = await openVisitor();
    await squatter.goto("/signup");
    await fillSignUp(squatter, { ...owner, name: "Squatter", password: "Squatter-1" });
    await codeFor(owner.email);

    await page.goto("/signup");
    await fillSignUp(page, owner);
    await confirm(page, await codeFor(owner.email, 2));
    await expect(page).toHaveURL(/\/forgot-password$/);
    await expect(page.getByText("the password you typed was refused")).toBeVisible();
    await expect(page.getByText(owner.email)).toBeVisible();
    await page.getByRole("textbox", { name: "Code" }).fill(await codeFor(owner.email, 3));
    await page.getByRole("textbox", { name: "New password" }).fill(owner.password);
    await page.getByRole("button", { name: "Set the new password" }).click();
    await expect(page).toHaveURL(/\/myitinerary$/);
    expect((await storedSession(page)).user).toMatchObject({ displayName: owner.name });

    await squatter.goto("/login");
    await fillLogin(squatter, { email: owner.email, password: "Squatter-1" });
    await expect(squatter.getByRole("alert")).toHaveText(
      "That email address and password don’t match.",
    );
  });

  test("a password reset ends the sessions of the account in other browsers", {
    tag: "@deep",
  }, async ({ openVisitor, page }) => {
    const person = await enter(page);
    const renew = () =>
      page.evaluate(async () => {
        const { cognito } = await (await fetch("/config.json")).json();
        const key = Object.keys(localStorage).find((name) => name.endsWith(".refreshToken")) ?? "";
        const response = await fetch(cognito.endpoint, {
          method: "POST",
          headers: {
            "content-type": "application/x-amz-json-1.1",
            "x-amz-target": "AWSCognitoIdentityProviderService.GetTokensFromRefreshToken",
          },
          body: JSON.stringify({
            ClientId: cognito.userPoolClientId,
            RefreshToken: localStorage.getItem(key),
          }),
        });
        return response.status;
      });
    expect(await renew()).toBe(200);
    const { token } = await storedSession(page);
    const readProfile = () =>
      page.request.get("/api/me", { headers: { authorization: `Bearer ${token}` } });
    expect((await readProfile()).status()).toBe(200);

    const elsewhere = await openVisitor();
    await elsewhere.goto("/forgot-password");
    await elsewhere.getByRole("textbox", { name: "Email address" }).fill(person.email);
    await elsewhere.getByRole("button", { name: "Send me a code" }).click();
    await elsewhere.getByRole("textbox", { name: "Code" }).fill(await codeFor(person.email, 2));
    await elsewhere.getByRole("textbox", { name: "New password" }).fill("Other-passw0rd");
    await elsewhere.getByRole("button", { name: "Set the new password" }).click();
    await expect(elsewhere).toHaveURL(/\/myitinerary$/);
    expect(await renew()).toBe(400);
    // The token itself would live for hours.
    expect((await readProfile()).status()).toBe(401);
  });
});

/** Two-step sign-in, from turning it on to losing the phone. */

import { AdminSetUserMFAPreferenceCommand } from "@aws-sdk/client-cognito-identity-provider";
import {
  fillLogin,
  logout,
  newPerson,
  type Person,
  signUp,
  storedSession,
} from "../support/account";
import { takePicture } from "../support/picture";
import { codeField, section, support, turnOn } from "../support/second-factor";
import { expect, test } from "../support/test";

// Cognito answers a wrong code with 400.
test.use({ expectedErrors: /status of 400/ });

/** The command of docs/operating.md by which support helps who has lost the phone. */
async function helpByHand({ email }: Person) {
  const { client, userPoolId } = await support();
  await client.send(
    new AdminSetUserMFAPreferenceCommand({
      UserPoolId: userPoolId,
      Username: email,
      SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false },
    }),
  );
  client.destroy();
}

test("two-step sign-in, from turning it on to losing the phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const person = await signUp(page, newPerson());
  const app = await turnOn(page, person);
  await section(page).scrollIntoViewIfNeeded();
  await takePicture(page, "two-step-on");
  await logout(page);

  await fillLogin(page, person);
  await expect(codeField(page)).toBeFocused();
  expect(await storedSession(page)).toEqual({ user: null, token: null });
  await page.keyboard.type(app.wrongCode());
  await expect(page.getByRole("alert")).toHaveText(
    "That code isn’t right. Enter the one that your app shows now.",
  );
  await takePicture(page, "two-step-wrong-code");
  // Back to the password, and again.
  await page.getByRole("button", { name: "Back" }).click();
  await fillLogin(page, person);
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(await app.code());
  await expect(page).toHaveURL(/\/myitinerary$/);

  // The account is not deleted with the password alone.
  await page.goto("/account");
  await page.getByRole("button", { name: "Delete my account" }).click();
  const question = page.getByRole("dialog", { name: "Delete your account?" });
  await question.getByRole("textbox", { name: "Type DELETE to confirm" }).fill("DELETE");
  await question.getByRole("button", { name: "Delete for good" }).click();
  await expect(question.getByText("Enter your password.")).toBeVisible();
  await takePicture(page, "two-step-delete");
  await question.getByRole("textbox", { name: "Password" }).fill(person.password);
  await question.getByRole("button", { name: "Delete for good" }).click();
  await codeField(page).fill(app.wrongCode());
  await expect(question.getByRole("alert")).toContainText("That code isn’t right.");
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await logout(page);

  // The phone is lost.
  await fillLogin(page, person);
  await expect(codeField(page)).toBeVisible();
  await page.getByText("I don’t have my phone").click();
  await expect(page.getByText("Otherwise write to support@")).toBeVisible();
  await takePicture(page, "two-step-lost");
  await helpByHand(person);
  await page.getByRole("button", { name: "Back" }).click();
  await fillLogin(page, person);
  await expect(page).toHaveURL(/\/account$|\/myitinerary$/);
  await page.goto("/account");
  await expect(section(page).getByText("Two-step sign-in is off.")).toBeVisible();
});

test("an account with two-step sign-in is deleted with password and code", {
  tag: "@deep",
}, async ({ page }) => {
  const person = await signUp(page, newPerson());
  const app = await turnOn(page, person);
  await page.getByRole("button", { name: "Delete my account" }).click();
  const question = page.getByRole("dialog", { name: "Delete your account?" });
  await question.getByRole("textbox", { name: "Type DELETE to confirm" }).fill("DELETE");
  await question.getByRole("textbox", { name: "Password" }).fill("Wrong-passw0rd");
  await question.getByRole("button", { name: "Delete for good" }).click();
  await expect(question.getByText("That isn’t your current password.")).toBeVisible();
  await question.getByRole("textbox", { name: "Password" }).fill(person.password);
  await question.getByRole("button", { name: "Delete for good" }).click();
  await codeField(page).fill(await app.code());
  await expect(page.getByText("Your account is deleted.")).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test("a changed password asks for a code, and so does turning it off", {
  tag: "@deep",
}, async ({ page }) => {
  const person = await signUp(page, newPerson());
  const app = await turnOn(page, person);
  const password = page.getByRole("region", { name: "Your password" });
  await password.getByLabel("Current password", { exact: true }).fill(person.password);
  await password.getByLabel("New password", { exact: true }).fill("Other-passw0rd");
  await password.getByRole("button", { name: "Change password" }).click();
  await codeField(page).fill(await app.code());
  await expect(password.getByText("Your password is changed.")).toBeVisible();
  await expect(codeField(page)).toHaveCount(0);

  await section(page).getByRole("button", { name: "Turn two-step sign-in off" }).click();
  const dialog = page.getByRole("dialog", { name: "Turn two-step sign-in off?" });
  await dialog.getByRole("textbox", { name: "Password" }).fill("Other-passw0rd");
  await dialog.getByRole("button", { name: "Turn it off" }).click();
  await codeField(page).fill(await app.code());
  await expect(section(page).getByText("Two-step sign-in is off.")).toBeVisible();
});

/** Operators, and what they do at the desk. */
import { AdminAddUserToGroupCommand } from "@aws-sdk/client-cognito-identity-provider";
import { expect, type Page } from "@playwright/test";
import { fillLogin, logout, newPerson, type Person, signUp } from "./account";
import { codeField, support, turnOn } from "./second-factor";

/**
 * For `test.use`: the desk refuses who has no second factor, and everything refuses a suspended user, with 403; Cognito answers a
 * wrong code with 400.
 */
export const deskErrors = { expectedErrors: /status of (400|403)/ };

/** The command of docs/operating.md. */
async function makeOperator({ email }: Person) {
  const { client, userPoolId } = await support();
  await client.send(
    new AdminAddUserToGroupCommand({
      UserPoolId: userPoolId,
      Username: email,
      GroupName: "operators",
    }),
  );
  client.destroy();
}

/** Somebody becomes an operator, and logs in at a page of the desk. */
export async function workAt(page: Page, path: string) {
  const operator = newPerson("Olga Peeters");
  await page.setViewportSize({ width: 1280, height: 900 });
  await signUp(page, operator);
  await page.goto("/desk");
  await expect(page.getByRole("alert")).toContainText("Only operators can do this.");
  const app = await turnOn(page, operator);
  await makeOperator(operator);
  await logout(page);
  await page.goto(path);
  await fillLogin(page, operator);
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(await app.code());
}

/** Answers the question that a press has opened, with a text for the record if it asks for one. */
export async function answer(page: Page, title: string, name: string, why?: string) {
  const question = page.getByRole("dialog", { name: title });
  if (why) await question.getByRole("textbox", { name: "Why, for the record" }).fill(why);
  await question.getByRole("button", { name, exact: true }).click();
  await expect(question).toBeHidden();
}

/** The operators' desk: from a report to a suspension that is lifted, with the money and the record. */
import { AdminAddUserToGroupCommand } from "@aws-sdk/client-cognito-identity-provider";
import type { Page } from "@playwright/test";
import { fillLogin, logout, newPerson, type Person, signUp } from "../support/account";
import {
  comeBack,
  connect,
  expectTitle,
  initials,
  pay,
  postBoth,
  supportAddress,
  test,
} from "../support/couple";
import { mailAbout, pathIn } from "../support/inbox";
import { paymentsOf } from "../support/ledger";
import { takePicture } from "../support/picture";
import { codeField, support, turnOn } from "../support/second-factor";
import { expect } from "../support/test";

// The desk refuses who has no second factor, and everything refuses a suspended user, with 403; Cognito answers a wrong code with 400.
test.use({ expectedErrors: /status of (400|403)/ });

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

/** Answers the question that a press has opened. */
async function answer(page: Page, title: string, name: string) {
  const question = page.getByRole("dialog", { name: title });
  await question.getByRole("button", { name, exact: true }).click();
  await expect(question).toBeHidden();
}

/** Somebody becomes an operator, and logs in at a page of the desk. */
async function workAt(page: Page, path: string) {
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

test("a report is decided, the person is suspended and reinstated, and the record says so", {
  tag: "@deep",
}, async ({ traveler, flightaid, openVisitor }) => {
  const { wanted } = await postBoth(traveler, flightaid, "open");
  const id = await connect(flightaid, wanted);
  await traveler.page.goto(`/connect?connection=${id}`);
  await pay(traveler);
  await traveler.page.goto(`/connect?connection=${id}`);
  await traveler.page.getByRole("button", { name: "Report", exact: false }).first().click();
  const report = traveler.page.getByRole("dialog", { name: /^Report/ });
  await report.getByRole("radio", { name: "Harassment" }).check();
  await report.getByRole("textbox", { name: "What happened?" }).fill("He calls at night.");
  await report.getByRole("button", { name: "Send report" }).click();
  await expect(report.getByText("Your report has arrived.")).toBeVisible();
  const mail = await mailAbout(supportAddress, "Report: harassment", id);

  const page = await openVisitor();
  await workAt(page, pathIn(mail, "To look at it, and decide"));
  await expect(page.getByText("He calls at night.")).toBeVisible();
  await takePicture(page, "desk-report", { fullPage: true });
  await page.getByRole("button", { name: "The connection’s story" }).click();
  await expect(page.getByRole("heading", { name: /Paid$/ })).toBeVisible();
  await takePicture(page, "desk-payment", { fullPage: true });
  await page.goBack();
  await page.getByRole("radio", { name: "Suspend" }).check();
  await page.getByRole("combobox", { name: "Reason" }).selectOption("Harassment");
  await page
    .getByRole("textbox", { name: "Text" })
    .fill("Calls at night, after she asked him to stop.");
  await page.getByRole("button", { name: "Decide …" }).click();
  await takePicture(page, "desk-question");
  await answer(page, "Suspend?", "Suspend");
  await expect(page.getByText("The report is decided.")).toBeVisible();

  // The money is on its way, and the suspended person can do nothing.
  await expect.poll(() => paymentsOf(id), { timeout: 30_000 }).toEqual(["REFUNDED"]);
  await comeBack(traveler);
  await expectTitle(traveler, "Your payment was refunded");
  await flightaid.page.goto("/myitinerary");
  await expect(
    flightaid.page.getByRole("heading", { name: "Your account is suspended" }),
  ).toBeVisible();
  const suspended = await mailAbout(
    flightaid.person.email,
    "Your FlightAides account is suspended",
  );
  await mailAbout(traveler.person.email, "We have looked at your report");

  // An appeal, by the link of the mail, reopens the report once.
  await flightaid.page.goto(pathIn(suspended, "Ask us to look again"));
  await flightaid.page
    .getByRole("textbox", { name: "What should we know?" })
    .fill("I called the wrong number, and said so.");
  await flightaid.page.getByRole("button", { name: "Ask us to look again" }).click();
  await expect(flightaid.page.getByText("Thank you. Somebody looks at it again.")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: /^Harassment/ }).click();
  await expect(page.getByText("I called the wrong number, and said so.")).toBeVisible();
  await takePicture(page, "desk-appeal", { fullPage: true });

  await page.keyboard.press("2");
  await page.getByRole("textbox", { name: "E-mail address or id" }).fill(flightaid.person.email);
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByRole("heading", { name: initials.flightaid, exact: true })).toBeVisible();
  await page
    .getByRole("textbox", { name: "Why you need the name and address" })
    .fill("An appeal by mail.");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByText(flightaid.person.email)).toBeVisible();
  await takePicture(page, "desk-person", { fullPage: true });
  await page.getByRole("button", { name: "Lift the suspension …" }).click();
  await page
    .getByRole("textbox", { name: "Why, for the record" })
    .fill("He called the wrong number.");
  await answer(page, "Lift the suspension?", "Lift the suspension");
  await expect(page.getByText("The suspension is lifted.")).toBeVisible();
  await flightaid.page.goto("/myitinerary");
  await expect(flightaid.page.getByRole("heading", { name: "MY ITINERARIES" })).toBeVisible();

  await page.keyboard.press("5");
  await expect(page.getByRole("row", { name: /^Paid [1-9]/ })).toBeVisible();
  await expect(page.locator("canvas").first()).toBeVisible();
  await takePicture(page, "desk-numbers", { fullPage: true });
  await page.keyboard.press("6");
  for (const what of ["Look", "Suspend", "Lift"])
    await expect(page.getByRole("cell", { name: what, exact: true }).first()).toBeVisible();
  await expect(page.getByText("An appeal by mail.")).toBeVisible();
  await takePicture(page, "desk-record", { fullPage: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.keyboard.press("2");
  await takePicture(page, "desk-people-390", { fullPage: true });
});

test("a payment is refunded from the desk, at PayPal and in the ledger of the day", {
  tag: "@deep",
}, async ({ traveler, flightaid, openVisitor }) => {
  const { wanted } = await postBoth(traveler, flightaid, "open");
  const id = await connect(flightaid, wanted);
  await traveler.page.goto(`/connect?connection=${id}`);
  await pay(traveler);
  expect(await paymentsOf(id)).toEqual(["COMPLETED"]);

  const page = await openVisitor();
  await workAt(page, `/desk?view=payments&id=${id}`);
  await page.getByRole("button", { name: /^Refund/ }).click();
  const question = page.getByRole("dialog", { name: /^Refund/ });
  await question.getByRole("textbox", { name: "Why, for the record" }).fill("Paid by mistake.");
  await question.getByRole("button", { name: /^Refund/ }).click();
  await expect(page.getByText("The payment is refunded.")).toBeVisible();
  expect(await paymentsOf(id)).toEqual(["REFUNDED"]);
  await page.keyboard.press("3");
  const ledger = page.getByRole("region", { name: "Ledger" });
  for (const what of ["Paid", "Refunded"])
    await expect(
      ledger
        .getByRole("row")
        .filter({ hasText: id.slice(0, 8) })
        .filter({ hasText: what }),
    ).toHaveCount(1);
  await takePicture(page, "desk-ledger", { fullPage: true });
  await comeBack(traveler);
  await expectTitle(traveler, "Your payment was refunded");
});

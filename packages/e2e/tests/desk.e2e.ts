/** The operators' desk: from a report to a suspension that is lifted, with the money and the record. */
import {
  comeBack,
  connect,
  expectTitle,
  initials,
  mailOf,
  pay,
  postBoth,
  supportAddress,
  test,
} from "../support/couple";
import { answer, deskErrors, workAt } from "../support/desk";
import { mailAbout, pathIn, refuseNextMail } from "../support/inbox";
import { paymentsOf } from "../support/ledger";
import { takePicture } from "../support/picture";
import { expect } from "../support/test";

test.use(deskErrors);

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

  // The schedule ends the connections, and sends the money in its next run. The suspended person can do nothing.
  await expect.poll(() => paymentsOf(id), { timeout: 90_000 }).toEqual(["REFUNDED"]);
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
  await expect(
    flightaid.page.getByText("Thank you. Somebody will look at it again."),
  ).toBeVisible();
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
  await answer(page, "Lift the suspension?", "Lift the suspension", "He called the wrong number.");
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

test("a payment is refunded from the desk, at PayPal and in the ledger; the parked mail is retried", {
  tag: "@deep",
}, async ({ traveler, flightaid, openVisitor }) => {
  const { trip, wanted } = await postBoth(traveler, flightaid, "open");
  const id = await connect(flightaid, wanted);
  await traveler.page.goto(`/connect?connection=${id}`);
  await pay(traveler);
  expect(await paymentsOf(id)).toEqual(["COMPLETED"]);
  await mailOf(traveler, "Payment Successful", trip);
  await refuseNextMail(traveler.person.email);

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

  // SES has refused the mail about it.
  await mailOf(flightaid, "Connection refunded", trip);
  const parked = page.getByRole("row").filter({ hasText: "MessageRejected" });
  await expect(async () => {
    await page.goto("/desk?view=mail");
    await expect(parked).toHaveCount(1, { timeout: 5_000 });
  }).toPass();
  await expect(page.getByRole("main")).not.toContainText(traveler.person.email);
  await takePicture(page, "desk-mails", { fullPage: true });
  await parked.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("The mail is queued.")).toBeVisible();
  await mailOf(traveler, "Connection refunded", trip);
  await expect(page.getByText("No mail is parked.")).toBeVisible();

  await page.keyboard.press("6");
  for (const what of ["Refund", "Retry mail"])
    await expect(page.getByRole("cell", { name: what, exact: true }).first()).toBeVisible();
  await takePicture(page, "desk-record-money", { fullPage: true });

  // uPlot throws while it loads in a browser whose language Intl rejects, such as Chromium on a Linux without a locale.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "language", { get: () => "en-US@posix" }),
  );
  await page.goto("/desk?view=numbers");
  await expect(page.getByText("This browser couldn’t load the charts.")).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Hours to first match" })).toBeVisible();
});

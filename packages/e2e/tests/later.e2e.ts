/**
 * Journeys that span several days: the clocks of the server and of both browsers are advanced, and
 * the schedules run.
 */
import {
  comeBack,
  connect,
  expectContactsOnlyWithPayment,
  expectPayment,
  expectTitle,
  goTo,
  initials,
  mailOf,
  pay,
  postBoth,
  press,
  type Someone,
  shot,
  supportAddress,
  test,
  waitFor,
} from "../support/couple";
import { dateAt } from "../support/dates";
import { answer, deskErrors, workAt } from "../support/desk";
import { mailAbout, pathIn } from "../support/inbox";
import { pressOwn } from "../support/own-trip";
import { takePicture } from "../support/picture";
import { fields } from "../support/search-page";
import { expect } from "../support/test";
import { now } from "../support/time";
import { post } from "../support/trips";

const dayAfter = (date: string) =>
  new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);

test("an edited trip that still matches causes a mail; one that no longer matches refunds the fee", {
  tag: "@deep",
}, async ({ flightaid, traveler }) => {
  const { trip, offered } = await postBoth(traveler, flightaid, "open", 20);
  const id = await connect(traveler, offered);
  await pay(traveler);
  const { page } = flightaid;
  await page.goto("/myitinerary");
  const own = page.getByRole("article").filter({ hasText: trip.flight });
  await pressOwn(own, "Edit");
  const dialog = page.getByRole("dialog", { name: "EDIT ITINERARY" });
  await expect(dialog.getByText("We tell Meera Krishnan what changes.")).toBeVisible();
  await shot(flightaid, "edit");
  const form = fields(dialog);
  await form.travelDate.fill(dayAfter(trip.travelDate));
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your itinerary is changed.")).toBeVisible();
  const changed = await mailOf(traveler, "Trip changed", trip);
  for (const part of [
    "flies one day later",
    "You would not be on the same plane.",
    "What has changed",
  ])
    expect(changed).toContain(part);
  await comeBack(traveler);
  await expect(
    traveler.page.getByRole("region", { name: "Priya Raman now takes another flight" }),
  ).toContainText("You paid for the flight as it was before.");
  await shot(traveler, "paid-changed");
  await expectPayment(id, "COMPLETED");

  await pressOwn(own, "Edit");
  await form.to.fill("YYZ");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expectPayment(id, "REFUNDED");
  await comeBack(traveler);
  await expectTitle(traveler, "Your payment was refunded");
  await expect(
    traveler.page.getByText("has changed the trip, so your connection has ended."),
  ).toBeVisible();
  await shot(traveler, "refunded-changed");
  const refund = await mailOf(traveler, "Connection refunded", trip);
  expect(refund).toContain("We are refunding your payment of $10 USD in full");
  expect(await mailAbout(flightaid.person.email, "Connection refunded", trip.flight)).toContain(
    "The payment goes back to the traveler.",
  );
  await expectContactsOnlyWithPayment(traveler, flightaid);
});

test("deleting a trip with a paid connection asks for confirmation, and refunds the fee", {
  tag: "@deep",
}, async ({ flightaid, traveler }) => {
  const { trip, offered } = await postBoth(traveler, flightaid, "open", 20);
  const id = await connect(traveler, offered);
  await pay(traveler);
  const { page } = flightaid;
  await page.goto("/myitinerary");
  const own = page.getByRole("article").filter({ hasText: trip.flight });
  await pressOwn(own, "Delete");
  const question = page.getByRole("dialog", { name: "Delete this itinerary?" });
  await expect(
    question.getByText(
      "We tell Meera Krishnan, and your connection ends. What they paid goes back to them.",
    ),
  ).toBeVisible();
  await shot(flightaid, "delete");
  await expectPayment(id, "COMPLETED");
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("record deleted successfully")).toBeVisible();
  await expectPayment(id, "REFUNDED");
  expect(await mailOf(traveler, "Connection refunded", trip)).toContain(
    "Priya Raman has deleted the trip, so the connection has ended.",
  );
  await comeBack(traveler);
  await expectTitle(traveler, "Your payment was refunded");
  await shot(traveler, "refunded-deleted");
  await goTo(flightaid, id);
  await expectTitle(flightaid, "This connection has ended");
  await shot(flightaid, "refunded-deleted");
});

test("an unanswered request: a reminder after half the time, and expiry after 72 hours", {
  tag: "@deep",
}, async ({ flightaid, traveler }) => {
  const { trip, offered } = await postBoth(traveler, flightaid, "ask", 20);
  const id = await connect(traveler, offered);
  await waitFor(37, traveler, flightaid);
  const reminder = await mailOf(flightaid, "Your answer is awaited", trip);
  expect(reminder).toContain(`${initials.traveler} STILL WAITS FOR YOUR ANSWER`);
  await goTo(flightaid, id);
  await expectTitle(flightaid, `${initials.traveler} asks for your company`);

  await waitFor(36, traveler, flightaid);
  expect(await mailOf(traveler, "Connection ended", trip)).toContain(
    `${initials.flightaid} did not answer in time, so your request has expired.`,
  );
  expect(await mailOf(flightaid, "Connection ended", trip)).toContain(
    `You did not answer ${initials.traveler} in time, so the request has expired.`,
  );
  await comeBack(traveler);
  await expectTitle(traveler, `${initials.flightaid} did not answer`);
  await expect(traveler.page.getByText("Nothing was charged.")).toBeVisible();
  await shot(traveler, "expired");
  await comeBack(flightaid);
  await expectTitle(flightaid, "This request has expired");
  await shot(flightaid, "expired");
  await expectContactsOnlyWithPayment(traveler, flightaid);
});

test("a request accepted long before the flight waits, free of charge, until payment opens", {
  tag: "@deep",
}, async ({ flightaid, traveler }) => {
  const { trip, offered } = await postBoth(traveler, flightaid, "open", 152);
  await connect(traveler, offered);
  await expectTitle(traveler, `${initials.flightaid} has said yes`);
  await expect(traveler.page.getByText(/^Payment opens on/)).toBeVisible();
  await shot(traveler, "accepted-early");
  const mail = await mailAbout(flightaid.person.email, "Match Found", "Open the connection: ");
  await flightaid.page.goto(pathIn(mail, "Open the connection"));
  await expectTitle(flightaid, `You have said yes to ${initials.traveler}`);
  await shot(flightaid, "accepted-early");

  await waitFor(48, traveler, flightaid);
  const payable = await mailOf(traveler, "You can pay now", trip);
  await traveler.page.goto(pathIn(payable, "Pay and connect"));
  await expectTitle(traveler, "You are connecting to");
  await press(traveler, "Withdraw");
  await expectTitle(traveler, "You have withdrawn");
});

test("no answer: the flightaid is reminded, does not confirm, and the fee is refunded", {
  tag: "@deep",
}, async ({ flightaid, traveler }) => {
  const { trip, offered } = await postBoth(traveler, flightaid, "open", 20);
  const id = await connect(traveler, offered);
  await pay(traveler);
  await waitFor(13, traveler, flightaid);
  await comeBack(traveler);
  await press(traveler, "I get no answer", "Remind them");
  await expect(traveler.page.getByText("If Priya Raman isn’t in touch by")).toBeVisible();
  await shot(traveler, "no-answer");
  const reminder = await mailOf(flightaid, "Please get in touch", trip);
  await flightaid.page.goto(pathIn(reminder, "Answer now"));
  await expect(flightaid.page.getByText("Meera Krishnan can’t reach you.")).toBeVisible();
  await shot(flightaid, "no-answer");
  await expectPayment(id, "COMPLETED");

  await waitFor(25, traveler, flightaid);
  await expectPayment(id, "REFUNDED");
  for (const someone of [traveler, flightaid]) await mailOf(someone, "Connection refunded", trip);
  await comeBack(traveler);
  await expectTitle(traveler, "Your payment was refunded");
  await shot(traveler, "refunded-no-answer");
  await comeBack(flightaid);
  await expectTitle(flightaid, "This connection has ended");
  await shot(flightaid, "refunded-no-answer");
  await expectContactsOnlyWithPayment(traveler, flightaid);
});

/** The two pay and fly, and the traveler says that they did not meet. */
async function sayNotMet(traveler: Someone, flightaid: Someone) {
  const { trip, offered } = await postBoth(traveler, flightaid, "open", 2);
  const id = await connect(traveler, offered);
  await pay(traveler);
  await waitFor(72, traveler, flightaid);
  await comeBack(traveler);
  await press(traveler, "We did not meet");
  return { trip, id };
}

test("they did not meet, the flightaid does not object within 72 hours, and the fee is refunded", {
  tag: "@deep",
}, async ({ flightaid, traveler }) => {
  const { trip, id } = await sayNotMet(traveler, flightaid);
  await expect(traveler.page.getByText("You told us that you did not meet.")).toBeVisible();
  await shot(traveler, "did-not-meet");
  const question = await mailOf(flightaid, "Did you meet?", trip);
  await flightaid.page.goto(pathIn(question, "Answer"));
  await expect(
    flightaid.page.getByText("Meera Krishnan told us that you did not meet."),
  ).toBeVisible();
  await shot(flightaid, "did-not-meet");
  await expectPayment(id, "COMPLETED");

  await waitFor(73, traveler, flightaid);
  await expectPayment(id, "REFUNDED");
  for (const someone of [traveler, flightaid]) await mailOf(someone, "Connection refunded", trip);
  await comeBack(traveler);
  await expectTitle(traveler, "Your payment was refunded");
  await shot(traveler, "refunded-did-not-meet");
  await comeBack(flightaid);
  await expectTitle(flightaid, "This connection has ended");
  await shot(flightaid, "refunded-did-not-meet");
});

for (const { decision, subject, title, left } of [
  {
    decision: "Give the fee back",
    subject: "Connection refunded",
    title: "Your payment was refunded",
    left: "REFUNDED",
  },
  {
    decision: "Don’t give it back",
    subject: "We have decided",
    title: "Your trip with Priya Raman",
    left: "COMPLETED",
  },
] as const)
  test.describe(`they did not meet, the flightaid objects, and an operator decides: ${decision}`, () => {
    test.use(deskErrors);

    test("both are told, and PayPal has it", { tag: "@deep" }, async ({
      flightaid,
      traveler,
      openVisitor,
    }) => {
      const { trip, id } = await sayNotMet(traveler, flightaid);
      const question = await mailOf(flightaid, "Did you meet?", trip);
      await flightaid.page.goto(pathIn(question, "Answer"));
      await press(flightaid, "We did meet");
      await expect(
        flightaid.page.getByText("you told us that you did. Our team decides"),
      ).toBeVisible();
      await shot(flightaid, "contradicted");
      expect(await mailOf(traveler, "We look into it", trip)).toContain("SAYS THAT YOU DID MEET");
      const mail = await mailAbout(supportAddress, "Did they meet?", id);
      await waitFor(73, traveler, flightaid);
      await comeBack(traveler);
      await expect(traveler.page.getByText("told us that you did. Our team decides")).toBeVisible();
      await shot(traveler, "contradicted");
      await expectPayment(id, "COMPLETED");

      const page = await openVisitor();
      await workAt(page, pathIn(mail, "To decide"));
      await expect(page.getByText("The traveler says that the two did not meet")).toBeVisible();
      await takePicture(page, "desk-claim", { fullPage: true });
      await page.getByRole("button", { name: `${decision} …` }).click();
      await answer(page, `${decision}?`, decision, "His boarding pass has no stamp.");
      await expect(page.getByText("The claim is decided.")).toBeVisible();
      await expectPayment(id, left);
      for (const someone of [traveler, flightaid]) await mailOf(someone, subject, trip);
      await comeBack(traveler);
      await expectTitle(traveler, title);
      await expect(traveler.page.getByText("Our team decides")).toHaveCount(0);
      await shot(traveler, `decided-${left}`);
      if (left === "REFUNDED") return;

      const refusal = await mailOf(traveler, subject, trip);
      expect(await mailOf(flightaid, subject, trip)).not.toContain("/appeal");
      await traveler.page.goto(pathIn(refusal, "Ask us to look again"));
      await traveler.page
        .getByRole("textbox", { name: "What should we know?" })
        .fill("My ticket is of another flight.");
      await traveler.page.getByRole("button", { name: "Ask us to look again" }).click();
      await expect(traveler.page.getByText("Somebody will look at it again.")).toBeVisible();
      await page.goto(pathIn(mail, "To decide"));
      await expect(page.getByText("My ticket is of another flight.")).toBeVisible();
      await expect(page.getByText("Another operator has to decide now.")).toBeVisible();
      await takePicture(page, "desk-claim-appeal", { fullPage: true });
    });
  });

for (const [first, second] of [
  ["traveler", "flightaid"],
  ["flightaid", "traveler"],
] as const)
  test(`reviews: the ${first} answers first, and neither sees the other's before both are in`, {
    tag: "@deep",
  }, async ({ flightaid, traveler }) => {
    const people = { flightaid, traveler };
    const { trip, offered } = await postBoth(traveler, flightaid, "open", 2);
    const id = await connect(traveler, offered);
    await pay(traveler);
    await waitFor(85, traveler, flightaid);
    const thanks = { traveler: "She held my mother's hand.", flightaid: "A pleasure." };
    for (const role of [first, second]) {
      const invitation = await mailOf(people[role], "How was your trip?", trip);
      const { page } = people[role];
      await page.goto(pathIn(invitation, "Answer"));
      const review = page.getByRole("region", { name: "How was it?" });
      await review.getByRole("radio", { name: "Yes, again" }).check();
      await expect(page.getByText("agree on where you meet")).toHaveCount(0);
      await review.getByLabel("A thank-you (optional)").fill(thanks[role]);
      await expect(page.getByText(thanks[first], { exact: true })).toHaveCount(
        role === first ? 1 : 0,
      );
      await shot(people[role], `review-${role === first ? "first" : "second"}`);
      await review.getByRole("button", { name: "Send", exact: true }).click();
      await expect(review.getByRole("button", { name: "Send", exact: true })).toHaveCount(0);
      await shot(people[role], `reviewed-${role === first ? "first" : "second"}`);
    }
    for (const role of [first, second]) {
      await comeBack(people[role]);
      const review = people[role].page.getByRole("region", { name: "How was it?" });
      for (const text of Object.values(thanks)) await expect(review.getByText(text)).toBeVisible();
    }
    await expectPayment(id, "COMPLETED");
  });

test("a review is shown after 14 days when the other one does not come, and cards count the trip", {
  tag: "@deep",
}, async ({ flightaid, traveler }) => {
  const { trip, offered } = await postBoth(traveler, flightaid, "open", 2);
  await connect(traveler, offered);
  await pay(traveler);
  await waitFor(85, traveler, flightaid);
  await traveler.page.goto(pathIn(await mailOf(traveler, "How was your trip?", trip), "Answer"));
  const review = traveler.page.getByRole("region", { name: "How was it?" });
  await review.getByRole("radio", { name: "Yes, again" }).check();
  await review.getByLabel("A thank-you (optional)").fill("We laughed for nine hours.");
  await review.getByRole("button", { name: "Send", exact: true }).click();
  await expect(review.getByRole("button", { name: "Send", exact: true })).toHaveCount(0);
  await flightaid.page.goto(pathIn(await mailOf(flightaid, "How was your trip?", trip), "Answer"));
  await expect(flightaid.page.getByRole("radio", { name: "Yes, again" })).toBeVisible();
  await expect(flightaid.page.getByText("We laughed for nine hours.")).toHaveCount(0);

  await waitFor(14 * 24, traveler, flightaid);
  const shown = flightaid.page.getByText("We laughed for nine hours.");
  await expect
    .poll(async () => {
      await comeBack(flightaid);
      return shown.count();
    })
    .toBe(1);
  await expect(flightaid.page.getByRole("radio", { name: "Yes, again" })).toHaveCount(0);
  await shot(flightaid, "review-late");
  const offer = { ...trip, travelDate: dateAt("UTC", 5, now()), phoneNumber: "+1 416 555 0178" };
  await post(flightaid.page, "flightaid", offer);
  await traveler.page.goto(`/allitinerary?flight=${trip.flight}&to=${trip.to}`);
  const card = traveler.page.getByRole("article").filter({ hasText: "Serving as a FLIGHTAIDE" });
  await expect(card.getByText(/^Flown with \d+ famil(y|ies) · /)).toBeVisible();
  await card.getByText("Thank-yous").click();
  await expect(card.getByText("We laughed for nine hours.")).toBeVisible();
  await shot(traveler, "card");
});

/**
 * Journeys of a traveler and a flightaid who agree on a trip, or do not: the texts that each sees
 * on a phone and in the inbox.
 */
import {
  comeBack,
  connect,
  expectContactsOnlyWithPayment,
  expectPayment,
  expectTitle,
  initials,
  mailOf,
  pay,
  postBoth,
  press,
  type Someone,
  shot,
  supportAddress,
  test,
} from "../support/couple";
import { mailAbout, pathIn } from "../support/inbox";
import { expect } from "../support/test";
import { postAs, type Trip } from "../support/trips";

/** Opens My itineraries, and returns the card of a trip. */
async function ownCard({ page }: Someone, { flight }: Trip) {
  await page.goto("/myitinerary");
  return page.getByRole("article").filter({ hasText: flight });
}

test("asked first: they write to each other, the flightaid accepts, the traveler pays, both are in touch", async ({
  flightaid,
  traveler,
}) => {
  const { trip, offered } = await postBoth(traveler, flightaid, "ask");
  // "My itineraries" shows news until the user has seen it.
  const wish = await ownCard(traveler, trip);
  await expect(wish).toContainText("1 new match");
  await shot(traveler, "mine-new");
  await wish.getByRole("button", { name: "See it" }).click();
  await expect(traveler.page.getByRole("heading", { name: "Search result" })).toBeVisible();
  await traveler.page.goBack();
  await expect(wish).toContainText("1 match, already seen");

  await traveler.page.goto(`/connect?itinerary=${offered}&role=traveler`);
  await expect(traveler.page.getByText("They answer first: nothing is paid")).toBeVisible();
  const id = await connect(traveler, offered);
  await expectTitle(traveler, "Your request was sent");
  await expect(traveler.page.getByText("You pay nothing until the answer is yes.")).toBeVisible();
  const question = traveler.page.getByLabel(`Write to ${initials.flightaid}`);
  await question.fill("Could you meet my mother at security? Her number is 416 555 0134.");
  await traveler.page.getByRole("button", { name: "Send", exact: true }).click();
  const warning = traveler.page.getByText("This looks like contact details.");
  await expect(warning).toBeVisible();
  await expect(traveler.page.getByRole("blockquote")).toHaveText(
    "Could you meet my mother at security? Her number is ************.",
  );
  await shot(traveler, "requested-masked");
  await traveler.page.getByRole("button", { name: "Send it like this" }).click();
  await expect(traveler.page.getByRole("log")).toContainText("at security?");
  await expect(warning).toHaveCount(0);
  await shot(traveler, "requested");
  await expect(await ownCard(traveler, trip)).toContainText("P. was asked today: no answer yet");
  await wish.getByRole("link", { name: "Open" }).click();
  await expectTitle(traveler, "Your request was sent");
  await expect(await ownCard(flightaid, trip)).toContainText("A request waits for you");
  await shot(flightaid, "mine-request");

  // Named by the connection: the mail about the match has the same subject.
  const request = await mailAbout(flightaid.person.email, "Match Found", id);
  expect(request).toContain(`${initials.traveler} ASKS FOR YOUR COMPANY`);
  expect(request).toContain("My mother flies alone for the first time.");
  const mail = await mailOf(flightaid, "New message", trip);
  expect(mail).not.toContain("security");
  // The mail's button proposes an answer. First the flightaid writes.
  await flightaid.page.goto(pathIn(request, "Accept"));
  const dialog = flightaid.page.getByRole("dialog", { name: `Say yes to ${initials.traveler}?` });
  await shot(flightaid, "requested-accept");
  await dialog.getByRole("button", { name: "Not now" }).click();
  await expectTitle(flightaid, `${initials.traveler} asks for your company`);
  const log = flightaid.page.getByRole("log", { name: "Messages" });
  await expect(log).toContainText("Could you meet my mother at security? Her number is ***");
  const answer = flightaid.page.getByLabel(`Write to ${initials.traveler}`);
  const send = flightaid.page.getByRole("button", { name: "Send", exact: true });
  await answer.fill("Gladly, at the gate.");
  await send.click();
  await expect(log).toContainText("Gladly");
  // A number in three messages.
  for (const piece of ["416", "555"]) {
    await answer.fill(piece);
    await send.click();
    await expect(log).toContainText(piece);
  }
  await answer.fill("0178");
  await send.click();
  await expect(flightaid.page.getByRole("blockquote")).toHaveText("****");
  await flightaid.page.getByRole("button", { name: "Send it like this" }).click();
  await expect(log).toContainText("0178");
  await shot(flightaid, "requested");
  await mailOf(traveler, "New message", trip);

  await flightaid.page.getByRole("button", { name: "Accept" }).click();
  await dialog.getByLabel(/^A short message to/).fill("See you there!");
  await dialog.getByRole("button", { name: "Accept" }).click();
  await expectTitle(flightaid, `You have said yes to ${initials.traveler}`);
  await shot(flightaid, "accepted");

  const accepted = await mailOf(traveler, "Request accepted", trip);
  expect(accepted).toContain(`${initials.flightaid} HAS SAID YES`);
  expect(accepted).toContain("See you there!");
  expect(accepted).toContain("We have not checked who anybody is.");
  expect(pathIn(accepted, "Pay and connect")).toBe(`/connect?connection=${id}`);
  await comeBack(traveler);
  await expect(traveler.page.getByText(`${initials.flightaid} has said yes.`)).toBeVisible();
  const read = traveler.page.getByRole("log").getByRole("listitem");
  await expect(read).toHaveText([
    /at security/,
    /Gladly, at the gate\.$/,
    /416$/,
    /555$/,
    /\*{4}$/,
  ]);
  await expect(traveler.page.getByText(flightaid.person.email)).toHaveCount(0);
  await shot(traveler, "accepted");
  await pay(traveler);
  await expectPayment(id, "COMPLETED");
  await shot(traveler, "paid");
  const receipt = await mailOf(traveler, "Payment Successful", trip);
  for (const part of ["Your trip", "Priya Raman’s trip", flightaid.person.email, "$10 USD"])
    expect(receipt).toContain(part);
  const connected = await mailOf(flightaid, "Connected Successfully", trip);
  for (const part of ["Your trip", "Meera Krishnan’s trip", traveler.person.email])
    expect(connected).toContain(part);

  await comeBack(flightaid);
  await expectTitle(flightaid, "You are connected");
  // From now on, nothing is masked.
  await expect(log).toContainText("Her number is 416 555 0134.");
  await shot(flightaid, "paid");
  await press(flightaid, "We are in touch");
  await expect(flightaid.page.getByText("You have been in touch since")).toBeVisible();
  await shot(flightaid, "paid-confirmed");
  await comeBack(traveler);
  await expect(
    traveler.page.getByText("Priya Raman has been in touch with you since"),
  ).toBeVisible();
  await expect(traveler.page.getByRole("log")).toContainText("0178");
  await shot(traveler, "paid-confirmed");

  // Once they are in touch, the fee is not refunded.
  await traveler.page.getByRole("button", { name: "Cancel this connection" }).click();
  const leaving = traveler.page.getByRole("dialog", { name: "Cancel this connection?" });
  await leaving.getByRole("radio", { name: "Another reason" }).check();
  await expect(leaving.getByText("is not refunded, because Priya Raman")).toBeVisible();
  await shot(traveler, "paid-cancel");
  await leaving.getByRole("button", { name: "Cancel the connection" }).click();
  await expectTitle(traveler, "You have cancelled");
  await expect(read.last()).toHaveText(/\*{4}$/);
  await shot(traveler, "cancelled");
  const ended = await mailOf(flightaid, "Connection ended", trip);
  expect(ended).toContain("You have nothing to pay");
  await comeBack(flightaid);
  await expectTitle(flightaid, `${initials.traveler} has cancelled`);
  await expect(flightaid.page.getByText(traveler.person.email)).toHaveCount(0);
  await shot(flightaid, "cancelled");
  await expectPayment(id, "COMPLETED");
  await expectContactsOnlyWithPayment(traveler, flightaid);
});

test("asked first: the flightaid declines, and the traveler's mail shows the next matches", {
  tag: "@deep",
}, async ({ account, flightaid, traveler }) => {
  const { trip, offered } = await postBoth(traveler, flightaid, "ask");
  const another = await postAs(account, "flightaid", trip);
  await connect(traveler, offered);
  const request = await mailAbout(flightaid.person.email, "Match Found", "Decline: ");
  await flightaid.page.goto(pathIn(request, "Decline"));
  const question = flightaid.page.getByRole("dialog", { name: `Decline ${initials.traveler}?` });
  await question
    .getByLabel(/^A short message to/)
    .fill("I have promised somebody else. Good luck!");
  await question.getByRole("button", { name: "Decline" }).click();
  await expectTitle(flightaid, "You have declined");
  await shot(flightaid, "declined");

  const ended = await mailOf(traveler, "Connection ended", trip);
  for (const part of [
    `${initials.flightaid} can’t accompany you on this trip and has declined.`,
    "I have promised somebody else. Good luck!",
    "Nothing was charged.",
    "There is another match for your trip:",
  ])
    expect(ended).toContain(part);
  expect(pathIn(ended, "Connect")).toContain(`itinerary=${another}`);
  await comeBack(traveler);
  await expectTitle(traveler, `${initials.flightaid} has declined`);
  await expect(traveler.page.getByText("Nothing was charged.")).toBeVisible();
  await shot(traveler, "declined");
  await expectContactsOnlyWithPayment(traveler, flightaid);
});

test("an offer is paid through the mail's link; the flightaid cancels, and PayPal refunds the fee", async ({
  flightaid,
  traveler,
}) => {
  const { trip, wanted } = await postBoth(traveler, flightaid, "ask");
  const id = await connect(flightaid, wanted);
  await expectTitle(flightaid, "Your request was sent");
  await shot(flightaid, "offered");
  const offer = await mailAbout(traveler.person.email, "Match Found", "OFFERS TO BE YOUR");
  expect(offer).toContain(trip.flight);
  await traveler.page.goto(pathIn(offer, "Connect"));
  await expectTitle(traveler, `${initials.flightaid} offers to be your Flightaide`);
  await shot(traveler, "offered");
  await pay(traveler);
  await comeBack(flightaid);
  await expectTitle(flightaid, "You are connected");

  await flightaid.page.getByRole("button", { name: "Cancel this connection" }).click();
  const question = flightaid.page.getByRole("dialog", { name: "Cancel this connection?" });
  await question.getByRole("radio", { name: "I can’t fly any more" }).check();
  await expect(question.getByText("gets the service fee of $10 USD back.")).toBeVisible();
  await shot(flightaid, "paid-cancel");
  await question.getByRole("button", { name: "Cancel the connection" }).click();
  await expectTitle(flightaid, "This connection has ended");
  await shot(flightaid, "refunded");
  await expectPayment(id, "REFUNDED");
  expect(await mailOf(traveler, "Connection refunded", trip)).toContain(
    "We are refunding your payment of $10 USD in full through PayPal",
  );
  expect(await mailOf(flightaid, "Connection refunded", trip)).toContain(
    "The payment goes back to the traveler. You have nothing to pay.",
  );
  await comeBack(traveler);
  await expectTitle(traveler, "Your payment was refunded");
  await expect(
    traveler.page.getByText("We’ve given the service fee of $10 USD back"),
  ).toBeVisible();
  await expect(traveler.page.getByText("Refunded on")).toBeVisible();
  await expect(traveler.page.getByText(flightaid.person.email)).toHaveCount(0);
  await shot(traveler, "refunded");
  await expectContactsOnlyWithPayment(traveler, flightaid);
});

test("the traveler withdraws before paying, and the flightaid is notified", {
  tag: "@deep",
}, async ({ flightaid, traveler }) => {
  const { trip, offered } = await postBoth(traveler, flightaid, "open");
  await connect(traveler, offered);
  const mail = await mailAbout(flightaid.person.email, "Match Found", "Open the connection: ");
  await flightaid.page.goto(pathIn(mail, "Open the connection"));
  await expectTitle(flightaid, `You have said yes to ${initials.traveler}`);
  await press(traveler, "Withdraw");
  await expectTitle(traveler, "You have withdrawn");
  await shot(traveler, "withdrawn");
  const ended = await mailOf(flightaid, "Connection ended", trip);
  expect(ended).toContain(`${initials.traveler} has withdrawn from the connection.`);
  await comeBack(flightaid);
  await expectTitle(flightaid, `${initials.traveler} has withdrawn`);
  await shot(flightaid, "withdrawn");
  await expectContactsOnlyWithPayment(traveler, flightaid);
});

test("a mail's link reports, the operators are told where to look, and a block ends the connection unseen", async ({
  flightaid,
  traveler,
}) => {
  const { trip, wanted } = await postBoth(traveler, flightaid, "open");
  const id = await connect(flightaid, wanted);
  await flightaid.page.getByLabel(`Write to ${initials.traveler}`).fill("For 200 dollars I help.");
  await flightaid.page.getByRole("button", { name: "Send", exact: true }).click();
  const mail = await mailOf(traveler, "New message", trip);
  await traveler.page.goto(pathIn(mail, "Report a problem"));
  const report = traveler.page.getByRole("dialog", { name: `Report ${initials.flightaid}` });
  await report.getByRole("radio", { name: "Asks for money" }).check();
  await report.getByRole("textbox", { name: "What happened?" }).fill("A price of 200 dollars.");
  await shot(traveler, "report");
  await report.getByRole("button", { name: "Send report" }).click();
  await expect(report.getByText("Your report has arrived.")).toBeVisible();
  const told = await mailAbout(supportAddress, "Report: asks for money", id);
  expect(told).toContain("/desk?view=reports");
  expect(told).not.toContain("200 dollars");

  await report.getByRole("button", { name: `Block ${initials.flightaid}` }).click();
  const block = traveler.page.getByRole("dialog", { name: `Block ${initials.flightaid}?` });
  await expect(block.getByText("We don’t tell them.")).toBeVisible();
  await shot(traveler, "block");
  await block.getByRole("button", { name: "Block", exact: true }).click();
  await expectTitle(traveler, "You have withdrawn");
  await shot(traveler, "blocked");
  expect(await mailOf(flightaid, "Connection ended", trip)).toContain(
    `${initials.traveler} has withdrawn from the connection.`,
  );
  await comeBack(flightaid);
  await expectTitle(flightaid, `${initials.traveler} has withdrawn`);
  await shot(flightaid, "blocked");
});

import { expectAccessible } from "../support/accessible";
import { fillLogin, logout, newPerson, signUp } from "../support/account";
import { expect, test } from "../support/test";
import { ownTrip, post } from "../support/trips";

test("visitors and owners are not offered to report or block", { tag: "@deep" }, async ({
  openVisitor,
  page,
}) => {
  await signUp(page);
  const trip = ownTrip();
  await post(page, "flightaid", trip);
  for (const each of [page, await openVisitor()]) {
    await each.goto(`/allitinerary?flight=${trip.flight}&to=${trip.to}`);
    await expect(each.getByRole("article")).toHaveCount(1);
    await expect(each.getByRole("button", { name: /^(Report|Block)/ })).toHaveCount(0);
  }
});

test("a card's owner is reported, with a reason from a closed list", { tag: "@deep" }, async ({
  openVisitor,
  page,
}) => {
  const trip = ownTrip();
  const owner = await openVisitor();
  await signUp(owner, newPerson("Priya Raman"));
  await post(owner, "flightaid", trip);
  await signUp(page);
  await page.goto(`/allitinerary?flight=${trip.flight}&to=${trip.to}`);
  await page.getByRole("button", { name: "Report P" }).click();
  const dialog = page.getByRole("dialog", { name: /^Report P/ });
  await expect(dialog.getByRole("radio")).toHaveCount(7);
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(dialog.getByText("Choose a reason.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("radio", { name: "Asks for money" }).check();
  await dialog.getByRole("textbox", { name: "What happened?" }).fill("A price of 200 dollars.");
  await expect(dialog.getByText("23 / 1000")).toBeVisible();
  const sent = page.waitForResponse("**/api/reports");
  await dialog.getByRole("button", { name: "Send report" }).click();
  expect((await sent).status()).toBe(202);
  await expect(dialog.getByText("Your report has arrived.")).toBeVisible();
  await expectAccessible(page);
  // The block is one step away.
  await dialog.getByRole("button", { name: "Block P" }).click();
  await expect(page.getByRole("dialog", { name: /^Block P/ })).toBeVisible();
});

test("two people who have blocked each other do not meet in lists and searches, until it is undone", async ({
  openVisitor,
  page,
}) => {
  const trip = ownTrip();
  const ownerPage = await openVisitor();
  await signUp(ownerPage, newPerson("Priya Raman"));
  await post(ownerPage, "flightaid", trip);
  const person = await signUp(page, newPerson("Meera Krishnan"));
  await post(page, "traveler", trip);

  const list = `/allitinerary?flight=${trip.flight}&to=${trip.to}`;
  await page.goto(list);
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.getByRole("button", { name: "Block P" }).click();
  const dialog = page.getByRole("dialog", { name: /^Block P/ });
  await expect(dialog.getByText("We don’t tell them.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Block", exact: true }).click();
  await expect(page.getByText(/^P\S+ is blocked\./)).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(1);
  // The other way round too.
  await ownerPage.goto(list);
  await expect(ownerPage.getByRole("article")).toHaveCount(1);

  await logout(page);
  await fillLogin(page, person);
  await expect(page.getByRole("heading", { name: "MY ITINERARIES" })).toBeVisible();
  await page.goto("/account");
  const blocked = page.getByRole("region", { name: "People you have blocked" });
  await expect(blocked.getByRole("button", { name: "Unblock P" })).toBeVisible();
  await expectAccessible(page);
  await blocked.getByRole("button", { name: "Unblock P" }).click();
  await expect(blocked.getByText("Nobody.")).toBeVisible();
  await page.goto(list);
  await expect(page.getByRole("article")).toHaveCount(2);
});

test("a block on the result page takes the person out of the matches", { tag: "@deep" }, async ({
  openVisitor,
  page,
}) => {
  const trip = ownTrip();
  const ownerPage = await openVisitor();
  await signUp(ownerPage, newPerson("Priya Raman"));
  await post(ownerPage, "flightaid", trip);
  const dayAfter = new Date(Date.parse(trip.travelDate) + 86_400_000).toISOString().slice(0, 10);
  await post(ownerPage, "flightaid", { ...trip, travelDate: dayAfter });
  await signUp(page, newPerson("Meera Krishnan"));
  await post(page, "traveler", trip);
  await page.goto("/myitinerary");
  await page
    .getByRole("article")
    .getByRole("button", { name: /^Search/ })
    .click();
  const matches = page.getByRole("region", { name: "Matches", exact: true }).getByRole("article");
  await expect(matches).toHaveCount(2);
  await matches.first().getByRole("button", { name: "Block P" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Block", exact: true }).click();
  await expect(matches).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Search result" })).toBeVisible();
  await expect(matches).toHaveCount(0);
});

/** The trees of the main states of a connection, as two people reach them, and where the terms beside them lead. */
import type { Page } from "@playwright/test";
import { newPerson, signUp } from "../support/account";
import { agree, choose, connectTo, openPayPal, payButton } from "../support/pair";
import { expect, test } from "../support/test";
import { ownTrip, post } from "../support/trips";
import { trees } from "./trees";

test("a request, its payment and the paid connection have their headings, regions and controls", {
  tag: "@deep",
}, async ({ openVisitor, page }) => {
  const trip = ownTrip();
  const flightaidPage = await openVisitor();
  await signUp(flightaidPage, newPerson("Priya Raman"));
  const offered = await post(flightaidPage, "flightaid", { ...trip, connect: "ask" });
  await signUp(page, newPerson("Meera Krishnan"));
  await post(page, "traveler", trip);
  const id = await connectTo(page, offered);

  await flightaidPage.goto(`/connect?connection=${id}`);
  await agree(flightaidPage);
  await expect(flightaidPage.locator("body")).toMatchAriaSnapshot(trees.requested);
  await flightaidPage.getByRole("button", { name: "Accept" }).click();
  await flightaidPage.getByRole("dialog").getByRole("button", { name: "Accept" }).click();
  await expect(
    flightaidPage.getByRole("heading", { name: "You have said yes to M." }),
  ).toBeVisible();

  await page.reload();
  await expect(payButton(page)).toBeVisible();
  await expect(page.locator("body")).toMatchAriaSnapshot(trees.payable);
  await expectTerms(page);
  await choose(await openPayPal(page), "Pay");
  await expect(page.locator("body")).toMatchAriaSnapshot(trees.paid);
  await page.getByText("Receipt and refund terms").click();
  await expectTerms(page);
});

/** The link opens the section about money in another tab. */
async function expectTerms(page: Page): Promise<void> {
  const opening = page.waitForEvent("popup");
  await page.getByRole("link", { name: "All the terms" }).click();
  const terms = await opening;
  await expect(
    terms.getByRole("heading", { name: "Paying, cancelling and money back" }),
  ).toBeFocused();
  await terms.close();
}

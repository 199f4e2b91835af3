import { expect, type Page } from "@playwright/test";
import { type Account, newPerson, type Person, signUp } from "./account";
import { ownTrip, post, postAs, type Role, type Trip } from "./trips";

export type Pair = {
  trip: Trip;
  /** The id of the flightaid's itinerary. */
  offered: string;
  traveler: Person;
  flightaid: Person;
  /** The flightaid is signed in on this page. */
  flightaidPage: Page;
};

/** Two new people who have posted a flight that no other trip uses. The traveler is signed in on `page`. */
export async function pairUp(page: Page, openVisitor: () => Promise<Page>): Promise<Pair> {
  const trip = ownTrip();
  const flightaidPage = await openVisitor();
  const flightaid = await signUp(flightaidPage, newPerson("Priya Raman"));
  const offered = await post(flightaidPage, "flightaid", {
    ...trip,
    phoneNumber: "+1 416 555 0178",
  });
  const traveler = await signUp(page, newPerson("Meera Krishnan"));
  await post(page, "traveler", trip);
  return { trip, offered, traveler, flightaid, flightaidPage };
}

/** As {@link pairUp}, but the flightaid is the account of the worker and does not act in the test. */
export async function pairUpWithAccount(
  page: Page,
  account: Account,
): Promise<Pick<Pair, "trip" | "offered" | "traveler">> {
  const trip = ownTrip();
  const offered = await postAs(account, "flightaid", trip);
  const traveler = await signUp(page, newPerson("Meera Krishnan"));
  await post(page, "traveler", trip);
  return { trip, offered, traveler };
}

/** Connects the traveler with the owner of an offer, as by a link. Returns the connection's id. */
export async function connectTo(page: Page, offered: string): Promise<string> {
  await page.goto(`/connect?itinerary=${offered}&role=traveler`);
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  await agree(page);
  return connectionId(page);
}

/** Presses Connect on the only match of the result page. */
export async function connectToMatch(page: Page) {
  await page
    .getByRole("region", { name: "Matches", exact: true })
    .getByRole("button", { name: "Connect" })
    .click();
  await expect(page).toHaveURL(/\/connect/);
}

/** Presses Connect on the itinerary of a trip and a type in the list of all itineraries. */
export async function connectToPosting(page: Page, { flight, to }: Trip, type: Role) {
  await page.goto(`/allitinerary?flight=${flight}&to=${to}`);
  await page
    .getByRole("article")
    .filter({
      hasText: type === "traveler" ? "Looking for a FLIGHTAIDE" : "Serving as a FLIGHTAIDE",
    })
    .getByRole("button", { name: "Connect" })
    .click();
}

/** The dialog that asks for consent to the co-traveler agreement. */
export const agreement = (page: Page) =>
  page.getByRole("dialog").filter({ hasText: "By clicking on yes, I agree to the provider's" });

export async function agree(page: Page) {
  await agreement(page).getByRole("button", { name: "Yes" }).click();
  await expect(agreement(page)).toBeHidden();
}

/** Waits until the URL names a connection and returns its id. */
export async function connectionId(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/connect\?connection=[^&]+$/);
  return new URL(page.url()).searchParams.get("connection") ?? "";
}

export const payButton = (page: Page) => page.getByRole("button", { name: "PayPal", exact: true });

/** Presses the PayPal button and returns PayPal's window. */
export async function openPayPal(page: Page): Promise<Page> {
  const opening = page.waitForEvent("popup");
  await payButton(page).click();
  const popup = await opening;
  await expect(popup.getByRole("heading", { name: /^Pay / })).toBeVisible();
  return popup;
}

export type Choice =
  | "Pay"
  | "Pay with a card that is declined"
  | "Pay, and let the bank think about it"
  | "Cancel";

/** Presses a button in PayPal's window. */
export async function choose(popup: Page, choice: Choice) {
  const name = choice === "Pay" ? /^Pay \S*\d/ : choice;
  await popup.getByRole("button", { name, exact: typeof name === "string" }).click();
}

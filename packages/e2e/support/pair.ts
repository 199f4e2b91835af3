import { type Browser, expect, type Page } from "@playwright/test";
import { newPerson, type Person, signUp } from "./account";
import { lonelyTrip, register, type trip } from "./search-page";

export type Pair = {
  trip: typeof trip;
  traveler: Person;
  flightaid: Person;
  /** The flightaid's own browser. */
  theirs: Page;
};

/** Two who share a flight that nobody else is on: the traveler in `page`, the flightaid in a browser of their own. */
export async function pairUp(browser: Browser, page: Page): Promise<Pair> {
  const shared = lonelyTrip();
  const context = await browser.newContext();
  const theirs = await context.newPage();
  const flightaid = await signUp(theirs, newPerson("Priya Raman"));
  await register(theirs, "traveler", { ...shared, phoneNumber: "+1 416 555 0178" });
  const traveler = await signUp(page, newPerson("Meera Krishnan"));
  await register(page, "flightaid", shared);
  return { trip: shared, traveler, flightaid, theirs };
}

/** Presses Connect at the one match of the result page. */
export async function connectToMatch(page: Page) {
  await page
    .getByRole("region", { name: "Matches", exact: true })
    .getByRole("button", { name: "Connect" })
    .click();
  await expect(page).toHaveURL(/\/connect/);
}

/** Presses Connect at a posting among all itineraries, wherever one comes from. */
export async function connectToPosting(page: Page, { flight }: typeof trip, role: string) {
  await page.goto(`/allitinerary?flight=${flight}`);
  await page
    .getByRole("article")
    .filter({ hasText: role })
    .getByRole("button", { name: "Connect" })
    .click();
}

export const agreement = (page: Page) =>
  page.getByRole("dialog").filter({ hasText: "By clicking on yes, I agree to the provider's" });

export async function agree(page: Page) {
  await agreement(page).getByRole("button", { name: "Yes" }).click();
  await expect(agreement(page)).toBeHidden();
}

/** The id in the address, once there is one. */
export async function connectionId(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/connect\?connection=[^&]+$/);
  return new URL(page.url()).searchParams.get("connection") ?? "";
}

export const payButton = (page: Page) => page.getByRole("button", { name: "PayPal", exact: true });

/** Opens PayPal's window. */
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

export async function choose(popup: Page, choice: Choice) {
  const name = choice === "Pay" ? /^Pay \S*\d/ : choice;
  await popup.getByRole("button", { name, exact: typeof name === "string" }).click();
}

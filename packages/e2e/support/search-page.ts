import { expect, type Locator, type Page } from "@playwright/test";
import { type Role, seededTrip, type Trip } from "./trips";

/** The fields of the search form on the page or in a dialog. */
export function fields(root: Page | Locator, leg = 0) {
  return {
    from: root.getByRole("combobox", { name: "From" }).nth(leg),
    to: root.getByRole("combobox", { name: "To", exact: true }).nth(leg),
    flight: root.getByRole("textbox", { name: "Flight No" }).nth(leg),
    travelDate: root.getByLabel("Travel Date").nth(leg),
    country: root.getByRole("combobox", { name: "Country code" }),
    phoneNumber: root.getByRole("textbox", { name: "Phone No." }),
    addInfo: root.getByRole("textbox", { name: "Additional Information" }),
    terms: root.getByRole("checkbox", { name: "I agree" }),
    posts: root.getByRole("checkbox", { name: "Tell me about new matches" }),
    submit: root.getByRole("button", { name: "Submit" }),
  };
}

/** The answers to how families may connect, for a flightaid who posts. */
export function choices(root: Page | Locator) {
  return {
    open: root.getByRole("radio", { name: "Families may connect with me right away" }),
    ask: root.getByRole("radio", { name: "Ask me first" }),
  };
}

/** Fills in the flight. Airports are typed as codes, which resolve when the field loses focus. */
export async function fill(root: Page | Locator, trip: Trip = seededTrip) {
  const form = fields(root);
  await form.from.fill(trip.from);
  await form.to.fill(trip.to);
  await form.flight.fill(trip.flight);
  await form.travelDate.fill(trip.travelDate);
}

/** Fills in the other fields of a posting. */
export async function fillPosting(root: Page | Locator, trip: Trip = seededTrip) {
  const form = fields(root);
  await form.phoneNumber.fill(trip.phoneNumber);
  await form.terms.check();
}

/** Submits a search that posts nothing. Ends on the result page. */
export async function search(page: Page, seeking: Role = "flightaid", trip: Trip = seededTrip) {
  await page.goto(`/search?filter=${seeking}`);
  await fill(page, trip);
  await fields(page).posts.uncheck();
  await fields(page).submit.click();
  await page.waitForURL("**/searchResult");
}

/** Asks on the result page to register the search. A visitor goes to the login page. */
export async function askToRegister(page: Page, trip: Trip = seededTrip) {
  await page.getByRole("button", { name: "Register Search" }).click();
  await expect(page.getByRole("heading", { name: "Register your search" })).toBeFocused();
  await fillPosting(page, trip);
  await page.getByRole("button", { name: "Post my trip" }).click();
}

/** Registers a trip by searching while signed in. Families may connect with a flightaid right away. */
export async function register(page: Page, seeking: Role = "flightaid", trip: Trip = seededTrip) {
  await page.goto(`/search?filter=${seeking}`);
  await fill(page, trip);
  await fields(page).posts.check();
  await fillPosting(page, trip);
  if (seeking === "traveler") await choices(page).open.check();
  await fields(page).submit.click();
  await page.waitForURL("**/searchResult");
  await expect(page.getByText("Your trip is posted.")).toBeVisible();
}

import { expect, type Locator, type Page } from "@playwright/test";
import { dateAt } from "./dates";

/** The trip that the seed data has all four kinds of match for. */
export const trip = {
  from: "DXB",
  to: "YYZ",
  flight: "EK-241",
  travelDate: dateAt("UTC", 14),
  phoneNumber: "+1 416 555 0134",
};

/** The form's fields, in the page or in the dialog. */
export function fields(root: Page | Locator, leg = 0) {
  return {
    from: root.getByRole("combobox", { name: "From" }).nth(leg),
    to: root.getByRole("combobox", { name: "To", exact: true }).nth(leg),
    flight: root.getByRole("textbox", { name: "Flight No" }).nth(leg),
    travelDate: root.getByLabel("Travel Date").nth(leg),
    phoneNumber: root.getByRole("textbox", { name: "Phone No." }),
    addInfo: root.getByRole("textbox", { name: "Additional Information" }),
    terms: root.getByRole("checkbox", { name: "I agree" }),
    submit: root.getByRole("button", { name: "Submit" }),
  };
}

/** Fills everything a search needs; airports as codes, settled by leaving the field. */
export async function fill(root: Page | Locator, changed: Partial<typeof trip> = {}) {
  const wanted = { ...trip, ...changed };
  const form = fields(root);
  await form.from.fill(wanted.from);
  await form.to.fill(wanted.to);
  await form.flight.fill(wanted.flight);
  await form.travelDate.fill(wanted.travelDate);
  await form.phoneNumber.fill(wanted.phoneNumber);
  await form.terms.check();
}

/** Too far from each other to be near misses. */
const destinations = ["USH", "HNL", "PPT", "IPC", "MRU", "SEZ", "NAN", "AKL", "HBA", "GIG"];
let lonelyTrips = 0;

/** A trip that no other test, and nothing in the seed data, has a match for. */
export function lonelyTrip(): typeof trip {
  // A worker that replaces a failed one has a number of its own.
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 0);
  const count = lonelyTrips++;
  return {
    ...trip,
    from: "KEF",
    to: destinations[worker % destinations.length] ?? "USH",
    flight: `ZZ-${1000 + worker * 100 + count}`,
    // Apart by more than the days that make a near miss, and from the other tests' trips as well.
    travelDate: dateAt("UTC", 20 + 4 * count),
  };
}

/** Registers a trip by searching for it; needs somebody who is signed in. */
export async function register(page: Page, seeking: "flightaid" | "traveler", wanted: typeof trip) {
  await page.goto(`/search?filter=${seeking}`);
  await fill(page, wanted);
  await fields(page).submit.click();
  await page.waitForURL("**/searchResult");
  await expect(page.getByRole("link", { name: "account page" })).toBeVisible();
}

/** Goes all the way to the result of the seeded trip. */
export async function searchSeededTrip(page: Page) {
  await page.goto("/search?filter=flightaid");
  await fill(page);
  await fields(page).submit.click();
  await page.waitForURL("**/searchResult");
}

/** What forms say of input that they, or the API, reject. */
import * as airport from "@flightaides/core/airport/contract.ts";
import * as itinerary from "@flightaides/core/itinerary/contract.ts";
import * as matching from "@flightaides/core/matching/contract.ts";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { dayParts } from "../src/lib/calendar";
import { refused } from "./fake-api";
import { fields, fill, ownTrip, serveEverything } from "./itineraries";
import { api, open, signIn } from "./page";

beforeEach(serveEverything);

test("a field that the server rejects has its message", async () => {
  const errors = [{ path: "itinerary.0.travelDate", reason: "invalid-date" } as const];
  api().on(matching.search, () => refused("invalid-fields", { errors }));
  await open("/search");
  await fill();
  await fields().submit.click();
  await expect.element(fields().travelDate).toHaveAccessibleDescription(/Invalid Date\./);
  await expect.element(fields().travelDate).toHaveFocus();
});

test.for([
  ["AKL", "Auckland", "Pacific/Auckland"],
  ["HNL", "Honolulu", "Pacific/Honolulu"],
] as const)("the earliest date from %s is today there", async ([iata, city, timeZone]) => {
  api().on(airport.suggest, () => [
    { iata, city, name: "", state: { abbr: "" }, country: { name: "", code: "" }, timeZone },
  ]);
  await open("/search");
  await expect.element(fields().travelDate).toHaveAttribute("aria-description", "Not before today");
  await fields().from.fill(iata);
  await fields().to.click();
  await expect.element(fields().from).toHaveValue(`${city} (${iata})`);
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone }).format();
  await expect.element(fields().travelDate).toHaveAttribute("min", today);
  const words = new Intl.DateTimeFormat("en-US", { timeZone, ...dayParts }).format();
  await expect
    .element(fields().travelDate)
    .toHaveAttribute("aria-description", `Not before ${words}`);
});

const password = (form: string) =>
  page.getByRole("region", { name: form }).getByRole("textbox", { name: "Password" });
const newPassword = password("I’m new here");

test("every invalid field of a sign-up has its message, and a summary leads to each", async () => {
  await open("/signup");
  await newPassword.fill("passw0rd");
  await page.getByRole("button", { name: "Sign up", exact: true }).click();
  const summary = page.getByRole("alert");
  await expect.element(summary).toHaveFocus();
  expect(
    summary
      .getByRole("link")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    "Full Name: Enter your name.",
    "Email address: Enter an email address like name@example.com.",
    "Password: Still missing: a capital letter.",
    "Accounts are for people of 18 and over.",
  ]);
  await summary.getByRole("link", { name: "Password" }).click();
  await expect.element(newPassword).toHaveFocus();
  await expect
    .element(newPassword)
    .toHaveAccessibleDescription(/Still missing: a capital letter\./);
});

test("a login without a password says so", async () => {
  await open("/login");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect
    .element(password("I have an account"))
    .toHaveAccessibleDescription("Enter your password.");
});

/** The API's answer to a flight of an airline that it does not know. */
function unknownAirline(path: string, airline: string): Response {
  return refused("invalid-fields", {
    errors: [{ path, reason: "unknown-airline", params: { airline } }],
  });
}

test("an airline that nobody knows is asked about at its field, once: the second press searches", async () => {
  const confirmed: (string[] | undefined)[] = [];
  api().on(matching.search, ({ confirmedAirlines, itinerary: [leg] }) => {
    confirmed.push(confirmedAirlines);
    const airline = leg?.flight?.slice(0, 2) ?? "";
    return confirmedAirlines?.includes(airline)
      ? []
      : unknownAirline("itinerary.0.flight", airline);
  });
  await open("/search");
  await fill();
  await fields().flight.fill("zz 12");
  await userEvent.keyboard("{Enter}");
  const { flight } = fields();
  await expect.element(flight).toHaveFocus();
  await expect
    .element(flight)
    .toHaveAccessibleDescription(/We don’t know an airline ZZ\. Is the flight number right\?/);
  await expect.element(flight).toHaveValue("zz 12");
  // Another one is another question.
  await flight.fill("xx 12");
  await userEvent.keyboard("{Enter}");
  await expect.element(flight).toHaveAccessibleDescription(/an airline XX\./);
  await expect.element(flight).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
  expect(confirmed).toEqual([[], ["ZZ"], ["ZZ", "XX"]]);
});

test("the form that edits a trip asks about an airline, too, and saves with the second press", async () => {
  signIn();
  api().on(itinerary.update, ({ confirmedAirlines = [] }) =>
    confirmedAirlines.includes("ZZ") ? ownTrip : unknownAirline("itinerary.0.flight", "ZZ"),
  );
  await open(`/myitinerary?edit=${ownTrip.id}`);
  const dialog = page.getByRole("dialog");
  await fields(dialog).flight.fill("ZZ-12");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(fields(dialog).flight).toHaveFocus();
  await expect
    .element(fields(dialog).flight)
    .toHaveAccessibleDescription(/We don’t know an airline ZZ\./);
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Your itinerary is changed.")).toBeVisible();
  expect(api().calls.filter((call) => call.startsWith("PATCH"))).toHaveLength(2);
});

/** What forms say of input that they, or the API, reject. */
import * as airport from "@flightaides/core/airport/contract.ts";
import * as matching from "@flightaides/core/matching/contract.ts";
import { problems } from "@flightaides/core/problem.ts";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { fields, fill, serveEverything } from "./itineraries";
import { api, open } from "./page";

beforeEach(serveEverything);

test("a field that the server rejects has its message", async () => {
  const { status, title } = problems["invalid-input"];
  api().on(matching.search, () =>
    Response.json(
      {
        type: "urn:flightaides:problem:invalid-input",
        title,
        status,
        detail: "One field is not right.",
        code: "invalid-input",
        errors: [{ path: "itinerary.0.travelDate", message: "Invalid Date." }],
      },
      { status, headers: { "content-type": "application/problem+json" } },
    ),
  );
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
  await fields().from.fill(iata);
  await fields().to.click();
  await expect.element(fields().from).toHaveValue(`${city} (${iata})`);
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone }).format();
  await expect.element(fields().travelDate).toHaveAttribute("min", today);
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

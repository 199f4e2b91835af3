/** The account's section about the name at PayPal: its states, what comes back from PayPal, and where others read it. */
import * as contract from "@flightaides/core/confirmed-name/contract.ts";
import * as safety from "@flightaides/core/safety/contract.ts";
import { me, type Profile } from "@flightaides/core/user/contract.ts";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { newConnection, profile, serveConnection } from "./connections";
import { refused } from "./fake-api";
import { newCard, serveEverything } from "./itineraries";
import { api, open, signIn } from "./page";

let served: Profile;
const known = { ...profile, payPalNameSince: "2026-11" };
const section = () => page.getByRole("region", { name: "Your name at PayPal" });
const confirm = () => section().getByRole("button", { name: "Confirm your name with PayPal" });
const isKnown = () =>
  section().getByText("PayPal knows you by this name. We asked in November 2026.");

let returns = 0;
const back = (query: string) => `/account?${query}&state=state-${++returns}`;

beforeEach(() => {
  serveEverything();
  signIn();
  served = profile;
  api().on(me, () => served);
  api().on(safety.blocks, () => []);
});

test("says what happens and what is kept, and reports when PayPal cannot be reached", async () => {
  api().on(contract.begin, () => refused("overloaded"));
  await open("/account");
  await expect
    .element(section().getByText(/We keep the month and whether they are the same/))
    .toBeVisible();
  await confirm().click();
  await expect
    .element(section().getByRole("alert"))
    .toHaveTextContent("Your name isn’t confirmed. Try again in a moment.");
});

test("a return confirms the name once, leaves the address clean, and the name can be removed", async () => {
  const sent: unknown[] = [];
  api().on(contract.finish, (input) => {
    sent.push(input);
    served = known;
    return served;
  });
  api().on(contract.remove, () => {
    served = { ...profile, payPalNameOff: true };
    return served;
  });
  await open(back("code=code-1"));
  await expect.element(isKnown()).toBeVisible();
  expect(sent).toEqual([{ code: "code-1", state: `state-${returns}` }]);
  expect(location.search).toBe("");
  await section().getByRole("button", { name: "Remove" }).click();
  await expect.element(section().getByText("Removed.")).toBeVisible();
  await expect.element(confirm()).toBeVisible();
});

test("a cancelled visit changes nothing", async () => {
  await open(back("error=access_denied"));
  await expect
    .element(section().getByText("You have cancelled at PayPal. Nothing has changed here."))
    .toBeVisible();
  expect(api().calls).not.toContain("POST /me/paypal-name");
});

test.each([
  ["paypal-name-differs", /Write your first and last name here as PayPal has them/],
  ["paypal-account-unverified", /PayPal has not checked this account yet/],
  ["paypal-name-hidden", /agree that PayPal may share your name/],
  ["name-check-over", /This PayPal confirmation has expired/],
  ["paypal-silent", /PayPal does not answer/],
] as const)("%s: says what to do, and can begin again", async (reason, text) => {
  api().on(contract.finish, () => refused(reason));
  await open(back("code=code-1"));
  await expect.element(section().getByRole("alert")).toHaveTextContent(text);
  await expect.element(confirm()).toBeEnabled();
});

test("others read it on the page of a connection", async () => {
  const owner = {
    memberSince: "2024-11",
    payPalNameSince: "2026-11",
    trips: 0,
    rated: 0,
    again: 0,
    thanks: [],
  };
  const { counterpart } = newConnection();
  serveConnection({
    counterpart: { ...counterpart, itinerary: newCard({ owner }) },
  });
  await open("/connect?connection=connection-1");
  await expect.element(page.getByText("Name known to PayPal since November 2026")).toBeVisible();
});

/** My itineraries: what waits for the user after a trip, and a flight that is not known yet. */
import * as connection from "@flightaides/core/connection/contract.ts";
import * as itinerary from "@flightaides/core/itinerary/contract.ts";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { leg, newConnection, paid, serveConnection } from "./connections";
import { fields, ownTrip, serveEverything } from "./itineraries";
import { api, open, signIn } from "./page";

const flown = { ...leg, travelDate: "2026-01-10" };
const trip = { ...ownTrip, itinerary: [{ ...flown, fromCity: "Dubai", toCity: "Toronto" }] };
const flownTogether = (changed: Parameters<typeof newConnection>[0] = {}) => ({
  ...paid(newConnection({ mine: { itinerary: trip.id, leg: flown, legs: 1 } })),
  actions: ["review" as const],
  ...changed,
});

beforeEach(() => {
  serveEverything();
  signIn();
  api().on(itinerary.ofOwner, () => [[trip]]);
});

test("after a trip its review is the first thing on the page", async () => {
  api().on(connection.list, () => [flownTogether()]);
  await open("/myitinerary");
  const asked = page.getByRole("region", { name: "How was your trip?" });
  await expect.element(asked.getByText("How was it with Priya Raman?")).toBeVisible();
  await expect.element(asked.getByRole("link", { name: "Review" })).toBeVisible();
  await expect.element(page.getByText("You have no upcoming trips.")).toBeVisible();
  await expect.element(page.getByText(/^Past trips/)).not.toBeInTheDocument();
});

test("once the review is written the trip is among the past ones", async () => {
  api().on(connection.list, () => [flownTogether({ reviews: { mine: { again: "yes" } } })]);
  await open("/myitinerary");
  await expect.element(page.getByText("Past trips (1)")).toBeVisible();
  await expect
    .element(page.getByRole("region", { name: "How was your trip?" }))
    .not.toBeInTheDocument();
});

test("a mail's link opens the form of a past trip, which is folded otherwise", async () => {
  api().on(connection.list, () => [flownTogether({ reviews: { mine: { again: "yes" } } })]);
  await open(`/myitinerary?edit=${trip.id}`);
  await expect.element(page.getByRole("dialog").getByLabelText("Travel Date")).toBeVisible();
});

test.each<[string, Parameters<typeof newConnection>[0]]>([
  ["Was your flight cancelled by the airline?", { choices: ["agree", "contradict-airline"] }],
  ["Priya Raman now takes another flight", { choices: ["stay", "leave"] }],
])("a question that waits for an answer is asked as on its page: %s", async (question, changed) => {
  api().on(itinerary.ofOwner, () => [[ownTrip]]);
  api().on(connection.list, () => [{ ...paid(newConnection()), ...changed }]);
  await open("/myitinerary");
  await expect.element(page.getByText(question)).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Answer" })).toBeVisible();
});

const { flight: _, ...withoutFlight } = leg;
const unknown = {
  ...ownTrip,
  itinerary: [{ ...withoutFlight, fromCity: "Dubai", toCity: "Toronto" }],
};

test("a flight that is not known is added from beside it", async () => {
  api().on(itinerary.ofOwner, () => [[unknown]]);
  api().on(itinerary.fromId, () => unknown);
  await open("/myitinerary");
  await page.getByRole("button", { name: /^Add flight number/ }).click();
  const dialog = page.getByRole("dialog");
  await fields(dialog).flight.fill("ek 241");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("Your itinerary is changed.")).toBeVisible();
  expect(api().calls).toContain("PATCH /flightAid/itinerary-0");
});

test("it can be added on the page of a connection too", async () => {
  const mine = { itinerary: unknown.id, leg: withoutFlight, legs: 1 };
  serveConnection({ mine });
  await open("/connect?connection=connection-1");
  await expect.element(page.getByRole("button", { name: /^Add flight number/ })).toBeVisible();
});

test("and on the page of the trip", async () => {
  api().on(itinerary.fromId, () => unknown);
  await open(`/trip/${unknown.id}`);
  const button = page.getByRole("button", { name: /^Add flight number/ });
  await button.click();
  const dialog = page.getByRole("dialog");
  await fields(dialog).flight.fill("ek 241");
  api().on(itinerary.fromId, () => ownTrip);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("EK-241")).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
  expect(api().calls).toContain(`PATCH /flightAid/${unknown.id}`);
});

test("the label of a link that looks like a button is in its middle", async () => {
  api().on(connection.list, () => [flownTogether()]);
  await open("/myitinerary");
  const link = page.getByRole("link", { name: "Review" });
  await expect.element(link).toBeVisible();
  const middleOf = (element: Element | null | undefined) => {
    const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
    return (top + bottom) / 2;
  };
  const label = link.element().querySelector(".mantine-Button-label");
  expect(label).not.toBeNull();
  expect(Math.abs(middleOf(label) - middleOf(link.element()))).toBeLessThan(1);
});

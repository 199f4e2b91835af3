/** My itineraries: what waits for the user after a trip. */
import * as connection from "@flightaides/core/connection/contract.ts";
import * as itinerary from "@flightaides/core/itinerary/contract.ts";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { leg, newConnection, paid } from "./connections";
import { ownTrip, serveEverything } from "./itineraries";
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
  await expect.element(page.getByText("No trip is ahead of you.")).toBeVisible();
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

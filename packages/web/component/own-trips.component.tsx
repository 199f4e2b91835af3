/** My itineraries: what waits for the user after a trip, and a flight that is not known yet. */
import * as connection from "@flightaides/core/connection/contract.ts";
import type { OwnItinerary } from "@flightaides/core/itinerary/contract.ts";
import * as itinerary from "@flightaides/core/itinerary/contract.ts";
import * as matching from "@flightaides/core/matching/contract.ts";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { addDays } from "../src/lib/calendar";
import { writeSession } from "../src/lib/session";
import { leg, newConnection, paid, sameFlight, serveConnection } from "./connections";
import { fields, newCard, ownTrip, serveEverything } from "./itineraries";
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
  const upcoming = page.getByText("You have no upcoming trips.");
  await expect.element(upcoming).toBeVisible();
  expect(asked.element().compareDocumentPosition(upcoming.element())).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
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
  // After a reload it is not opened again.
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.poll(() => `${location.pathname}${location.search}`).toBe("/myitinerary");
});

test("the trip of a Flightaide who can’t fly is shown as paused at once", async () => {
  const mine: OwnItinerary = { ...ownTrip, type: "flightaid" };
  const grounded: OwnItinerary = { ...mine, paused: true, cannotFly: true };
  api().on(itinerary.ofOwner, () => [[mine]]);
  const served = serveConnection(paid(newConnection({ role: "flightaid" })));
  await open("/myitinerary");
  const paused = page.getByText("You said that you can’t fly this trip");
  await expect.element(page.getByRole("article")).toBeVisible();
  await expect.element(paused).not.toBeInTheDocument();
  await cleanup();
  api().on(connection.cancel, ({ reason }) => {
    api().on(itinerary.ofOwner, () => [[grounded]]);
    served.connection = newConnection({
      role: "flightaid",
      state: "cancelled",
      ended: { at: new Date().toISOString(), reason, by: "me" },
    });
    return served.connection;
  });
  await open("/connect?connection=connection-1");
  await page.getByRole("button", { name: "Cancel this connection" }).click();
  await page.getByRole("radio", { name: "I can’t fly any more" }).click();
  await page.getByRole("button", { name: "Cancel the connection" }).click();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent(/cancelled/);
  await cleanup();
  await open("/myitinerary");
  await expect.element(paused).toBeVisible();
});

test("a trip that a corrected search has moved is shown with its new matches", async () => {
  const travelDate = addDays(leg.travelDate, 1);
  const moved = { ...leg, travelDate };
  let posted = ownTrip;
  api().on(itinerary.ofOwner, () => [[posted]]);
  api().on(itinerary.update, () => {
    posted = { ...ownTrip, itinerary: [{ ...moved, fromCity: "Dubai", toCity: "Toronto" }] };
    return posted;
  });
  api().on(matching.search, ({ itinerary: [searched] }) =>
    searched?.travelDate === travelDate ? [{ ...newCard(), match: sameFlight }] : [],
  );
  await open("/myitinerary");
  await expect.element(page.getByText("No match yet")).toBeVisible();
  await cleanup();
  writeSession("role", "traveler");
  writeSession("posted", { id: ownTrip.id, role: "traveler", itinerary: [leg] });
  writeSession("searchResponse", []);
  writeSession("searched", {
    itinerary: [moved],
    role: "traveler",
    phoneNumber: "+14165550134",
    register: true,
  });
  await open("/searchResult");
  await expect.poll(() => api().calls).toContain(`PATCH /flightAid/${ownTrip.id}`);
  await expect.element(page.getByText(/^Congratulations!/)).toBeVisible();
  await cleanup();
  await open("/myitinerary");
  await expect.element(page.getByText("1 match, already seen")).toBeVisible();
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

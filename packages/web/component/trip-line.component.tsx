/** My itineraries: each trip as a line that says who covers which leg, and the calendar beside it. */
import * as connection from "@flightaides/core/connection/contract.ts";
import type { OwnItinerary } from "@flightaides/core/itinerary/contract.ts";
import * as itinerary from "@flightaides/core/itinerary/contract.ts";
import * as matching from "@flightaides/core/matching/contract.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "./accessible";
import { leg, newConnection, paid, sameFlight } from "./connections";
import { newCard, ownTrip, serveEverything } from "./itineraries";
import { api, open, signIn } from "./page";

const dayBefore = new Date(Date.parse(leg.travelDate) - 24 * 3_600_000).toISOString().slice(0, 10);
const first = {
  sequence: 1,
  from: "BOM",
  to: "DXB",
  fromCity: "Mumbai",
  toCity: "Dubai",
  travelDate: dayBefore,
  flight: "EK-501",
};
const second = { ...leg, sequence: 2, fromCity: "Dubai", toCity: "Toronto" };
const trip: OwnItinerary = { ...ownTrip, itinerary: [first, second] };
const mine = { itinerary: trip.id, leg: second, legs: 2 };
const fits = (...legs: number[]) => ({
  ...sameFlight,
  legs: legs.map((sequence) => ({ mine: sequence, theirs: 1 })),
});
const ofSecond = (changed: Parameters<typeof newConnection>[0] = {}) =>
  newConnection({ mine, match: fits(2), ...changed });
const matchesOf = (...legs: number[][]) =>
  legs.map((each, index) => ({ ...newCard({ id: `found-${index}` }), match: fits(...each) }));

beforeEach(() => {
  serveEverything();
  signIn();
  api().on(itinerary.ofOwner, () => [[trip]]);
  api().on(matching.search, () => []);
});

/** The line of the trip: one item for each leg. */
const line = page.getByRole("list", { name: "Mumbai BOM to Toronto YYZ, Meera Krishnan" });
const legs = line.getByRole("listitem");

async function openTrips(): Promise<void> {
  await open("/myitinerary");
  await expect.element(line).toBeVisible();
}

test("nobody covers a leg yet", async () => {
  await openTrips();
  await expect.element(legs.first()).toHaveTextContent("Mumbai BOM");
  await expect.element(legs.first()).toHaveTextContent("EK-501");
  await expect.element(legs.first()).toHaveTextContent("Mumbai to Dubai: nobody yet");
  await expect.element(legs.last()).toHaveTextContent("Dubai to Toronto: nobody yet");
  await expect.element(legs.last()).toHaveTextContent("Toronto YYZ");
});

test("one of two legs is covered, and the other has matches", async () => {
  api().on(connection.list, () => [paid(ofSecond())]);
  api().on(matching.search, () => matchesOf([1], [1, 2]));
  localStorage.setItem("seenMatches", JSON.stringify({ [trip.id]: ["found-0", "found-1"] }));
  await openTrips();
  await expect.element(page.getByText("Connected with Priya Raman")).toBeVisible();
  await expect
    .element(legs.last().getByRole("link", { name: "Priya Raman" }))
    .toHaveAttribute("href", "/connect?connection=connection-1");
  await expect.element(legs.first()).toHaveTextContent("nobody yet");
  await legs.first().getByRole("button", { name: "See 2 matches" }).click();
  await expect.element(page.getByRole("heading", { name: "Search result" })).toBeVisible();
});

test("matches that the first step offers are counted for each leg", async () => {
  api().on(matching.search, () => matchesOf([1], [2], [2]));
  await openTrips();
  await expect.element(page.getByText("3 new matches")).toBeVisible();
  await expect.element(legs.first()).toHaveTextContent("nobody yet1 match");
  await expect.element(legs.last()).toHaveTextContent("nobody yet2 matches");
  await expect.element(line.getByRole("button")).not.toBeInTheDocument();
});

describe("a leg says how far its connections are", () => {
  test.each<[string, Parameters<typeof ofSecond>[0] & {}, string]>([
    ["asked", { state: "requested" }, "P. was asked"],
    ["accepted", {}, "P. has said yes"],
    ["asked by a family", { role: "flightaid", state: "requested" }, "M. waits for your answer"],
    ["not paid by the family", { role: "flightaid" }, "M. has not paid yet"],
  ])("%s", async (_, changed, words) => {
    const { role: type = "traveler" } = changed;
    api().on(itinerary.ofOwner, () => [[{ ...trip, type }]]);
    api().on(connection.list, () => [ofSecond(changed)]);
    await openTrips();
    await expect.element(legs.last().getByRole("link", { name: words, exact: true })).toBeVisible();
    await expect.element(legs.last()).not.toHaveTextContent("nobody");
  });
});

test("a trip with an urgent step says the rest on the line", async () => {
  api().on(connection.list, () => [
    ofSecond({ id: "asked", state: "requested", counterpart: { displayName: "S****" } }),
    ofSecond({ match: fits(1), mine: { ...mine, leg: first } }),
  ]);
  await openTrips();
  await expect.element(page.getByRole("link", { name: /^Pay\b/ })).toBeVisible();
  await expect
    .element(legs.last().getByRole("link", { name: "S. was asked: no answer yet" }))
    .toBeVisible();
  await expect.element(page.getByText(/S\. was asked/)).toHaveLength(1);
});

test("a failure of the connections says nothing about who covers the legs", async () => {
  api().on(connection.list, () => new Response(null, { status: 500 }) as never);
  await openTrips();
  await expect.element(page.getByText("We couldn’t load your connections.").first()).toBeVisible();
  await expect.element(line).not.toHaveTextContent("nobody yet");
});

test("a gap between two legs shows both airports", async () => {
  const gap = { ...second, from: "AUH", fromCity: "Abu Dhabi" };
  api().on(itinerary.ofOwner, () => [[{ ...trip, itinerary: [first, gap] }]]);
  await openTrips();
  await expect.element(legs.first()).toHaveTextContent("Dubai DXB");
  await expect.element(legs.last()).toHaveTextContent("Abu Dhabi AUH");
});

describe("the calendar", () => {
  const weeks = page.getByRole("region", { name: "The coming weeks" });

  test("leads from a flight to its trip", async () => {
    await openTrips();
    const flight = weeks.getByRole("link", { name: /Mumbai to Dubai/ });
    await expect.element(flight).toBeVisible();
    await expect.element(weeks.getByRole("columnheader").first()).toHaveTextContent("Sun");
    expect(weeks.getByRole("cell").all().length).toBeGreaterThanOrEqual(42);
    await flight.click();
    await expect.poll(() => document.activeElement?.id).toBe(`trip-${trip.id}`);
  });

  test("outlines the days on which a flight that is not booked may be, and says them", async () => {
    const { flight: _, ...open } = first;
    const until = second.travelDate;
    api().on(itinerary.ofOwner, () => [
      [{ ...trip, itinerary: [{ ...open, booked: false as const, until }, second] }],
    ]);
    await openTrips();
    const possible = weeks.getByRole("link", { name: /Mumbai to Dubai/ });
    await expect.element(possible).toHaveTextContent(/ to .*Not booked yet/);
    const dayOn = (date: string) =>
      weeks.element().querySelector(`td:has(> time[datetime="${date}"])`);
    const borderOf = (date: string) => {
      const time = dayOn(date)?.querySelector("time");
      return time && getComputedStyle(time).borderTopStyle;
    };
    expect(borderOf(dayBefore)).toBe("dashed");
    expect(borderOf(until)).toBe("solid");
  });

  test("names the next flight after it", async () => {
    const later = new Date(Date.now() + 100 * 24 * 3_600_000).toISOString().slice(0, 10);
    api().on(itinerary.ofOwner, () => [
      [{ ...trip, itinerary: [{ ...second, sequence: 1, travelDate: later }] }],
    ]);
    await open("/myitinerary");
    await expect.element(weeks.getByText("You have no flight in these weeks.")).toBeVisible();
    await expect.element(weeks.getByRole("link", { name: /Dubai to Toronto/ })).toBeVisible();
  });

  test("is not on a phone", async () => {
    await page.viewport(390, 844);
    await openTrips();
    await expect.element(weeks).not.toBeInTheDocument();
  });
});

test.each([390, 1280])("a line with every kind of leg is accessible at %i px", async (width) => {
  const { flight: _, ...third } = { ...second, sequence: 3, from: "YYZ", to: "YVR" };
  const long = {
    ...trip,
    itinerary: [first, second, { ...third, fromCity: "Toronto", toCity: "Vancouver" }],
  };
  const helps: OwnItinerary = { ...trip, id: "itinerary-9", type: "flightaid" };
  api().on(itinerary.ofOwner, () => [[long, helps]]);
  api().on(matching.search, () => matchesOf([1], [3]));
  api().on(connection.list, () => [
    paid(ofSecond()),
    ofSecond({ id: "asked", state: "requested", counterpart: { displayName: "S****" } }),
  ]);
  await open("/myitinerary");
  await expect.element(page.getByText("Connected with Priya Raman")).toBeVisible();
  await expectAccessible(width);
});

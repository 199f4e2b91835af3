/** Itineraries as the API answers them. */
import * as account from "@flightaides/core/account/contract.ts";
import * as airport from "@flightaides/core/airport/contract.ts";
import * as connection from "@flightaides/core/connection/contract.ts";
import type { OwnItinerary } from "@flightaides/core/itinerary/contract.ts";
import * as contract from "@flightaides/core/itinerary/contract.ts";
import type { PublicCard } from "@flightaides/core/matching/contract.ts";
import * as matching from "@flightaides/core/matching/contract.ts";
import * as push from "@flightaides/core/push/contract.ts";
import * as safety from "@flightaides/core/safety/contract.ts";
import type { ShownLeg } from "@flightaides/core/trip/contract.ts";
import * as user from "@flightaides/core/user/contract.ts";
import { page } from "vitest/browser";
import { leg, profile, sameFlight } from "./connections";
import { api } from "./page";

const createdAt = new Date().toISOString();

export function newCard(changed: Partial<PublicCard> = {}): PublicCard {
  return {
    id: "itinerary-1",
    type: "flightaid",
    itinerary: [{ ...leg, fromCity: "Dubai", toCity: "Toronto" }],
    connect: "open",
    traveler: { displayName: "P**********" },
    owner: { memberSince: "2024-11", trips: 12, rated: 9, again: 9, thanks: [] },
    createdAt,
    ...changed,
  };
}

export const ownTrip: OwnItinerary = {
  id: "itinerary-0",
  type: "traveler",
  itinerary: [{ ...leg, fromCity: "Dubai", toCity: "Toronto" }],
  traveler: {
    uid: "uid-1",
    email: profile.email,
    displayName: profile.displayName,
    phoneNumber: "+14165550134",
  },
  notify: { nearby: false },
  createdAt,
  mine: true,
};

const places = {
  DXB: { city: "Dubai", name: "Dubai International", country: { name: "UAE", code: "AE" } },
  YYZ: { city: "Toronto", name: "Pearson", country: { name: "Canada", code: "CA" } },
};

/** Everything that succeeds: the user has posted a trip, and others have. */
export function serveEverything(): void {
  const block = { id: "block-1", displayName: "P**********", createdAt };
  api().on(user.me, () => profile);
  api().on(user.update, () => profile);
  api().on(push.devices, () => ({ publicKey: "key", devices: [] }));
  api().on(airport.suggest, ({ term }) =>
    Object.entries(places)
      .filter(([code, { city }]) => `${code} ${city}`.toLowerCase().includes(term.toLowerCase()))
      .map(([iata, place]) => ({
        iata,
        ...place,
        state: { abbr: "" },
        timeZone: iata === "DXB" ? "Asia/Dubai" : "America/Toronto",
      })),
  );
  api().on(matching.list, ({ type = "flightaid" }) => [newCard({ type })]);
  api().on(contract.fromId, () => ownTrip);
  api().on(matching.search, ({ type }) => [{ ...newCard({ type }), match: sameFlight }]);
  api().on(matching.searchDays, () => [
    { dayOffset: -1, people: 0 },
    { dayOffset: 0, people: 0 },
    { dayOffset: 2, people: 3 },
  ]);
  api().on(contract.ofOwner, () => [[ownTrip]]);
  api().on(contract.create, () => ownTrip);
  api().on(contract.update, ({ paused }) => ({ ...ownTrip, ...(paused && { paused }) }));
  api().on(contract.remove, () => undefined);
  api().on(contract.previewText, ({ text }) => ({ text }));
  api().on(connection.list, () => []);
  api().on(safety.report, () => undefined);
  api().on(safety.block, () => block);
  api().on(safety.blocks, () => []);
  api().on(account.exportAll, () => ({
    exportedAt: createdAt,
    profile,
    formerNames: [],
    itineraries: [ownTrip],
    connections: [],
    messages: [],
    reports: [],
    appeals: [],
    blocks: [],
    mails: [],
    reputation: { trips: 0, rated: 0, again: 0, thanks: [] },
    limits: { days: [], active: [], cancelRefunds: [], cancelled: [] },
    payments: [],
    journeys: { taps: [], meetingPoints: [], boardingPasses: [], followLinks: [] },
    pushDevices: [],
    afterDeletion: { days: 180, knownBy: [{ kind: "address" as const }] },
  }));
  api().on(account.remove, () => undefined);
}

type Root = Pick<typeof page, "getByRole" | "getByLabelText">;

/** The fields of the search form on the page or in a dialog. */
export function fields(root: Root = page) {
  return {
    from: root.getByRole("combobox", { name: "From" }),
    to: root.getByRole("combobox", { name: "To", exact: true }),
    flight: root.getByRole("textbox", { name: "Flight No" }),
    travelDate: root.getByLabelText("Travel Date"),
    phoneNumber: root.getByRole("textbox", { name: "Phone No." }),
    addInfo: root.getByRole("textbox", { name: "Additional Information" }),
    terms: root.getByRole("checkbox", { name: "I agree" }),
    posts: root.getByRole("checkbox", { name: "Tell me about new matches" }),
    submit: root.getByRole("button", { name: "Submit" }),
  };
}

/** Fills in the flight. */
export async function fill(
  root: Root = page,
  { from, to, flight = "", travelDate }: ShownLeg = leg,
) {
  const form = fields(root);
  await form.from.fill(from);
  await form.to.fill(to);
  await form.flight.fill(flight);
  await form.travelDate.fill(travelDate);
}

/** Presses an action of the owner on the card of an itinerary: those behind the button More. */
export async function pressOwn(name: "Edit" | "Found someone: hide this trip" | "Delete") {
  const card = page.getByRole("article").first();
  const more = card.getByRole("button", { name: "More" });
  await more.hover();
  if (more.element().getAttribute("aria-expanded") === "false") await more.click();
  // The name of the button goes on with the heading of the card.
  await card
    .getByRole("list")
    .last()
    .getByRole("button", { name: new RegExp(`^${name}\\b`) })
    .click();
}

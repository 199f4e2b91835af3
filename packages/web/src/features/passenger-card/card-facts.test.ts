import type { Connection } from "@flightaides/core/connection/contract.ts";
import type { OwnItinerary } from "@flightaides/core/itinerary/contract.ts";
import { expect, test } from "vitest";
import { factsOf } from "./card-facts";

const leg = { sequence: 2, from: "DXB", to: "YYZ", travelDate: "2026-12-09", flight: "EK-241" };
const first = { ...leg, sequence: 1, from: "ATQ", to: "DXB", flight: "EK-529" };
const trip = { itinerary: "itinerary-0", leg, legs: 2, all: [first, leg] };
const contact = {
  displayName: "Priya Raman",
  email: "p@example.test",
  phoneNumber: "+14165550134",
};
const reader = { displayName: "Meera Krishnan", phoneNumber: "+14165550100" };
const at = "2026-11-25T08:00:00Z";

function connection(changed: Partial<Connection> = {}): Connection {
  return {
    id: "connection-1",
    role: "traveler",
    state: "paid",
    openedByMe: true,
    mine: trip,
    theirs: { itinerary: "itinerary-1", leg, legs: 1 },
    samePlane: true,
    counterpart: { displayName: "P****" },
    contact,
    actions: [],
    fee: { amount: "10.00", currency: "USD" },
    createdAt: at,
    journey: {
      legs: [leg],
      steps: [],
      until: at,
      meetingPoint: { text: "Counter 12", at, by: "me" },
    },
    ...changed,
  };
}

function posted(changed: Partial<OwnItinerary> = {}): OwnItinerary {
  return {
    id: "itinerary-0",
    type: "traveler",
    itinerary: [first, leg],
    createdAt: at,
    traveler: { uid: "uid-1", email: "m@example.test", ...reader, phoneNumber: "+919815012345" },
    notify: { nearby: false },
    languages: ["pa", "hi"],
    relation: "grandmother",
    mine: true,
    ...changed,
  };
}

test("for the traveler: the counterpart accompanies, the reader is the family, with the number of the posting", () => {
  expect(factsOf(connection(), contact, reader, [posted()])).toEqual({
    companion: contact,
    family: posted().traveler,
    languages: ["pa", "hi"],
    isTogether: true,
    meetingPoint: "Counter 12",
    legs: [first, leg],
  });
});

test("for the flightaid: the reader accompanies, the counterpart is the family, with the languages of their card", () => {
  const { itinerary, ...counterpart } = {
    displayName: "M****",
    itinerary: { ...posted(), traveler: { displayName: "M****" }, languages: ["ur" as const] },
  };
  const mine = { itinerary: "itinerary-1", leg, legs: 1 };
  expect(
    factsOf(
      connection({
        role: "flightaid",
        mine,
        theirs: trip,
        counterpart: { ...counterpart, itinerary },
      }),
      contact,
      reader,
      [],
    ),
  ).toMatchObject({
    companion: reader,
    family: contact,
    languages: ["ur"],
    legs: [first, leg],
  });
});

test("whoever flies themselves has no family on the card", () => {
  const facts = factsOf(connection(), contact, reader, [posted({ relation: "myself" })]);
  expect(facts.passenger?.displayName).toBe("Meera Krishnan");
  expect(facts.family).toBeUndefined();
});

test("another flight, and one of another day, is not travelled together; an unknown one may be", () => {
  const isTogether = (changed: object) =>
    factsOf(
      connection({ theirs: { itinerary: "itinerary-1", leg: { ...leg, ...changed }, legs: 1 } }),
      contact,
      reader,
      [],
    ).isTogether;
  expect(isTogether({ flight: "EK-243" })).toBe(false);
  expect(isTogether({ travelDate: "2026-12-10" })).toBe(false);
  expect(isTogether({ flight: undefined })).toBe(true);
});

test("what was edited since the payment counts", () => {
  const now = { mine: { itinerary: "itinerary-0", leg: { ...leg, flight: "AC-57" }, legs: 1 } };
  const facts = factsOf(connection({ now }), contact, reader, [posted()]);
  expect(facts.legs.map(({ flight }) => flight)).toEqual(["AC-57"]);
  expect(facts.isTogether).toBe(false);
});

test("without a posting and a journey", () => {
  const { mine: _, journey: __, ...bare } = connection();
  expect(factsOf(bare, contact, reader, [])).toEqual({
    companion: contact,
    family: reader,
    languages: [],
    isTogether: true,
    legs: [],
  });
});

import { expect, test } from "vitest";
import { cardFor, cardInList } from "./card";
import type { PublicCard } from "./contract";

const leg = { sequence: 1, from: "DXB", to: "YYZ", travelDate: "2027-05-20", flight: "EK-241" };
const card: PublicCard = {
  id: "one",
  type: "flightaid",
  itinerary: [leg, { ...leg, sequence: 2, from: "XXX", flight: "ZZ-1" }],
  traveler: { displayName: "A***" },
  createdAt: "2027-03-01T00:00:00.000Z",
};
const cities = { fromCity: "Dubai", toCity: "Toronto" };

test("a leg has the cities and positions of its airports, and its airline, as far as they are known", () => {
  const toPosition = { latitude: 43.7, longitude: -79.6 };
  expect(cardFor({ uid: "uid" }, card).itinerary).toEqual([
    {
      ...leg,
      ...cities,
      fromPosition: { latitude: 25.3, longitude: 55.4 },
      toPosition,
      airline: "Emirates",
    },
    { ...card.itinerary[1], toCity: "Toronto", toPosition },
  ]);
});

test("in a list it has the cities only", () => {
  expect(cardInList({ uid: "uid" }, card).itinerary).toEqual([
    { ...leg, ...cities },
    { ...card.itinerary[1], toCity: "Toronto" },
  ]);
});

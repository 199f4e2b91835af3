/** Shared by the tests of connections and payments: a pair with a connection. */
import type { AuthUser } from "@flightaides/core/actor";
import { Connection } from "@flightaides/core/connection";
import { Itinerary } from "@flightaides/core/itinerary";
import { person, post } from "../notification/mail-testing";

export type Pair = {
  traveler: AuthUser;
  flightaid: AuthUser;
  id: string;
  itineraries: [string, string];
};

let pairs = 0;

/** Two users on a flight that no other pair has, and the connection that the traveler opened. */
export async function pair(now = new Date()): Promise<Pair> {
  const traveler = await person("Ann Kowalski", now);
  const flightaid = await person("Bob Marsh", now);
  pairs++;
  const trip = { flight: `EK-${pairs}`, days: 10 + (pairs % 380) };
  const asked = await post(traveler, { ...trip, type: "traveler", from: "YYZ", to: "DXB" }, now);
  const offered = await post(
    flightaid,
    { ...trip, type: "flightaid", from: "YYZ", to: "DXB" },
    now,
  );
  // Without match mails.
  for (const id of [asked, offered]) await Itinerary.completeMatching(id);
  const { connection } = await Connection.open(
    traveler,
    { itineraryId: offered, role: "traveler" },
    now,
  );
  return { traveler, flightaid, id: connection.id, itineraries: [asked, offered] };
}

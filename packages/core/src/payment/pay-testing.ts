/** What the tests of paying share: a pair on one flight, and PayPal's webhooks brought to the product. */
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import type { User as Person } from "@flightaides/core/actor";
import { Connection } from "@flightaides/core/connection";
import { AppError, problems } from "@flightaides/core/error";
import { Itinerary } from "@flightaides/core/itinerary";
import { Payment } from "@flightaides/core/payment";
import { close, listen } from "@flightaides/standins/http";
import { person, post } from "../notification/mail-testing";

export type Pair = {
  traveler: Person;
  flightaid: Person;
  id: string;
  itineraries: [string, string];
};

let pairs = 0;

/** Two people on a flight of their own, and the connection that the traveler has opened. */
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
  // Paying is looked at alone here: no match mails.
  for (const id of [asked, offered]) await Itinerary.matched(id);
  const { connection } = await Connection.open(
    { itineraryId: offered, role: "traveler" },
    traveler,
    now,
  );
  return { traveler, flightaid, id: connection.id, itineraries: [asked, offered] };
}

/** Where PayPal sends its webhooks: the verb behind the door that the function is. */
export async function receiver(): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    try {
      await Payment.hear(headers, await text(request), new Date());
      response.writeHead(204).end();
    } catch (error) {
      const status = error instanceof AppError ? problems[error.code].status : 500;
      response.writeHead(status).end();
    }
  });
  const port = await listen(server, 0);
  return { url: `http://localhost:${port}/`, stop: () => close(server) };
}

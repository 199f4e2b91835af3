/** Shared by the tests of payments: a pair with a connection, and a receiver of PayPal's webhooks. */
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import type { AuthUser } from "@flightaides/core/actor";
import { Connection } from "@flightaides/core/connection";
import { AppError, problems } from "@flightaides/core/error";
import { Itinerary } from "@flightaides/core/itinerary";
import { Payment } from "@flightaides/core/payment";
import { close, listen } from "@flightaides/standins/http";
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

/** An HTTP server that passes webhooks to the verb, in place of the function. */
export async function receiver(): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    try {
      await Payment.handleWebhook(headers, await text(request), new Date());
      response.writeHead(204).end();
    } catch (error) {
      const status = error instanceof AppError ? problems[error.code].status : 500;
      response.writeHead(status).end();
    }
  });
  const port = await listen(server, 0);
  return { url: `http://localhost:${port}/`, stop: () => close(server) };
}

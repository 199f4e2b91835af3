import type { Connection } from "@flightaides/core/connection/contract.ts";

const leg = { sequence: 1, from: "DXB", to: "YYZ", travelDate: "2031-03-04", flight: "EK-241" };

/** An accepted connection that the traveler opened, seen by the traveler. */
export function newConnection(changed: Partial<Connection> = {}): Connection {
  return {
    id: "c1",
    role: "traveler",
    state: "accepted",
    openedByMe: true,
    mine: { itinerary: "i1", leg, legs: 1 },
    theirs: { itinerary: "i2", leg, legs: 1 },
    samePlane: true,
    counterpart: { displayName: "P****" },
    actions: ["order", "withdraw", "write"],
    fee: { amount: "10.00", currency: "USD" },
    createdAt: "2031-01-01T00:00:00.000Z",
    ...changed,
  };
}

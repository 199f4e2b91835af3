/** Connections as the API answers them. */

import type { Connection } from "@flightaides/core/connection/contract.ts";
import * as contract from "@flightaides/core/connection/contract.ts";
import {
  type Journey,
  type Step,
  type Tap,
  type TapKind,
  tapKinds,
} from "@flightaides/core/journey/contract.ts";
import type { Match } from "@flightaides/core/matching/contract.ts";
import * as message from "@flightaides/core/message/contract.ts";
import * as payment from "@flightaides/core/payment/contract.ts";
import * as push from "@flightaides/core/push/contract.ts";
import type { ShownLeg } from "@flightaides/core/trip/contract.ts";
import { agreementVersion, termsVersion } from "@flightaides/core/user/agreement-versions.ts";
import { me, type Profile } from "@flightaides/core/user/contract.ts";
import { api } from "./page";

const day = 24 * 3_600_000;
const travelDate = new Date(Date.now() + 14 * day).toISOString().slice(0, 10);

export const leg: ShownLeg = { sequence: 1, from: "DXB", to: "YYZ", travelDate, flight: "EK-241" };

export const sameFlight: Match = {
  tier: "same-flight",
  score: 3_000_001,
  dayOffset: 0,
  distanceKm: 0,
  legs: [{ mine: 1, theirs: 1 }],
};

/** What the server offers in each state, as far as dates allow it. */
function actionsOf(
  role: Connection["role"],
  state: Connection["state"],
  pending: boolean,
): Connection["actions"] {
  const isTraveler = role === "traveler";
  switch (state) {
    case "requested":
      return isTraveler ? ["withdraw", "write"] : ["accept", "decline", "withdraw", "write"];
    case "accepted":
      return isTraveler ? ["order", "withdraw", "write"] : ["withdraw", "write"];
    case "ordered":
      if (pending) return ["write"];
      return isTraveler ? ["order", "capture", "withdraw", "write"] : ["withdraw", "write"];
    case "paid":
      return isTraveler ? ["no-answer", "cancel", "write"] : ["confirm", "cancel", "write"];
    default:
      return [];
  }
}

export function newConnection(changed: Partial<Connection> = {}): Connection {
  const { role = "traveler", state = "accepted", pending = false } = changed;
  const displayName = role === "traveler" ? "P**********" : "M*************";
  const createdAt = new Date().toISOString();
  const isPayable = state === "accepted" || state === "ordered";
  return {
    id: "connection-1",
    role,
    state,
    openedByMe: role === "traveler",
    mine: { itinerary: "itinerary-0", leg, legs: 1 },
    theirs: { itinerary: "itinerary-1", leg, legs: 1 },
    match: sameFlight,
    samePlane: true,
    counterpart: {
      displayName,
      itinerary: {
        id: "itinerary-1",
        type: role === "traveler" ? "flightaid" : "traveler",
        itinerary: [leg],
        addInfo: "I speak Tamil, Hindi and English.",
        createdAt,
        traveler: { displayName },
      },
    },
    actions: actionsOf(role, state, pending),
    fee: { amount: "10.00", currency: "USD" },
    createdAt,
    timeZone: "Asia/Dubai",
    ...((isPayable || state === "requested") && { trips: 1 }),
    ...(isPayable && role === "traveler" && { cancelRefund: "refunded" }),
    ...changed,
  };
}

export const contact = {
  displayName: "Priya Raman",
  email: "priya.raman@example.test",
  phoneNumber: "+14165550134",
};

const seller = "FlightAides, 100 King Street West, Toronto, ON M5X 1A9, Canada";

/** What becomes of the fee before the Flightaide confirms being in touch, and for a traveler after that. */
const feeRefunded: Connection["feeAfter"] = {
  change: "refunded",
  cancel: { "cannot-fly": "refunded", airline: "refunded", other: "refunded" },
};
export const feeKept: Connection["feeAfter"] = {
  change: "kept",
  cancel: { "cannot-fly": "kept", airline: "refunded", other: "kept" },
};

export function paid({
  pending: _,
  trips: __,
  cancelRefund: ___,
  ...connection
}: Connection): Connection {
  const { role, fee } = connection;
  const paidAt = new Date().toISOString();
  return {
    ...connection,
    state: "paid",
    actions: actionsOf(role, "paid", false),
    choices: ["airline-cancelled"],
    contact,
    feeAfter: feeRefunded,
    paidAt,
    ...(role === "traveler" && {
      receipt: { captureId: "3C679366HH908993F", seller, ...fee, paidAt },
    }),
  };
}

const now = new Date().toISOString();

export const profile: Profile = {
  email: "meera@example.com",
  displayName: "Meera Krishnan",
  language: "en",
  notifyMatches: true,
  notifyRequests: true,
  notifyNearby: false,
  marketing: false,
  agreement: { version: agreementVersion, acceptedAt: now },
  terms: { version: termsVersion, acceptedAt: now },
  createdAt: now,
};

/** A connection at the fake of the API, which a test changes. A payment succeeds. */
export function serveConnection(changed: Partial<Connection> = {}): { connection: Connection } {
  const served = { connection: newConnection(changed) };
  api().on(me, () => profile);
  api().on(push.devices, () => ({ publicKey: "key", devices: [] }));
  api().on(contract.list, () => [served.connection]);
  api().on(contract.fromId, () => served.connection);
  api().on(message.list, () => []);
  api().on(message.preview, ({ text }) => ({ text }));
  api().on(payment.order, () => {
    served.connection = newConnection({ ...served.connection, state: "ordered" });
    return { orderId: "ORDER-1" };
  });
  api().on(payment.capture, () => {
    served.connection = paid(served.connection);
    return served.connection;
  });
  return served;
}

const zones = { DXB: "Asia/Dubai", YYZ: "America/Toronto" };
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

type Tapped = Partial<Record<TapKind, Tap>>;

/** The trip of {@link leg} on a day from today on, as far as the steps that were pressed say. */
export function journeyOn(days: number, tapped: Tapped = {}, changed: Partial<Journey> = {}) {
  const flown = { ...leg, travelDate: dayFrom(days), fromCity: "Dubai", toCity: "Toronto" };
  const steps = tapKinds.map((kind): Step => {
    const airport = kind === "met" || kind === "boarded" ? "DXB" : "YYZ";
    const { [kind]: tap } = tapped;
    return {
      kind,
      leg: 1,
      airport,
      timeZone: zones[airport],
      from: hours(days * 24 - 30),
      until: hours(days * 24 + 72),
      ...(tap && { tap }),
    };
  });
  const journey: Journey = { legs: [flown], steps, until: hours(days * 24 + 72), ...changed };
  const trip = { leg: flown, legs: 1 };
  return {
    journey,
    mine: { itinerary: "itinerary-0", ...trip },
    theirs: { itinerary: "itinerary-1", ...trip },
  };
}

/** `YYYY-MM-DD` in Dubai, where the trip begins. */
function dayFrom(days: number): string {
  return new Intl.DateTimeFormat("sv", { timeZone: zones.DXB }).format(Date.now() + days * day);
}

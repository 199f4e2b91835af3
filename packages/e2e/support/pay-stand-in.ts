/**
 * Replaces /connections and PayPal's script within one page, with responses that a test chooses: lost responses, pending
 * payments, a script that does not load. Other tests use the real API and the stand-in for PayPal.
 */
import type { Page, Route } from "@playwright/test";
import { dateAt } from "./dates";
import { payPalScript } from "./pay-pal-script";

type Leg = { sequence: number; from: string; to: string; travelDate: string; flight?: string };
type Match = {
  tier: "same-flight" | "near-date";
  score: number;
  dayOffset: number;
  distanceKm: number;
  legs: { mine: number; theirs: number }[];
};
type Trip = { itinerary?: string; leg: Leg; legs: number };
type Report = { at: string; until: string; contradictedAt?: string };
type Review = { again: "yes" | "no" | "no-trip"; thanks?: string };

export type Connection = {
  id: string;
  role: "traveler" | "flightaid";
  state:
    | "requested"
    | "accepted"
    | "ordered"
    | "paid"
    | "refunded"
    | "cancelled"
    | "declined"
    | "withdrawn"
    | "expired";
  openedByMe: boolean;
  pending?: true;
  mine?: Trip;
  theirs?: Trip;
  match?: Match;
  samePlane: boolean;
  shared?: { mine: Leg; theirs: Leg }[];
  counterpart: { displayName: string; itinerary?: unknown };
  contact?: { displayName: string; email: string; phoneNumber: string };
  actions: string[];
  answerBy?: string;
  answerText?: string;
  payFrom?: string;
  confirmedAt?: string;
  noAnswer?: Report;
  didNotMeet?: Report;
  ended?: { at?: string; reason: string; by?: "me" | "them" };
  fee: { amount: string; currency: string };
  feeAfter?: { change: string; cancel?: Record<string, string> };
  receipt?: {
    captureId: string;
    seller: string;
    amount: string;
    currency: string;
    paidAt: string;
    refundedAt?: string;
  };
  reviews?: { mine?: Review; theirs?: Review };
  createdAt: string;
  paidAt?: string;
};

export type Message = { id: string; mine: boolean; text: string; at: string };

const leg = {
  sequence: 1,
  from: "DXB",
  to: "YYZ",
  travelDate: dateAt("UTC", 14),
  flight: "EK-241",
};

export const sameFlight: Match = {
  tier: "same-flight",
  score: 3_000_001,
  dayOffset: 0,
  distanceKm: 0,
  legs: [{ mine: 1, theirs: 1 }],
};

/** The actions that the server offers in each state, if dates allow them. */
function actionsOf(role: Connection["role"], state: Connection["state"], pending = false) {
  const traveler = role === "traveler";
  switch (state) {
    case "requested":
      return traveler ? ["withdraw", "write"] : ["accept", "decline", "withdraw", "write"];
    case "accepted":
      return traveler ? ["order", "withdraw", "write"] : ["withdraw", "write"];
    case "ordered":
      if (pending) return ["write"];
      return traveler ? ["order", "capture", "withdraw", "write"] : ["withdraw", "write"];
    case "paid":
      return traveler ? ["no-answer", "cancel", "write"] : ["confirm", "cancel", "write"];
    default:
      return [];
  }
}

export function newConnection(changed: Partial<Connection> = {}): Connection {
  const { role = "traveler", state = "accepted", pending } = changed;
  const displayName = role === "traveler" ? "P**********" : "M*************";
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
        createdAt: new Date().toISOString(),
        traveler: { displayName },
      },
    },
    actions: actionsOf(role, state, pending),
    fee: { amount: "10.00", currency: "USD" },
    createdAt: new Date().toISOString(),
    ...changed,
  };
}

export const contact = {
  displayName: "Priya Raman",
  email: "priya.raman@example.test",
  phoneNumber: "+14165550134",
};

const seller = "FlightAides, 100 King Street West, Toronto, ON M5X 1A9, Canada";

export function paid(connection: Connection): Connection {
  const { pending: _, role, fee, ...rest } = connection;
  const paidAt = new Date().toISOString();
  return {
    ...rest,
    role,
    fee,
    state: "paid",
    actions: actionsOf(role, "paid"),
    contact,
    feeAfter: {
      change: "refunded",
      cancel: { "cannot-fly": "refunded", airline: "refunded", other: "refunded" },
    },
    paidAt,
    ...(role === "traveler" && {
      receipt: { captureId: "3C679366HH908993F", seller, ...fee, paidAt },
    }),
  };
}

export function problem(
  route: Route,
  status: number,
  code: string,
  detail: string,
  errors?: unknown,
) {
  return route.fulfill({
    status,
    contentType: "application/problem+json",
    json: { type: `urn:flightaides:problem:${code}`, title: code, status, detail, code, errors },
  });
}

type Answer = (route: Route) => unknown;

export type PayStandIn = {
  /** The connection on the server. */
  connection: Connection;
  list: Connection[];
  /** Oldest first. */
  messages: Message[];
  open: Answer;
  write: Answer;
  /** Every other call that changes the connection: answer, withdraw, confirm … */
  change: Answer;
  order: Answer;
  capture: Answer;
  script: Answer;
  /** The calls so far, such as `POST /connections/{id}/capture`. */
  calls: string[];
};

/** Installs the replacement. A test changes its behaviour by assigning to the fields of the result. */
export async function payStandIn(
  page: Page,
  changed: Partial<Connection> = {},
): Promise<PayStandIn> {
  const connection = newConnection(changed);
  const it: PayStandIn = {
    connection,
    list: [connection],
    messages: [],
    calls: [],
    open: (route) => route.fulfill({ status: 201, json: it.connection }),
    write: (route) => {
      const { text } = route.request().postDataJSON();
      const at = new Date().toISOString();
      it.messages = [...it.messages, { id: `${it.messages.length}`, mine: true, text, at }];
      return route.fulfill({ json: it.messages });
    },
    change: (route) => route.fulfill({ json: it.connection }),
    order: (route) => {
      it.connection = newConnection({ ...it.connection, state: "ordered" });
      return route.fulfill({ json: { orderId: "ORDER-1" } });
    },
    capture: (route) => {
      it.connection = paid(it.connection);
      return route.fulfill({ json: it.connection });
    },
    script: (route) => route.fulfill({ contentType: "text/javascript", body: payPalScript }),
  };
  // The content security policy allows PayPal's script from the configured URL only.
  await page.route(/\/sdk\/js\?/, (route) => it.script(route));
  await page.route(/\/api\/connections(\/.*)?$/, (route) => {
    const method = route.request().method();
    const path = new URL(route.request().url()).pathname.replace("/api", "");
    it.calls.push(`${method} ${path}`);
    if (path.endsWith("/order")) return it.order(route);
    if (path.endsWith("/capture")) return it.capture(route);
    if (path.endsWith("/messages"))
      return method === "POST" ? it.write(route) : route.fulfill({ json: it.messages });
    if (method === "POST") return path === "/connections" ? it.open(route) : it.change(route);
    if (path === "/connections") return route.fulfill({ json: it.list });
    return route.fulfill({ json: it.connection });
  });
  return it;
}

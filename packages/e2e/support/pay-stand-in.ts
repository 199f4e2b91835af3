/**
 * Replaces /connections and PayPal's script within one page, with responses that a test chooses: lost responses, pending
 * payments, a script that does not load. Other tests use the real API and the stand-in for PayPal.
 */
import type { Page, Route } from "@playwright/test";
import { dateAt } from "./dates";

type Leg = { sequence: number; from: string; to: string; travelDate: string; flight?: string };

export type Connection = {
  id: string;
  role: "traveler" | "flightaid";
  state: "requested" | "ordered" | "paid" | "refunded" | "expired";
  pending?: true;
  leg: Leg;
  shared?: { mine: Leg; theirs: Leg }[];
  counterpart: { displayName: string; itinerary?: unknown };
  contact?: { displayName: string; email: string; phoneNumber: string };
  fee: { amount: string; currency: string };
  createdAt: string;
  paidAt?: string;
};

const leg = {
  sequence: 1,
  from: "DXB",
  to: "YYZ",
  travelDate: dateAt("UTC", 14),
  flight: "EK-241",
};

export function newConnection(changed: Partial<Connection> = {}): Connection {
  const { role = "traveler" } = changed;
  const displayName = role === "traveler" ? "P**********" : "M*************";
  return {
    id: "connection-1",
    role,
    state: "requested",
    leg,
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

export function paid(connection: Connection): Connection {
  const { pending: _, ...rest } = connection;
  return { ...rest, state: "paid", contact, paidAt: new Date().toISOString() };
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
  /** The connection as the server has it. */
  connection: Connection;
  list: Connection[];
  open: Answer;
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
    calls: [],
    open: (route) => route.fulfill({ status: 201, json: it.connection }),
    order: (route) => {
      it.connection = { ...it.connection, state: "ordered" };
      return route.fulfill({ json: { orderId: "ORDER-1" } });
    },
    capture: (route) => {
      it.connection = paid(it.connection);
      return route.fulfill({ json: it.connection });
    },
    script: (route) => route.fulfill({ contentType: "text/javascript", body: sdk }),
  };
  // The content security policy allows PayPal's script from the configured URL only.
  await page.route(/\/sdk\/js\?/, (route) => it.script(route));
  await page.route(/\/api\/connections(\/.*)?$/, (route) => {
    const method = route.request().method();
    const path = new URL(route.request().url()).pathname.replace("/api", "");
    it.calls.push(`${method} ${path}`);
    if (path.endsWith("/order")) return it.order(route);
    if (path.endsWith("/capture")) return it.capture(route);
    if (method === "POST") return it.open(route);
    if (path === "/connections") return route.fulfill({ json: it.list });
    return route.fulfill({ json: it.connection });
  });
  return it;
}

/** The part of PayPal's script that the page uses, with one button for each outcome. */
const sdk = `
window.paypal = {
  Buttons(options) {
    const box = document.createElement("div");
    const add = (label, press) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = label;
      button.style.cssText = "display:block;width:100%;min-height:48px;margin-bottom:12px;border:0;border-radius:4px;background:#ffc439;color:#111;font-weight:600";
      button.onclick = press;
      box.append(button);
    };
    const approve = async (orderID) => {
      let again = false;
      await options.onApprove({ orderID }, { restart: () => { again = true; }, redirect() {} });
      if (again) box.dataset.restarted = "true";
    };
    const pay = async (then) => {
      try {
        await then(await options.createOrder({ paymentSource: "paypal" }, {}));
      } catch (error) {
        options.onError(new Error(String(error)));
      }
    };
    add("PayPal", () => pay(approve));
    add("Turn back at PayPal", () => pay(() => options.onCancel({}, {})));
    add("Break PayPal", () => options.onError(new Error("zoid destroyed all components")));
    return {
      isEligible: () => true,
      render: async (place) => {
        place.append(box);
        options.onInit({}, { enable: async () => {}, disable: async () => {} });
      },
      close: async () => box.remove(),
      updateProps: async () => {},
    };
  },
};
`;

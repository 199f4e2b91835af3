/** People in every relation to the owner of an itinerary, made with the API itself. */
import { randomUUID } from "node:crypto";
import { addDays } from "@flightaides/core/itinerary/calendar";
import { Payment } from "@flightaides/core/payment";
import { agreementVersion } from "@flightaides/core/user/contract";
import { httpEvent } from "@flightaides/standins/http-event";
import type { PayPal } from "@flightaides/standins/paypal";
import type { Ses } from "@flightaides/standins/ses";
import type { APIGatewayProxyStructuredResultV2, Context } from "aws-lambda";
import { handlerOf } from "../handlers-testing";
import type { HttpEvent } from "../http";
import type { Person } from "./contact-data-testing";

/**
 * - `stranger` has an account and nothing else
 * - `owner` has posted as a flightaid
 * - `before`, `after` and `former` are travelers connected to the owner: unpaid, paid, and paid and refunded
 * - `deleted` was connected to the owner and has deleted the account; the token is still valid
 */
export const roles = ["stranger", "owner", "before", "after", "former", "deleted"] as const;
export type Role = (typeof roles)[number];
export const callers = ["anonymous", ...roles] as const;
export type Caller = (typeof callers)[number];

export type Cast = {
  people: Record<Role, Person>;
  claimsOf(caller: Caller): Record<string, unknown> | undefined;
  /** Replaces the {@link placeholders} in a text of the caller. */
  fill(text: string, caller: Caller): string;
};

/** Stand for values that exist only once the people have acted. `mine` is the caller's. */
export const placeholders = {
  itineraries: mostly("mine", "owner", "before", "after", "former", "deleted").map(
    (whose) => `{{itinerary:${whose}}}`,
  ),
  /** To connect with. */
  offers: mostly("owner", "mine", "before", "deleted").map((whose) => `{{itinerary:${whose}}}`),
  connections: mostly("mine", "before", "after", "former", "deleted").map(
    (whose) => `{{connection:${whose}}}`,
  ),
  orders: mostly("mine", "after", "former").map((whose) => `{{order:${whose}}}`),
  emails: mostly("mine", "owner", "after").map((whose) => `{{email:${whose}}}`),
  date: "{{date}}",
  flight: "{{flight}}",
  /** Of the second page of the list. */
  cursor: "{{cursor}}",
  /** The token of an unsubscribe link. */
  unsubscribe: "{{unsubscribe}}",
};

/** The first twice as often as all others together. */
function mostly(first: string, ...others: string[]): string[] {
  return [...others.flatMap(() => [first, first]), ...others];
}

export async function send(event: HttpEvent): Promise<APIGatewayProxyStructuredResultV2> {
  return handlerOf(event.routeKey)(event, { awsRequestId: randomUUID() } as Context);
}

/** Letters that no other word of a response contains. */
function letters(number: number): string {
  return [...number.toString(26).padStart(4, "0")]
    .map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)))
    .join("");
}

let casts = 0;

export async function createCast({ paypal, ses }: { paypal: PayPal; ses: Ses }): Promise<Cast> {
  const cast = ++casts;
  const values = new Map<string, string>();
  const people = Object.fromEntries(
    roles.map((role, index) => {
      const word = letters(cast * roles.length + index);
      const person = {
        uid: randomUUID(),
        email: `mailboxq${word}@fuzz.example`,
        displayName: `Firstq${word} Lastq${word}`,
        // No generated request sends a number of this area.
        phoneNumber: `+1647${String(5_550_000 + ((cast * roles.length + index) % 10_000))}`,
      };
      values.set(`email:${role}`, person.email);
      return [role, person];
    }),
  ) as Record<Role, Person>;
  const claimsOf = (caller: Caller) => {
    if (caller === "anonymous") return undefined;
    const { uid, email, displayName } = people[caller];
    return { sub: uid, email, name: displayName, email_verified: "true", token_use: "id" };
  };
  /** A call that succeeds. */
  const call = async (caller: Caller, key: string, body?: object, id = "") => {
    const [method = "", template = ""] = key.split(" ");
    const result = await send(
      httpEvent({
        routeKey: key,
        method,
        path: template.replace("{id}", id),
        pathParameters: { ...(id && { id }) },
        body: body && JSON.stringify(body),
        claims: claimsOf(caller),
      }),
    );
    if ((result.statusCode ?? 500) >= 300)
      throw new Error(`${caller} ${key}: ${result.statusCode} ${result.body}`);
    return JSON.parse(result.body || "{}");
  };

  const date = addDays(new Date().toISOString().slice(0, 10), 10 + (cast % 130));
  const flight = `ZQ-${(cast % 9999) + 1}`;
  values.set("date", date).set("flight", flight);
  const itinerary = [{ from: "YYZ", to: "DXB", travelDate: date, flight }];
  const post = async (role: Role, type: "traveler" | "flightaid") => {
    const { email, displayName, phoneNumber } = people[role];
    const { id } = await call(role, "POST /flightAid", {
      type,
      itinerary,
      traveler: { phoneNumber },
      addInfo: `I am ${displayName}, ${email}, call ${phoneNumber}.`,
    });
    values.set(`itinerary:${role}`, id);
    return id;
  };
  for (const role of roles) await call(role, "PATCH /me", { agreementVersion });
  const offered = await post("owner", "flightaid");
  for (const role of ["before", "after", "former", "deleted"] as const) {
    await post(role, "traveler");
    const body = { itineraryId: offered, role: "traveler" };
    const { id } = await call(role, "POST /connections", body);
    values.set(`connection:${role}`, id);
    if (role === "before" || role === "deleted") continue;
    const { orderId } = await call(role, "POST /connections/{id}/order", undefined, id);
    values.set(`order:${role}`, orderId);
    await paypal.approve(orderId);
    await call(role, "POST /connections/{id}/capture", { orderId }, id);
  }
  values.set("connection:owner", values.get("connection:after") ?? "");
  const page = await send(
    httpEvent({ routeKey: "GET /flightAid", method: "GET", path: "/flightAid", query: "limit=1" }),
  );
  values.set("cursor", /cursor=([\w-]+)/.exec(String(page.headers?.link))?.[1] ?? "");
  await Payment.refund(values.get("connection:former") ?? "", new Date());
  await call("deleted", "DELETE /me");
  const link = ses
    .mails()
    .findLast(({ destination }) => destination.to.includes(people.owner.email))
    ?.headers.find(({ name }) => name === "List-Unsubscribe")?.value;
  values.set("unsubscribe", /token=([^>]+)/.exec(link ?? "")?.[1] ?? "");
  return {
    people,
    claimsOf,
    fill: (text, caller) =>
      text.replace(
        /\{\{(\w+)(?::(\w+))?\}\}/g,
        (_, what: string, whose: string) =>
          values.get(whose ? `${what}:${whose === "mine" ? caller : whose}` : what) ?? "none",
      ),
  };
}

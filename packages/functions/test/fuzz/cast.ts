/** People in every relation to the owner of an itinerary, made with the API itself. */
import { randomUUID } from "node:crypto";
import type { AuthUser } from "@flightaides/core/actor.ts";
import { Connection } from "@flightaides/core/connection";
import { transact } from "@flightaides/core/db/transact.ts";
import { Desk } from "@flightaides/core/desk";
import type { CaseSummary } from "@flightaides/core/desk/contract.ts";
import { Itinerary } from "@flightaides/core/itinerary";
import { Outbox } from "@flightaides/core/outbox";
import { Payment } from "@flightaides/core/payment";
import { Safety } from "@flightaides/core/safety";
import { StillFlying } from "@flightaides/core/still-flying";
import { parkMatchJob } from "@flightaides/core/test/matching.ts";
import { putMails } from "@flightaides/core/test/outbox.ts";
import { addDays } from "@flightaides/core/trip/calendar.ts";
import {
  agreementVersion,
  termsVersion as currentTerms,
} from "@flightaides/core/user/agreement-versions.ts";
import { httpEvent } from "@flightaides/standins/http-event";
import type { PayPal } from "@flightaides/standins/paypal";
import type { Push } from "@flightaides/standins/push";
import type { Ses } from "@flightaides/standins/ses";
import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import type { HttpEvent } from "../../src/http";
import { handlerOf, newContext } from "../handlers";
import type { Person } from "./contact-data";
import {
  type Operator,
  operatorEmail,
  operators,
  operatorUid,
  type Pools,
  refusedToken,
} from "./operators";

/**
 * - `stranger` has an account and nothing else
 * - `owner` has posted as a flightaid: a trip on which families connect right away, one on which they ask first, and a past one
 * - the others are travelers with a connection to the owner. `requested` waits for an answer, `before` can pay, `after` has
 *   paid, `moved` has paid too, `former` has paid and PayPal refuses the refund, `declined` was declined, `blocked` was blocked by the owner,
 *   `flown` has paid for a past trip and says that the two did not meet and that the airline cancelled, `blockedFlown` has paid for one
 *   too and was blocked by the owner after it, `signedUpAgain` was blocked by the owner, deleted the account, and has a new one with the
 *   same address. The owner flies on another plane than `after` and `moved` have paid for
 * - `deleted` was connected to the owner and has deleted the account; the token is still valid
 *
 * All of them and the owner have written messages with their contact data.
 */
export const travelers = [
  "requested",
  "before",
  "after",
  "moved",
  "former",
  "declined",
  "blocked",
  "flown",
  "blockedFlown",
  "signedUpAgain",
  "deleted",
] as const;
export const roles = ["stranger", "owner", ...travelers] as const;
export type Role = (typeof roles)[number];
/** Travelers whose connection is paid at the beginning of a session. */
export const paid: readonly Role[] = ["after", "moved", "flown", "blockedFlown"];
/** Travelers that the owner has blocked. */
export const blockedRoles = ["blocked", "blockedFlown", "signedUpAgain"] as const satisfies Role[];
export const callers = ["anonymous", ...roles, ...operators] as const;
export type Caller = (typeof callers)[number];

export type Cast = {
  people: Record<Role | Operator, Person>;
  /** The uid of the account that `signedUpAgain` has deleted. */
  formerUid: string;
  /** Whether the connection between the owner and a traveler is paid at this moment. */
  isPaid(traveler: Role): Promise<boolean>;
  /** Of a token that the authorizer accepts. */
  claimsOf(caller: Caller): Record<string, unknown> | undefined;
  /** A token that it does not accept. */
  refusedTokenOf(caller: Caller): string | undefined;
  /** Replaces the {@link placeholders} in a text of the caller. */
  fill(text: string, caller: Caller): string;
  /** Gives `{{posted:key}}` the id of an itinerary. */
  notePosting(key: string, id: string): void;
  /** Gives `{{listed:report}}` and `{{listed:claim}}` the ids of the newest among the cases. */
  noteCases(cases: readonly CaseSummary[]): void;
};

/** Placeholders for values that exist only after the people have acted. `mine` is the caller's. */
export const placeholders = {
  itineraries: mostly("mine", "owner", "asked", ...travelers).map(
    (whose) => `{{itinerary:${whose}}}`,
  ),
  /** To connect with. */
  offers: mostly("owner", "asked", "mine", "before", ...blockedRoles, "deleted").map(
    (whose) => `{{itinerary:${whose}}}`,
  ),
  connections: mostly("mine", ...travelers).map((whose) => `{{connection:${whose}}}`),
  orders: mostly("mine", "after", "former").map((whose) => `{{order:${whose}}}`),
  captures: mostly("after", "former").map((whose) => `{{capture:${whose}}}`),
  blocks: [...blockedRoles.map((whose) => `{{block:${whose}}}`), "{{block:mine}}"],
  /** Texts of users. Others see them masked. */
  texts: ["See you at the gate.", "{{name:mine}}, {{email:mine}}, {{phone:mine}}"],
  emails: mostly("mine", "owner", "after").map((whose) => `{{email:${whose}}}`),
  date: "{{date}}",
  flight: "{{flight}}",
  /** Of the second page of the list. */
  cursor: "{{cursor}}",
  /** The traveler who has paid has tapped and made a follow link. */
  tapKeys: ["{{tap:after}}", "5f0c7c2e-6a3f-4f0e-8f43-0d5a3b1c9e77"],
  followLinks: ["{{followLink:after}}"],
  followTokens: ["{{followToken:after}}", "{{followToken:blockedFlown}}"],
  instant: "{{instant}}",
  /** Devices, and one that nobody has yet. */
  devices: ["{{device:after}}", "{{device:mine}}"],
  endpoints: ["{{endpoint}}"],
  publicKey: "{{publicKey}}",
  /** The token of an unsubscribe link. */
  unsubscribe: "{{unsubscribe}}",
  /** The token of a mail that asks whether its reader still flies. */
  answer: "{{answer}}",
  /** The token of a mail that tells what was decided about its reader, who alone has it. */
  appeal: "{{appeal:mine}}",
};

/** The first is generated twice as often as all others together. */
function mostly(first: string, ...others: string[]): string[] {
  return [...others.flatMap(() => [first, first]), ...others];
}

export async function send(event: HttpEvent): Promise<APIGatewayProxyStructuredResultV2> {
  return handlerOf(event.routeKey)(event, newContext());
}

export type Services = { paypal: PayPal; ses: Ses; push: Push; pools: Pools };

/** Letters that no other word of a response contains. */
function letters(number: number): string {
  return [...number.toString(26).padStart(4, "0")]
    .map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)))
    .join("");
}

function userOf({ uid, email, displayName }: Person): AuthUser {
  return { uid, email, displayName, username: uid };
}

const everybody = [...roles, ...operators] as const;

let casts = 0;
/** Number of dates for further trips: `{{later:1}}` and so on. */
export const laterTrips = 24;

export async function createCast({ paypal, ses, push, pools }: Services): Promise<Cast> {
  const cast = ++casts;
  const values = new Map<string, string>();
  const people = Object.fromEntries(
    everybody.map((role, index) => {
      const number = cast * everybody.length + index;
      const word = letters(number);
      const operator = operators.find((one) => one === role);
      const uid = operator ? operatorUid(operator, cast) : randomUUID();
      const person = {
        uid,
        email: operator ? operatorEmail(uid) : `mailboxq${word}@fuzz.example`,
        displayName: `Firstq${word} Lastq${word}`,
        // No generated request sends a number of this area.
        phoneNumber: `+1647${String(5_550_000 + (number % 10_000))}`,
      };
      values.set(`uid:${role}`, person.uid);
      values.set(`email:${role}`, person.email);
      values.set(`name:${role}`, person.displayName);
      values.set(`phone:${role}`, person.phoneNumber);
      return [role, person];
    }),
  ) as Record<Role | Operator, Person>;
  const claimsOf = (caller: Caller) => {
    if (caller === "anonymous") return undefined;
    const { uid, email, displayName } = people[caller];
    return {
      sub: uid,
      email,
      name: displayName,
      email_verified: "true",
      token_use: "id",
      auth_time: String(Math.floor(Date.now() / 1000)),
      // As API Gateway passes a list on.
      ...(operators.some((one) => one === caller) && { "cognito:groups": "[operators]" }),
    };
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

  const today = new Date().toISOString().slice(0, 10);
  const date = addDays(today, 10 + (cast % 130));
  const flight = `ZQ-${(cast % 9999) + 1}`;
  const askedFlight = flight.replace("Q", "A");
  values.set("date", date).set("flight", flight).set("today", today);
  // Apart from each other and from `date`: a flightaid is on one plane at a time.
  for (let trip = 1; trip <= laterTrips; trip++)
    values.set(`later:${trip}`, addDays(date, 3 * trip + 1));
  const contactOf = (role: Role | Operator) => {
    const { displayName, email, phoneNumber } = people[role];
    return `I am ${displayName}, ${email}, call ${phoneNumber}.`;
  };
  const post = async (role: Role, number: string, offer?: "open" | "ask") => {
    const { id } = await call(role, "POST /flightAid", {
      type: offer ? "flightaid" : "traveler",
      // On another day than the other: a flightaid is on one plane at a time.
      itinerary: [
        {
          from: "YYZ",
          to: "DXB",
          travelDate: number === askedFlight ? addDays(date, 1) : date,
          flight: number,
        },
      ],
      traveler: { phoneNumber: people[role].phoneNumber },
      addInfo: contactOf(role),
      ...(offer && { connect: offer }),
    });
    return id as string;
  };
  const agree = (role: Role | Operator) =>
    call(role, "PATCH /me", {
      agreementVersion,
      termsVersion: currentTerms,
      phoneNumber: people[role].phoneNumber,
    });
  for (const role of everybody) await agree(role);
  values.set("itinerary:owner", await post("owner", flight, "open"));
  values.set("itinerary:asked", await post("owner", askedFlight, "ask"));

  const connect = async (role: Role, offer: "owner" | "asked") => {
    values.set(`itinerary:${role}`, await post(role, offer === "owner" ? flight : askedFlight));
    const itineraryId = values.get(`itinerary:${offer}`);
    const { id } = await call(role, "POST /connections", { itineraryId, role: "traveler" });
    values.set(`connection:${role}`, id);
    await talk(role, id);
    return id as string;
  };
  const talk = async (role: Role, id: string) => {
    for (const writer of [role, "owner"] as const)
      await call(writer, "POST /connections/{id}/messages", { text: contactOf(writer) }, id);
  };
  const noteOrder = (role: Role, orderId: string) => {
    const captureId = paypal.captures().find((one) => one.orderId === orderId)?.id ?? "";
    values.set(`order:${role}`, orderId).set(`capture:${role}`, captureId);
  };
  const pay = async (role: Role, id: string) => {
    const { orderId } = await call(role, "POST /connections/{id}/order", undefined, id);
    await paypal.approve(orderId);
    await call(role, "POST /connections/{id}/capture", { orderId }, id);
    noteOrder(role, orderId);
  };

  const payAt = async (role: Role, id: string, at: Date) => {
    const actor = userOf(people[role]);
    const { orderId } = await Payment.order(actor, id, at);
    await paypal.approve(orderId);
    await Payment.capture(actor, { id, orderId }, at);
    noteOrder(role, orderId);
  };

  await connect("requested", "asked");
  await connect("before", "owner");
  // Long enough ago to get no answer.
  const yesterday = new Date(Date.now() - 86_400_000);
  for (const role of ["after", "moved"] as const) {
    const id = await connect(role, "owner");
    await payAt(role, id, yesterday);
    await Connection.change(id, () => ({ set: { movedAt: yesterday.toISOString() } }), yesterday);
  }
  const former = await connect("former", "owner");
  await pay("former", former);
  await paypal.refuseRefund(values.get("capture:former") ?? "", "REFUND_TIME_LIMIT_EXCEEDED");
  await call("owner", "POST /connections/{id}/cancel", { reason: "other" }, former);
  const declined = await connect("declined", "asked");
  const answer = { accept: false, text: contactOf("owner") };
  await call("owner", "POST /connections/{id}/answer", answer, declined);
  const block = async (role: (typeof blockedRoles)[number]) => {
    const connection = values.get(`connection:${role}`);
    values.set(`block:${role}`, (await call("owner", "POST /blocks", { connection })).id);
  };
  for (const role of ["blocked", "signedUpAgain"] as const) {
    await connect(role, "owner");
    await block(role);
  }
  const { uid: formerUid } = people.signedUpAgain;
  await call("signedUpAgain", "DELETE /me");
  people.signedUpAgain.uid = randomUUID();
  await agree("signedUpAgain");
  values.set("itinerary:signedUpAgain", await post("signedUpAgain", flight));
  await connect("deleted", "owner");

  // Two or more days ago in every time zone. The API connects for future trips only.
  const flownDate = addDays(today, -2);
  const then = new Date(`${addDays(flownDate, -5)}T12:00:00Z`);
  const flownLeg = { sequence: 1, from: "YYZ", to: "DXB", travelDate: flownDate, flight };
  const postFlown = async (role: Role, type: "flightaid" | "traveler") => {
    const { phoneNumber } = people[role];
    const input = { type, itinerary: [flownLeg], traveler: { phoneNumber } };
    return (await Itinerary.create(userOf(people[role]), input, then)).itinerary.id;
  };
  const flownOffer = await postFlown("owner", "flightaid");
  const fly = async (role: "flown" | "blockedFlown") => {
    values.set(`itinerary:${role}`, await postFlown(role, "traveler"));
    const traveler = userOf(people[role]);
    const opening = { itineraryId: flownOffer, role: "traveler" } as const;
    const { id } = (await Connection.open(traveler, opening, then)).connection;
    values.set(`connection:${role}`, id);
    await payAt(role, id, then);
    await talk(role, id);
    return id;
  };
  const instant = new Date().toISOString();
  values.set("instant", instant).set("tap:after", randomUUID());
  const follow = async (role: "after" | "blockedFlown") => {
    const id = values.get(`connection:${role}`) ?? "";
    const link = await call(role, "POST /connections/{id}/follow-links", {}, id);
    values.set(`followLink:${role}`, link.id);
    values.set(`followToken:${role}`, link.url.split("/").at(-1));
  };
  await follow("after");
  const place = { text: contactOf("after") };
  const ofAfter = values.get("connection:after");
  await call("after", "PUT /connections/{id}/meeting-point", place, ofAfter);
  const flown = await fly("flown");
  for (const claim of ["did-not-meet", "airline-cancelled"])
    await call("flown", `POST /connections/{id}/${claim}`, undefined, flown);
  const blockedFlown = await fly("blockedFlown");
  const tap = { key: randomUUID(), kind: "landed", leg: 1, at: instant };
  await call("blockedFlown", "POST /connections/{id}/taps", tap, blockedFlown);
  await follow("blockedFlown");
  await block("blockedFlown");

  const { publicKey } = await call("after", "GET /me/push");
  for (const role of ["owner", "after", "deleted"] as const) {
    const device = { ...(await push.subscribe(publicKey)), publicKey };
    values.set(`device:${role}`, (await call(role, "POST /me/push", device)).id);
  }
  await leaveToOperators(people, values);
  values.set("publicKey", publicKey).set("endpoint", (await push.subscribe(publicKey)).endpoint);

  values.set("connection:owner", values.get("connection:after") ?? "");
  const page = await send(
    httpEvent({ routeKey: "GET /flightAid", method: "GET", path: "/flightAid", query: "limit=1" }),
  );
  values.set("cursor", /cursor=([\w-]+)/.exec(String(page.headers?.link))?.[1] ?? "");
  await call("deleted", "DELETE /me");
  const link = ses
    .mails()
    .filter(({ destination }) => destination.to.includes(people.owner.email))
    .flatMap(({ headers }) => headers.find(({ name }) => name === "List-Unsubscribe") ?? [])
    .at(-1)?.value;
  const asked = await Connection.get(values.get("connection:after") ?? "");
  values.set(
    "answer",
    await StillFlying.sealAnswer({
      about: "connection",
      id: asked?.id ?? "",
      uid: asked?.flightaid ?? "",
      travelDate: (asked?.flightaidSide?.now?.leg ?? asked?.flightaidSide?.leg)?.travelDate ?? "",
      until: `${addDays(date, 1)}T00:00:00.000Z`,
    }),
  );
  values.set("unsubscribe", /token=([^>]+)/.exec(link ?? "")?.[1] ?? "");
  const refusedTokenOf = (caller: Caller) =>
    caller === "anonymous" ? undefined : refusedToken(caller, people[caller], pools);
  return {
    people,
    formerUid,
    isPaid: async (traveler) =>
      (await Connection.get(values.get(`connection:${traveler}`) ?? ""))?.state === "paid",
    claimsOf: (caller) => (refusedTokenOf(caller) ? undefined : claimsOf(caller)),
    refusedTokenOf,
    notePosting: (key, id) => values.set(`posted:${key}`, id),
    noteCases: (cases) => {
      for (const { id, about } of cases)
        values.set(about.startsWith("claim-") ? "listed:claim" : "listed:report", id);
    },
    fill: (text, caller) =>
      text.replace(
        /\{\{(\w+)(?::(\w+))?\}\}/g,
        (_, what: string, whose: string) =>
          values.get(whose ? `${what}:${whose === "mine" ? caller : whose}` : what) ?? "none",
      ),
  };
}

/**
 * A report about the owner, a decided one about `declined`, a contradicted claim, two parked mails and a parked itinerary; and an
 * operator is suspended.
 */
async function leaveToOperators(
  people: Record<Role | Operator, Person>,
  values: Map<string, string>,
): Promise<void> {
  const now = new Date();
  const report = async (role: "owner" | "declined") => {
    const about = { itinerary: values.get(`itinerary:${role}`), reason: "spam" as const };
    await Safety.report(userOf(people.after), { ...about, text: "Advertising." }, now);
    const { uid } = people[role];
    const [open] = (await Safety.reportsOf(uid)).map(({ id }) => id);
    if (!open) throw new Error(`There is no report about ${role}`);
    values.set(`report:${role}`, open);
    const path = await Safety.appealPath(uid, open);
    values.set(`appeal:${role}`, path.replace("/appeal?token=", ""));
    return open;
  };
  await report("owner");
  const warning = { decision: "warn", reason: "other", text: "Please don’t." } as const;
  await Desk.decide(await report("declined"), { ...warning, operator: people.operator.uid }, now);
  const item = await Connection.get(values.get("connection:former") ?? "");
  if (!item) throw new Error("There is no former connection");
  await transact([Connection.claimWrite(item, "met", now)], {
    refused: () => "retry",
    busy: "busy",
  });
  values.set("claim:former", `${item.id}-met`);
  const { uid } = people.stranger;
  const mails = ["1", "2"].map((topic) =>
    Outbox.buildMail(uid, { kind: "reinstated", props: {} }, topic, now),
  );
  await putMails(mails, { queue: "parked", attempts: 8, lastError: `No ${people.stranger.email}` });
  for (const [index, { key }] of mails.entries())
    values.set(
      `parkedMail:${index + 1}`,
      Buffer.from(JSON.stringify([uid, key])).toString("base64url"),
    );
  await parkMatchJob(values.get("itinerary:declined") ?? "", `No ${people.declined.email}`);
  const suspended = people.suspendedOperator.uid;
  await Desk.suspend(suspended, { reason: "other", operator: people.operator.uid }, now);
}

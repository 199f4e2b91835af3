/**
 * Connections in the table: one item for each connection, one per participant that leads to it, and one for each pair that
 * leads to its live connection.
 */

import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { dueIndex, key, service, table } from "../db/common";
import type { DueAttribute, IndexName } from "../db/table";
import type { CompanionCard, Match } from "../matching/contract";
import type { Counted as NumberedStep } from "../numbers/counted";
import { once } from "../once";
import type { Leg, Type } from "../trip/contract";
import { types } from "../trip/type";
import { claimDecisions, claimKinds } from "./claim-kinds";
import type { Contact, EndReason, Refund, Review, WordTap } from "./contract";
import { states } from "./table";

/** A posting, and its leg that matches the other's. */
type Shown = { card: CompanionCard; leg: Leg };

/**
 * One participant: contact data, the card of their itinerary if they posted one, and its leg that matches the other's. Card and leg
 * follow the itinerary until the payment, and then stay as paid: `now` is the itinerary where it differs since. Removed when they
 * leave.
 */
export type Side = { contact: Contact; card?: CompanionCard; leg?: Leg; now?: Shown };

export type Reviews = { traveler?: Review; flightaid?: Review };

/**
 * The last mail to a participant about changes of the other's trip: when it was due, and the next one that waits until `due`, with the
 * leg before the changes that it reports.
 */
export type Told = { at: string; due?: string; before?: Leg };

/** The reminders before the flight that are owed, or left out, for each participant: `<travel date>#<days before>`. */
export type Reminded = { [Reader in Type]?: string[] };

/** When a participant said that they still fly, and of which travel date. */
export type StillFlying = { [Role in Type]?: { at: string; travelDate: string } };

/** Something makes a payment that is on its way undeliverable. */
export type Broken = { reason: EndReason; by: Type };

/** An order at PayPal, with its price. `trips` of the connection that it was made for; 0 in items of earlier versions. */
export type PricedOrder = { orderId: string; amount: string; currency: string; trips?: number };

/** The airline has cancelled the flight, says `by`. Decided at `until` unless the other one contradicts; then by operators. */
export type AirlineClaim = {
  by: Type;
  at: string;
  until: string;
  contradictedAt?: string;
  notRefundedAt?: string;
};

/** When each participant has tapped, on the trip page, that the two met and that the passenger was handed over. */
export type Tapped = { [Role in Type]?: { [Kind in WordTap]?: string } };

/** What a trip added to the flightaid's reputation, without the thank-you. */
export type Counted = { rated: boolean; again: boolean };

export const connectionEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "connection", version: "1", service },
        attributes: {
          id: { type: "string", required: true, readOnly: true },
          /** The uids of the participants. */
          traveler: { type: "string", required: true, readOnly: true },
          flightaid: { type: "string", required: true, readOnly: true },
          /** Who opened it. Missing in items of earlier versions. */
          opener: { type: types, readOnly: true },
          travelerSide: { type: CustomAttributeType<Side>("any") },
          flightaidSide: { type: CustomAttributeType<Side>("any") },
          /** The earlier of the two legs that match: people are connected before its date. */
          leg: { type: CustomAttributeType<Leg>("any"), required: true },
          /** The later one, when it is on another day: the trip is over after its date. */
          lastLeg: { type: CustomAttributeType<Leg>("any") },
          /** How the two itineraries match, seen from the traveler's. */
          match: { type: CustomAttributeType<Match>("any") },
          state: { type: states, required: true },
          /** Counts the changes, so that each is made to the connection as it was read. */
          version: { type: "number" },
          /** Counts the changes of the two trips before the payment. Missing in items of earlier versions: 0. */
          trips: { type: "number" },
          /** When a request expires. */
          answerBy: { type: "string" },
          /** The flightaid's line with the answer, masked. */
          answerText: { type: "string" },
          acceptedAt: { type: "string" },
          /** When the reminder of the request, the mail that payment is open, and the invitation to review were owed. */
          remindedAt: { type: "string" },
          payableToldAt: { type: "string" },
          invitedAt: { type: "string" },
          /** When the flightaid said, or showed by a message or a tap, that the two are in touch. */
          confirmedAt: { type: "string" },
          /** The traveler gets no answer: open until the flightaid confirms, decided at `noAnswerUntil`. */
          noAnswerAt: { type: "string" },
          noAnswerUntil: { type: "string" },
          /** The traveler says that they did not meet: decided at `didNotMeetUntil` unless contradicted. */
          didNotMeetAt: { type: "string" },
          didNotMeetUntil: { type: "string" },
          contradictedAt: { type: "string" },
          /** When operators decided that the contradicted claim refunds nothing. */
          notRefundedAt: { type: "string" },
          airline: { type: CustomAttributeType<AirlineClaim>("any") },
          /** When the flightaid changed to another plane than the one that was paid for, and the traveler said to stay. */
          movedAt: { type: "string" },
          stayedAt: { type: "string" },
          /**
           * What becomes of the fee when the traveler cancels before the flightaid is in touch: decided by the first order, or
           * from the beginning for a pair that has had it back before. Missing in items of earlier versions: refunded.
           */
          cancelRefund: { type: CustomAttributeType<Refund>("string") },
          reminded: { type: CustomAttributeType<Reminded>("any") },
          stillFlying: { type: CustomAttributeType<StillFlying>("any") },
          reviews: { type: CustomAttributeType<Reviews>("any") },
          /** When the reviews were shown, and then counted on the flightaid's cards. */
          publishedAt: { type: "string" },
          refreshedAt: { type: "string" },
          tapped: { type: CustomAttributeType<Tapped>("any") },
          counted: { type: CustomAttributeType<Counted>("any") },
          /** The steps that are counted in the numbers of their days: see numbers.ts. Missing in items of earlier versions. */
          numbered: { type: CustomAttributeType<NumberedStep[]>("any") },
          broken: { type: CustomAttributeType<Broken>("any") },
          told: { type: CustomAttributeType<{ [Reader in Type]?: Told }>("any") },
          endedAt: { type: "string" },
          endReason: { type: CustomAttributeType<EndReason>("string") },
          /** Who ended it, if a participant did. */
          endedBy: { type: types },
          /** The current PayPal order, or the one that was paid, and the number of orders so far. */
          orderId: { type: "string" },
          orders: { type: "number", required: true, default: 0 },
          /** `trips` of the connection that the order was made for. Missing in items of earlier versions: 0. */
          orderTrips: { type: "number" },
          /** The price of the order. */
          amount: { type: "string" },
          currency: { type: "string" },
          /** Orders that were released. Their payment may still arrive. */
          formerOrders: { type: CustomAttributeType<PricedOrder[]>("any") },
          /** When the order's capture was last requested. Unless PayPal says otherwise, the payer may have been charged since. */
          triedAt: { type: "string" },
          /** Declined captures of the order. */
          declines: { type: "number", required: true, default: 0 },
          /** The payment is captured and the bank has not cleared it yet. */
          pending: { type: "boolean", required: true, default: false },
          captureId: { type: "string" },
          /**
           * `order` while PayPal and the connection may disagree: the outcome of an order is open, or a refund is owed. `step`
           * while something happens at `dueAt`: see steps.ts.
           */
          queue: { type: ["order", "step", "none"] as const, required: true, default: "none" },
          /** ISO 8601 instant of the next reconciliation or step. */
          dueAt: { type: "string", required: true },
          /** Reconciliations so far. Stored as `sweeps`, the name in items of earlier versions. */
          reconciles: { type: "number", required: true, default: 0, field: "sweeps" },
          createdAt: { type: "string", required: true, readOnly: true },
          paidAt: { type: "string" },
          refundedAt: { type: "string" },
          /** Who gave the fee back after it had been kept at first. The end before stays as it was. */
          refundedBy: { type: ["operator", "paypal"] as const },
          /** PayPal refuses the refund for good: an operator sends the money in another way. */
          refundRefusedAt: { type: "string" },
          /** PayPal has taken the payment back: nothing is refunded any more. */
          reversedAt: { type: "string" },
          expiresAt: { type: "number", required: true },
        },
        indexes: {
          byId: {
            pk: key("pk", "connection#${id}"),
            sk: key("sk", "connection"),
          },
          due: { ...dueIndex, condition: ({ queue }) => queue !== "none" },
        },
      },
      table,
    ),
);

/** Who has decided a claim, when (ISO 8601 instant), and why. */
export type ClaimVerdict = { by: string; at: string; reason: string };

/** The traveler's text against a decision, without contact data and names, and the decision itself. `at`: ISO 8601 instant. */
export type ClaimAppeal = { at: string; text: string; before: ClaimVerdict };

/** A contradicted claim, or a dispute at PayPal, for an operator. It is kept for at least 180 days, longer than its connection. */
export const claimEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "claim", version: "1", service },
        attributes: {
          /** The id of the connection. */
          id: { type: "string", required: true, readOnly: true },
          kind: { type: claimKinds, required: true, readOnly: true },
          /** `claim` until an operator has decided. */
          queue: { type: ["claim", "none"] as const, required: true },
          /** When it was contradicted or appealed, and then when it was decided. */
          dueAt: { type: "string", required: true },
          createdAt: { type: "string", required: true, readOnly: true },
          decision: { type: claimDecisions },
          /** Missing in decisions of earlier versions. */
          verdict: { type: CustomAttributeType<ClaimVerdict>("any") },
          /** Possible once. */
          appeal: { type: CustomAttributeType<ClaimAppeal>("any") },
          expiresAt: { type: "number", required: true },
        },
        indexes: {
          byConnection: {
            pk: key("pk", "connection#${id}"),
            sk: key("sk", "claim#${kind}"),
          },
          due: {
            index: "due" satisfies IndexName,
            projection: [
              "id",
              "kind",
              "dueAt",
              "__edb_e__",
              "__edb_v__",
            ] as const satisfies DueAttribute[],
            condition: ({ queue }) => queue === "claim",
            pk: key("dueQueue", "${queue}"),
            sk: key("dueOrder", "${dueAt}#${id}#${kind}"),
          },
        },
      },
      table,
    ),
);

export const participantEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "participant", version: "1", service },
        attributes: {
          uid: { type: "string", required: true, readOnly: true },
          /** The id of the connection. */
          id: { type: "string", required: true, readOnly: true },
          expiresAt: { type: "number", required: true },
        },
        indexes: {
          byUser: {
            pk: key("pk", "user#${uid}"),
            sk: key("sk", "connection#${id}"),
          },
        },
      },
      table,
    ),
);

/**
 * The live connection of a pair. Its key is what makes connections unique: opening one writes the key in the same
 * transaction. A key whose connection is over is taken by the next one.
 */
export const pairEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "pair", version: "1", service },
        attributes: {
          /** The uids of the participants, or what is left of one (`former-account`). */
          traveler: { type: "string", required: true, readOnly: true },
          flightaid: { type: "string", required: true, readOnly: true },
          /** The id of the connection, `none` for a user who has deleted the account in which they had one. */
          connection: { type: "string", required: true },
          /** The ids of the itineraries from which the flightaid has declined a request of this traveler. */
          declined: { type: "list", items: { type: "string" } },
          /** When the traveler cancelled a connection of the two and got the fee back. */
          cancelRefunded: { type: "string" },
          /** When the last connections of the two were opened, ISO 8601 instants. Missing in items of earlier versions. */
          openings: { type: "list", items: { type: "string" } },
          expiresAt: { type: "number", required: true },
        },
        indexes: {
          byPair: {
            pk: key("pk", "pair#${traveler}#${flightaid}"),
            sk: key("sk", "pair"),
          },
        },
      },
      table,
    ),
);

/**
 * Leads from a user to the pairs of which `pair` holds something, once no connection does: one of the two has deleted an account. In
 * the partition of each of the two.
 */
export const pairOfUserEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "pairOfUser", version: "1", service },
        attributes: {
          /** A user, or what is left of one (`former-account`). */
          uid: { type: "string", required: true, readOnly: true },
          /** Which of the two `uid` is. */
          role: { type: types, required: true, readOnly: true },
          other: { type: "string", required: true, readOnly: true },
          expiresAt: { type: "number", required: true },
        },
        indexes: {
          byUser: {
            pk: key("pk", "user#${uid}"),
            sk: key("sk", "pair#${role}#${other}"),
          },
        },
      },
      table,
    ),
);

export type ConnectionItem = EntityItem<ReturnType<typeof connectionEntity>>;
export type ClaimItem = EntityItem<ReturnType<typeof claimEntity>>;

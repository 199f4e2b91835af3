import * as z from "zod/mini";
import { contract } from "../contract";
import { Leg, PublicCard, Type } from "../itinerary/contract";

/**
 * `requested` -> `ordered` (an order exists at PayPal) -> `paid` -> `refunded`. A connection that is unpaid on the day of the
 * flight is `expired`.
 */
export const State = z.enum(["requested", "ordered", "paid", "refunded", "expired"]);
export type State = z.output<typeof State>;

/** `amount` has two decimals, as PayPal writes it: `10.00`. */
export const Fee = z.object({ amount: z.string(), currency: z.string() });
export type Fee = z.output<typeof Fee>;

/** Contact data: what the traveler pays for. */
export const Contact = z.object({
  displayName: z.string(),
  email: z.string(),
  /** E.164. */
  phoneNumber: z.string(),
});
export type Contact = z.output<typeof Contact>;

/** A connection as one participant sees it. */
export const Connection = z.object({
  id: z.string(),
  /** The caller's role. The traveler pays. */
  role: Type,
  state: State,
  /** The payment is captured, and the bank has not cleared it yet. */
  pending: z.optional(z.literal(true)),
  /** The shared flight. */
  leg: Leg,
  counterpart: z.object({
    /** Masked. */
    displayName: z.string(),
    /** The card of their itinerary, if they posted one. */
    itinerary: z.optional(PublicCard),
  }),
  /** The counterpart's contact data, only while `state` is `paid`. */
  contact: z.optional(Contact),
  /**
   * Legs of other trips that the two share: they cost nothing more. Only while `state` is `paid`, and only in the answer for one
   * connection.
   */
  shared: z.optional(z.array(z.object({ mine: Leg, theirs: Leg }))),
  fee: Fee,
  createdAt: z.iso.datetime(),
  paidAt: z.optional(z.iso.datetime()),
});
export type Connection = z.output<typeof Connection>;

/**
 * Opens the connection with the owner of an itinerary, or returns the existing one: 201 or 200. 400 with the path `phoneNumber`
 * when a caller without an itinerary sends no phone number.
 */
export const open = contract({
  method: "POST",
  path: "/connections",
  auth: "bearer",
  input: z.object({
    /** The other participant's itinerary. */
    itineraryId: z.string(),
    /** The caller's role: the opposite of the itinerary's type. */
    role: Type,
    phoneNumber: z.optional(z.string("Invalid Phone No.").check(z.trim())),
  }),
  output: Connection,
  cache: "no-store",
});

/** Newest first. */
export const list = contract({
  method: "GET",
  path: "/connections",
  auth: "bearer",
  input: z.object({}),
  output: z.array(Connection),
  cache: "no-store",
});

export const fromId = contract({
  method: "GET",
  path: "/connections/{id}",
  auth: "bearer",
  input: z.object({ id: z.string() }),
  output: Connection,
  cache: "no-store",
});

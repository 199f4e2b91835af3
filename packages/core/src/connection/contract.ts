import * as z from "zod/mini";
import { contract } from "../contract";
import { Leg, PublicItinerary, Type } from "../itinerary/contract";

/**
 * `requested` -> `ordered` (an order exists at PayPal) -> `paid` -> `refunded`; what is not paid when the trip departs
 * is `expired`.
 */
export const State = z.enum(["requested", "ordered", "paid", "refunded", "expired"]);
export type State = z.output<typeof State>;

/** `amount` in PayPal's spelling, two decimals: `10.00`. */
export const Fee = z.object({ amount: z.string(), currency: z.string() });
export type Fee = z.output<typeof Fee>;

/** How to reach somebody: what the traveler pays for. */
export const Contact = z.object({
  displayName: z.string(),
  email: z.string(),
  /** E.164. */
  phoneNumber: z.string(),
});
export type Contact = z.output<typeof Contact>;

/** A connection as one of its two people sees it. */
export const Connection = z.object({
  id: z.string(),
  /** The caller's own: the traveler pays. */
  role: Type,
  state: State,
  /** The payment is made and the bank still thinks about it: nothing to do but wait. */
  pending: z.optional(z.literal(true)),
  /** The flight they share. */
  leg: Leg,
  counterpart: z.object({
    /** Masked. */
    displayName: z.string(),
    /** Their posting, where they have one. */
    itinerary: z.optional(PublicItinerary),
  }),
  /** The counterpart's, only while `state` is `paid`. */
  contact: z.optional(Contact),
  fee: Fee,
  createdAt: z.iso.datetime(),
  paidAt: z.optional(z.iso.datetime()),
});
export type Connection = z.output<typeof Connection>;

/**
 * Opens the connection with the owner of an itinerary, or gives the one that exists. Answers 400 with the path
 * `phoneNumber` to a caller without an itinerary who leaves the phone out.
 */
export const open = contract({
  method: "POST",
  path: "/connections",
  auth: "bearer",
  input: z.object({
    /** The other side's. */
    itineraryId: z.string(),
    /** The caller's own: the opposite of the itinerary's type. */
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

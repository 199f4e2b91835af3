/**
 * What is shared of a boarding pass. Its verbs are in the journey domain. A file of its own, because only the page that reads passes needs it.
 */
import * as z from "zod/mini";
import { Connection } from "../connection/contract";
import { contract } from "../contract";
import type { FieldReason } from "../field-reasons";
import { maxLegs } from "../trip/contract";

/** Days before the day of a flight from which a boarding pass of it can be shared: airlines give them out one or two days before. */
export const boardingPassDays = 3;

/** Of an airline or its operator, and a number: `EK-242`. */
const passFlightPattern = /^[A-Z\d]{2,3}-[1-9]\d{0,3}$/;
/** A row and a letter: `23A`. */
const seatPattern = /^[1-9]\d{0,2}[A-Z]$/;

/** What a participant shares of a boarding pass that was read on their phone. Nobody else has seen the pass. */
const passFields = {
  /** Of the pass: that of the operating airline in a code-share. */
  flight: z
    .string("invalid" satisfies FieldReason)
    .check(z.regex(passFlightPattern, "invalid" satisfies FieldReason)),
  /** At the origin. Missing where the pass has none. */
  date: z.optional(z.iso.date("invalid" satisfies FieldReason)),
  /** Missing on a pass without a seat. */
  seat: z.optional(
    z
      .string("invalid" satisfies FieldReason)
      .check(z.regex(seatPattern, "invalid" satisfies FieldReason)),
  ),
  /** Whether the surname on the pass is in the name of the profile. */
  surnameFits: z.boolean("invalid" satisfies FieldReason),
};

const ofOne = { id: z.string() };

/**
 * Shares what the owner of a boarding pass agrees to: flight, date, seat, and whether the surname fits. Each participant has one for
 * each leg, and the last one stands. 409 unless the connection is paid and the flight is near, and for a pass of another day; 429
 * beyond the changes of a day.
 */
export const shareBoardingPass = contract({
  method: "PUT",
  path: "/connections/{id}/boarding-pass",
  auth: "bearer",
  input: () =>
    z.object({
      ...ofOne,
      /** Position in `legs` of the journey, from 1. */
      leg: z.int().check(z.minimum(1), z.maximum(maxLegs)),
      ...passFields,
    }),
  output: () => Connection,
  cache: "no-store",
});

/** Removes what the caller has shared of a boarding pass. Succeeds if there is none. */
export const removeBoardingPass = contract({
  method: "DELETE",
  path: "/connections/{id}/boarding-pass",
  auth: "bearer",
  input: () =>
    z.object({
      ...ofOne,
      /** Position in `legs` of the journey, from 1. */
      leg: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxLegs)),
    }),
  output: () => Connection,
  cache: "no-store",
});

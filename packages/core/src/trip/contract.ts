/** A trip as it is entered, stored and shown: role, legs, dates, flights, and its details. */
import * as z from "zod/mini";
import { Iata } from "../airport/contract";
import type { FieldReason } from "../field-reasons";
import { types } from "./type";

export { opposite } from "./type";

/** The role of an itinerary's owner: a `traveler` wants help and pays, a `flightaid` offers it. */
export const Type = z.enum(types, "type-required" satisfies FieldReason);
export type Type = z.output<typeof Type>;

export const maxLegs = 6;

const designator = /^(?=\d?[A-Z])([A-Z\d]{2})[\s-]*0*([1-9]\d{0,3})[A-Z]?$/;

/**
 * A flight designator. Accepts what people type (`ek223`, `EK 0223`, `EK-223A`) and returns the stored form (`EK-223`):
 * two-character IATA carrier, number without leading zeros, no operational suffix. Undefined for an empty string.
 */
export const Flight = z.pipe(
  z.optional(z.string("invalid-flight-number" satisfies FieldReason)),
  z.transform((typed, context) => {
    const text = typed?.trim().toUpperCase();
    if (!text) return undefined;
    const [, carrier, number] = designator.exec(text) ?? [];
    if (carrier && number) return `${carrier}-${number}`;
    context.issues.push({
      code: "custom",
      message: "invalid-flight-number" satisfies FieldReason,
      input: typed,
    });
    return z.NEVER;
  }),
);

/** A calendar date at the origin airport, `YYYY-MM-DD`. */
export const TravelDate = z.iso.date("invalid-date" satisfies FieldReason);

/** One leg as entered. `sequence` is optional and defaults to the position in the array. */
export const LegInput = z
  .object({
    sequence: z.optional(z.int().check(z.minimum(1), z.maximum(99))),
    from: Iata,
    to: Iata,
    travelDate: TravelDate,
    flight: Flight,
  })
  .check(
    z.refine((leg) => leg.from !== leg.to, {
      path: ["to"],
      error: "same-airport" satisfies FieldReason,
      // Also checked if another field is invalid, so that all errors are reported together.
      when: ({ issues }) =>
        issues.every(
          ({ path: [field] = [] }) =>
            field !== undefined && !["from", "to"].includes(String(field)),
        ),
    }),
  );

export const Leg = z.object({
  sequence: z.int(),
  from: z.string(),
  to: z.string(),
  travelDate: z.string(),
  flight: z.optional(z.string()),
});
export type Leg = z.output<typeof Leg>;

/** A leg in an answer, with the cities of its airports. Stored legs and inputs have none. */
export const ShownLeg = z.extend(Leg, {
  fromCity: z.optional(z.string()),
  toCity: z.optional(z.string()),
});
export type ShownLeg = z.output<typeof ShownLeg>;

/** Accepts one leg or an array; returns one to six legs, numbered from 1. */
export const Legs = z.pipe(
  z.pipe(
    z.transform((value: unknown) =>
      Array.isArray(value) || value === undefined ? value : [value],
    ),
    z
      .array(LegInput, "flight-required" satisfies FieldReason)
      .check(
        z.minLength(1, "flight-required" satisfies FieldReason),
        z.maxLength(maxLegs, "too-many-flights" satisfies FieldReason),
      ),
  ),
  z.transform((legs): Leg[] =>
    legs
      .map((leg, index) => ({ ...leg, sequence: leg.sequence ?? index + 1 }))
      .sort((a, b) => a.sequence - b.sequence)
      .map((leg, index) => ({ ...leg, sequence: index + 1 })),
  ),
);

export const maxNoteLength = 1000;

/** Whether a flightaid accepts all families in advance (`open`), or answers each request (`ask`). */
export const Connect = z.enum(["open", "ask"], "connect-required" satisfies FieldReason);
export type Connect = z.output<typeof Connect>;

/**
 * The details of a trip besides its legs, as they are stored and shown; all are optional. The
 * stored item, cards and views,
 * the inputs of posting and editing, the forms and the draft in a tab derive from it and from the data below.
 */
export const PostingDetails = z.object({
  /** The note. */
  addInfo: z.optional(z.string()),
  /** Of a flightaid only. Missing is `open`. */
  connect: z.optional(Connect),
});
export type PostingDetails = z.output<typeof PostingDetails>;

/** The details as they are entered. */
export const TypedDetails = z.safeExtend(PostingDetails, {
  addInfo: z.optional(
    z.string().check(z.trim(), z.maxLength(maxNoteLength, "too-long" satisfies FieldReason)),
  ),
});

/** The empty value of each detail, which removes it. Undefined for a choice, which can be changed but not removed. */
export const emptyDetails = {
  addInfo: "",
  connect: undefined,
} satisfies Record<keyof PostingDetails, unknown>;

/** A traveler's are ignored. */
export const detailsOfFlightaids: readonly (keyof PostingDetails)[] = ["connect"];

/**
 * The details that are free text: others see them masked, and only if they are signed in. `masked`
 * is the field that shows the owner what others see; `hidden` is the field that tells a visitor
 * that there is a text.
 */
export const detailTexts = {
  addInfo: { masked: "maskedNote", hidden: "hasNote" },
} as const satisfies Record<
  TextOf<PostingDetails>,
  { masked: keyof MaskedTexts; hidden: keyof HiddenTexts }
>;
/** The fields that can be any text. */
type TextOf<Fields> = {
  [Name in keyof Fields]-?: string extends Fields[Name] ? Name : never;
}[keyof Fields];

export const MaskedTexts = z.object({ maskedNote: z.optional(z.string()) });
export type MaskedTexts = z.output<typeof MaskedTexts>;

export const HiddenTexts = z.object({ hasNote: z.optional(z.literal(true)) });
export type HiddenTexts = z.output<typeof HiddenTexts>;

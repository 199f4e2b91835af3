/** A trip as it is entered, stored and shown: role, legs, dates, flights, and its details. */
import * as z from "zod/mini";
import { Iata, Position } from "../airport/contract";
import type { FieldReason } from "../field-reasons";
import { once } from "../once";
import { daysBetween } from "./calendar";
import { types } from "./type";
import { maxWindowDays } from "./window";

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

/**
 * One leg as entered. `sequence` is optional and defaults to the position in the array. `booked: false` says that the flight is not
 * booked: it has no number, and is on a day from `travelDate` to `until`, which is the same day by default. Of a booked one `until`
 * is ignored.
 */
export const LegInput = z.lazy(() =>
  z
    .object({
      sequence: z.optional(z.int().check(z.minimum(1), z.maximum(99))),
      from: Iata,
      to: Iata,
      travelDate: TravelDate,
      flight: Flight,
      booked: z.optional(z.boolean()),
      until: z.optional(TravelDate),
    })
    .check(
      z.refine(({ booked, flight }) => booked !== false || !flight, {
        path: ["flight"],
        error: "invalid-flight-number" satisfies FieldReason,
      }),
      z.refine(
        ({ booked, travelDate, until = travelDate }) =>
          booked !== false || isWindow(travelDate, until),
        {
          path: ["until"],
          error: "invalid-date" satisfies FieldReason,
        },
      ),
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
    ),
);

/** Also of dates that are not real, which other checks refuse. */
function isWindow(first: string, last: string): boolean {
  const days = daysBetween(first, last);
  return !(days < 0 || days >= maxWindowDays);
}

export const Leg = once(() =>
  z.object({
    sequence: z.int(),
    from: z.string(),
    to: z.string(),
    /** The first day of the window, if the flight is not booked. */
    travelDate: z.string(),
    flight: z.optional(z.string()),
    /** Not booked yet. Of a traveler only. */
    booked: z.optional(z.literal(false)),
    /** The last day of the window. Only while the flight is not booked. */
    until: z.optional(z.string()),
  }),
);
export type Leg = z.output<ReturnType<typeof Leg>>;

/**
 * A leg in an answer, with what is known of its airports and its flight. Stored legs and inputs have none of it, and legs in
 * lists only the cities.
 */
export const ShownLeg = once(() =>
  z.extend(Leg(), {
    fromCity: z.optional(z.string()),
    toCity: z.optional(z.string()),
    fromPosition: z.optional(Position),
    toPosition: z.optional(Position),
    /** The name of the airline that sells the flight. */
    airline: z.optional(z.string()),
  }),
);
export type ShownLeg = z.output<ReturnType<typeof ShownLeg>>;

/** Accepts one leg or an array; returns one to six legs, numbered from 1. */
export const Legs = z.lazy(() =>
  z.pipe(
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
        .map(({ booked, until, ...leg }, index) => ({
          ...leg,
          sequence: index + 1,
          ...(booked === false && { booked, until: until ?? leg.travelDate }),
        })),
    ),
  ),
);

/**
 * Designators of airlines that we do not know, of flights whose numbers the caller has confirmed. Any other flight of such an airline is
 * asked about, with the reason `unknown-airline`.
 */
export const ConfirmedAirlines = z.optional(
  z.array(z.string().check(z.regex(/^[A-Z\d]{2}$/))).check(z.maxLength(maxLegs)),
);

export const maxNoteLength = 1000;

/** Whether a flightaid accepts all families in advance (`open`), or answers each request (`ask`). */
export const Connect = z.enum(["open", "ask"], "connect-required" satisfies FieldReason);
export type Connect = z.output<typeof Connect>;

/** BCP 47 tags of the languages that families on these routes speak first. `zh` is Mandarin, `yue` Cantonese. */
export const spokenLanguages = [
  "hi",
  "pa",
  "gu",
  "ta",
  "te",
  "bn",
  "mr",
  "ml",
  "kn",
  "ur",
  "ne",
  "si",
  "zh",
  "yue",
  "ar",
  "fa",
  "en",
  "fr",
  "es",
  "pt",
] as const;
export const SpokenLanguage = z.enum(spokenLanguages);
export type SpokenLanguage = z.output<typeof SpokenLanguage>;

/** What a passenger may need, and a flightaid may help with. In the order of a trip. */
export const kindsOfHelp = [
  "finding-the-way",
  "security-and-gates",
  "changing-planes",
  "meeting-again",
  "seat",
  "interpreting",
  "company",
  "medicine-reminder",
  "children",
  "border-forms",
  "own-bags",
  "handing-over",
] as const;
export const Help = z.enum(kindsOfHelp);
export type Help = z.output<typeof Help>;

/** Who flies, as the owner calls them. */
export const relations = [
  "mother",
  "father",
  "parents",
  "grandmother",
  "grandfather",
  "grandparents",
  "partner",
  "child",
  "relative",
  "friend",
  "myself",
] as const;
export type Relation = (typeof relations)[number];

export const ageGroups = ["0-11", "12-17", "18-59", "60-69", "70-79", "80+"] as const;
export type AgeGroup = (typeof ageGroups)[number];

export const maxParty = 4;

/** The public details. Visitors do not see the texts. */
export const PublicDetails = once(() =>
  z.object({
    /** The note. */
    addInfo: z.optional(z.string()),
    /** Of a flightaid only. Missing is `open`. */
    connect: z.optional(Connect),
    /** That those who fly, or the flightaid, speak. */
    languages: z.optional(z.array(SpokenLanguage)),
    /** Of a flightaid only: with what they help. */
    help: z.optional(z.array(Help)),
  }),
);
export type PublicDetails = z.output<ReturnType<typeof PublicDetails>>;

/** Who flies. Of a traveler only. Only owners of a matching trip see it. */
export const Passenger = once(() =>
  z.object({
    /** Empty: not said. */
    relation: z.optional(z.enum(["", ...relations])),
    /** Of the oldest, or of a child. Empty: not said. */
    ageGroup: z.optional(z.enum(["", ...ageGroups])),
    /** How many fly together. Missing is 1. */
    party: z.optional(z.int().check(z.minimum(1), z.maximum(maxParty))),
    needs: z.optional(z.array(Help)),
    /** The passenger knows about the posting. Required unless the owner flies. */
    passengerKnows: z.optional(z.boolean()),
  }),
);
export type Passenger = z.output<ReturnType<typeof Passenger>>;

/** Used for ranking only. Only the owner sees it: the card of an index has it, no response does. */
export const RankingDetails = once(() =>
  z.object({
    /** Of a flightaid: that she is a woman. Not verified. */
    woman: z.optional(z.boolean()),
    /** Of a traveler: would rather have a woman. */
    prefersWoman: z.optional(z.boolean()),
  }),
);
export type RankingDetails = z.output<ReturnType<typeof RankingDetails>>;

/**
 * The details of a trip besides its legs, as they are stored and shown; all are optional. The
 * stored item, cards and views,
 * the inputs of posting and editing, the forms and the draft in a tab derive from it and from the data below.
 */
export const PostingDetails = once(() =>
  z.object({
    ...PublicDetails().shape,
    ...Passenger().shape,
    ...RankingDetails().shape,
  }),
);
export type PostingDetails = z.output<ReturnType<typeof PostingDetails>>;

/** The details as they are entered. */
export const TypedDetails = once(() =>
  z.safeExtend(PostingDetails(), {
    addInfo: z.optional(
      z.string().check(z.trim(), z.maxLength(maxNoteLength, "too-long" satisfies FieldReason)),
    ),
    languages: z.optional(someOf(spokenLanguages)),
    help: z.optional(someOf(kindsOfHelp)),
    needs: z.optional(someOf(kindsOfHelp)),
  }),
);

/** Each at most once, in the order of the list. */
function someOf<const Value extends string>(list: readonly Value[]) {
  return z
    .array(z.enum(list), "invalid" satisfies FieldReason)
    .check(z.overwrite((chosen) => list.filter((value) => chosen.includes(value))));
}

/** The empty value of each detail, which removes it. Undefined for a choice, which can be changed but not removed. */
export const emptyDetails = {
  addInfo: "",
  connect: undefined,
  languages: [],
  help: [],
  relation: "",
  ageGroup: "",
  party: 1,
  needs: [],
  passengerKnows: false,
  woman: false,
  prefersWoman: false,
} satisfies { [Name in keyof Required<PostingDetails>]: PostingDetails[Name] | undefined };

/** Details that trips of one type have. Those of the other type are ignored. */
export const detailsOfOneType: Partial<Record<keyof PostingDetails, Type>> = {
  connect: "flightaid",
  help: "flightaid",
  relation: "traveler",
  ageGroup: "traveler",
  party: "traveler",
  needs: "traveler",
  passengerKnows: "traveler",
  woman: "flightaid",
  prefersWoman: "traveler",
};

/**
 * The details that are free text: others see them masked, and only if they are signed in. `masked`
 * is the field that shows the owner what others see; `hidden` is the field that informs a visitor
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

export const MaskedTexts = once(() => z.object({ maskedNote: z.optional(z.string()) }));
export type MaskedTexts = z.output<ReturnType<typeof MaskedTexts>>;

export const HiddenTexts = once(() => z.object({ hasNote: z.optional(z.literal(true)) }));
export type HiddenTexts = z.output<ReturnType<typeof HiddenTexts>>;

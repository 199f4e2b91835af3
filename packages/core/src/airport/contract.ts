import * as z from "zod/mini";
import { contract } from "../contract";
import type { FieldReason } from "../field-reasons";
import { isLongEnough } from "./term";

/** An IATA airport code in upper case. The airport domain checks that it exists. */
export const Iata = z
  .string("airport-required" satisfies FieldReason)
  .check(
    z.trim(),
    z.toUpperCase(),
    z.regex(/^[A-Z]{3}$/, "airport-required" satisfies FieldReason),
  );

/** On the map. Answers round it to a tenth of a degree, 11 km at most. */
export const Position = z.lazy(() =>
  z.object({
    /** Degrees, north positive. */
    latitude: z.number(),
    /** Degrees, east positive. */
    longitude: z.number(),
  }),
);
export type Position = z.output<typeof Position>;

export const Airport = z.lazy(() =>
  z.object({
    iata: z.string(),
    name: z.string(),
    city: z.string(),
    /** ISO 3166-2 subdivision without the country (`ON`); empty if there is none, or if it is a number. */
    state: z.object({ abbr: z.string() }),
    /** `code` is ISO 3166-1 alpha-2. */
    country: z.object({ name: z.string(), code: z.string() }),
    /** IANA time zone. Determines the calendar date at the airport. */
    timeZone: z.string(),
    position: z.optional(Position),
  }),
);
export type Airport = z.output<typeof Airport>;

export const suggestLimit = 15;

/** Suggests airports for what is typed: a code, a city, a country or a name, in any of the scripts of the site. */
export const suggest = contract({
  method: "GET",
  path: "/airports",
  auth: "none",
  input: () =>
    z.object({
      /** What is typed: at least three characters, of which a Chinese one counts for two. */
      term: z
        .string("term-too-short" satisfies FieldReason)
        .check(
          z.trim(),
          z.refine(isLongEnough, "term-too-short" satisfies FieldReason),
          z.maxLength(60, "too-long" satisfies FieldReason),
        ),
      /** Most of them. */
      limit: z._default(
        z.coerce.number().check(z.int(), z.minimum(1), z.maximum(suggestLimit)),
        suggestLimit,
      ),
    }),
  output: () => z.array(Airport),
  cache: "public, max-age=86400, stale-while-revalidate=604800",
  rate: "frequent",
});

import * as z from "zod/mini";
import type { FieldReason } from "../field-reasons";

/** A phone number as the API takes it: E.164, or a national number with its country. */
export const TypedPhone = z.object({
  phoneNumber: z
    .string("invalid-phone-number" satisfies FieldReason)
    .check(z.trim(), z.minLength(1, "invalid-phone-number" satisfies FieldReason)),
  /** The country of a number without a calling code: ISO 3166-1 alpha-2. */
  phoneCountry: z.optional(
    z
      .string("invalid-phone-number" satisfies FieldReason)
      .check(z.regex(/^[A-Z]{2}$/, "invalid-phone-number" satisfies FieldReason)),
  ),
});
export type TypedPhone = z.output<typeof TypedPhone>;

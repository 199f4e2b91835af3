import * as z from "zod/mini";

/** A phone number as the API takes it: E.164, or a national number with its country. */
export const TypedPhone = z.object({
  phoneNumber: z.string("Invalid Phone No.").check(z.trim(), z.minLength(1, "Invalid Phone No.")),
  /** The country of a number without a calling code: ISO 3166-1 alpha-2. */
  phoneCountry: z.optional(
    z.string("Invalid Phone No.").check(z.regex(/^[A-Z]{2}$/, "Invalid Phone No.")),
  ),
});
export type TypedPhone = z.output<typeof TypedPhone>;

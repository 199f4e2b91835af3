/** Phone numbers: stored in E.164. */
import { AppError } from "../error";
import type { TypedPhone } from "./contract";

/**
 * A typed phone number in E.164. A number without a calling code is one of `phoneCountry`; the country is never guessed.
 * @param path of the number in the request
 * @throws AppError `invalid-input` with this path
 */
export async function toE164(
  { phoneNumber, phoneCountry }: TypedPhone,
  path: string,
): Promise<string> {
  // Loaded on demand: the phone number rules of all countries are larger than the rest of the bundle.
  const { default: parsePhoneNumber, isSupportedCountry } = await import("libphonenumber-js");
  const country = phoneCountry && isSupportedCountry(phoneCountry) ? phoneCountry : undefined;
  const phone = parsePhoneNumber(phoneNumber, country);
  if (phone?.isValid()) return phone.number;
  throw new AppError("invalid-fields", {
    errors: [{ path, reason: "invalid-phone-number" }],
  });
}

import { find } from "../airport";
import { AppError } from "../error";
import type { Leg } from "./contract";

/**
 * A phone number as people type it, in E.164. A number without a country code is read as one of the trip's origin.
 * @throws AppError `invalid-input` with this path
 */
export async function toE164(
  typed: string,
  [first]: readonly Leg[],
  path: string,
): Promise<string> {
  // Loaded on demand: the phone number rules of all countries are larger than the rest of the bundle.
  const { default: parsePhoneNumber, isSupportedCountry } = await import("libphonenumber-js");
  const region = (first && find(first.from)?.country.code) ?? "";
  const phone = parsePhoneNumber(typed, isSupportedCountry(region) ? region : undefined);
  if (phone?.isValid()) return phone.number;
  throw new AppError("invalid-input", "Check the marked fields.", {
    errors: [{ path, message: "Invalid Phone No." }],
  });
}

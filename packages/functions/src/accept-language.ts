/**
 * The languages of an `Accept-Language` header, in its order, without their weights: every browser
 * sends them in the order of preference.
 */
export function acceptedLanguages(header = ""): string[] {
  return header.split(",").map((one) => one.replace(/;.*/, "").trim());
}

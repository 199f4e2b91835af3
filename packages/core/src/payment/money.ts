/** How money is written, in mails and on pages. Pure. */

/** A decimal amount in major units, as text (`10.00`), and an ISO 4217 code: the format of the API and of PayPal. */
export type Money = { amount: string; currency: string };

/**
 * `$10 USD` in English: cents only if there are any, and the code, because several currencies share a symbol.
 * @param locale BCP 47
 */
export function formatMoney({ amount, currency }: Money, locale: string | string[]): string {
  const value = Number(amount);
  const formatted = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    // `trailingZeroDisplay` is missing in older browsers.
    ...(Number.isInteger(value) && { minimumFractionDigits: 0 }),
  }).format(value);
  return `${formatted} ${currency}`;
}

/** An amount as it is stored and as the payment provider takes it: a decimal text and an ISO 4217 code. */
export type Money = { amount: string; currency: string };

/** `$10 USD`, cents only where there are some; the code as well, because there are many dollars. */
export function formatMoney({ amount, currency }: Money): string {
  const value = Number(amount);
  const formatted = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    // Older phones do not know `trailingZeroDisplay`.
    ...(Number.isInteger(value) && { minimumFractionDigits: 0 }),
  }).format(value);
  return `${formatted} ${currency}`;
}

/** An amount as it is stored and as the payment provider takes it: a decimal text and an ISO 4217 code. */
export type Money = { amount: string; currency: string };

/** `$10 USD`: the code as well, because there are many dollars. */
export function formatMoney({ amount, currency }: Money): string {
  const number = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: "stripIfInteger",
  });
  return `${number.format(Number(amount))} ${currency}`;
}

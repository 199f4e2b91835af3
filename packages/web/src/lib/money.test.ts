import { expect, test } from "vitest";
import { formatMoney } from "./money";

test.each([
  ["10.00", "USD", "$10 USD"],
  ["10.50", "USD", "$10.50 USD"],
  ["1250", "CAD", "$1,250 CAD"],
  ["8.00", "EUR", "€8 EUR"],
  ["9.99", "EUR", "€9.99 EUR"],
  ["1000", "JPY", "¥1,000 JPY"],
])("%s %s is formatted as %s", (amount, currency, shown) => {
  expect(formatMoney({ amount, currency })).toBe(shown);
});

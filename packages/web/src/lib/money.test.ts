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

test("money is written as in the reader’s language", () => {
  const plain = (text: string) => text.replace(/\s/g, " ");
  expect(plain(formatMoney({ amount: "1250.50", currency: "CAD" }, "fr-CA"))).toBe(
    "1 250,50 $ CAD",
  );
  expect(formatMoney({ amount: "10.00", currency: "USD" }, "hi")).toBe("$10 USD");
});

/** Amounts as PayPal writes them (`{currency_code, value: "10.00"}`), counted in the currency's smallest unit. */
import { refusal } from "./errors";

export type Money = { currency_code: string; value: string };

/** The currencies that PayPal supports; those with false know no decimals there. */
const decimals: Record<string, boolean> = {
  AUD: true,
  BRL: true,
  CAD: true,
  CHF: true,
  CNY: true,
  CZK: true,
  DKK: true,
  EUR: true,
  GBP: true,
  HKD: true,
  HUF: false,
  ILS: true,
  JPY: false,
  MXN: true,
  MYR: true,
  NOK: true,
  NZD: true,
  PHP: true,
  PLN: true,
  SEK: true,
  SGD: true,
  THB: true,
  TWD: false,
  USD: true,
};

export function isCurrency(code: string): boolean {
  return Object.hasOwn(decimals, code);
}

export function money(units: number, currency: string): Money {
  const value = decimals[currency] ? (units / 100).toFixed(2) : String(units);
  return { currency_code: currency, value };
}

export function units({ currency_code, value }: Money): number {
  return Math.round(Number(value) * (decimals[currency_code] ? 100 : 1));
}

/** What PayPal keeps of a payment: 3.49 % and 49 cents, as for a domestic one in US dollars. */
export function fee(amount: Money): Money {
  const fixed = decimals[amount.currency_code] ? 49 : 1;
  const all = Math.round(units(amount) * 0.0349) + fixed;
  return money(Math.min(all, units(amount)), amount.currency_code);
}

/** For people: `$19.99`, `CA$19.99`. */
export function inWords({ currency_code, value }: Money): string {
  return new Intl.NumberFormat("en-US", { style: "currency", currency: currency_code }).format(
    Number(value),
  );
}

/** Reads an amount of a request, and refuses it in the order in which PayPal does: form first, sense second. */
export function readMoney(input: unknown, field: string): Money {
  if (input === undefined || input === null) throw refusal("MISSING_REQUIRED_PARAMETER", { field });
  const { currency_code: currency, value } = input as Record<string, unknown>;
  const at = { currency: `${field}/currency_code`, value: `${field}/value` };
  if (currency === undefined) throw refusal("MISSING_REQUIRED_PARAMETER", { field: at.currency });
  if (value === undefined) throw refusal("MISSING_REQUIRED_PARAMETER", { field: at.value });
  if (typeof currency !== "string" || currency.length !== 3) {
    throw refusal("INVALID_STRING_LENGTH", { field: at.currency, value: String(currency) });
  }
  if (typeof value !== "string" || !/^(-?\d+|-?\d*\.\d+)$/.test(value)) {
    throw refusal("INVALID_PARAMETER_SYNTAX", { field: at.value, value: String(value) });
  }
  if (!isCurrency(currency))
    throw refusal("INVALID_CURRENCY_CODE", { field: at.currency, value: currency });
  const fraction = value.split(".")[1] ?? "";
  if (fraction.length > 2) throw refusal("DECIMAL_PRECISION", { field: at.value, value });
  if (!decimals[currency] && Number(fraction) > 0) {
    throw refusal("DECIMALS_NOT_SUPPORTED", { field: at.value, value });
  }
  if (Number(value) <= 0) throw refusal("CANNOT_BE_ZERO_OR_NEGATIVE", { field: at.value, value });
  return money(units({ currency_code: currency, value }), currency);
}

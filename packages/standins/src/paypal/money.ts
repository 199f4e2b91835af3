/** Amounts as PayPal writes them: `{currency_code, value: "10.00"}`. */
import { refusal } from "./errors";

export type Money = { currency_code: string; value: string };

const withDecimals =
  "AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD ILS MXN MYR NOK NZD PHP PLN SEK SGD THB USD".split(" ");
const withoutDecimals = ["HUF", "JPY", "TWD"];

export function isCurrency(code: string): boolean {
  return withDecimals.includes(code) || withoutDecimals.includes(code);
}

/** `units` count the smallest unit of the currency. */
export function money(units: number, currency: string): Money {
  const value = withDecimals.includes(currency) ? (units / 100).toFixed(2) : String(units);
  return { currency_code: currency, value };
}

export function units({ currency_code, value }: Money): number {
  return Math.round(Number(value) * (withDecimals.includes(currency_code) ? 100 : 1));
}

/** PayPal's fee for a domestic payment in US dollars: 3.49 % and 49 cents. */
export function fee(amount: Money): Money {
  const all = Math.round(units(amount) * 0.0349) + 49;
  return money(Math.min(all, units(amount)), amount.currency_code);
}

/** Formatted for people: `$19.99`, `CA$19.99`. */
export function formatMoney({ currency_code, value }: Money): string {
  return new Intl.NumberFormat("en-US", { style: "currency", currency: currency_code }).format(
    Number(value),
  );
}

/** Reads an amount of a request. Like PayPal it checks the format (400) before the meaning (422). */
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
  if (!isCurrency(currency)) {
    throw refusal("INVALID_CURRENCY_CODE", { field: at.currency, value: currency });
  }
  const fraction = value.split(".")[1] ?? "";
  if (fraction.length > 2) throw refusal("DECIMAL_PRECISION", { field: at.value, value });
  if (withoutDecimals.includes(currency) && fraction !== "") {
    throw refusal("DECIMALS_NOT_SUPPORTED", { field: at.value, value });
  }
  if (Number(value) <= 0) throw refusal("CANNOT_BE_ZERO_OR_NEGATIVE", { field: at.value, value });
  return money(units({ currency_code: currency, value }), currency);
}

import { formatMoney as format, type Money } from "@flightaides/core/payment/money.ts";
import { locale } from "./language";

/** `$10 USD` in English. `tag` is by default the reader's locale. */
export function formatMoney(money: Money, tag = locale): string {
  return format(money, tag);
}

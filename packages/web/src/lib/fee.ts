/**
 * The service fee of this stage, as the build knows it: prerendered pages need it before /config.json arrives. Both come from the
 * same settings. What is charged is always the fee of a connection.
 */
import { formatMoney } from "@flightaides/core/payment/money.ts";
import { pageLocale } from "./language";

/** In words, the same for every reader of the language. */
export const feeInWords: string = formatMoney(import.meta.env.VITE_FEE, pageLocale);

import { formatMoney } from "../lib/money";
import { useConfig } from "../lib/use-config";

/** The service fee that is charged at present, within a sentence. */
export function Fee() {
  const fee = useConfig()?.fee;
  // A page of words needs no error message for one of them.
  return fee ? <strong>{formatMoney(fee)}</strong> : "the amount shown before you pay";
}

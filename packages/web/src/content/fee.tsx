import { useQuery } from "@tanstack/react-query";
import { configQuery } from "../lib/config-query";
import { formatMoney } from "../lib/money";

/** The current service fee, for use within a sentence of a legal document, which is in English. */
export function Fee() {
  const fee = useQuery(configQuery).data?.fee;
  // Without a configuration the sentence still reads well, so there is no error message.
  return fee ? <strong>{formatMoney(fee)}</strong> : "the amount shown before you pay";
}

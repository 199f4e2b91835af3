import { useQuery } from "@tanstack/react-query";
import { loadConfig } from "../lib/config";
import { formatMoney } from "../lib/money";

/** The service fee that is charged at present, within a sentence. */
export function Fee() {
  const { data } = useQuery({ queryKey: ["config"], queryFn: loadConfig });
  // A page of words needs no error message for one of them.
  return data?.fee ? <strong>{formatMoney(data.fee)}</strong> : "the amount shown before you pay";
}

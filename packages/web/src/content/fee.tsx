import { feeIn } from "../lib/fee";

/** The service fee, for use within a sentence of a legal document, which is in English. */
export function Fee() {
  return <strong>{feeIn("en")}</strong>;
}

/** What the watch must report, which check sees it, and how soon its alarm rings: the table of docs/operating.md#seen-from-outside. */
import type { Check } from "./checks";

export type Fault = {
  fault: string;
  /** The check that fails; `stopped` is the watch's own alarm. */
  alarm: Check | "stopped";
};

export const faults = {
  "certificate-ended": { fault: "The certificate has ended", alarm: "certificate" },
  "certificate-name": { fault: "The certificate is for another name", alarm: "certificate" },
  "certificate-untrusted": { fault: "No browser trusts the certificate", alarm: "certificate" },
  "certificate-not-renewed": {
    fault: "The certificate ends in less than 20 days: its renewal fails",
    alarm: "certificate",
  },
  unreachable: { fault: "Nothing answers at the address: DNS, CloudFront", alarm: "page" },
  silent: { fault: "The site accepts connections and does not answer", alarm: "page" },
  "edge-page": {
    fault: "The edge function that chooses a page's file fails, so that pages are 403, 404 or 503",
    alarm: "page",
  },
  "edge-policy": { fault: "The edge function that adds the policy is missing", alarm: "page" },
  unpublished: { fault: "A page names a script that is not there", alarm: "page" },
  "edge-config": { fault: "The edge function of `/config.json` fails", alarm: "config" },
  "config-empty": { fault: "`/config.json` names no user pool", alarm: "config" },
  forbidden: {
    fault:
      "Every call is answered with 403: the functions do not accept CloudFront's key, or the firewall blocks",
    alarm: "health",
  },
  failing: { fault: "Every call is answered with 5xx", alarm: "health" },
  "search-fails": {
    fault: "A search is answered with 500: the table, an index or a permission",
    alarm: "search",
  },
  "tokens-refused": {
    fault: "Every token is answered with 401: the gateway's authorizer has another pool or client",
    alarm: "token",
  },
  "tokens-ignored": {
    fault: "The functions refuse every token, on routes without the authorizer",
    alarm: "token",
  },
  "pool-fails": { fault: "The user pool fails or throttles", alarm: "token" },
  "client-gone": {
    fault: "`/config.json` names a client that the pool does not have",
    alarm: "token",
  },
  "watch-stopped": { fault: "The watch itself does not run", alarm: "stopped" },
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;

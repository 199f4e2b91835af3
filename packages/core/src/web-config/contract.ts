/**
 * `/config.json`: what differs between stages, so that one build of the web app serves all of them. CloudFront and the
 * local web server write it, the browser reads it.
 */
import * as z from "zod/mini";

const text = z.string().check(z.minLength(1));

export const WebConfig = z.object({
  stage: text,
  /** AWS region of the user pool. */
  region: text,
  /** Base of the API's paths: `/api`. */
  apiUrl: text,
  cognito: z.object({
    userPoolId: text,
    userPoolClientId: text,
    /** URL of the user pool's API, where it is not AWS's own. */
    endpoint: z.optional(text),
    /** Hosted domain, for signing in with Google: a host, or a URL where it is not served over HTTPS. */
    domain: z.optional(text),
  }),
  /** Absent where no payments are taken. */
  paypal: z.optional(
    z.object({
      clientId: text,
      /** URL of the SDK's script, where it is not PayPal's own. */
      sdkBaseUrl: z.optional(text),
    }),
  ),
  /** What a traveler pays for a connection. `amount` is a decimal, `currency` an ISO 4217 code. */
  fee: z.object({ amount: text, currency: text }),
  /** The address that mails name as well. */
  supportAddress: text,
});
export type WebConfig = z.output<typeof WebConfig>;

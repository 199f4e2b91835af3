/** How long a function may run. AWS is told this, and functions on a laptop are given the same deadline. Pure. */
import type { LambdaName } from "./environment";

/** Less than the browser's own limit of 20 s, so that the function's error reaches the user. */
const request = 10;
/**
 * PayPal has 12 s for each response, and the gateway waits for 30 s. `reconcile` settles a capture that is interrupted before it is
 * recorded.
 */
const payPal = 29;
/** Cognito waits this long for a trigger, then calls it again. */
const trigger = 5;
/** Of a schedule. PayPal has 12 s to respond, and after an outage many orders are open. */
const schedule = 300;

/** In seconds. */
export const functionTimeouts: Readonly<Record<LambdaName, number>> = {
  api: request,
  airport: request,
  follow: request,
  payment: payPal,
  communication: request,
  account: request,
  desk: payPal,
  notify: schedule,
  reconcile: schedule,
  feedback: request,
  "sign-up": trigger,
  "custom-message": trigger,
  // Cognito lists 60 users a call: about a million in this time.
  "export-users": 900,
  // The checks of a function run one after the other.
  "check-version": 120,
};

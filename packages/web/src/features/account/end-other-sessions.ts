import { update } from "@flightaides/core/user/contract.ts";
import { call } from "../../lib/api";

/**
 * Makes the API reject the tokens of sessions that began before this one. Cognito has already ended
 * these sessions, but their last tokens are valid for some hours.
 */
export async function endOtherSessions(): Promise<void> {
  // The password is still changed. After a failure the last tokens stay valid until they expire.
  await call(update, { endOtherSessions: true }).catch(() => undefined);
}

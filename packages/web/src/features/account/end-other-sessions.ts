import { update } from "@flightaides/core/user/contract.ts";
import { call } from "../../lib/api";

/**
 * Makes the API refuse the tokens of sessions that began before this one. Cognito has ended these sessions already, but their last
 * tokens live for some hours.
 */
export async function endOtherSessions(): Promise<void> {
  // The password is still changed. After a failure the last tokens stay valid until they expire.
  await call(update, { endOtherSessions: true }).catch(() => undefined);
}

import { update } from "@flightaides/core/user/contract.ts";
import { call } from "../../lib/api";

/** Makes the API reject the tokens of sessions that began before this one. @throws ApiError */
export async function endOtherSessions(): Promise<void> {
  await call(update, { endOtherSessions: true });
}

/**
 * As {@link endOtherSessions}, after a new password. Cognito has already ended these sessions, but their last tokens are valid for some
 * hours. After a failure they stay valid until they expire: the password is changed all the same.
 */
export async function endOtherTokens(): Promise<void> {
  await endOtherSessions().catch(() => undefined);
}

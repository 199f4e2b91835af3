import { update } from "@flightaides/core/user/contract.ts";
import { call } from "../../lib/api";
import { keepPush } from "../../lib/end-push";
import { readUser } from "../../lib/identity";

/** Makes the API reject the tokens of sessions that began before this one, and ends notifications on their devices. @throws ApiError */
export async function endOtherSessions(): Promise<void> {
  await call(update, { endOtherSessions: true });
  const user = readUser();
  if (user) await keepPush(user.uid);
}

/**
 * As {@link endOtherSessions}, after a new password. Cognito has already ended these sessions, but their last tokens are valid for some
 * hours. After a failure they stay valid until they expire: the password is changed all the same.
 */
export async function endOtherTokens(): Promise<void> {
  await endOtherSessions().catch(() => undefined);
}

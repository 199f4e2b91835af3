/** The token that goes with a request. Amplify is loaded only to renew one. */
import { clearIdentity, hasSession, readToken, readUser, tellSessionEnd } from "./identity";
import { loadAuth } from "./load-auth";

/** Seconds: a token counts as expired this much early, and is renewed in the background this long before. */
const expiredEarly = 30;
const renewedEarly = 300;

/** Undefined when nobody is signed in. Fails when a renewal can't reach Cognito. */
export async function bearerToken(): Promise<string | undefined> {
  if (!hasSession()) return undefined;
  const token = readToken();
  const left = token && readUser() ? secondsLeft(token) : 0;
  if (!token || left <= expiredEarly) {
    const { freshToken } = await loadAuth();
    return (await freshToken()) ?? undefined;
  }
  if (left <= renewedEarly) renewInBackground();
  return token;
}

/** A token the server has not seen yet, undefined when the session is over. */
export async function renewedToken(): Promise<string | undefined> {
  const { freshToken } = await loadAuth();
  return (await freshToken(true)) ?? undefined;
}

/** Signs out here, because the session is over, and has people sign in again. */
export function endSession(): void {
  // Several requests may find out at once.
  if (!readUser() && !readToken()) return;
  tellSessionEnd();
  clearIdentity();
  loadAuth()
    .then(({ signOutHere }) => signOutHere())
    // Amplify's keys stay behind then; the server refuses them as it did now.
    .catch(() => {});
}

let renewing = false;

function renewInBackground(): void {
  if (renewing) return;
  renewing = true;
  renewedToken()
    // The present token is still good: whoever needs the next one asks again, and reports the failure.
    .catch(() => {})
    .finally(() => {
      renewing = false;
    });
}

function secondsLeft(token: string): number {
  try {
    const payload = token.split(".")[1] ?? "";
    const { exp } = JSON.parse(atob(payload.replace(/-/g, "+").replace(/_/g, "/")));
    return typeof exp === "number" ? exp - Date.now() / 1000 : 0;
  } catch {
    return 0;
  }
}

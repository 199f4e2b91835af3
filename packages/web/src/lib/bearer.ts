/** The bearer token of a request. Amplify is loaded only to renew it. */
import { clearIdentity, hasSession, notifyRefusal, readToken, readUser } from "./identity";
import { loadAuth } from "./load-auth";

/** Seconds of remaining lifetime below which a token counts as expired. */
const expiryMargin = 30;
/** Seconds of remaining lifetime below which a token is renewed in the background. */
const renewalMargin = 300;

/** Undefined if no user is signed in. Rejects when a renewal can't reach Cognito. */
export async function bearerToken(): Promise<string | undefined> {
  if (!hasSession()) return undefined;
  const token = readToken();
  const left = token && readUser() ? secondsLeft(token) : 0;
  if (!token || left <= expiryMargin) {
    const { freshToken } = await loadAuth();
    return (await freshToken()) ?? undefined;
  }
  if (left <= renewalMargin) renewInBackground();
  return token;
}

/** A new token; undefined when the session is over. */
export async function renewToken(): Promise<string | undefined> {
  const { freshToken } = await loadAuth();
  return (await freshToken(true)) ?? undefined;
}

/** Ends an expired session in this browser and sends the user to the login. */
export function endSession(): void {
  // Concurrent requests may reach this point; only the first one has an effect.
  if (!readUser() && !readToken()) return;
  notifyRefusal("ended");
  clearIdentity();
  loadAuth()
    .then(({ signOutHere }) => signOutHere())
    // Amplify's storage keys stay; the server refuses them as it just did.
    .catch(() => {});
}

let renewing = false;

function renewInBackground(): void {
  if (renewing) return;
  renewing = true;
  renewToken()
    // The current token is still valid; the next request renews again and reports a failure.
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

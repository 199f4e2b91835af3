/**
 * Sign-in and sign-out through Amplify. The only module that imports it; load it with `loadAuth()`.
 *
 * Functions throw Amplify's errors, whose `name` is Cognito's exception. features/account/identity-error.ts translates
 * them for users.
 */
import { languagePrefix } from "@flightaides/core/language/contract.ts";
import { Amplify, type ResourcesConfig } from "aws-amplify";
import * as amplify from "aws-amplify/auth";
// Completes a redirect sign-in. Amplify's own import of it is lost in the build.
import "aws-amplify/auth/enable-oauth-listener";
import { cognitoUserPoolsTokenProvider } from "aws-amplify/auth/cognito";
import { defaultStorage, Hub } from "aws-amplify/utils";
import { type CognitoConfig, loadConfig } from "./config";
import { errorName } from "./error-name";
import { hostedDomain } from "./hosted-domain";
import { clearIdentity, clearSession, writeIdentity } from "./identity";
import { language } from "./language";
import { paths } from "./paths";
import { rememberSignIn } from "./signed-in-before";

/** `code`: the account has a second factor, whose code {@link confirmSignIn} takes. */
export type SignInStep = "done" | "code" | "confirm" | "reset";

/** Passes the user pool the language of its mails. */
const inLanguage = { language };

let settings: Promise<CognitoConfig> | undefined;

/** Omits the hosted domain, which Amplify would contact on every call; the Google sign-in adds it. */
async function configure(): Promise<CognitoConfig> {
  settings ??= loadConfig().then(
    ({ cognito }) => {
      Amplify.configure(resources(cognito));
      return cognito;
    },
    (error: unknown) => {
      settings = undefined;
      throw error;
    },
  );
  return settings;
}

/** With `name`, after a sign-up, the account takes this name. */
export async function signIn(email: string, password: string, name?: string): Promise<SignInStep> {
  // An abandoned Google sign-in would block Amplify for five minutes: end it first.
  await returnFromGoogle();
  try {
    return await attemptSignIn(email, password, name);
  } catch (error) {
    if (errorName(error) !== "UserAlreadyAuthenticatedException") throw error;
    // Amplify has a session that our own storage keys lack. The typed password wins.
    await signOutHere();
    return attemptSignIn(email, password, name);
  }
}

async function attemptSignIn(email: string, password: string, name?: string): Promise<SignInStep> {
  const { nextStep } = await withTimeout(checkPassword(email, password));
  switch (nextStep.signInStep) {
    case "DONE":
      await syncIdentity(name !== undefined && (await rename(name)));
      return "done";
    case "CONFIRM_SIGN_UP":
      return "confirm";
    case "CONFIRM_SIGN_IN_WITH_TOTP_CODE":
      return "code";
    case "RESET_PASSWORD":
      return "reset";
    default:
      throw new Error(`Cognito asks for ${nextStep.signInStep}, which this app doesn't offer`);
  }
}

/**
 * Amplify repeats a call whose answer was lost. Cognito takes the answer to a challenge only once, and refuses the second one as it
 * refuses a wrong password: then it is asked for a new challenge.
 */
async function checkPassword(username: string, password: string) {
  try {
    return await amplify.signIn({ username, password });
  } catch (error) {
    if (!(error instanceof Error) || !/invalid session/i.test(error.message)) throw error;
    return amplify.signIn({ username, password });
  }
}

/** Ends a sign-in whose step is `code`. A wrong code can be followed by another one. */
export async function confirmSignIn(code: string): Promise<void> {
  await configure();
  await withTimeout(amplify.confirmSignIn({ challengeResponse: code }));
  await syncIdentity();
}

/**
 * Signs in once more beside the session in force, which stays as it is until the new one replaces it: the API asks for a recent
 * sign-in before an account is deleted.
 * @returns `code` if {@link confirmSignInAgain} has to follow
 */
export async function signInAgain(email: string, password: string): Promise<SignInStep> {
  await configure();
  const { isSignedIn, nextStep } = await besideSession(() => checkPassword(email, password));
  if (isSignedIn) return "done";
  if (nextStep.signInStep === "CONFIRM_SIGN_IN_WITH_TOTP_CODE") return "code";
  throw new Error(`Cognito asks for ${nextStep.signInStep}, which this app doesn't offer`);
}

export async function confirmSignInAgain(code: string): Promise<void> {
  await configure();
  await besideSession(() => amplify.confirmSignIn({ challengeResponse: code }));
}

let replacing: Promise<unknown> = Promise.resolve();

/** Amplify has one session. It keeps the new one in memory until that is complete. */
function besideSession<Output extends { isSignedIn: boolean }>(
  step: () => Promise<Output>,
): Promise<Output> {
  const made = replaceSession(step);
  replacing = made.catch(() => {});
  return made;
}

async function replaceSession<Output extends { isSignedIn: boolean }>(
  step: () => Promise<Output>,
): Promise<Output> {
  const fresh = new Map<string, string>();
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void fresh.set(key, value),
    getItem: async (key) => fresh.get(key) ?? null,
    removeItem: async (key) => void fresh.delete(key),
    clear: async () => fresh.clear(),
  });
  const output = await withTimeout(step()).finally(() =>
    cognitoUserPoolsTokenProvider.setKeyValueStorage(defaultStorage),
  );
  if (!output.isSignedIn) return output;
  await amplify.signOut();
  for (const [key, value] of fresh) await defaultStorage.setItem(key, value);
  await syncIdentity();
  return output;
}

/** `google`: the session is one of Google, which has a second factor of its own. */
export type SecondFactor = "on" | "off" | "google";

export async function secondFactor(): Promise<SecondFactor> {
  if (!(await canChangeSignIn())) return "google";
  const { enabled = [] } = await withTimeout(amplify.fetchMFAPreference());
  return enabled.includes("TOTP") ? "on" : "off";
}

/**
 * Creates the secret that an authenticator app makes its codes of. An earlier one stays in force until {@link verifySecondFactor}.
 * @returns the secret in base32, and as the `otpauth:` address that apps read from a QR code
 */
export async function beginSecondFactor(email: string): Promise<{ secret: string; uri: string }> {
  await configure();
  const { sharedSecret, getSetupUri } = await withTimeout(amplify.setUpTOTP());
  return { secret: sharedSecret, uri: getSetupUri("FlightAides", email).href };
}

/** @throws EnableSoftwareTokenMFAException for a wrong code */
export async function verifySecondFactor(code: string): Promise<void> {
  await configure();
  await withTimeout(amplify.verifyTOTPSetup({ code }));
}

/** @param isOn needs a secret that was verified */
export async function setSecondFactor(isOn: boolean): Promise<void> {
  await configure();
  await withTimeout(amplify.updateMFAPreference({ totp: isOn ? "PREFERRED" : "DISABLED" }));
}

/**
 * Whether the signed-in account had another name: another person may have begun a sign-up with its
 * address.
 */
async function rename(name: string): Promise<boolean> {
  const { tokens } = await withTimeout(amplify.fetchAuthSession());
  if (tokens?.idToken?.payload.name === name) return false;
  await withTimeout(amplify.updateUserAttributes({ userAttributes: { name } }));
  return true;
}

/** @throws UsernameExistsException if the address has an account, or a sign-up whose code is still valid */
export async function signUp(name: string, email: string, password: string): Promise<void> {
  await configure();
  await withTimeout(
    amplify.signUp({
      username: email,
      password,
      options: { userAttributes: { email, name }, clientMetadata: inLanguage },
    }),
  );
}

export async function confirmSignUp(email: string, code: string): Promise<void> {
  await configure();
  await withTimeout(amplify.confirmSignUp({ username: email, confirmationCode: code }));
}

export async function resendCode(email: string): Promise<void> {
  await configure();
  await withTimeout(
    amplify.resendSignUpCode({ username: email, options: { clientMetadata: inLanguage } }),
  );
}

/** @param clientMetadata tells the user pool which text the mail should have */
export async function requestReset(
  email: string,
  clientMetadata?: Record<string, string>,
): Promise<void> {
  await configure();
  await withTimeout(
    amplify.resetPassword({
      username: email,
      options: { clientMetadata: { ...inLanguage, ...clientMetadata } },
    }),
  );
}

export async function confirmReset(email: string, code: string, password: string): Promise<void> {
  await configure();
  await withTimeout(
    amplify.confirmResetPassword({
      username: email,
      confirmationCode: code,
      newPassword: password,
    }),
  );
}

/**
 * Ends all sessions of an account. Cognito keeps them when the password changes. Amplify does not report a failure. Does nothing for an
 * account with a second factor, whose code would be needed.
 *
 * ID tokens that were issued before stay valid until they expire, unless the API rejects them after
 * `endOtherSessions`.
 */
export async function endSessions(email: string, password: string): Promise<void> {
  await returnFromGoogle();
  await signOutHere();
  const { isSignedIn } = await withTimeout(amplify.signIn({ username: email, password }));
  if (isSignedIn) await withTimeout(amplify.signOut({ global: true }));
}

/** Whether the session can change name and password: one of a sign-in with Google cannot. */
export async function canChangeSignIn(): Promise<boolean> {
  await configure();
  const { tokens } = await withTimeout(amplify.fetchAuthSession());
  return scopesOf(tokens?.accessToken.payload.scope).includes("aws.cognito.signin.user.admin");
}

/** Changes the name of the account, and renews the tokens so that they contain it. */
export async function changeName(name: string): Promise<void> {
  await configure();
  await withTimeout(amplify.updateUserAttributes({ userAttributes: { name } }));
  await syncIdentity(true);
}

/**
 * Changes the password and ends all sessions, whose owner may have known the former one. Signs in again.
 * @returns `code` if {@link confirmSignIn} has to follow
 */
export async function changePassword(
  email: string,
  current: string,
  password: string,
): Promise<SignInStep> {
  await configure();
  await withTimeout(amplify.updatePassword({ oldPassword: current, newPassword: password }));
  try {
    await withTimeout(amplify.signOut({ global: true }));
    return await attemptSignIn(email, password);
  } catch {
    // The password is changed. Without a session the page leads to the login, which shows any error.
    clearIdentity();
    return "done";
  }
}

/** The ID token, renewed if it has expired or `force` is set; null when the session is over. */
export async function freshToken(force = false): Promise<string | null> {
  await configure();
  await replacing;
  return syncIdentity(force);
}

/** Signs out here, then leaves for the hosted domain's sign-out page if it keeps a session too; that returns to /login. */
export async function signOut(): Promise<void> {
  const cognito = await configure();
  // A session that can't be renewed can still be ended.
  const session = await withTimeout(amplify.fetchAuthSession(), signOutMs).catch(() => undefined);
  await signOutHere(signOutMs).catch(() => {
    clearSession();
    // Amplify's call can't be aborted. After a late answer it would delete the tokens of whoever has signed in since. Loading the
    // page anew ends the call.
    location.replace(loginPage());
  });
  // Only tokens issued by the hosted domain have this scope; a password sign-in needs no redirect.
  if (cognito.domain && scopesOf(session?.tokens?.accessToken.payload.scope).includes("openid"))
    location.assign(hostedDomain(cognito.domain).signOutUrl(cognito.userPoolClientId, loginPage()));
}

function scopesOf(claim: unknown): string[] {
  return typeof claim === "string" ? claim.split(" ") : [];
}

/** Revokes the refresh token and clears the session in every tab. */
export async function signOutHere(milliseconds = timeoutMs): Promise<void> {
  await configure();
  await withTimeout(amplify.signOut(), milliseconds);
  clearIdentity();
}

/** Redirects to Google's sign-in page. */
export async function signInWithGoogle(): Promise<void> {
  const cognito = await configure();
  if (!cognito.domain) throw new Error("/config.json has no cognito.domain");
  const hosted = hostedDomain(cognito.domain);
  Amplify.configure(resources(cognito, hosted.host));
  await amplify.signInWithRedirect({
    provider: "Google",
    options: { authSessionOpener: hosted.open },
  });
}

let returning: Promise<boolean> | undefined;

/** Exchanges the code in the address for a session; false if no user is signed in afterwards. */
export function returnFromGoogle(): Promise<boolean> {
  // A code can be exchanged once only: concurrent calls share the exchange.
  returning ??= exchangeCode().finally(() => {
    returning = undefined;
  });
  return returning;
}

async function exchangeCode(): Promise<boolean> {
  const cognito = await configure();
  if (!cognito.domain || !isRedirectPending(cognito)) return false;
  const hosted = hostedDomain(cognito.domain);
  return hosted.exchange(async () => {
    const ended = new Promise<boolean>((resolve) => {
      const stop = Hub.listen("auth", ({ payload: { event } }) => {
        if (event !== "signInWithRedirect" && event !== "signInWithRedirect_failure") return;
        stop();
        resolve(event === "signInWithRedirect");
      });
    });
    try {
      // Configuring the hosted domain starts the exchange in Amplify.
      Amplify.configure(resources(cognito, hosted.host));
      return (await ended) && (await syncIdentity()) !== null;
    } finally {
      Amplify.configure(resources(cognito));
    }
  });
}

/** Whether a Google sign-in was started in this browser and has not ended. Reads Amplify's own flag. */
function isRedirectPending({ userPoolClientId }: CognitoConfig): boolean {
  const key = `CognitoIdentityServiceProvider.${userPoolClientId}.inflightOAuth`;
  try {
    return localStorage.getItem(key) === "true";
  } catch {
    // Without storage Amplify cannot complete a redirect.
    return false;
  }
}

/** Copies Amplify's session, if there is one, to our own storage keys. Returns the ID token. */
async function syncIdentity(forceRefresh = false): Promise<string | null> {
  const { tokens } = await withTimeout(amplify.fetchAuthSession({ forceRefresh }));
  const payload = tokens?.idToken?.payload;
  const token = tokens?.idToken?.toString();
  // The caller decides whether a missing session is an error.
  if (!payload?.sub || !token) return null;
  const text = (claim: unknown) => (typeof claim === "string" && claim ? claim : null);
  const email = text(payload.email) ?? "";
  writeIdentity(
    {
      uid: payload.sub,
      email,
      displayName: text(payload.name) ?? email.split("@")[0] ?? "",
      photoURL: null,
    },
    token,
  );
  rememberSignIn();
  return token;
}

const timeoutMs = 30_000;
/** For a logout. The next person may be about to use the device. */
const signOutMs = 4_000;

/** Adds the time limit that Amplify lacks. A timeout rejects like a lost connection. */
function withTimeout<T>(call: Promise<T>, milliseconds = timeoutMs): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(Object.assign(new Error("No answer from Cognito"), { name: "NetworkError" }));
    }, milliseconds);
    call.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** `host` is the hosted domain, for the Google sign-in. */
function resources(cognito: CognitoConfig, host?: string): ResourcesConfig {
  const { userPoolId, userPoolClientId, endpoint } = cognito;
  return {
    Auth: {
      Cognito: {
        userPoolId,
        userPoolClientId,
        ...(endpoint && { userPoolEndpoint: endpoint }),
        ...(host && {
          loginWith: {
            oauth: {
              domain: host,
              scopes: ["openid", "profile", "email", "phone"],
              redirectSignIn: [loginPage()],
              redirectSignOut: [loginPage()],
              responseType: "code",
            },
          },
        }),
      },
    },
  };
}

function loginPage(): string {
  return `${location.origin}${languagePrefix(language)}${paths.login}`;
}

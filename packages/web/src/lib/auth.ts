/**
 * Signing in and out, by Amplify: the only module that imports it. Load it with `loadAuth()`.
 *
 * Whatever fails here fails with Amplify's error, whose `name` is Cognito's; features/account/identity-error.ts has the
 * sentences for people.
 */
import { Amplify, type ResourcesConfig } from "aws-amplify";
import * as amplify from "aws-amplify/auth";
// What completes the Google journey; its own import of it does not survive the build.
import "aws-amplify/auth/enable-oauth-listener";
import { Hub } from "aws-amplify/utils";
import { type CognitoConfig, loadConfig } from "./config";
import { hostedDomain } from "./hosted-domain";
import { clearIdentity, writeIdentity } from "./identity";

export type SignInStep = "done" | "confirm" | "reset";

let settings: Promise<CognitoConfig> | undefined;

/** Without the hosted domain, which Amplify would consult at every step; the Google journey adds it for itself. */
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

export async function signIn(email: string, password: string): Promise<SignInStep> {
  // Amplify waits five minutes for a Google journey that somebody began and left: typing a password ends it.
  await returnFromGoogle();
  try {
    return await attempt(email, password);
  } catch (error) {
    if (nameOf(error) !== "UserAlreadyAuthenticatedException") throw error;
    // A session that our own keys know nothing of: the one who types the password counts.
    await signOutHere();
    return attempt(email, password);
  }
}

async function attempt(email: string, password: string): Promise<SignInStep> {
  const { nextStep } = await inTime(amplify.signIn({ username: email, password }));
  switch (nextStep.signInStep) {
    case "DONE":
      await sync();
      return "done";
    case "CONFIRM_SIGN_UP":
      return "confirm";
    case "RESET_PASSWORD":
      return "reset";
    default:
      throw new Error(`Cognito asks for ${nextStep.signInStep}, which this app doesn't offer`);
  }
}

/** Fails with UsernameExistsException where there is an account already. */
export async function signUp(name: string, email: string, password: string): Promise<void> {
  await configure();
  await inTime(
    amplify.signUp({ username: email, password, options: { userAttributes: { email, name } } }),
  );
}

export async function confirmSignUp(email: string, code: string): Promise<void> {
  await configure();
  await inTime(amplify.confirmSignUp({ username: email, confirmationCode: code }));
}

export async function resendCode(email: string): Promise<void> {
  await configure();
  await inTime(amplify.resendSignUpCode({ username: email }));
}

export async function requestReset(email: string): Promise<void> {
  await configure();
  await inTime(amplify.resetPassword({ username: email }));
}

export async function confirmReset(email: string, code: string, password: string): Promise<void> {
  await configure();
  await inTime(
    amplify.confirmResetPassword({
      username: email,
      confirmationCode: code,
      newPassword: password,
    }),
  );
}

/** The ID token, renewed where it has run out or `force` says so; null when the session is over. */
export async function freshToken(force = false): Promise<string | null> {
  await configure();
  return sync(force);
}

/** Where the hosted domain keeps a session too, its sign-out page is visited, which leads back to /login. */
export async function signOut(): Promise<void> {
  const cognito = await configure();
  // A session that can't be renewed any more can be left all the same.
  const { tokens } = await amplify.fetchAuthSession().catch(() => ({ tokens: undefined }));
  await signOutHere();
  // Only tokens of the hosted domain have this scope: those of a password don't need the detour.
  const scope = tokens?.accessToken.payload.scope;
  if (cognito.domain && typeof scope === "string" && scope.split(" ").includes("openid"))
    location.assign(hostedDomain(cognito.domain).signOutUrl(cognito.userPoolClientId, loginPage()));
}

/** Revokes the refresh token and forgets the session, in every tab. */
export async function signOutHere(): Promise<void> {
  await configure();
  await amplify.signOut();
  clearIdentity();
}

/** Leaves the page for Google's. */
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

/** Completes the Google journey from the code in the address; false when there is nobody at its end. */
export function returnFromGoogle(): Promise<boolean> {
  // A code is good for one exchange, however often a page mounts.
  returning ??= exchangeCode().finally(() => {
    returning = undefined;
  });
  return returning;
}

async function exchangeCode(): Promise<boolean> {
  const cognito = await configure();
  if (!cognito.domain || !isUnderWay(cognito)) return false;
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
      // Amplify begins when it learns of the hosted domain.
      Amplify.configure(resources(cognito, hosted.host));
      return (await ended) && (await sync()) !== null;
    } finally {
      Amplify.configure(resources(cognito));
    }
  });
}

/** Whether a Google journey was begun in this browser and has not ended: Amplify's own mark. */
function isUnderWay({ userPoolClientId }: CognitoConfig): boolean {
  const key = `CognitoIdentityServiceProvider.${userPoolClientId}.inflightOAuth`;
  try {
    return localStorage.getItem(key) === "true";
  } catch {
    // Without storage no journey can be found again at its end.
    return false;
  }
}

/** Makes our own keys say what Amplify's session is, while there is one. */
async function sync(forceRefresh = false): Promise<string | null> {
  const { tokens } = await inTime(amplify.fetchAuthSession({ forceRefresh }));
  const payload = tokens?.idToken?.payload;
  const token = tokens?.idToken?.toString();
  // What is to be done about it depends on who asked.
  if (!payload?.sub || !token) return null;
  const text = (claim: unknown) => (typeof claim === "string" && claim ? claim : null);
  const email = text(payload.email) ?? "";
  writeIdentity(
    {
      uid: payload.sub,
      email,
      displayName: text(payload.name) ?? email.split("@")[0] ?? "",
      photoURL: text(payload.picture),
    },
    token,
  );
  return token;
}

const timeoutMs = 30_000;

/** Amplify waits for ever, and with it everybody who needs a token. The error is the one of a dead connection. */
function inTime<T>(call: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(Object.assign(new Error("No answer from Cognito"), { name: "NetworkError" }));
    }, timeoutMs);
    call.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** `host` is the hosted domain's, for the Google journey. */
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
  return `${location.origin}/login`;
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : "";
}

/**
 * Signs people up and in, in a separate process: AWS's client computes SRP in plain JavaScript, which would delay the calls that are
 * measured.
 */
import { setTimeout } from "node:timers/promises";
import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserAttribute,
  CognitoUserPool,
} from "amazon-cognito-identity-js";

export type Services = {
  endpoint: string;
  userPoolId: string;
  userPoolClientId: string;
  inboxUrl: string;
};
export type Credentials = { email: string; password: string; name: string };
export type Task = { id: number; what: "sign up" | "sign in"; services: Services } & Credentials;
/** The ID token, or why there is none. */
export type Result = { id: number; token?: string; error?: string };

process.on("message", async (task: Task) => {
  process.send?.(await resultOf(task));
});

async function resultOf(task: Task): Promise<Result> {
  const { id } = task;
  try {
    return { id, token: await perform(task) };
  } catch (error) {
    return { id, error: String(error) };
  }
}

/** Continues where an earlier attempt of the same person has failed. */
async function perform(task: Task): Promise<string> {
  if (task.what === "sign up") {
    await register(task);
    await confirm(task);
  }
  return signIn(task);
}

async function register({ services, email, password, name }: Task): Promise<void> {
  const attributes = Object.entries({ email, name }).map(
    ([Name, Value]) => new CognitoUserAttribute({ Name, Value }),
  );
  await new Promise<void>((resolve, reject) =>
    poolOf(services).signUp(email, password, attributes, [], (error) =>
      error && !isNamed(error, "UsernameExistsException") ? reject(error) : resolve(),
    ),
  );
}

async function confirm(task: Task): Promise<void> {
  const code = await codeFor(task);
  await new Promise<void>((resolve, reject) =>
    userOf(task).confirmRegistration(code, false, (error) =>
      // Confirmed by an earlier attempt.
      error && !isNamed(error, "NotAuthorizedException") ? reject(error) : resolve(),
    ),
  );
}

function signIn(task: Task): Promise<string> {
  const details = new AuthenticationDetails({ Username: task.email, Password: task.password });
  return new Promise((resolve, reject) =>
    userOf(task).authenticateUser(details, {
      onSuccess: (session) => resolve(session.getIdToken().getJwtToken()),
      onFailure: reject,
    }),
  );
}

function poolOf({ endpoint, userPoolId, userPoolClientId }: Services): CognitoUserPool {
  return new CognitoUserPool({ UserPoolId: userPoolId, ClientId: userPoolClientId, endpoint });
}

function userOf({ services, email }: Task): CognitoUser {
  return new CognitoUser({ Username: email, Pool: poolOf(services) });
}

function isNamed(error: Error, name: string): boolean {
  return error.name === name;
}

type Mail = { body: { text?: string } };

/** The code in the newest mail. */
async function codeFor({ services: { inboxUrl }, email }: Task): Promise<string> {
  for (let attempt = 0; attempt < 40; attempt++) {
    const answer = await fetch(`${inboxUrl}/store?to=${encodeURIComponent(email)}`);
    const { emails }: { emails: Mail[] } = await answer.json();
    const code = /\b\d{6}\b/.exec(emails.at(-1)?.body.text ?? "")?.[0];
    if (code) return code;
    await setTimeout(250);
  }
  throw new Error(`No code has come to ${email}.`);
}

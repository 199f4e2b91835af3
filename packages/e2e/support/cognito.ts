/** Accounts made with Cognito's API, where a test is not about signing up. */
import { Amplify } from "aws-amplify";
import { confirmSignUp, fetchAuthSession, signIn, signUp } from "aws-amplify/auth";
import { cognitoUserPoolsTokenProvider } from "aws-amplify/auth/cognito";
import { ConsoleLogger } from "aws-amplify/utils";
import { webUrl } from "./addresses";
import { codeFor } from "./inbox";

// It warns of each endpoint that is not AWS's.
ConsoleLogger.LOG_LEVEL = "ERROR";

type Credentials = { name: string; email: string; password: string };
type Config = {
  cognito: { userPoolId: string; userPoolClientId: string; endpoint: string };
};

/** Creates a confirmed account. @returns what the app keeps in local storage for its session */
export async function createSession({ name, email, password }: Credentials) {
  const { cognito }: Config = await (await fetch(`${webUrl}/config.json`)).json();
  const { userPoolId, userPoolClientId, endpoint } = cognito;
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint: endpoint } },
  });
  const stored = new Map<string, string>();
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void stored.set(key, value),
    getItem: async (key) => stored.get(key) ?? null,
    removeItem: async (key) => void stored.delete(key),
    clear: async () => stored.clear(),
  });
  await signUp({ username: email, password, options: { userAttributes: { email, name } } });
  await confirmSignUp({ username: email, confirmationCode: await codeFor(email) });
  await signIn({ username: email, password });
  const { tokens } = await fetchAuthSession();
  const token = tokens?.idToken;
  if (!token) throw new Error(`${email} is not signed in.`);
  const { sub: uid } = token.payload;
  stored.set("user", JSON.stringify({ uid, email, displayName: name, photoURL: null }));
  stored.set("token", token.toString());
  return Object.fromEntries(stored);
}

import { Amplify } from "aws-amplify";
import { fetchAuthSession, signIn } from "aws-amplify/auth";
import { cognitoUserPoolsTokenProvider } from "aws-amplify/auth/cognito";
import { ConsoleLogger } from "aws-amplify/utils";
import type { WebConfig } from "../../packages/core/src/web-config/contract";

// It warns of each endpoint that is not AWS's.
ConsoleLogger.LOG_LEVEL = "ERROR";

/** @returns the ID token of an account */
export async function signInTo(
  { cognito }: WebConfig,
  email: string,
  password: string,
): Promise<string> {
  const { userPoolId, userPoolClientId, endpoint } = cognito;
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId,
        userPoolClientId,
        ...(endpoint && { userPoolEndpoint: endpoint }),
      },
    },
  });
  const stored = new Map<string, string>();
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void stored.set(key, value),
    getItem: async (key) => stored.get(key) ?? null,
    removeItem: async (key) => void stored.delete(key),
    clear: async () => stored.clear(),
  });
  const { nextStep } = await signIn({ username: email, password });
  const { tokens } = await fetchAuthSession();
  if (!tokens?.idToken) throw new Error(`Cognito asks for ${nextStep.signInStep}.`);
  return tokens.idToken.toString();
}

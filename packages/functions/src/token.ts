/** Verifies ID tokens of our user pool on routes without API Gateway's authorizer. */
import { config } from "@flightaides/core/config.ts";
import { AppError } from "@flightaides/core/error.ts";
import { once } from "@flightaides/core/once.ts";
import { CognitoJwtVerifier } from "aws-jwt-verify";
import { JwtBaseError } from "aws-jwt-verify/error";
import { SimpleJwksCache } from "aws-jwt-verify/jwk";

const verifier = once(() =>
  CognitoJwtVerifier.create(
    { userPoolId: config.userPoolId, clientId: config.userPoolClientId, tokenUse: "id" },
    { jwksCache: new SimpleJwksCache({ fetcher: { fetch: fetchKeys } }) },
  ),
);

/** The claims of a token. @throws AppError `unauthenticated` for an invalid one */
export async function claimsIn(token: string): Promise<Record<string, unknown>> {
  try {
    return await verifier().verify(token);
  } catch (error) {
    if (error instanceof JwtBaseError) throw new AppError("session-ended");
    throw error;
  }
}

/** The keys of the pool, from the Cognito endpoint in the environment, which is the one that the AWS SDK uses. */
async function fetchKeys(uri: string): Promise<ArrayBuffer> {
  const { pathname, origin } = new URL(uri);
  const endpoint = process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER ?? origin;
  const response = await fetch(endpoint + pathname);
  if (!response.ok)
    throw new Error(`The keys of the user pool could not be read: status ${response.status}`);
  return response.arrayBuffer();
}

/** Checks an ID token of our user pool, where no authoriser has done it. */
import { config } from "@flightaides/core/config";
import { AppError } from "@flightaides/core/error";
import { CognitoJwtVerifier } from "aws-jwt-verify";
import { JwtBaseError } from "aws-jwt-verify/error";
import { SimpleJwksCache } from "aws-jwt-verify/jwk";

/** @throws AppError `unauthenticated` for a token that proves nothing */
export async function claimsIn(token: string): Promise<Record<string, unknown>> {
  try {
    return await verifier().verify(token);
  } catch (error) {
    if (error instanceof JwtBaseError) throw new AppError("unauthenticated", "Sign in again.");
    throw error;
  }
}

function makeVerifier() {
  return CognitoJwtVerifier.create(
    { userPoolId: config.userPoolId, clientId: config.userPoolClientId, tokenUse: "id" },
    { jwksCache: new SimpleJwksCache({ fetcher: { fetch: fetchKeys } }) },
  );
}

let made: ReturnType<typeof makeVerifier> | undefined;
function verifier() {
  made ??= makeVerifier();
  return made;
}

/** The pool's keys, from where the environment says Cognito is, as the AWS SDK reads it. */
async function fetchKeys(uri: string): Promise<ArrayBuffer> {
  const { pathname, origin } = new URL(uri);
  const endpoint = process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER ?? origin;
  const response = await fetch(endpoint + pathname);
  if (!response.ok) throw new Error(`The user pool's keys answer ${response.status}`);
  return response.arrayBuffer();
}

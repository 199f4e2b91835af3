/** API Gateway's JWT authoriser: who made the token, for whom, until when. What the claims mean is the function's. */

import type { Jwks } from "@flightaides/standins/cognito";
import { JwtVerifier } from "aws-jwt-verify";
import { JwtBaseError } from "aws-jwt-verify/error";

/** The claims of a token that may pass, as API Gateway hands them on: every value a string. */
export type Authorize = (token: string) => Promise<Record<string, string> | undefined>;

export function authorizer(pool: { issuer: string; clientId: string; jwks: Jwks }): Authorize {
  const verifier = JwtVerifier.create({
    issuer: pool.issuer,
    audience: null,
    jwksUri: `${pool.issuer}/.well-known/jwks.json`,
  });
  verifier.cacheJwks(pool.jwks);
  return async (token) => {
    try {
      const claims = await verifier.verify(token);
      // An access token names its client otherwise, and passes as well.
      if ((claims.aud ?? claims.client_id) !== pool.clientId) return undefined;
      return Object.fromEntries(
        Object.entries(claims).map(([name, value]) => [name, String(value)]),
      );
    } catch (error) {
      if (error instanceof JwtBaseError) return undefined;
      throw error;
    }
  };
}

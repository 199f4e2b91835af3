/**
 * API Gateway's JWT authorizer: verifies signature, issuer, app client and expiry of a token. The functions interpret the
 * other claims.
 */
import type { Jwks } from "@flightaides/standins/cognito";
import { JwtVerifier } from "aws-jwt-verify";
import { JwtBaseError } from "aws-jwt-verify/error";

/**
 * The claims of a valid token, as API Gateway passes them on: every value is a string, a list `[a b]`. Undefined if the token is
 * invalid.
 */
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
      // Access tokens are valid too. They carry the client in `client_id`.
      if ((claims.aud ?? claims.client_id) !== pool.clientId) return undefined;
      return Object.fromEntries(
        Object.entries(claims).map(([name, value]) => [
          name,
          Array.isArray(value) ? `[${value.join(" ")}]` : String(value),
        ]),
      );
    } catch (error) {
      if (error instanceof JwtBaseError) return undefined;
      throw error;
    }
  };
}

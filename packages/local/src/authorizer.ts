/**
 * API Gateway's JWT authorizer: verifies signature, issuer, app client and expiry of a token. The functions interpret the
 * other claims.
 */
import type { Jwks } from "@flightaides/standins/cognito";
import { JwtVerifier } from "aws-jwt-verify";
import { JwtBaseError } from "aws-jwt-verify/error";

/**
 * The claims of a valid token, as API Gateway passes them on: every value is a string, a list `[a b]`, an object `map[x:1 y:2]`.
 * Undefined if the token is invalid.
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
        Object.entries(claims).map(([name, value]) => [name, textOf(value)]),
      );
    } catch (error) {
      if (error instanceof JwtBaseError) return undefined;
      throw error;
    }
  };
}

/** In the format of Go's `%v`. */
function textOf(value: unknown): string {
  if (value === null) return "<nil>";
  if (Array.isArray(value)) return `[${value.map(textOf).join(" ")}]`;
  if (typeof value !== "object") return String(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `map[${fields.map(([name, one]) => `${name}:${textOf(one)}`).join(" ")}]`;
}

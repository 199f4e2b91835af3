/** Tokens with Cognito's claims, and the operations that renew and revoke them. */
import { createPublicKey, randomUUID, sign, verify } from "node:crypto";
import * as z from "zod";
import { notAuthorized, unsupportedTokenType, userNotFound } from "./errors";
import { type Operation, operation } from "./operation";
import type { Session } from "./sessions";
import { assertClient, type UserPool } from "./user-pool";
import type { User } from "./users";

export type Claims = Record<string, unknown>;

/** Cognito's AuthenticationResult. */
export type Tokens = {
  AccessToken: string;
  IdToken: string;
  /** Seconds until the access token expires. */
  ExpiresIn: number;
  TokenType: "Bearer";
  RefreshToken?: string;
};

/** The scope of tokens from RespondToAuthChallenge. Operations with an access token require it. */
const selfService = "aws.cognito.signin.user.admin";

export function signClaims({ secrets }: Pick<UserPool, "secrets">, claims: Claims): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  const content = `${encode({ kid: secrets.kid, alg: "RS256" })}.${encode(claims)}`;
  return `${content}.${sign("sha256", Buffer.from(content), secrets.signingKey).toString("base64url")}`;
}

/** Starts a session and returns its first tokens. */
export async function signIn(pool: UserPool, user: User, scope = selfService): Promise<Tokens> {
  const { refreshToken, session } = await pool.sessions.start(user.username, scope);
  return { ...issue(pool, user, session), RefreshToken: refreshToken };
}

/**
 * The user whose access token this is.
 *
 * @throws CognitoError NotAuthorizedException, UserNotFoundException
 */
export function userOf(pool: UserPool, accessToken: string): User {
  const claims = read(pool, accessToken);
  if (claims?.token_use !== "access" || claims.client_id !== pool.clientId) {
    throw notAuthorized("Invalid Access Token");
  }
  if (Number(claims.exp) * 1000 <= pool.now()) throw notAuthorized("Access Token has expired");
  if (!String(claims.scope).split(" ").includes(selfService)) {
    throw notAuthorized("Access Token does not have required scopes");
  }
  const user = pool.users.byUsername(String(claims.username));
  if (!user) throw userNotFound();
  if (pool.sessions.byId(claims.origin_jti)?.isRevoked !== false) {
    throw notAuthorized("Access Token has been revoked");
  }
  return user;
}

function issue(pool: UserPool, user: User, session: Session): Tokens {
  const { accessSeconds, idSeconds } = pool.settings.tokens;
  const now = Math.floor(pool.now() / 1000);
  const common = {
    sub: user.attributes.sub,
    iss: pool.issuer,
    origin_jti: session.id,
    event_id: randomUUID(),
    auth_time: session.authTime,
    iat: now,
    ...(user.groups?.length && { "cognito:groups": user.groups }),
  };
  return {
    AccessToken: signClaims(pool, {
      ...common,
      client_id: pool.clientId,
      token_use: "access",
      scope: session.scope,
      username: user.username,
      jti: randomUUID(),
      version: 2,
      exp: now + accessSeconds,
    }),
    IdToken: signClaims(pool, {
      ...profileClaims(user),
      ...common,
      aud: pool.clientId,
      token_use: "id",
      "cognito:username": user.username,
      jti: randomUUID(),
      exp: now + idSeconds,
    }),
    ExpiresIn: accessSeconds,
    TokenType: "Bearer",
  };
}

/** The attributes as claims: verified flags are booleans. */
function profileClaims({ attributes, identities }: User): Claims {
  const claims = Object.entries(attributes).map(([name, value]) => [
    name,
    name.endsWith("_verified") ? value === "true" : value,
  ]);
  return { ...Object.fromEntries(claims), ...(identities.length > 0 && { identities }) };
}

/** The claims of a token with the pool's signature, expired or not. */
function read({ issuer, secrets }: UserPool, token: string): Claims | undefined {
  const [header = "", payload = "", signature = ""] = token.split(".");
  const isIntact = verify(
    "sha256",
    Buffer.from(`${header}.${payload}`),
    createPublicKey(secrets.signingKey),
    Buffer.from(signature, "base64url"),
  );
  if (!isIntact) return undefined;
  const claims: Claims = JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
  return claims.iss === issuer ? claims : undefined;
}

export const tokenOperations: Record<string, Operation> = {
  /** Returns no new refresh token: rotation is off. */
  GetTokensFromRefreshToken: operation(
    z.object({ ClientId: z.string(), RefreshToken: z.string() }),
    async (pool, { ClientId, RefreshToken }) => {
      assertClient(pool, ClientId);
      const session = pool.sessions.byRefreshToken(RefreshToken);
      const user = session && pool.users.byUsername(session.username);
      if (!session || !user) throw notAuthorized("Invalid Refresh Token");
      if (session.isRevoked) throw notAuthorized("Refresh Token has been revoked");
      if (session.expires <= pool.now()) throw notAuthorized("Refresh Token has expired");
      return { AuthenticationResult: issue(pool, user, session) };
    },
  ),

  RevokeToken: operation(
    z.object({ ClientId: z.string(), Token: z.string() }),
    async (pool, { ClientId, Token }) => {
      assertClient(pool, ClientId);
      if (Token.split(".").length === 3) throw unsupportedTokenType("Unsupported token type");
      await pool.sessions.revoke(Token);
      return {};
    },
  ),

  GlobalSignOut: operation(z.object({ AccessToken: z.string() }), async (pool, { AccessToken }) => {
    await pool.sessions.revokeAll(userOf(pool, AccessToken).username);
    return {};
  }),
};

/** Tokens with Cognito's claims, and the operations that renew and revoke them. */
import { createHash, createPublicKey, randomBytes, randomUUID, sign, verify } from "node:crypto";
import type { AppClient } from "cognito-local/lib/services/appClient.js";
import * as z from "zod";
import { invalidParameter, notAuthorized, userNotFound } from "./errors";
import { attributeOf, identitiesOf, type PoolUser, type Session } from "./pool";
import { assertClient, type Operation, operation, type Realm } from "./realm";

export type Claims = Record<string, unknown>;

/** The shape of AuthenticationResult. */
export type Tokens = {
  AccessToken: string;
  IdToken: string;
  /** Seconds until the access token expires. */
  ExpiresIn: number;
  TokenType: "Bearer";
  RefreshToken?: string;
};

/** The scope of tokens from InitiateAuth, and what the operations with an access token demand. */
export const selfService = "aws.cognito.signin.user.admin";

/** Signs any claims with the pool's key. */
export function signClaims({ secrets }: Realm, claims: Claims): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  const content = `${encode({ kid: secrets.kid, alg: "RS256" })}.${encode(claims)}`;
  return `${content}.${sign("sha256", Buffer.from(content), secrets.signingKey).toString("base64url")}`;
}

/** Starts a session: the tokens of a fresh sign-in. */
export async function signIn(realm: Realm, user: PoolUser, scope = selfService): Promise<Tokens> {
  const client = await realm.client();
  const refreshToken = randomBytes(48).toString("base64url");
  const session: Session = {
    id: randomUUID(),
    tokenHash: hashed(refreshToken),
    authTime: Math.floor(realm.now() / 1000),
    expires: realm.now() + 1000 * lifetime(client, "RefreshToken"),
    scope,
  };
  const signedIn = await realm.pool.change(
    user.Username,
    ({ Sessions = [] }) => ({
      Sessions: [...Sessions.filter((one) => one.expires > realm.now()), session],
    }),
    { touch: false },
  );
  return { ...(await issue(realm, signedIn, session)), RefreshToken: refreshToken };
}

/** New access and ID tokens of a running session; the refresh token stays the same (no rotation). */
export async function refresh(realm: Realm, refreshToken: string): Promise<Tokens> {
  const found = realm.pool.bySession(hashed(refreshToken));
  if (!found) throw notAuthorized("Invalid Refresh Token");
  const { session, user } = found;
  if (session.revoked) throw notAuthorized("Refresh Token has been revoked");
  if (session.expires <= realm.now()) throw notAuthorized("Refresh Token has expired");
  if (!user.Enabled) throw notAuthorized("User is disabled.");
  return issue(realm, user, session);
}

/** Ends one session; a token that is unknown or revoked already is no error. */
export async function revoke(realm: Realm, refreshToken: string): Promise<void> {
  const found = realm.pool.bySession(hashed(refreshToken));
  if (found) await revokeSessions(realm, found.user, ({ id }) => id === found.session.id);
}

export async function revokeSessions(
  { pool }: Realm,
  { Username }: PoolUser,
  which: (session: Session) => boolean = () => true,
): Promise<void> {
  await pool.change(
    Username,
    ({ Sessions = [] }) => ({
      Sessions: Sessions.map((one): Session => (which(one) ? { ...one, revoked: true } : one)),
    }),
    { touch: false },
  );
}

/** Whose access token this is. Throws as Cognito does for tokens that are not, or no longer, good. */
export function userOf(realm: Realm, accessToken: string): PoolUser {
  const claims = read(realm, accessToken);
  if (claims?.token_use !== "access" || claims.client_id !== realm.clientId) {
    throw notAuthorized("Invalid Access Token");
  }
  if (Number(claims.exp) * 1000 <= realm.now()) throw notAuthorized("Access Token has expired");
  if (!String(claims.scope).split(" ").includes(selfService)) {
    throw notAuthorized("Access Token does not have required scopes");
  }
  const user = realm.pool.byUsername(String(claims.username));
  if (!user) throw userNotFound();
  const session = user.Sessions?.find(({ id }) => id === claims.origin_jti);
  if (!session || session.revoked) throw notAuthorized("Access Token has been revoked");
  if (!user.Enabled) throw notAuthorized("User is disabled.");
  return user;
}

async function issue(realm: Realm, user: PoolUser, session: Session): Promise<Tokens> {
  const client = await realm.client();
  const now = Math.floor(realm.now() / 1000);
  const common = {
    sub: attributeOf(user, "sub"),
    iss: realm.issuer,
    origin_jti: session.id,
    event_id: randomUUID(),
    auth_time: session.authTime,
    iat: now,
  };
  const expiresIn = lifetime(client, "AccessToken");
  return {
    AccessToken: signClaims(realm, {
      ...common,
      client_id: realm.clientId,
      token_use: "access",
      scope: session.scope,
      username: user.Username,
      jti: randomUUID(),
      version: 2,
      exp: now + expiresIn,
    }),
    IdToken: signClaims(realm, {
      ...profileClaims(user),
      ...common,
      aud: realm.clientId,
      token_use: "id",
      "cognito:username": user.Username,
      jti: randomUUID(),
      exp: now + lifetime(client, "IdToken"),
    }),
    ExpiresIn: expiresIn,
    TokenType: "Bearer",
  };
}

/** The attributes as claims: verified flags as booleans, identities as objects. */
function profileClaims(user: PoolUser): Claims {
  const claims: Claims = {};
  for (const { Name, Value } of user.Attributes) {
    if (Name === "identities") claims.identities = identitiesOf(user);
    else claims[Name] = Name.endsWith("_verified") ? Value === "true" : Value;
  }
  return claims;
}

/** The claims of a token that bears the pool's signature, expired ones included. */
function read({ issuer, secrets }: Realm, token: string): Claims | undefined {
  const [header = "", payload = "", signature = ""] = token.split(".");
  const intact = verify(
    "sha256",
    Buffer.from(`${header}.${payload}`),
    createPublicKey(secrets.signingKey),
    Buffer.from(signature, "base64url"),
  );
  if (!intact) return undefined;
  const claims: Claims = JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
  return claims.iss === issuer ? claims : undefined;
}

const units: Record<string, number> = {
  seconds: 1,
  minutes: 60,
  hours: 60 * 60,
  days: 24 * 60 * 60,
};

/** Seconds. Without a unit Cognito takes hours, and days for the refresh token. */
function lifetime(client: AppClient, token: "AccessToken" | "IdToken" | "RefreshToken"): number {
  const isRefresh = token === "RefreshToken";
  const unit: string = client.TokenValidityUnits?.[token] ?? (isRefresh ? "days" : "hours");
  return (client[`${token}Validity`] ?? (isRefresh ? 30 : 1)) * (units[unit] ?? 1);
}

function hashed(refreshToken: string): string {
  return createHash("sha256").update(refreshToken).digest("base64url");
}

export const tokenOperations: Record<string, Operation> = {
  GetTokensFromRefreshToken: operation(
    z.object({ ClientId: z.string(), RefreshToken: z.string() }),
    async (realm, { ClientId, RefreshToken }) => {
      assertClient(realm, ClientId);
      return { AuthenticationResult: await refresh(realm, RefreshToken) };
    },
  ),

  RevokeToken: operation(
    z.object({ ClientId: z.string(), Token: z.string() }),
    async (realm, { ClientId, Token }) => {
      assertClient(realm, ClientId);
      if (Token.split(".").length === 3) {
        throw invalidParameter("Unsupported token type: only refresh tokens can be revoked");
      }
      await revoke(realm, Token);
      return {};
    },
  ),

  GlobalSignOut: operation(z.object({ AccessToken: z.string() }), async (realm, input) => {
    await revokeSessions(realm, userOf(realm, input.AccessToken));
    return {};
  }),
};

/**
 * Signing in by SRP (InitiateAuth and RespondToAuthChallenge) and renewing tokens through InitiateAuth.
 *
 * An address without an account goes through the same steps with a simulated user and fails like a wrong password.
 */
import { randomBytes, randomUUID } from "node:crypto";
import * as z from "zod";
import {
  incorrectCredentials,
  invalidParameter,
  notAuthorized,
  passwordResetRequired,
  userNotConfirmed,
} from "./errors";
import { checkPassword } from "./policy";
import { normalise, type PoolUser, record } from "./pool";
import {
  assertClient,
  metadata,
  type Operation,
  operation,
  type Pending,
  poolName,
  type Realm,
} from "./realm";
import { challenge, createVerifier, fake, proves } from "./srp";
import { refresh, signIn } from "./tokens";

/** Cognito's default AuthSessionValidity, in milliseconds. */
const patience = 3 * 60 * 1000;

const parameters = z.record(z.string(), z.string());

export const signInOperations: Record<string, Operation> = {
  InitiateAuth: operation(
    z.object({
      ClientId: z.string(),
      AuthFlow: z.string(),
      AuthParameters: parameters.default({}),
      ClientMetadata: metadata,
    }),
    async (realm, { AuthFlow, AuthParameters, ClientId }) => {
      assertClient(realm, ClientId);
      switch (AuthFlow) {
        case "USER_SRP_AUTH":
          return startSrp(
            realm,
            required(AuthParameters, "USERNAME"),
            required(AuthParameters, "SRP_A"),
          );
        case "REFRESH_TOKEN":
        case "REFRESH_TOKEN_AUTH":
          return {
            ChallengeParameters: {},
            AuthenticationResult: await refresh(realm, required(AuthParameters, "REFRESH_TOKEN")),
          };
        default:
          throw invalidParameter(`${AuthFlow} flow not enabled for this client`);
      }
    },
  ),

  RespondToAuthChallenge: operation(
    z.object({
      ClientId: z.string(),
      ChallengeName: z.string(),
      ChallengeResponses: parameters.default({}),
      Session: z.string().optional(),
    }),
    async (realm, { ChallengeName, ChallengeResponses: answers, ClientId, Session = "" }) => {
      assertClient(realm, ClientId);
      switch (ChallengeName) {
        case "PASSWORD_VERIFIER":
          return verifyPassword(realm, answers);
        case "NEW_PASSWORD_REQUIRED":
          return replaceTemporaryPassword(realm, Session, required(answers, "NEW_PASSWORD"));
        default:
          throw invalidParameter(`Unsupported challenge ${ChallengeName}`);
      }
    },
  ),
};

function startSrp(realm: Realm, username: string, clientKey: string): object {
  const login = normalise(username);
  const user = realm.pool.byLogin(login);
  const simulated = fake(realm.secrets.fakeUsers, login);
  const stored = user?.Srp ?? simulated;
  const userId = user?.Username ?? simulated.userId;
  const srp = challenge(stored, clientKey);
  if (!srp) throw invalidParameter("Invalid SRP_A");

  const secretBlock = randomBytes(256).toString("base64");
  remember(realm, secretBlock, {
    step: "PASSWORD_VERIFIER",
    expires: realm.now() + patience,
    login,
    userId,
    srp,
    ...(user && { user: user.Username }),
  });
  return {
    ChallengeName: "PASSWORD_VERIFIER",
    ChallengeParameters: {
      SALT: stored.salt,
      SECRET_BLOCK: secretBlock,
      SRP_B: srp.B.toString(16),
      USERNAME: userId,
      USER_ID_FOR_SRP: userId,
    },
  };
}

async function verifyPassword(realm: Realm, answers: Record<string, string>): Promise<object> {
  const secretBlock = required(answers, "PASSWORD_CLAIM_SECRET_BLOCK");
  const pending = recall(realm, secretBlock, "PASSWORD_VERIFIER");
  const { login, srp, user: username, userId } = pending;
  realm.lockout.check(login);
  const proven = proves(srp, {
    poolName: poolName(realm),
    userId,
    secretBlock,
    timestamp: required(answers, "TIMESTAMP"),
    signature: required(answers, "PASSWORD_CLAIM_SIGNATURE"),
  });
  const user = username === undefined ? undefined : realm.pool.byUsername(username);
  if (!proven || !user) {
    realm.lockout.failure(login);
    throw incorrectCredentials();
  }
  realm.lockout.success(login);
  return welcome(realm, user);
}

/** The password is right: what else stands between the user and the tokens? */
async function welcome(realm: Realm, user: PoolUser): Promise<object> {
  if (!user.Enabled) throw notAuthorized("User is disabled.");
  switch (user.UserStatus) {
    case "UNCONFIRMED":
      throw userNotConfirmed();
    case "RESET_REQUIRED":
      throw passwordResetRequired();
    case "FORCE_CHANGE_PASSWORD": {
      const session = randomUUID();
      remember(realm, session, {
        step: "NEW_PASSWORD_REQUIRED",
        expires: realm.now() + patience,
        user: user.Username,
      });
      const { sub: _, ...userAttributes } = record(user.Attributes);
      return {
        ChallengeName: "NEW_PASSWORD_REQUIRED",
        Session: session,
        ChallengeParameters: {
          USER_ID_FOR_SRP: user.Username,
          requiredAttributes: "[]",
          userAttributes: JSON.stringify(userAttributes),
        },
      };
    }
    default:
      return { ChallengeParameters: {}, AuthenticationResult: await signIn(realm, user) };
  }
}

async function replaceTemporaryPassword(
  realm: Realm,
  session: string,
  newPassword: string,
): Promise<object> {
  const { user } = recall(realm, session, "NEW_PASSWORD_REQUIRED", { keep: true });
  checkPassword(newPassword);
  realm.pending.delete(session);
  return welcome(realm, await setPassword(realm, user, newPassword));
}

/** Sets a password that lasts. */
export function setPassword(realm: Realm, username: string, password: string): Promise<PoolUser> {
  const Srp = createVerifier(poolName(realm), username, password);
  return realm.pool.change(username, () => ({ Srp, UserStatus: "CONFIRMED" }));
}

function remember({ now, pending }: Realm, key: string, value: Pending): void {
  for (const [other, { expires }] of pending) if (expires <= now()) pending.delete(other);
  pending.set(key, value);
}

/** Each step is answered once, but a new password that is too weak may be tried again. */
function recall<S extends Pending["step"]>(
  { now, pending }: Realm,
  key: string,
  step: S,
  { keep = false } = {},
): Extract<Pending, { step: S }> {
  const found = pending.get(key);
  if (!keep) pending.delete(key);
  if (found?.step !== step || found.expires <= now()) {
    throw notAuthorized("Invalid session for the user, session is expired.");
  }
  return found as Extract<Pending, { step: S }>;
}

function required(from: Record<string, string>, name: string): string {
  const value = from[name];
  if (!value) throw invalidParameter(`Missing required parameter ${name}`);
  return value;
}

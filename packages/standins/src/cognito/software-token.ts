/** The second factor: six digits that an app makes of a shared secret and the time (TOTP, RFC 6238). */
import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import * as z from "zod";
import {
  CognitoError,
  enableSoftwareToken,
  invalidParameter,
  notAuthorized,
  softwareTokenNotFound,
} from "./errors";
import { type Operation, operation } from "./operation";
import { signIn, type Tokens, userOf } from "./tokens";
import type { UserPool } from "./user-pool";
import type { User } from "./users";

/** Cognito's default AuthSessionValidity, in milliseconds. */
const sessionValidity = 3 * 60 * 1000;
/** 160 bits, as Cognito's. */
const secretBytes = 20;

const factor = "SOFTWARE_TOKEN_MFA";
const MfaSettings = z.object({
  Enabled: z.boolean().default(false),
  PreferredMfa: z.boolean().default(false),
});
/** The pool has neither factor. */
const notOffered = z
  .object({ Enabled: z.literal(false, "not offered by this stand-in").optional() })
  .optional();
export const preferences = {
  SoftwareTokenMfaSettings: MfaSettings.optional(),
  SMSMfaSettings: notOffered,
  EmailMfaSettings: notOffered,
};
const sixDigits = z
  .string()
  .regex(/^[0-9]{6}$/, "Member must satisfy regular expression pattern: [0-9]+");

export const softwareTokenOperations: Record<string, Operation> = {
  /** Creates a secret. It replaces the one in use when its first code is entered. */
  AssociateSoftwareToken: operation(
    z.object({ AccessToken: z.string() }),
    async (pool, { AccessToken }) => {
      const { username } = userOf(pool, AccessToken);
      assertOffered(pool);
      const secret = new Secret({ size: secretBytes }).base32;
      await pool.users.change(username, () => ({ pendingSecret: secret }));
      return { SecretCode: secret };
    },
  ),

  /** Verifies the new secret by its first code. The factor is on after SetUserMFAPreference only. */
  VerifySoftwareToken: operation(
    z.object({
      AccessToken: z.string(),
      UserCode: sixDigits,
      FriendlyDeviceName: z.string().optional(),
    }),
    async (pool, { AccessToken, UserCode }) => {
      const { pendingSecret, username } = userOf(pool, AccessToken);
      assertOffered(pool);
      const step = pendingSecret && stepOf(pool, pendingSecret, UserCode);
      if (!pendingSecret || step === undefined) throw enableSoftwareToken("Code mismatch");
      await pool.users.change(username, ({ softwareToken }) => ({
        pendingSecret: undefined,
        softwareToken: {
          isEnabled: false,
          isPreferred: false,
          ...softwareToken,
          secret: pendingSecret,
          lastStep: Number(step),
        },
      }));
      return { Status: "SUCCESS" };
    },
  ),

  SetUserMFAPreference: operation(
    z.object({ AccessToken: z.string(), ...preferences }),
    async (pool, { AccessToken, SoftwareTokenMfaSettings }) => {
      const user = userOf(pool, AccessToken);
      await setPreference(pool, user, SoftwareTokenMfaSettings);
      return {};
    },
  ),
};

/** @throws CognitoError InvalidParameterException for a user without a verified secret */
export async function setPreference(
  pool: UserPool,
  { username }: User,
  settings: z.output<typeof MfaSettings> | undefined,
): Promise<void> {
  if (!settings) return;
  const { Enabled: isEnabled, PreferredMfa: isPreferred } = settings;
  if (isEnabled) assertOffered(pool);
  await pool.users.change(username, ({ softwareToken }) => {
    if (isEnabled && !softwareToken) {
      throw invalidParameter("User has not verified software token mfa");
    }
    return softwareToken
      ? {
          softwareToken: { ...softwareToken, isEnabled, isPreferred: isEnabled && isPreferred },
        }
      : {};
  });
}

/** The part of GetUser's and AdminGetUser's answers about second factors. */
export function mfaSettings({ softwareToken }: User): object {
  if (!softwareToken?.isEnabled) return {};
  return {
    UserMFASettingList: [factor],
    ...(softwareToken.isPreferred && { PreferredMfaSetting: factor }),
  };
}

/** What follows the right password of a user who has turned the factor on. */
export function challengeCode(pool: UserPool, login: string, { username }: User): object {
  const session = randomBytes(256).toString("base64url");
  pool.codeChallenges.set(session, { login, username }, sessionValidity);
  return {
    ChallengeName: factor,
    Session: session,
    ChallengeParameters: { USER_ID_FOR_SRP: username },
  };
}

/**
 * Ends a sign-in by its code. A wrong one counts like a wrong password, and another one can be tried in the same session.
 *
 * @throws CognitoError NotAuthorizedException, CodeMismatchException, or ExpiredCodeException for a code that was used
 */
export async function answerCode(pool: UserPool, session: string, code: string): Promise<Tokens> {
  const pending = pool.codeChallenges.get(session);
  if (!pending) throw notAuthorized("Invalid session for the user, session is expired.");
  const { login, username } = pending;
  pool.lockout.check(login);
  const user = pool.users.byUsername(username);
  if (!user?.softwareToken?.isEnabled) throw userHasNone();
  const { lastStep, secret } = user.softwareToken;
  const step = stepOf(pool, secret, code);
  if (step === undefined || step <= lastStep) {
    pool.lockout.recordFailure(login);
    throw step === undefined
      ? new CognitoError("CodeMismatchException", "Invalid code received for user")
      : new CognitoError("ExpiredCodeException", "Your software token has already been used once.");
  }
  pool.codeChallenges.delete(session);
  pool.lockout.reset(login);
  const { softwareToken } = user;
  await pool.users.change(username, () => ({
    softwareToken: { ...softwareToken, lastStep: step },
  }));
  return signIn(pool, user);
}

/** The step of 30 seconds whose code this is: the present one or the one before. */
function stepOf({ now }: UserPool, secret: string, code: string): number | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const present = totp.counter({ timestamp: now() });
  return [present, present - 1].find(
    (step) => totp.generate({ timestamp: step * totp.period * 1000 }) === code,
  );
}

function assertOffered({ settings: { mfa } }: UserPool): void {
  if (mfa.configuration === "OFF" || !mfa.factors.includes(factor)) {
    throw softwareTokenNotFound("Software Token MFA has not been enabled by the userPool.");
  }
}

const userHasNone = () => softwareTokenNotFound("Software Token MFA does not exist for the user.");

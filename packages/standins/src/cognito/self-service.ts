/** Reading and changing one's own account by access token. */
import * as z from "zod";
import { assertMutable, assertWritable, attributes, listed, withAttributes } from "./attributes";
import { aliasExists, attemptLimit, incorrectCredentials, invalidParameter } from "./errors";
import { code, metadata, type Operation, operation, password } from "./operation";
import { assertStrong, setPassword } from "./password";
import { sendCode } from "./send-code";
import { isEmail } from "./sign-up";
import { mfaSettings } from "./software-token";
import { isPassword } from "./srp";
import { userOf } from "./tokens";
import { poolName, type UserPool } from "./user-pool";
import { isNative, type User } from "./users";

/** Of ChangePassword within an hour of the last one. AWS documents the error, not the number. */
const maxWrongPasswords = 5;
const hour = 60 * 60 * 1000;

export const selfServiceOperations: Record<string, Operation> = {
  GetUser: operation(z.object({ AccessToken: z.string() }), async (pool, { AccessToken }) => {
    const user = userOf(pool, AccessToken);
    return {
      Username: user.username,
      UserAttributes: listed(user.attributes),
      ...mfaSettings(user),
    };
  }),

  UpdateUserAttributes: operation(
    z.object({ AccessToken: z.string(), UserAttributes: attributes, ClientMetadata: metadata }),
    async (pool, input) => {
      const user = userOf(pool, input.AccessToken);
      assertWritable(pool.settings, input.UserAttributes);
      const { ClientMetadata, UserAttributes } = input;
      return {
        CodeDeliveryDetailsList: await updateAttributes(pool, user, UserAttributes, ClientMetadata),
      };
    },
  ),

  ChangePassword: operation(
    z.object({ AccessToken: z.string(), PreviousPassword: password, ProposedPassword: password }),
    async (pool, input) => {
      const user = userOf(pool, input.AccessToken);
      assertStrong(pool.settings, input.ProposedPassword);
      const failures = pool.wrongPasswords.get(user.username) ?? 0;
      if (failures >= maxWrongPasswords) throw attemptLimit();
      const { password: stored, username } = user;
      if (!stored || !isPassword(stored, poolName(pool), username, input.PreviousPassword)) {
        pool.wrongPasswords.set(username, failures + 1, hour);
        throw incorrectCredentials();
      }
      pool.wrongPasswords.delete(username);
      await setPassword(pool, user, input.ProposedPassword);
      return {};
    },
  ),

  VerifyUserAttribute: operation(
    z.object({ AccessToken: z.string(), AttributeName: z.literal("email"), Code: code }),
    async (pool, input) => {
      const { username } = userOf(pool, input.AccessToken);
      const pending = await pool.codes.use("email", username, input.Code);
      await pool.users.change(username, (user) => {
        const email = pending ?? user.attributes.email ?? "";
        assertNotTaken(pool, user, email);
        return { attributes: { ...user.attributes, email, email_verified: "true" } };
      });
      return {};
    },
  ),
};

/**
 * Changes attributes and returns where a code was sent. A new address needs a code, unless the same call says that it
 * is verified, as administrators may. With `keepOriginal` it takes effect when the code is entered,
 * otherwise immediately
 * and unverified.
 */
export async function updateAttributes(
  pool: UserPool,
  user: User,
  given: Record<string, string>,
  clientMetadata?: Record<string, string>,
): Promise<object[]> {
  const { email: address, email_verified, ...others } = given;
  const email = address === undefined ? undefined : pool.users.canonical(address);
  const changes = email === undefined ? given : { ...given, email };
  assertMutable(pool.settings, user.attributes, changes);
  if (email === undefined || email === user.attributes.email) {
    await change(pool, user, changes);
    return [];
  }
  if (!isEmail(email)) throw invalidParameter("Invalid email address format.");
  assertNotTaken(pool, user, email);
  if (email_verified === "true") {
    await change(pool, user, changes);
    return [];
  }
  const isDeferred = pool.settings.keepOriginal.includes("email");
  await change(pool, user, isDeferred ? others : { ...changes, email_verified: "false" });
  const details = { source: "UpdateUserAttribute" as const, pending: email, clientMetadata };
  return [await sendCode(pool, user, details)];
}

async function change(
  { users }: UserPool,
  { username }: User,
  changes: Record<string, string>,
): Promise<void> {
  await users.change(username, ({ attributes: current }) => ({
    attributes: withAttributes(current, changes),
  }));
}

/** @throws CognitoError AliasExistsException */
function assertNotTaken({ users }: UserPool, user: User, email: string): void {
  const owner = users.byLogin(email);
  if (isNative(user) && owner && owner.username !== user.username) {
    throw aliasExists("An account with the given email already exists.");
  }
}

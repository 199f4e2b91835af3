/** Changing one's own attributes by access token: UpdateUserAttributes and VerifyUserAttribute. */
import * as z from "zod";
import { assertMutable, assertWritable, attributes, withAttributes } from "./attributes";
import { aliasExists, invalidParameter } from "./errors";
import { code, type Operation, operation } from "./operation";
import { sendCode } from "./send-code";
import { isEmail } from "./sign-up";
import { userOf } from "./tokens";
import type { UserPool } from "./user-pool";
import { isNative, type User } from "./users";

export const selfServiceOperations: Record<string, Operation> = {
  UpdateUserAttributes: operation(
    z.object({ AccessToken: z.string(), UserAttributes: attributes }),
    async (pool, input) => {
      const user = userOf(pool, input.AccessToken);
      assertWritable(pool.settings, input.UserAttributes);
      return { CodeDeliveryDetailsList: await updateAttributes(pool, user, input.UserAttributes) };
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
 * is verified, as administrators may. With `keepOriginal` it takes effect when the code comes back, otherwise at once
 * and unverified.
 */
export async function updateAttributes(
  pool: UserPool,
  user: User,
  given: Record<string, string>,
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
  return [await sendCode(pool, "email", user, email)];
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

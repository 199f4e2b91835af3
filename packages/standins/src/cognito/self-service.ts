/** What a signed-in user does to the own account, by access token. */
import * as z from "zod";
import { addressOf, assertWritable } from "./accounts";
import { aliasExists, attemptLimit, incorrectCredentials, invalidParameter } from "./errors";
import { codeDeliveryDetails } from "./mail";
import { checkPassword } from "./policy";
import { isEmail, normalise, type PoolUser, record, withAttributes } from "./pool";
import {
  attributes,
  code,
  type Operation,
  operation,
  password,
  poolName,
  type Realm,
} from "./realm";
import { setPassword } from "./sign-in";
import { verifies } from "./srp";
import { userOf } from "./tokens";

const AccessToken = z.string();

export const selfServiceOperations: Record<string, Operation> = {
  GetUser: operation(z.object({ AccessToken }), async (realm, input) => {
    const { Attributes, Username } = userOf(realm, input.AccessToken);
    return { Username, UserAttributes: Attributes };
  }),

  UpdateUserAttributes: operation(
    z.object({ AccessToken, UserAttributes: attributes }),
    async (realm, input) => {
      const user = userOf(realm, input.AccessToken);
      assertWritable(input.UserAttributes);
      const { email, ...others } = record(input.UserAttributes);
      await realm.pool.change(user.Username, (current) => ({
        Attributes: withAttributes(current, others),
      }));
      if (email === undefined || normalise(email) === addressOf(user)) {
        return { CodeDeliveryDetailsList: [] };
      }
      if (!isEmail(email)) throw invalidParameter("Invalid email address format.");
      return { CodeDeliveryDetailsList: [await sendVerification(realm, user, normalise(email))] };
    },
  ),

  GetUserAttributeVerificationCode: operation(
    z.object({ AccessToken, AttributeName: z.literal("email") }),
    async (realm, input) => {
      const user = userOf(realm, input.AccessToken);
      return { CodeDeliveryDetails: await sendVerification(realm, user, addressOf(user)) };
    },
  ),

  VerifyUserAttribute: operation(
    z.object({ AccessToken, AttributeName: z.literal("email"), Code: code }),
    async (realm, input) => {
      const user = userOf(realm, input.AccessToken);
      const { pending = addressOf(user) } = await realm.codes.use(
        "email",
        user.Username,
        input.Code,
      );
      assertNotTaken(realm, user, pending);
      await realm.pool.change(user.Username, (current) => ({
        Attributes: withAttributes(current, { email: pending, email_verified: "true" }),
      }));
      return {};
    },
  ),

  ChangePassword: operation(
    z.object({
      AccessToken,
      PreviousPassword: z.string().default(""),
      ProposedPassword: password,
    }),
    async (realm, input) => {
      const user = userOf(realm, input.AccessToken);
      try {
        realm.lockout.check(user.Username);
      } catch {
        // The same wait as for signing in, under the name this operation has for it.
        throw attemptLimit();
      }
      if (
        !user.Srp ||
        !verifies(user.Srp, poolName(realm), user.Username, input.PreviousPassword)
      ) {
        realm.lockout.failure(user.Username);
        throw incorrectCredentials();
      }
      realm.lockout.success(user.Username);
      checkPassword(input.ProposedPassword);
      await setPassword(realm, user.Username, input.ProposedPassword);
      return {};
    },
  ),

  DeleteUser: operation(z.object({ AccessToken }), async (realm, input) => {
    await deleteUser(realm, userOf(realm, input.AccessToken));
    return {};
  }),
};

export async function deleteUser(realm: Realm, user: PoolUser): Promise<void> {
  await realm.pool.remove(user);
  await realm.codes.forget(user.Username);
}

/**
 * Sends a code to an address of the user. A new address takes the place of the old one only when its code comes back
 * (Cognito's AttributesRequireVerificationBeforeUpdate), so that no account ever holds an address nobody has proven.
 */
async function sendVerification(realm: Realm, user: PoolUser, email: string): Promise<object> {
  assertNotTaken(realm, user, email);
  const made = await realm.codes.make(
    "email",
    user.Username,
    realm.codeLifetimes.confirmationCode,
    email,
  );
  await realm.sendCode(email, "confirm", made);
  return codeDeliveryDetails(email);
}

export function assertNotTaken({ pool }: Realm, user: PoolUser, email: string): void {
  const owner = pool.byLogin(email);
  if (owner && owner.Username !== user.Username) {
    throw aliasExists("An account with the given email already exists.");
  }
}

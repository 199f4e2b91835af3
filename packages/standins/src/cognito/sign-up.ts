/** Signing up: SignUp, ConfirmSignUp and ResendConfirmationCode. */
import { randomUUID } from "node:crypto";
import * as z from "zod";
import { assertComplete, assertWritable, attributes, withAttributes } from "./attributes";
import { expiredCode, invalidParameter, notAuthorized, usernameExists } from "./errors";
import { code, metadata, type Operation, operation, password, username } from "./operation";
import { assertStrong } from "./password";
import { sendCode, simulateCode } from "./send-code";
import { createVerifier } from "./srp";
import { assertClient, findUser, poolName, type UserPool } from "./user-pool";

export const signUpOperations: Record<string, Operation> = {
  SignUp: operation(
    z.object({
      ClientId: z.string(),
      Username: username,
      Password: password,
      UserAttributes: attributes.default({}),
      ValidationData: attributes.optional(),
      ClientMetadata: metadata,
    }),
    async (pool, input) => {
      assertClient(pool, input.ClientId);
      assertWritable(pool.settings, input.UserAttributes);
      const email = emailFrom(pool, input);
      const given = { ...input.UserAttributes, email };
      assertComplete(pool.settings, given);
      assertStrong(pool.settings, input.Password);

      const sub = randomUUID();
      const { autoConfirmUser, autoVerifyEmail } = await pool.preSignUp({
        source: "SignUp",
        username: sub,
        userAttributes: given,
        validationData: input.ValidationData,
        clientMetadata: input.ClientMetadata,
      });
      // After the trigger, which may delete an account of this address.
      assertFree(pool, email);
      const user = await pool.users.create({
        username: sub,
        status: autoConfirmUser ? "CONFIRMED" : "UNCONFIRMED",
        attributes: withAttributes(
          { sub, ...given },
          { email_verified: String(autoConfirmUser && autoVerifyEmail) },
        ),
        identities: [],
        password: createVerifier(poolName(pool), sub, input.Password),
      });
      if (autoConfirmUser) return { UserConfirmed: true, UserSub: sub };
      return {
        UserConfirmed: false,
        UserSub: sub,
        CodeDeliveryDetails: await sendCode(pool, user, {
          source: "SignUp",
          clientMetadata: input.ClientMetadata,
        }),
      };
    },
  ),

  ConfirmSignUp: operation(
    z.object({ ClientId: z.string(), Username: username, ConfirmationCode: code }),
    async (pool, input) => {
      assertClient(pool, input.ClientId);
      const user = findUser(pool, input.Username);
      if (!user) throw expiredCode();
      if (user.status !== "UNCONFIRMED") {
        throw notAuthorized(`User cannot be confirmed. Current status is ${user.status}`);
      }
      await pool.codes.use("sign-up", user.username, input.ConfirmationCode);
      await pool.users.change(user.username, (current) => ({
        status: "CONFIRMED",
        attributes: { ...current.attributes, email_verified: "true" },
      }));
      return {};
    },
  ),

  ResendConfirmationCode: operation(
    z.object({ ClientId: z.string(), Username: username, ClientMetadata: metadata }),
    async (pool, { ClientId, ClientMetadata, Username }) => {
      assertClient(pool, ClientId);
      const user = findUser(pool, Username);
      if (user?.status === "UNCONFIRMED") {
        // Before the code is created: no code is ever younger than the user's last change.
        await pool.users.change(user.username, () => ({}));
        const details = { source: "ResendCode" as const, clientMetadata: ClientMetadata };
        return { CodeDeliveryDetails: await sendCode(pool, user, details) };
      }
      if (user && !pool.settings.preventUserExistenceErrors) {
        throw invalidParameter("User is already confirmed.");
      }
      // AWS alternates between this answer and InvalidParameterException.
      const address = pool.users.canonical(Username);
      return {
        CodeDeliveryDetails: await simulateCode(
          pool,
          "ResendCode",
          user?.username ?? address,
          address,
        ),
      };
    },
  ),
};

/**
 * The address of a new user in its stored form. It is given as the user name, and optionally again as an attribute.
 *
 * @throws CognitoError InvalidParameterException
 */
export function emailFrom(
  { users }: UserPool,
  input: { Username: string; UserAttributes: Record<string, string> },
): string {
  const email = users.canonical(input.Username);
  if (!isEmail(email)) throw invalidParameter("Username should be an email.");
  if (users.canonical(input.UserAttributes.email ?? email) !== email) {
    throw invalidParameter("Attribute email doesn't match the username");
  }
  return email;
}

export function isEmail(text: string): boolean {
  return text.length <= 320 && /^[^\s@"(),:;<>[\\\]]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(text);
}

/** @throws CognitoError UsernameExistsException */
export function assertFree({ users }: UserPool, email: string): void {
  if (users.byLogin(email)) throw usernameExists("User already exists");
}

/** Making an account and getting back into one: sign-up, confirmation, resending, and the password reset by code. */
import { randomUUID } from "node:crypto";
import * as z from "zod";
import {
  codeMismatch,
  expiredCode,
  invalidParameter,
  notAuthorized,
  usernameExists,
} from "./errors";
import { codeDeliveryDetails } from "./mail";
import { checkPassword, writableAttributes } from "./policy";
import {
  type Attribute,
  attributeOf,
  hasVerifiedEmail,
  isEmail,
  normalise,
  type PoolUser,
  record,
  withAttributes,
} from "./pool";
import {
  assertClient,
  attributes,
  code,
  metadata,
  type Operation,
  operation,
  password,
  poolName,
  type Realm,
  username,
} from "./realm";
import { setPassword } from "./sign-in";
import { createVerifier } from "./srp";

export const accountOperations: Record<string, Operation> = {
  SignUp: operation(
    z.object({
      ClientId: z.string(),
      Username: username,
      Password: password,
      UserAttributes: attributes.default([]),
      ValidationData: attributes.optional(),
      ClientMetadata: metadata,
    }),
    async (realm, input) => {
      assertClient(realm, input.ClientId);
      if (!isEmail(input.Username)) throw invalidParameter("Username should be an email.");
      assertWritable(input.UserAttributes);
      const email = normalise(input.Username);
      const { email: given = email, ...others } = record(input.UserAttributes);
      if (normalise(given) !== email) {
        throw invalidParameter("Attribute email doesn't match the username");
      }
      checkPassword(input.Password);
      assertFree(realm, email);

      const Username = randomUUID();
      const response = await realm.preSignUp({
        source: "SignUp",
        username: Username,
        userAttributes: { ...others, email },
        validationData: input.ValidationData && record(input.ValidationData),
        clientMetadata: input.ClientMetadata,
      });
      // Once more: the trigger takes its time, and another sign-up may have come first.
      assertFree(realm, email);
      const user = await realm.pool.create({
        Username,
        UserStatus: response.autoConfirmUser ? "CONFIRMED" : "UNCONFIRMED",
        Attributes: withAttributes(
          { Attributes: [{ Name: "sub", Value: Username }] },
          {
            ...others,
            email,
            email_verified: String(response.autoConfirmUser && response.autoVerifyEmail),
          },
        ),
        Srp: createVerifier(poolName(realm), Username, input.Password),
      });
      if (response.autoConfirmUser) return { UserConfirmed: true, UserSub: Username };
      return {
        UserConfirmed: false,
        UserSub: Username,
        CodeDeliveryDetails: await sendConfirmation(realm, user),
      };
    },
  ),

  ConfirmSignUp: operation(
    z.object({ ClientId: z.string(), Username: username, ConfirmationCode: code }),
    async (realm, input) => {
      assertClient(realm, input.ClientId);
      const user = realm.pool.byLogin(input.Username);
      // What Cognito answers for an address without an account while PreventUserExistenceErrors is on.
      if (!user) throw expiredCode();
      if (user.UserStatus !== "UNCONFIRMED") {
        throw notAuthorized(`User cannot be confirmed. Current status is ${user.UserStatus}`);
      }
      await realm.codes.use("sign-up", user.Username, input.ConfirmationCode);
      await realm.pool.change(user.Username, (current) => ({
        UserStatus: "CONFIRMED",
        Attributes: withAttributes(current, { email_verified: "true" }),
      }));
      return {};
    },
  ),

  ResendConfirmationCode: operation(
    z.object({ ClientId: z.string(), Username: username }),
    async (realm, { ClientId, Username }) => {
      assertClient(realm, ClientId);
      const user = realm.pool.byLogin(Username);
      if (user && user.UserStatus !== "UNCONFIRMED") {
        throw invalidParameter("User is already confirmed.");
      }
      if (user) return { CodeDeliveryDetails: await sendConfirmation(realm, user) };
      const nobody = normalise(Username);
      await realm.codes.make("sign-up", nobody, realm.codeLifetimes.confirmationCode);
      return { CodeDeliveryDetails: codeDeliveryDetails(nobody) };
    },
  ),

  ForgotPassword: operation(
    z.object({ ClientId: z.string(), Username: username }),
    async (realm, { ClientId, Username }) => {
      assertClient(realm, ClientId);
      const user = realm.pool.byLogin(Username);
      const made = await realm.codes.make(
        "reset",
        user?.Username ?? normalise(Username),
        realm.codeLifetimes.resetCode,
      );
      const email = user ? addressOf(user) : normalise(Username);
      // For an account that can't be reset AWS sometimes answers InvalidParameterException instead, and does the same
      // for some addresses without an account. Here all of them answer alike, always.
      if (user && canReset(user)) await realm.sendCode(email, "reset", made);
      return { CodeDeliveryDetails: codeDeliveryDetails(email) };
    },
  ),

  ConfirmForgotPassword: operation(
    z.object({
      ClientId: z.string(),
      Username: username,
      ConfirmationCode: code,
      Password: password,
    }),
    async (realm, input) => {
      assertClient(realm, input.ClientId);
      checkPassword(input.Password);
      const user = realm.pool.byLogin(input.Username);
      const login = normalise(input.Username);
      await realm.codes.use("reset", user?.Username ?? login, input.ConfirmationCode);
      // The code was guessed: it was never sent.
      if (!user || !canReset(user)) throw codeMismatch();
      await setPassword(realm, user.Username, input.Password);
      realm.lockout.success(login);
      return {};
    },
  ),
};

/** The attributes of a client's request: known, and not one of those that only Cognito itself writes. */
export function assertWritable(given: readonly Attribute[]): void {
  for (const { Name } of given) {
    if (["email_verified", "phone_number_verified", "sub", "identities"].includes(Name)) {
      throw notAuthorized("A client attempted to write unauthorized attribute");
    }
    if (!writableAttributes.has(Name)) {
      throw invalidParameter(
        `Attributes did not conform to the schema: ${Name}: Attribute does not exist in the schema.`,
      );
    }
  }
}

export function assertFree({ pool }: Realm, email: string): void {
  if (pool.byLogin(email)) throw usernameExists("User already exists");
}

export function addressOf(user: PoolUser): string {
  return attributeOf(user, "email") ?? "";
}

async function sendConfirmation(realm: Realm, user: PoolUser): Promise<object> {
  const email = addressOf(user);
  const made = await realm.codes.make(
    "sign-up",
    user.Username,
    realm.codeLifetimes.confirmationCode,
  );
  await realm.sendCode(email, "confirm", made);
  return codeDeliveryDetails(email);
}

function canReset(user: PoolUser): boolean {
  return (
    user.Enabled &&
    hasVerifiedEmail(user) &&
    (user.UserStatus === "CONFIRMED" || user.UserStatus === "RESET_REQUIRED")
  );
}

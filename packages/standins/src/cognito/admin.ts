/**
 * What the backend does with AWS credentials. Operations about the pool, its client and groups are cognito-local's own;
 * those about users are ours, because they know of password verifiers, sessions, codes and linked identities.
 */
import { randomUUID } from "node:crypto";
import { Router } from "cognito-local/lib/server/Router.js";
import type { Services } from "cognito-local/lib/services/index.js";
import * as z from "zod";
import { assertFree } from "./accounts";
import { invalidParameter, userNotFound } from "./errors";
import { checkPassword } from "./policy";
import {
  attributeOf,
  context,
  type Identity,
  identitiesOf,
  isEmail,
  isNative,
  normalise,
  type PoolUser,
  record,
  withAttributes,
} from "./pool";
import {
  assertPool,
  attributes,
  metadata,
  type Operation,
  operation,
  password,
  poolName,
  type Realm,
  username,
} from "./realm";
import { deleteUser } from "./self-service";
import { setPassword } from "./sign-in";
import { createVerifier } from "./srp";
import { revokeSessions } from "./tokens";

/** The operations that cognito-local answers as Cognito does, once it looks users up in our pool. */
const borrowed = [
  "AdminAddUserToGroup",
  "AdminDisableUser",
  "AdminEnableUser",
  "AdminGetUser",
  "AdminListGroupsForUser",
  "AdminRemoveUserFromGroup",
  "CreateGroup",
  "DeleteGroup",
  "DescribeUserPool",
  "DescribeUserPoolClient",
  "GetGroup",
  "ListGroups",
  "ListUserPoolClients",
  "ListUserPools",
  "ListUsersInGroup",
  "UpdateGroup",
  "UpdateUserPoolClient",
];

export function borrowedOperations(services: Services): Record<string, Operation> {
  const route = Router(services);
  return Object.fromEntries(
    borrowed.map((name): [string, Operation] => [name, (_, input) => route(name)(context, input)]),
  );
}

const target = { UserPoolId: z.string(), Username: username };

const providerUser = z.object({
  ProviderName: z.string(),
  ProviderAttributeName: z.string().optional(),
  ProviderAttributeValue: z.string().min(1),
});

export const adminOperations: Record<string, Operation> = {
  AdminCreateUser: operation(
    z.object({
      ...target,
      TemporaryPassword: password.optional(),
      UserAttributes: attributes.default([]),
      ValidationData: attributes.optional(),
      ClientMetadata: metadata,
      MessageAction: z.enum(["RESEND", "SUPPRESS"]).optional(),
    }),
    async (realm, input) => {
      assertPool(realm, input.UserPoolId);
      if (!isEmail(input.Username)) throw invalidParameter("Username should be an email.");
      if (input.MessageAction === "RESEND") {
        throw invalidParameter("MessageAction RESEND is not offered by this stand-in");
      }
      const email = normalise(input.Username);
      const given = record(input.UserAttributes);
      const temporary = input.TemporaryPassword ?? `Aa1${randomUUID()}`;
      checkPassword(temporary);
      assertFree(realm, email);

      const Username = randomUUID();
      const userAttributes = { ...given, email };
      await realm.preSignUp({
        source: "AdminCreateUser",
        username: Username,
        userAttributes,
        validationData: input.ValidationData && record(input.ValidationData),
        clientMetadata: input.ClientMetadata,
      });
      assertFree(realm, email);
      const user = await realm.pool.create({
        Username,
        UserStatus: "FORCE_CHANGE_PASSWORD",
        Attributes: withAttributes(
          { Attributes: [{ Name: "sub", Value: Username }] },
          userAttributes,
        ),
        Srp: createVerifier(poolName(realm), Username, temporary),
      });
      if (input.MessageAction !== "SUPPRESS") await realm.sendCode(email, "invitation", temporary);
      return { User: described(user) };
    },
  ),

  AdminSetUserPassword: operation(
    z.object({ ...target, Password: password, Permanent: z.boolean().default(false) }),
    async (realm, input) => {
      const user = find(realm, input);
      checkPassword(input.Password);
      await setPassword(realm, user.Username, input.Password);
      if (!input.Permanent) {
        await realm.pool.change(user.Username, () => ({ UserStatus: "FORCE_CHANGE_PASSWORD" }));
      }
      return {};
    },
  ),

  AdminUpdateUserAttributes: operation(
    z.object({ ...target, UserAttributes: attributes }),
    async (realm, input) => {
      const user = find(realm, input);
      const { email, sub, ...others } = record(input.UserAttributes);
      if (sub !== undefined) {
        throw invalidParameter(
          "user.sub: Attribute cannot be updated. (changing an immutable attribute)",
        );
      }
      if (
        email !== undefined &&
        isNative(user) &&
        normalise(email) !== attributeOf(user, "email")
      ) {
        assertFree(realm, email);
      }
      await realm.pool.change(user.Username, (current) => ({
        Attributes: withAttributes(current, {
          // A new address counts as unproven, unless the same call says otherwise.
          ...(email !== undefined && { email: normalise(email), email_verified: "false" }),
          ...others,
        }),
      }));
      return {};
    },
  ),

  AdminConfirmSignUp: operation(z.object(target), async (realm, input) => {
    const user = find(realm, input);
    if (user.UserStatus !== "UNCONFIRMED") {
      throw invalidParameter(`User cannot be confirmed. Current status is ${user.UserStatus}`);
    }
    // As in Cognito, this says nothing about the address: email_verified stays as it is.
    await realm.pool.change(user.Username, () => ({ UserStatus: "CONFIRMED" }));
    return {};
  }),

  AdminResetUserPassword: operation(z.object(target), async (realm, input) => {
    const user = find(realm, input);
    const email = attributeOf(user, "email") ?? "";
    await realm.pool.change(user.Username, () => ({ UserStatus: "RESET_REQUIRED" }));
    const made = await realm.codes.make("reset", user.Username, realm.codeLifetimes.resetCode);
    await realm.sendCode(email, "reset", made);
    return {};
  }),

  AdminDeleteUser: operation(z.object(target), async (realm, input) => {
    await deleteUser(realm, find(realm, input));
    return {};
  }),

  AdminUserGlobalSignOut: operation(z.object(target), async (realm, input) => {
    await revokeSessions(realm, find(realm, input));
    return {};
  }),

  AdminLinkProviderForUser: operation(
    z.object({ UserPoolId: z.string(), DestinationUser: providerUser, SourceUser: providerUser }),
    async (realm, { DestinationUser, SourceUser, UserPoolId }) => {
      assertPool(realm, UserPoolId);
      const { ProviderAttributeValue: userId, ProviderName: provider } = SourceUser;
      if (provider !== "Google") {
        throw invalidParameter(
          `Invalid SourceUser: The provider ${provider} does not exist for User Pool`,
        );
      }
      if (SourceUser.ProviderAttributeName !== "Cognito_Subject") {
        throw invalidParameter(
          "Invalid SourceUser: for social identity providers ProviderAttributeName must be Cognito_Subject",
        );
      }
      const destination =
        DestinationUser.ProviderName === "Cognito"
          ? realm.pool.byUsername(DestinationUser.ProviderAttributeValue)
          : realm.pool.byUsername(
              `${DestinationUser.ProviderName}_${DestinationUser.ProviderAttributeValue}`,
            );
      if (!destination) throw userNotFound();
      const owner = realm.pool.byIdentity(provider, userId);
      if (owner && !isNative(owner)) {
        // It has signed in by itself already. The link has to be made before, in the pre sign-up trigger.
        throw invalidParameter(
          "Merging is not currently supported. Provided SourceUser already exists.",
        );
      }
      if (owner) throw invalidParameter("SourceUser is already linked to DestinationUser");
      const identity: Identity = {
        userId,
        providerName: provider,
        providerType: provider,
        issuer: null,
        primary: "false",
        dateCreated: String(realm.now()),
      };
      await realm.pool.change(destination.Username, (current) => ({
        Attributes: withAttributes(current, {
          identities: JSON.stringify([...identitiesOf(current), identity]),
        }),
      }));
      return {};
    },
  ),

  ListUsers: operation(
    z.object({
      UserPoolId: z.string(),
      Filter: z.string().default(""),
      Limit: z.number().int().min(0).max(60).default(60),
      PaginationToken: z.string().optional(),
      AttributesToGet: z.array(z.string()).optional(),
    }),
    async (realm, { AttributesToGet, Filter, Limit, PaginationToken, UserPoolId }) => {
      assertPool(realm, UserPoolId);
      const matching = (await realm.pool.listUsers(context, filter(Filter))) as PoolUser[];
      const from = PaginationToken === undefined ? 0 : Number(PaginationToken);
      if (!Number.isSafeInteger(from) || from < 0) {
        throw invalidParameter("Invalid pagination token");
      }
      const size = Limit || 60;
      return {
        Users: matching.slice(from, from + size).map((user) => described(user, AttributesToGet)),
        ...(matching.length > from + size && { PaginationToken: String(from + size) }),
      };
    },
  ),
};

function find(realm: Realm, input: { UserPoolId: string; Username: string }): PoolUser {
  assertPool(realm, input.UserPoolId);
  const user = realm.pool.byUsername(input.Username) ?? realm.pool.byLogin(input.Username);
  if (!user) throw userNotFound();
  return user;
}

/** Cognito's filter as cognito-local reads it: exactly one space, no escapes. Addresses are kept in lower case. */
function filter(given: string): string {
  if (given === "") return "";
  const [, attribute, operator, escaped] =
    /^\s*"?([\w:]+)"?\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/.exec(given) ?? [];
  if (!attribute || !operator || escaped === undefined) {
    throw invalidParameter("Error while parsing filter.");
  }
  const value = escaped.replace(/\\(.)/g, "$1");
  return `${attribute} ${operator} "${attribute === "email" ? normalise(value) : value}"`;
}

/** Cognito's UserType. */
function described(user: PoolUser, only?: string[]): object {
  const { Attributes, Enabled, UserCreateDate, UserLastModifiedDate, UserStatus, Username } = user;
  return {
    Username,
    Attributes: only ? Attributes.filter(({ Name }) => only.includes(Name)) : Attributes,
    UserCreateDate,
    UserLastModifiedDate,
    Enabled,
    UserStatus,
  };
}

/** Operations of the backend, signed with AWS credentials. */
import { randomUUID } from "node:crypto";
import * as z from "zod";
import { assertKnown, attributes, listed, withAttributes } from "./attributes";
import { invalidParameter, resourceNotFound, userNotFound } from "./errors";
import { metadata, type Operation, operation, password, username } from "./operation";
import { assertStrong, setPassword } from "./password";
import { updateAttributes } from "./self-service";
import { assertFree, emailFrom } from "./sign-up";
import { mfaSettings, preferences, setPreference } from "./software-token";
import { assertPool, type UserPool } from "./user-pool";
import { type Identity, isNative, type User } from "./users";

const target = { UserPoolId: z.string(), Username: username };
const inGroup = z.object({ ...target, GroupName: z.string() });
/** A parameter of AWS that this stand-in rejects instead of ignoring. */
const notOffered = z.undefined("not offered by this stand-in").optional();

export const adminOperations: Record<string, Operation> = {
  /** The user has no password until AdminSetUserPassword: there are no temporary ones here, so none is mailed. */
  AdminCreateUser: operation(
    z.object({
      ...target,
      TemporaryPassword: notOffered,
      UserAttributes: attributes.default({}),
      ValidationData: attributes.optional(),
      ClientMetadata: metadata,
      MessageAction: z.literal("SUPPRESS", "this stand-in offers SUPPRESS only"),
    }),
    async (pool, input) => {
      assertPool(pool, input.UserPoolId);
      assertKnown(input.UserAttributes);
      const email = emailFrom(pool, input);
      const given = { ...input.UserAttributes, email };
      assertFree(pool, email);
      const sub = randomUUID();
      await pool.preSignUp({
        source: "AdminCreateUser",
        username: sub,
        userAttributes: given,
        validationData: input.ValidationData,
        clientMetadata: input.ClientMetadata,
      });
      // Another sign-up may have taken the address while the trigger ran.
      assertFree(pool, email);
      const user = await pool.users.create({
        username: sub,
        status: "FORCE_CHANGE_PASSWORD",
        attributes: withAttributes({ sub }, given),
        identities: [],
      });
      return { User: userType(user) };
    },
  ),

  AdminGetUser: operation(z.object(target), async (pool, input) => {
    const found = findTarget(pool, input);
    const { Attributes, ...user } = userType(found);
    return { ...user, UserAttributes: Attributes, ...mfaSettings(found) };
  }),

  AdminSetUserPassword: operation(
    z.object({
      ...target,
      Password: password,
      Permanent: z.literal(true, "this stand-in sets permanent passwords only"),
    }),
    async (pool, input) => {
      const user = findTarget(pool, input);
      assertStrong(pool.settings, input.Password);
      await setPassword(pool, user, input.Password);
      return {};
    },
  ),

  AdminSetUserMFAPreference: operation(
    z.object({ ...target, ...preferences }),
    async (pool, input) => {
      await setPreference(pool, findTarget(pool, input), input.SoftwareTokenMfaSettings);
      return {};
    },
  ),

  AdminAddUserToGroup: operation(inGroup, async (pool, input) => {
    const user = findMember(pool, input);
    const groups = new Set([...(user.groups ?? []), input.GroupName]);
    await pool.users.change(user.username, () => ({ groups: [...groups] }));
    return {};
  }),

  AdminRemoveUserFromGroup: operation(inGroup, async (pool, input) => {
    const user = findMember(pool, input);
    const groups = (user.groups ?? []).filter((one) => one !== input.GroupName);
    await pool.users.change(user.username, () => ({ groups }));
    return {};
  }),

  AdminListGroupsForUser: operation(
    z.object({ ...target, Limit: z.int().min(0).max(60).optional(), NextToken: notOffered }),
    async (pool, input) => {
      const { groups = [] } = findTarget(pool, input);
      // One page: a pool has few groups.
      return { Groups: groups.map((GroupName) => ({ GroupName, UserPoolId: input.UserPoolId })) };
    },
  ),

  AdminUserGlobalSignOut: operation(z.object(target), async (pool, input) => {
    await pool.sessions.revokeAll(findTarget(pool, input).username);
    return {};
  }),

  AdminUpdateUserAttributes: operation(
    z.object({ ...target, UserAttributes: attributes }),
    async (pool, input) => {
      const user = findTarget(pool, input);
      assertKnown(input.UserAttributes);
      await updateAttributes(pool, user, input.UserAttributes);
      return {};
    },
  ),

  AdminDeleteUser: operation(z.object(target), async (pool, input) => {
    const user = findTarget(pool, input);
    await pool.users.remove(user);
    await pool.codes.remove(user.username);
    return {};
  }),

  AdminLinkProviderForUser: operation(
    z.object({
      UserPoolId: z.string(),
      DestinationUser: z.object({
        ProviderName: z.literal("Cognito", "this stand-in links to native users only"),
        ProviderAttributeValue: z.string(),
      }),
      SourceUser: z.object({
        ProviderName: z.string(),
        ProviderAttributeName: z.string().optional(),
        ProviderAttributeValue: z.string().min(1),
      }),
    }),
    async (pool, { DestinationUser, SourceUser, UserPoolId }) => {
      assertPool(pool, UserPoolId);
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
      const destination = pool.users.byUsername(DestinationUser.ProviderAttributeValue);
      if (!destination) throw userNotFound();
      const owner = pool.users.byIdentity(provider, userId);
      if (owner && !isNative(owner)) {
        // The identity has its own user already. Links must be made before its first sign-in.
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
        dateCreated: String(pool.now()),
      };
      await pool.users.change(destination.username, ({ identities }) => ({
        identities: [...identities, identity],
      }));
      return {};
    },
  ),

  ListUsers: operation(
    z.object({
      UserPoolId: z.string(),
      AttributesToGet: z.array(z.string()).optional(),
      Filter: notOffered,
      Limit: z.int().min(1).max(60).default(60),
      /** The number of users on earlier pages. */
      PaginationToken: z.coerce.number().int().default(0),
    }),
    async (pool, { UserPoolId, AttributesToGet, Limit, PaginationToken: start }) => {
      assertPool(pool, UserPoolId);
      const users = pool.users.all();
      const end = start + Limit;
      return {
        Users: users
          .slice(start, end)
          .map(userType)
          .map((user) => ({
            ...user,
            Attributes: user.Attributes.filter(
              ({ Name }) => !AttributesToGet || AttributesToGet.includes(Name),
            ),
          })),
        ...(end < users.length && { PaginationToken: String(end) }),
      };
    },
  ),
};

function findMember(pool: UserPool, input: z.output<typeof inGroup>): User {
  const user = findTarget(pool, input);
  if (!pool.settings.groups.includes(input.GroupName)) throw resourceNotFound("Group not found.");
  return user;
}

function findTarget(pool: UserPool, input: { UserPoolId: string; Username: string }): User {
  assertPool(pool, input.UserPoolId);
  const user = pool.users.byUsername(input.Username) ?? pool.users.byLogin(input.Username);
  if (!user) throw userNotFound();
  return user;
}

/** Cognito's UserType. Dates are in seconds since 1970, as on the wire. */
function userType(user: User) {
  return {
    Username: user.username,
    Attributes: listed({
      ...user.attributes,
      ...(user.identities.length > 0 && { identities: JSON.stringify(user.identities) }),
    }),
    UserCreateDate: user.created / 1000,
    UserLastModifiedDate: user.modified / 1000,
    Enabled: true,
    UserStatus: user.status,
  };
}

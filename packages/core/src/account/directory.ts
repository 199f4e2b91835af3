/** The accounts of the user pool. The only importer of Cognito's SDK. */
import { randomBytes } from "node:crypto";
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminLinkProviderForUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  paginateAdminListGroupsForUser,
  paginateListUsers,
  UserNotFoundException,
  type UserStatusType,
} from "@aws-sdk/client-cognito-identity-provider";
import { externalIdsIn } from "./external-ids";

const client = new CognitoIdentityProviderClient({});

export type SignIn = {
  /** The `sub`. */
  uid: string;
  username: string;
  /** Cognito's: `UNCONFIRMED` until the code of the sign-up is entered, `FORCE_CHANGE_PASSWORD` without a password. */
  status: UserStatusType | undefined;
  email: string;
  emailVerified: boolean;
  /** An administrator has not disabled it. */
  isEnabled: boolean;
  /** A sign-in with the password asks for a code of an app. */
  hasSecondFactor: boolean;
  /** `Google_<id>` of each person at Google who is linked. */
  externalIds: string[];
  /** Creation or last change of the account. */
  changedAt: Date;
};

/** The account of an address, regardless of case. */
export async function findSignIn(pool: string, email: string): Promise<SignIn | undefined> {
  try {
    const found = await client.send(new AdminGetUserCommand({ UserPoolId: pool, Username: email }));
    const attributes = new Map(found.UserAttributes?.map(({ Name, Value }) => [Name, Value]));
    return {
      uid: attributes.get("sub") ?? "",
      username: found.Username ?? email,
      status: found.UserStatus,
      email: attributes.get("email") ?? email,
      emailVerified: attributes.get("email_verified") === "true",
      isEnabled: found.Enabled ?? true,
      hasSecondFactor: found.UserMFASettingList?.includes("SOFTWARE_TOKEN_MFA") ?? false,
      externalIds: externalIdsIn(attributes.get("identities")),
      // Without a date an account counts as new.
      changedAt: found.UserLastModifiedDate ?? found.UserCreateDate ?? new Date(),
    };
  } catch (error) {
    if (error instanceof UserNotFoundException) return undefined;
    throw error;
  }
}

/** The groups that an account is in now; a token names those of its sign-in. None without an account. */
export async function groupsOf(pool: string, username: string): Promise<string[]> {
  const groups: string[] = [];
  const input = { UserPoolId: pool, Username: username };
  try {
    for await (const { Groups = [] } of paginateAdminListGroupsForUser({ client }, input))
      groups.push(...Groups.flatMap(({ GroupName }) => GroupName ?? []));
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error;
  }
  return groups;
}

/** Every account, in pages of up to 60. `uid` is the `sub`. */
export async function* listSignIns(
  pool: string,
): AsyncGenerator<{ uid: string; email: string }[], void> {
  const input = { UserPoolId: pool, AttributesToGet: ["sub", "email"] };
  for await (const { Users = [] } of paginateListUsers({ client }, input)) {
    yield Users.map(({ Attributes = [] }) => {
      const { sub = "", email = "" } = Object.fromEntries(
        Attributes.map(({ Name, Value }) => [Name, Value]),
      );
      return { uid: sub, email };
    });
  }
}

/** As {@link listSignIns}, without accounts whose address nobody has confirmed. */
export async function* listVerified(
  pool: string,
): AsyncGenerator<{ uid: string; email: string }[], void> {
  // Without `AttributesToGet`: Cognito refuses the list when one user lacks a value.
  const input = { UserPoolId: pool };
  for await (const { Users = [] } of paginateListUsers({ client }, input)) {
    yield Users.flatMap(({ Attributes = [], UserStatus }) => {
      const { sub, email, email_verified } = Object.fromEntries(
        Attributes.map(({ Name, Value }) => [Name, Value]),
      );
      const isVerified = email_verified === "true" && UserStatus !== "UNCONFIRMED";
      return sub && email && isVerified ? [{ uid: sub, email }] : [];
    });
  }
}

/** Creates an account for a verified address. Its password is random; the owner can set one by code. */
export async function createSignIn(
  pool: string,
  email: string,
  name: string,
): Promise<{ username: string }> {
  const { User } = await client.send(
    new AdminCreateUserCommand({
      UserPoolId: pool,
      Username: email,
      MessageAction: "SUPPRESS",
      UserAttributes: [
        { Name: "email", Value: email },
        { Name: "email_verified", Value: "true" },
        { Name: "name", Value: name },
      ],
    }),
  );
  const username = User?.Username ?? email;
  await setRandomPassword(pool, username);
  return { username };
}

/** Confirms an account with a password that nobody knows. Idempotent. */
export async function setRandomPassword(pool: string, username: string): Promise<void> {
  await client.send(
    new AdminSetUserPasswordCommand({
      UserPoolId: pool,
      Username: username,
      // The prefix satisfies every password policy; the rest is the secret.
      Password: `Aa1!${randomBytes(32).toString("base64url")}`,
      Permanent: true,
    }),
  );
}

/** Lets a person of an external provider sign in to an account. */
export async function linkSignIn(
  pool: string,
  username: string,
  provider: string,
  subject: string,
): Promise<void> {
  await client.send(
    new AdminLinkProviderForUserCommand({
      UserPoolId: pool,
      DestinationUser: { ProviderName: "Cognito", ProviderAttributeValue: username },
      SourceUser: {
        ProviderName: provider,
        ProviderAttributeName: "Cognito_Subject",
        ProviderAttributeValue: subject,
      },
    }),
  );
}

/** Deletes an account. Idempotent. */
export async function removeSignIn(pool: string, username: string): Promise<void> {
  try {
    await client.send(new AdminDeleteUserCommand({ UserPoolId: pool, Username: username }));
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error;
  }
}

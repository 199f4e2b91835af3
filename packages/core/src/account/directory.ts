/** The user pool, as far as we change it: the only importer of Cognito's SDK. */
import { randomBytes } from "node:crypto";
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminLinkProviderForUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from "@aws-sdk/client-cognito-identity-provider";

const client = new CognitoIdentityProviderClient({});

export type SignIn = {
  username: string;
  /** Somebody typed the code that was mailed, or an operator made the account. */
  confirmed: boolean;
  emailVerified: boolean;
};

/** The sign-in with a password of an address, whatever its case. */
export async function findSignIn(pool: string, email: string): Promise<SignIn | undefined> {
  try {
    const found = await client.send(new AdminGetUserCommand({ UserPoolId: pool, Username: email }));
    const attributes = found.UserAttributes ?? [];
    return {
      username: found.Username ?? email,
      confirmed: found.UserStatus !== "UNCONFIRMED",
      emailVerified: attributes.some(
        ({ Name, Value }) => Name === "email_verified" && Value === "true",
      ),
    };
  } catch (error) {
    if (error instanceof UserNotFoundException) return undefined;
    throw error;
  }
}

/** Makes a sign-in for a verified address. Nobody knows its password: its owner can set one by code. */
export async function makeSignIn(pool: string, email: string, name: string): Promise<SignIn> {
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
  await client.send(
    new AdminSetUserPasswordCommand({
      UserPoolId: pool,
      Username: username,
      // The prefix satisfies whatever the policy asks for; the rest makes it a secret.
      Password: `Aa1!${randomBytes(32).toString("base64url")}`,
      Permanent: true,
    }),
  );
  return { username, confirmed: true, emailVerified: true };
}

/** From now on that person of the provider signs in as this user. */
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

/** Removes a sign-in; one that is gone already is fine. */
export async function removeSignIn(pool: string, username: string): Promise<void> {
  try {
    await client.send(new AdminDeleteUserCommand({ UserPoolId: pool, Username: username }));
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error;
  }
}

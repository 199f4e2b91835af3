/**
 * The accounts to sign in with: one looks for help and one offers it, each with a trip of the demo data, and an operator, whose desk
 * asks to turn two-step sign-in on.
 */
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";

import { operators } from "@flightaides/core/contract.ts";

export const password = "Flight-2026";
export const accounts = [
  { email: "family@example.com", name: "Meera Krishnan" },
  { email: "companion@example.com", name: "Priya Raman" },
  { email: "operator@example.com", name: "Olga Peeters", group: operators },
] as const;

export type DemoAccount = { email: string; name: string; uid: string };

/** Creates the accounts in the user pool, with verified addresses and the password above. */
export async function createDemoAccounts(userPoolId: string): Promise<DemoAccount[]> {
  const client = new CognitoIdentityProviderClient({});
  const created: DemoAccount[] = [];
  for (const { email, name, ...rest } of accounts) {
    const user = { UserPoolId: userPoolId, Username: email };
    const { User } = await client.send(
      new AdminCreateUserCommand({
        ...user,
        MessageAction: "SUPPRESS",
        UserAttributes: [
          { Name: "email", Value: email },
          { Name: "email_verified", Value: "true" },
          { Name: "name", Value: name },
        ],
      }),
    );
    await client.send(
      new AdminSetUserPasswordCommand({ ...user, Password: password, Permanent: true }),
    );
    if ("group" in rest)
      await client.send(new AdminAddUserToGroupCommand({ ...user, GroupName: rest.group }));
    const uid = User?.Attributes?.find(({ Name }) => Name === "sub")?.Value;
    if (!uid) throw new Error(`The user pool created ${email} without an id.`);
    created.push({ email, name, uid });
  }
  client.destroy();
  return created;
}

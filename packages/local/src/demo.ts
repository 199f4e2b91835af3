/** Two people to sign in as. */
import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";

export const password = "Flight-2026";

export type Demo = { email: string; name: string; uid: string };

/** Makes the accounts, with verified addresses and the password above. */
export async function createDemoAccounts(userPoolId: string): Promise<Demo[]> {
  const client = new CognitoIdentityProviderClient({});
  const demos: Demo[] = [];
  for (const { email, name } of people) {
    const { User } = await client.send(
      new AdminCreateUserCommand({
        UserPoolId: userPoolId,
        Username: email,
        MessageAction: "SUPPRESS",
        UserAttributes: [
          { Name: "email", Value: email },
          { Name: "email_verified", Value: "true" },
          { Name: "name", Value: name },
        ],
      }),
    );
    await client.send(
      new AdminSetUserPasswordCommand({
        UserPoolId: userPoolId,
        Username: email,
        Password: password,
        Permanent: true,
      }),
    );
    const uid = User?.Attributes?.find(({ Name }) => Name === "sub")?.Value ?? "";
    demos.push({ email, name, uid });
  }
  client.destroy();
  return demos;
}

/** One who looks for help, one who offers it; each owns a trip of the seed. */
export const people = [
  { email: "family@example.com", name: "Meera Krishnan" },
  { email: "companion@example.com", name: "Priya Raman" },
];

/** Linking of sign-ins, and the operations of the user pool behind it. */
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
  ForgotPasswordCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { type Cognito, start as startCognito } from "@flightaides/standins/cognito";
import { type Ses, start as startSes } from "@flightaides/standins/ses";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { linkOrCreate } from "./account-linking";
import { createSignIn, findSignIn } from "./directory";
import { accountOf } from "./new-account";
import { userPool } from "./user-pool";

let dataDir: string;
let ses: Ses;
let cognito: Cognito;
let client: CognitoIdentityProviderClient;
let pool: string;
let email: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "cognito-"));
  ses = await startSes({ port: 0, verifiedSenders: ["hello@flightaides.test"], sendRate: 1000 });
  cognito = await startCognito({
    port: 0,
    dataDir,
    settings: userPool,
    sesEndpoint: ses.url,
    fromAddress: "hello@flightaides.test",
    triggers: {
      userMigration: async (event) => {
        const account = accountOf(event.userName, event.request.clientMetadata ?? {});
        return { ...event, response: { ...event.response, userAttributes: account ?? {} } };
      },
    },
  });
  pool = cognito.userPoolId;
  process.env.USER_POOL_ID = pool;
  // Read by the client with its first request.
  process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER = cognito.url;
  client = new CognitoIdentityProviderClient({});
});
afterAll(async () => {
  client.destroy();
  await cognito.stop();
  await ses.stop();
  await rm(dataDir, { recursive: true });
});
beforeEach(() => {
  email = `${randomUUID()}@example.com`;
});

/** A person at Google. */
function google(subject: string, { address = email, emailVerified = true } = {}) {
  return { provider: "Google", subject, email: address, emailVerified, name: "Ann Kowalski" };
}

/** The ids at Google that can sign in to the account. */
async function linkedTo(username: string): Promise<string[]> {
  const { UserAttributes = [] } = await client.send(
    new AdminGetUserCommand({ UserPoolId: pool, Username: username }),
  );
  const identities = UserAttributes.find(({ Name }) => Name === "identities")?.Value ?? "[]";
  return JSON.parse(identities).map(({ userId }: { userId: string }) => userId);
}

describe("linkOrCreate", () => {
  it("links to the confirmed account of the address, regardless of case", async () => {
    const { username } = await createSignIn(pool, email, "Ann Kowalski");
    await linkOrCreate(pool, google("upper", { address: email.toUpperCase() }));
    expect((await findSignIn(pool, email))?.username).toBe(username);
    expect(await linkedTo(username)).toEqual(["upper"]);
  });

  it("creates an account with a verified address without a mail, and links later sign-ins to it", async () => {
    await linkOrCreate(pool, google("first"));
    const created = await findSignIn(pool, email);
    expect(created).toMatchObject({ confirmed: true, emailVerified: true });
    await linkOrCreate(pool, google("second"));
    expect(await findSignIn(pool, email)).toEqual(created);
    expect(await linkedTo(created?.username ?? "")).toEqual(["first", "second"]);
    expect(ses.mails().filter(({ destination }) => destination.to.includes(email))).toEqual([]);
  });

  it("confirms a sign-up that waits for its code, because the provider has verified the address", async () => {
    await client.send(
      new ForgotPasswordCommand({
        ClientId: cognito.userPoolClientId,
        Username: email,
        ClientMetadata: { name: "Somebody" },
      }),
    );
    const begun = await findSignIn(pool, email);
    expect(begun).toMatchObject({ confirmed: false, emailVerified: true });
    await linkOrCreate(pool, google("owner"));
    expect(await findSignIn(pool, email)).toEqual({ ...begun, confirmed: true });
  });

  it("completes an account whose creation stopped before it had a password", async () => {
    await client.send(
      new AdminCreateUserCommand({
        UserPoolId: pool,
        Username: email,
        MessageAction: "SUPPRESS",
        UserAttributes: [{ Name: "email_verified", Value: "true" }],
      }),
    );
    await linkOrCreate(pool, google("completed"));
    expect(await findSignIn(pool, email)).toMatchObject({ confirmed: true });
  });

  it("rejects an address that the provider or we have not verified", async () => {
    const { username } = await createSignIn(pool, email, "Ann Kowalski");
    await expect(
      linkOrCreate(pool, google("unverified", { emailVerified: false })),
    ).rejects.toThrow("Verify your e-mail address with Google first.");
    await client.send(
      new AdminUpdateUserAttributesCommand({
        UserPoolId: pool,
        Username: username,
        UserAttributes: [{ Name: "email_verified", Value: "false" }],
      }),
    );
    await expect(linkOrCreate(pool, google("changed"))).rejects.toThrow("verify your address");
    expect(await linkedTo(username)).toEqual([]);
  });

  it("throws any other error of the pool", async () => {
    await expect(linkOrCreate("us-east-1_other", google("other"))).rejects.toMatchObject({
      name: "ResourceNotFoundException",
    });
  });
});

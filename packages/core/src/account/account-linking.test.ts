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
  SignUpCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { type Cognito, start as startCognito } from "@flightaides/standins/cognito";
import { type Ses, start as startSes } from "@flightaides/standins/ses";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { discardExpired, linkOrCreate } from "./account-linking";
import { createSignIn, findSignIn } from "./directory";
import { userPool } from "./user-pool";

let dataDir: string;
let ses: Ses;
let cognito: Cognito;
let client: CognitoIdentityProviderClient;
let pool: string;
let email: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "cognito-"));
  ses = await startSes({
    port: 0,
    verifiedSenders: ["hello@flightaides.test"],
    configurationSets: ["flightaides-test"],
    sendRate: 1000,
  });
  cognito = await startCognito({
    port: 0,
    dataDir,
    settings: userPool,
    sesEndpoint: ses.url,
    fromAddress: "hello@flightaides.test",
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

function signUp() {
  return client.send(
    new SignUpCommand({
      ClientId: cognito.userPoolClientId,
      Username: email,
      Password: "Passw0rd-good",
    }),
  );
}

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
    expect(created).toMatchObject({ status: "CONFIRMED", emailVerified: true });
    await linkOrCreate(pool, google("second"));
    expect(await findSignIn(pool, email)).toMatchObject({ username: created?.username });
    expect(await linkedTo(created?.username ?? "")).toEqual(["first", "second"]);
    expect(ses.mails().filter(({ destination }) => destination.to.includes(email))).toEqual([]);
  });

  it("replaces an unconfirmed sign-up, which proves nothing about the address", async () => {
    const { UserSub } = await signUp();
    expect(await findSignIn(pool, email)).toMatchObject({
      username: UserSub,
      status: "UNCONFIRMED",
    });
    await linkOrCreate(pool, google("owner"));
    const owner = await findSignIn(pool, email);
    expect(owner).toMatchObject({ status: "CONFIRMED" });
    expect(owner?.username).not.toBe(UserSub);
    expect(await findSignIn(pool, UserSub ?? "")).toBeUndefined();
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
    expect(await findSignIn(pool, email)).toMatchObject({ status: "CONFIRMED" });
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

describe("discardExpired", () => {
  const inSeconds = (seconds: number) => new Date(Date.now() + 1000 * seconds);

  it("removes an unconfirmed sign-up when its code has surely expired, and not before", async () => {
    const { UserSub } = await signUp();
    await discardExpired(pool, email, inSeconds(userPool.signUpCodeSeconds));
    expect((await findSignIn(pool, email))?.username).toBe(UserSub);
    await discardExpired(pool, email.toUpperCase(), inSeconds(userPool.signUpCodeSeconds + 600));
    expect(await findSignIn(pool, email)).toBeUndefined();
    expect(await signUp()).toMatchObject({ UserConfirmed: false });
  });

  it("does nothing for a confirmed account and for an unknown address", async () => {
    const { username } = await createSignIn(pool, email, "Ann Kowalski");
    await discardExpired(pool, email, inSeconds(10 * userPool.signUpCodeSeconds));
    await discardExpired(pool, `other-${email}`, inSeconds(10 * userPool.signUpCodeSeconds));
    expect((await findSignIn(pool, email))?.username).toBe(username);
  });
});

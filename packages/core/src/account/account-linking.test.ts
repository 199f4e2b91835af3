/** Linking of sign-ins, and the operations of the user pool behind it. */
import {
  AdminUpdateUserAttributesCommand,
  ListUsersCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { account, goodPassword, type World, world } from "@flightaides/standins/cognito/testing";
import getPort from "get-port";
import { beforeEach, describe, expect, it } from "vitest";
import { Account } from ".";
import { type ExternalSignIn, linkOrCreate } from "./account-linking";
import { discardSignUp } from "./contract";
import { findSignIn } from "./directory";
import { userPool } from "./user-pool";

const email = "ann@example.com";
const external: ExternalSignIn = {
  provider: "Google",
  subject: "google-ann",
  email,
  emailVerified: true,
  name: "Ann Kowalski",
};

// The client reads the endpoint once, with its first request.
const port = await getPort({ host: "127.0.0.1" });
process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER = `http://127.0.0.1:${port}`;

let here: World;
let pool: string;
beforeEach(async () => {
  here = await world({ port, settings: userPool });
  pool = here.cognito.userPoolId;
  process.env.USER_POOL_ID = pool;
});

async function signUp(): Promise<void> {
  const { status } = await here.call("SignUp", { Username: email, Password: goodPassword });
  expect(status).toBe(200);
}

async function users() {
  const { Users = [] } = await here.admin.send(new ListUsersCommand({ UserPoolId: pool }));
  return Users.map(({ Username = "", Attributes = [] }) => ({
    username: Username,
    identities: Attributes.find(({ Name }) => Name === "identities")?.Value ?? "",
  }));
}

describe("linkOrCreate", () => {
  it("links to the confirmed account of the address, regardless of case", async () => {
    const { sub } = await account(here, email);
    await linkOrCreate(pool, { ...external, email: "Ann@Example.com" });
    const [one, ...more] = await users();
    expect(more).toEqual([]);
    expect(one?.username).toBe(sub);
    expect(one?.identities).toContain("google-ann");
  });

  it("creates an account with a verified address, to which the next sign-in is linked", async () => {
    await linkOrCreate(pool, external);
    const created = await findSignIn(pool, email);
    expect(created).toMatchObject({ confirmed: true, emailVerified: true });
    expect((await users())[0]?.identities).toContain("google-ann");
    await linkOrCreate(pool, { ...external, subject: "google-ann-2" });
    expect(await findSignIn(pool, email)).toEqual(created);
    expect(here.ses.mails()).toEqual([]);
  });

  it("replaces an unconfirmed sign-up", async () => {
    await signUp();
    const squatter = await findSignIn(pool, email);
    expect(squatter).toMatchObject({ confirmed: false });
    await linkOrCreate(pool, external);
    const [one, ...more] = await users();
    expect(more).toEqual([]);
    expect(one?.username).not.toBe(squatter?.username);
  });

  it("rejects an address that the provider or we have not verified", async () => {
    const { sub } = await account(here, email);
    await expect(linkOrCreate(pool, { ...external, emailVerified: false })).rejects.toThrow(
      "Verify your e-mail address with Google first.",
    );
    await here.admin.send(
      new AdminUpdateUserAttributesCommand({
        UserPoolId: pool,
        Username: sub,
        UserAttributes: [{ Name: "email_verified", Value: "false" }],
      }),
    );
    await expect(linkOrCreate(pool, external)).rejects.toThrow("verify your address");
    expect(await users()).toEqual([{ username: sub, identities: "" }]);
  });

  it("throws any other error of the pool", async () => {
    await expect(linkOrCreate("us-east-1_other", external)).rejects.toMatchObject({
      name: "ResourceNotFoundException",
    });
  });
});

describe("discardSignUp", () => {
  it("removes an unconfirmed sign-up, so that the owner of the address can sign up", async () => {
    await signUp();
    await Account.discardSignUp(discardSignUp.input.parse({ email: " ANN@example.com" }).email);
    expect(await users()).toEqual([]);
    await signUp();
  });

  it("does nothing for a confirmed account and for an unknown address", async () => {
    await account(here, email);
    await Account.discardSignUp(email);
    await Account.discardSignUp("nobody@example.com");
    expect(await users()).toHaveLength(1);
  });
});

/** One account per person: the trigger as Cognito runs it, with the user pool and the Google page of the stand-in. */
import {
  AdminUpdateUserAttributesCommand,
  ListUsersCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { discardUnconfirmed } from "@flightaides/core/account/account-linking";
import { userPool } from "@flightaides/core/account/user-pool";
import { handler } from "@flightaides/functions/sign-up";
import {
  account,
  claimsOf,
  configureAmplify,
  goodPassword,
  tokens,
  type World,
  world,
} from "@flightaides/standins/cognito/testing";
import { signIn, signOut } from "aws-amplify/auth";
import getPort from "get-port";
import { describe, expect, it } from "vitest";

const email = "ann@example.com";

// The handler reads the endpoint of the user pool once, as a Lambda function does.
const port = await getPort({ host: "127.0.0.1" });
process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER = `http://127.0.0.1:${port}`;

function withTrigger(): Promise<World> {
  return world({ port, settings: userPool, triggers: { preSignUp: handler } });
}

const google = (address = email, verified = true) => ({
  person: "",
  name: "Ann Kowalski",
  email: address,
  ...(verified && { verified: "yes" }),
});

async function googleSub(here: World, choice = google()): Promise<string> {
  const { claims } = await claimsOf(here, choice);
  expect(claims.email_verified).toBe(true);
  return claims.sub;
}

async function passwordSub(here: World, password = goodPassword, address = email): Promise<string> {
  configureAmplify(here.cognito);
  await signIn({ username: address, password });
  const { id } = await tokens();
  await signOut();
  return JSON.parse(Buffer.from(id.split(".")[1] ?? "", "base64url").toString()).sub;
}

function signUp(here: World, password = goodPassword, address = email) {
  return here.call("SignUp", {
    Username: address,
    Password: password,
    UserAttributes: [{ Name: "name", Value: "Somebody" }],
  });
}

async function accounts({ admin, cognito }: World): Promise<number> {
  const { Users = [] } = await admin.send(new ListUsersCommand({ UserPoolId: cognito.userPoolId }));
  return Users.length;
}

describe("password first, then Google", () => {
  it("links them when both addresses are verified, regardless of case", async () => {
    const here = await withTrigger();
    const { sub } = await account(here, email);
    expect(await googleSub(here, google("Ann@Example.com"))).toBe(sub);
    expect(await googleSub(here, google("Ann@Example.com"))).toBe(sub);
    expect(await passwordSub(here)).toBe(sub);
  });

  it("replaces an unconfirmed sign-up by an account of the owner", async () => {
    const here = await withTrigger();
    const squatter = "Squatter-2026";
    const { body } = await signUp(here, squatter);
    const code = here.codeFor(email);
    const sub = await googleSub(here);
    expect(sub).not.toBe(body.UserSub);
    await expect(passwordSub(here, squatter)).rejects.toThrow("Incorrect username or password.");
    const confirmed = await here.call("ConfirmSignUp", { Username: email, ConfirmationCode: code });
    expect(confirmed.status).toBe(400);
    await expect(passwordSub(here, squatter)).rejects.toThrow("Incorrect username or password.");
    expect(await googleSub(here)).toBe(sub);
  });

  it.each([
    ["verified", true],
    ["unverified", false],
  ])(
    "rejects an address that Google has not verified when that of the password is %s",
    async (_, verified) => {
      const here = await withTrigger();
      if (verified) await account(here, email);
      else await signUp(here);
      const before = await accounts(here);
      await expect(claimsOf(here, google(email, false))).rejects.toThrow(
        "Verify your e-mail address with Google first.",
      );
      expect(await accounts(here)).toBe(before);
    },
  );

  it("does not link to an account whose current address is unverified", async () => {
    const here = await withTrigger();
    const { sub } = await account(here, email);
    await here.admin.send(
      new AdminUpdateUserAttributesCommand({
        UserPoolId: here.cognito.userPoolId,
        Username: email,
        UserAttributes: [{ Name: "email_verified", Value: "false" }],
      }),
    );
    await expect(claimsOf(here, google())).rejects.toThrow("verify your address");
    expect(await passwordSub(here)).toBe(sub);
  });
});

describe("two sign-ups with a password", () => {
  it("lets the owner of an address discard an unconfirmed sign-up of somebody else", async () => {
    const here = await withTrigger();
    await signUp(here, "Squatter-2026");
    const stale = here.codeFor(email);
    expect((await signUp(here)).body.__type).toBe("UsernameExistsException");
    await discardUnconfirmed(here.cognito.userPoolId, email);
    expect((await signUp(here)).status).toBe(200);
    const late = await here.call("ConfirmSignUp", { Username: email, ConfirmationCode: stale });
    expect(late.status).toBe(400);
    const code = here.codeFor(email);
    expect(
      (await here.call("ConfirmSignUp", { Username: email, ConfirmationCode: code })).status,
    ).toBe(200);
    await expect(passwordSub(here, "Squatter-2026")).rejects.toThrow(
      "Incorrect username or password.",
    );
    await passwordSub(here);
  });

  it("does not discard a confirmed account or an unknown address", async () => {
    const here = await withTrigger();
    const { sub } = await account(here, email);
    await discardUnconfirmed(here.cognito.userPoolId, "ANN@example.com");
    await discardUnconfirmed(here.cognito.userPoolId, "nobody@example.com");
    expect(await passwordSub(here)).toBe(sub);
  });
});

describe("Google first, then password", () => {
  it("is one account: a second sign-up is rejected, and a code sets the password", async () => {
    const here = await withTrigger();
    const sub = await googleSub(here);
    const { body } = await signUp(here, "Another-2026", "ANN@example.com");
    expect(body.__type).toBe("UsernameExistsException");
    await expect(passwordSub(here, "Another-2026")).rejects.toThrow(
      "Incorrect username or password.",
    );
    await here.call("ForgotPassword", { Username: email });
    await here.call("ConfirmForgotPassword", {
      Username: email,
      ConfirmationCode: here.codeFor(email),
      Password: goodPassword,
    });
    expect(await passwordSub(here)).toBe(sub);
    expect(await googleSub(here)).toBe(sub);
  });

  it("rejects an address that Google has not verified, which stays available to its owner", async () => {
    const here = await withTrigger();
    await expect(claimsOf(here, google(email, false))).rejects.toThrow("with Google first");
    expect(await accounts(here)).toBe(0);
    const { sub } = await account(here, email);
    await expect(claimsOf(here, google(email, false))).rejects.toThrow("with Google first");
    expect(await passwordSub(here)).toBe(sub);
  });

  it("gives two people two accounts", async () => {
    const here = await withTrigger();
    const ann = await googleSub(here);
    const bob = await googleSub(here, google("bob@example.com"));
    expect(bob).not.toBe(ann);
  });
});

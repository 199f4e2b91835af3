/** One account per person: the triggers as Cognito runs them, with the user pool and the Google page of the stand-in. */
import {
  AdminUpdateUserAttributesCommand,
  ListUsersCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { userPool } from "@flightaides/core/account/user-pool";
import { handler as linkAccount } from "@flightaides/functions/link-account";
import { handler as signUpTrigger } from "@flightaides/functions/sign-up";
import {
  account,
  attributesOf,
  claimsOf,
  configureAmplify,
  goodPassword,
  tokens,
  type World,
  world,
} from "@flightaides/standins/cognito/testing";
import { signIn, signOut } from "aws-amplify/auth";
import type { UserMigrationAuthenticationTriggerEvent } from "aws-lambda";
import getPort from "get-port";
import { describe, expect, it } from "vitest";

const email = "ann@example.com";
const strangersPassword = "Stranger-2026";

// The handler reads the endpoint of the user pool once, as a Lambda function does.
const port = await getPort({ host: "127.0.0.1" });
process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER = `http://127.0.0.1:${port}`;

function withTriggers(): Promise<World> {
  const triggers = { preSignUp: linkAccount, userMigration: signUpTrigger };
  return world({ port, settings: userPool, triggers });
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

/** The account that the password opens. */
async function passwordSub(here: World, password = goodPassword, address = email): Promise<string> {
  configureAmplify(here.cognito);
  await signIn({ username: address, password });
  const { id } = await tokens();
  await signOut();
  return JSON.parse(Buffer.from(id.split(".")[1] ?? "", "base64url").toString()).sub;
}

/** What the page does when somebody signs up. */
function begin(here: World, address = email, name = "Somebody") {
  return here.call("ForgotPassword", { Username: address, ClientMetadata: { name } });
}

/** What the page does with the code. */
function confirm(here: World, code: string, password = goodPassword, address = email) {
  const reset = { Username: address, ConfirmationCode: code, Password: password };
  return here.call("ConfirmForgotPassword", reset);
}

/** Cognito's own sign-up, which the page does not use but anybody can call. */
function signUpAtCognito(here: World, password: string, address = email) {
  const UserAttributes = [{ Name: "email", Value: address }];
  return here.call("SignUp", { Username: address, Password: password, UserAttributes });
}

async function accounts({ admin, cognito }: World): Promise<number> {
  const { Users = [] } = await admin.send(new ListUsersCommand({ UserPoolId: cognito.userPoolId }));
  return Users.length;
}

describe("a sign-up that a stranger began", () => {
  it("never opens with the stranger's password, before or after the owner confirms", async () => {
    const here = await withTriggers();
    expect((await signUpAtCognito(here, strangersPassword)).status).toBe(400);
    await begin(here);
    const guess = await confirm(here, "000000", strangersPassword);
    expect(guess.body.__type).toMatch(/CodeMismatch/);
    configureAmplify(here.cognito);
    const before = await signIn({ username: email, password: strangersPassword });
    expect(before.nextStep.signInStep).toBe("RESET_PASSWORD");

    expect((await begin(here)).status).toBe(200);
    expect((await confirm(here, here.codeFor(email))).status).toBe(200);
    await passwordSub(here);
    await expect(passwordSub(here, strangersPassword)).rejects.toThrow(
      "Incorrect username or password.",
    );
  });

  it("mails the owner no more codes than the pool's limit, whatever the stranger calls", async () => {
    const here = await withTriggers();
    await begin(here);
    const answers: unknown[] = [];
    for (let turn = 0; turn < 10; turn += 1) {
      answers.push((await begin(here)).body.__type);
      await signUpAtCognito(here, strangersPassword);
      await here.call("ResendConfirmationCode", { Username: email });
    }
    expect(here.ses.mails()).toHaveLength(userPool.codesPerHour);
    expect(new Set(answers.slice(userPool.codesPerHour - 1))).toEqual(
      new Set(["LimitExceededException"]),
    );
    // The last code still works.
    expect((await confirm(here, here.codeFor(email))).status).toBe(200);
  });

  it("is not begun by a sign-in, which would bring its own password", async () => {
    const event: UserMigrationAuthenticationTriggerEvent = {
      version: "1",
      region: "us-east-1",
      userPoolId: "us-east-1_pool",
      userName: email,
      callerContext: { awsSdkVersion: "1", clientId: "client" },
      triggerSource: "UserMigration_Authentication",
      request: { password: strangersPassword, clientMetadata: { name: "Somebody" } },
      response: { userAttributes: {}, desiredDeliveryMediums: [] },
    };
    expect((await signUpTrigger(event)).response.userAttributes).toEqual({});
  });

  it("is answered like one of an address that has an account", async () => {
    const here = await withTriggers();
    await account(here, email);
    const known = await begin(here);
    const unknown = await begin(here, "abe@example.com");
    expect(unknown).toMatchObject({ status: known.status, body: known.body });
    expect(here.ses.mails()).toHaveLength(2);
  });
});

it("nobody discards a sign-up or an account while its owner confirms it", async () => {
  const here = await withTriggers();
  await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      const address = `ann-${index}@example.com`;
      await begin(here, address);
      const { sub } = await attributesOf(here, address);
      const code = here.codeFor(address);
      const attack = () => [
        signUpAtCognito(here, strangersPassword, address),
        begin(here, address),
        here.call("ResendConfirmationCode", { Username: address }),
        here.call("ConfirmSignUp", { Username: address, ConfirmationCode: code }),
      ];
      const [first] = await Promise.all([confirm(here, code, goodPassword, address), ...attack()]);
      // A newer code replaces the older one. It reaches the owner too.
      if (first.status !== 200) {
        expect(first.body.__type).toBe("CodeMismatchException");
        const [second] = await Promise.all([
          confirm(here, here.codeFor(address), goodPassword, address),
          signUpAtCognito(here, strangersPassword, address),
        ]);
        expect(second.status).toBe(200);
      }
      await Promise.all(attack());
      expect((await attributesOf(here, address)).sub).toBe(sub);
    }),
  );
  expect(await accounts(here)).toBe(8);
  expect(await passwordSub(here, goodPassword, "ann-7@example.com")).toBeTruthy();
  await expect(passwordSub(here, strangersPassword, "ann-7@example.com")).rejects.toThrow(
    "Incorrect username or password.",
  );
});

describe("password first, then Google", () => {
  it("links them, regardless of case", async () => {
    const here = await withTriggers();
    const { sub } = await account(here, email);
    expect(await googleSub(here, google("Ann@Example.com"))).toBe(sub);
    expect(await googleSub(here, google("Ann@Example.com"))).toBe(sub);
    expect(await passwordSub(here)).toBe(sub);
  });

  it("gives a sign-up that waits for its code to the owner of the address, under the name that Google knows", async () => {
    const here = await withTriggers();
    await begin(here, email, "A stranger");
    const sub = await googleSub(here);
    expect(await attributesOf(here, email)).toMatchObject({ sub, name: "Ann Kowalski" });
    // The code reached the owner only, and sets the owner's password.
    expect((await confirm(here, here.codeFor(email))).status).toBe(200);
    expect(await passwordSub(here)).toBe(sub);
  });

  it.each([
    ["has an account", true],
    ["waits for the code of a sign-up", false],
  ])("rejects an address that Google has not verified when it %s", async (_, confirmed) => {
    const here = await withTriggers();
    if (confirmed) await account(here, email);
    else await begin(here);
    await expect(claimsOf(here, google(email, false))).rejects.toThrow(
      "Verify your e-mail address with Google first.",
    );
    expect(await accounts(here)).toBe(1);
  });

  it("does not link to an account whose current address is unverified", async () => {
    const here = await withTriggers();
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

  it("nobody locks the owner of an address out of Google by putting it on another account", async () => {
    const here = await withTriggers();
    const { sub: stranger } = await account(here, "stranger@example.com");
    configureAmplify(here.cognito);
    await signIn({ username: "stranger@example.com", password: goodPassword });
    const write = async (attributes: Record<string, string>) =>
      (
        await here.call("UpdateUserAttributes", {
          AccessToken: (await tokens()).access,
          UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
        })
      ).body.__type;
    expect(await write({ email })).toBeUndefined();
    expect(await write({ email_verified: "true" })).toBe("NotAuthorizedException");
    expect(await write({ picture: "https://example.com/a.png" })).toBe("NotAuthorizedException");
    expect(await attributesOf(here, stranger)).toMatchObject({ email: "stranger@example.com" });

    const sub = await googleSub(here);
    expect(sub).not.toBe(stranger);
    // Too late for the code that was mailed to the owner.
    const late = await here.call("VerifyUserAttribute", {
      AccessToken: (await tokens()).access,
      AttributeName: "email",
      Code: here.codeFor(email),
    });
    expect(late.body.__type).toBe("AliasExistsException");
    await signOut();
    expect(await googleSub(here)).toBe(sub);
  });
});

describe("Google first, then password", () => {
  it("is one account: a sign-up with its address sets the password", async () => {
    const here = await withTriggers();
    const sub = await googleSub(here);
    expect((await begin(here, "ANN@example.com")).status).toBe(200);
    expect((await confirm(here, here.codeFor(email))).status).toBe(200);
    expect(await passwordSub(here)).toBe(sub);
    expect(await googleSub(here)).toBe(sub);
  });

  it("rejects an address that Google has not verified, which stays available to its owner", async () => {
    const here = await withTriggers();
    await expect(claimsOf(here, google(email, false))).rejects.toThrow("with Google first");
    expect(await accounts(here)).toBe(0);
    const { sub } = await account(here, email);
    await expect(claimsOf(here, google(email, false))).rejects.toThrow("with Google first");
    expect(await passwordSub(here)).toBe(sub);
  });

  it("gives two people two accounts", async () => {
    const here = await withTriggers();
    const ann = await googleSub(here);
    const bob = await googleSub(here, google("bob@example.com"));
    expect(bob).not.toBe(ann);
  });
});

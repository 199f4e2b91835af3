/** One account per person: the trigger as Cognito runs it, with the user pool and the Google page of the stand-in. */
import {
  AdminUpdateUserAttributesCommand,
  ListUsersCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { userPool } from "@flightaides/core/account/user-pool.ts";
import { handler } from "@flightaides/functions/sign-up";
import { freePort } from "@flightaides/standins/free-port";
import {
  account,
  attributesOf,
  claimsOf,
  configureAmplify,
  goodPassword,
  tokens,
  type World,
  world,
} from "@flightaides/standins/test/cognito.ts";
import { signIn, signOut } from "aws-amplify/auth";
import { afterEach, describe, expect, it } from "vitest";

const email = "ann@example.com";
const strangersPassword = "Stranger-2026";
const hour = 3_600_000;

// The handler reads the endpoint of the user pool once, as a Lambda function does.
const port = await freePort();
process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER = `http://127.0.0.1:${port}`;

/** Milliseconds by which the user pool's clock is behind, so that its accounts look old to the trigger. */
let late = 0;
afterEach(() => {
  late = 0;
});

function withTrigger(): Promise<World> {
  const now = () => Date.now() - late;
  return world({ port, settings: userPool, triggers: { preSignUp: handler }, now });
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

function signUp(here: World, password = goodPassword, address = email) {
  return here.call("SignUp", {
    Username: address,
    Password: password,
    UserAttributes: [{ Name: "name", Value: "Somebody" }],
  });
}

function confirm(here: World, ConfirmationCode = here.codeFor(email), address = email) {
  return here.call("ConfirmSignUp", { Username: address, ConfirmationCode });
}

function resend(here: World, address = email) {
  return here.call("ResendConfirmationCode", { Username: address });
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
    { tags: "deep" },
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

  it("does not link to an account whose current address is unverified", {
    tags: "deep",
  }, async () => {
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

  it("nobody locks the owner of an address out of Google by putting it on another account", {
    tags: "deep",
  }, async () => {
    const here = await withTrigger();
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

it("a name that nobody can read is refused, whoever calls the user pool", async () => {
  const here = await withTrigger();
  const call = async (name: string) =>
    (
      await here.call("SignUp", {
        Username: email,
        Password: goodPassword,
        UserAttributes: [
          { Name: "email", Value: email },
          { Name: "name", Value: name },
        ],
      })
    ).body;
  for (const name of ["\u200b\u2060", "\u3164", "Ann\u0000Kowalski", "\u202eikslawoK", "***"])
    expect(await call(name)).toMatchObject({
      __type: "UserLambdaValidationException",
      message: expect.stringContaining("Enter your name in letters."),
    });
  expect(here.ses.mails()).toEqual([]);
  expect(await call("Ann Kowalski")).toMatchObject({ UserConfirmed: false });
});

describe("two sign-ups of one address", () => {
  const refused = "Incorrect username or password.";
  const taken = { body: { __type: "UsernameExistsException" } };

  it("a sign-up whose code has expired is replaced by the next one of the same address", async () => {
    const here = await withTrigger();
    late = 25 * hour;
    const { body } = await signUp(here, strangersPassword);
    const old = here.codeFor(email);
    late = 0;
    expect((await confirm(here, old)).body.__type).toBe("ExpiredCodeException");

    const next = await signUp(here, goodPassword, "ANN@example.com");
    expect(next.status).toBe(200);
    expect(next.body.UserSub).not.toBe(body.UserSub);
    expect(await accounts(here)).toBe(1);
    expect((await confirm(here, old)).status).toBe(400);
    expect((await confirm(here)).status).toBe(200);
    expect(await passwordSub(here)).toBe(next.body.UserSub);
    await expect(passwordSub(here, strangersPassword)).rejects.toThrow(refused);
  });

  it.each([
    ["is still valid", 23, undefined],
    ["was sent again, and is still valid,", 40, 20],
  ])(
    "a sign-up whose code %s is not, and its owner can confirm it",
    { tags: "deep" },
    async (_, begun, sent) => {
      const here = await withTrigger();
      late = begun * hour;
      const { body } = await signUp(here);
      if (sent !== undefined) {
        late = sent * hour;
        await resend(here);
      }
      late = 0;
      expect(await signUp(here, strangersPassword)).toMatchObject(taken);
      expect((await confirm(here)).status).toBe(200);
      expect(await passwordSub(here)).toBe(body.UserSub);
    },
  );

  it("a confirmed account is not replaced, however old it is", async () => {
    const here = await withTrigger();
    late = 1000 * hour;
    const { body } = await signUp(here);
    await confirm(here);
    late = 0;
    expect(await signUp(here, strangersPassword)).toMatchObject(taken);
    expect(await passwordSub(here)).toBe(body.UserSub);
  });

  it("one of several at the same moment replaces an expired one, and its code confirms it", {
    tags: "deep",
  }, async () => {
    const here = await withTrigger();
    late = 25 * hour;
    await signUp(here);
    late = 0;
    const answers = await Promise.all(Array.from({ length: 5 }, () => signUp(here)));
    const accepted = answers.filter(({ status }) => status === 200);
    expect(accepted).toHaveLength(1);
    expect((await confirm(here)).status).toBe(200);
    expect((await attributesOf(here, email)).sub).toBe(accepted[0]?.body.UserSub);
  });

  it("nobody discards an account while its owner confirms it", { tags: "deep" }, async () => {
    const here = await withTrigger();
    const addresses = Array.from({ length: 40 }, (_, index) => `ann-${index}@example.com`);
    late = 23 * hour;
    const subs = await Promise.all(
      addresses.map(async (one) => (await signUp(here, goodPassword, one)).body.UserSub),
    );
    late = 0;
    const attack = (one: string) => signUp(here, strangersPassword, one);
    const answers = await Promise.all(
      addresses.map((one, index) =>
        Promise.all([
          ...(index % 2 ? [attack(one), attack(one)] : []),
          confirm(here, here.codeFor(one), one),
          attack(one),
          attack(one),
        ]),
      ),
    );
    const types = answers.flat().map(({ body }) => body.__type);
    expect(types.filter((type) => type === undefined)).toHaveLength(addresses.length);
    expect(new Set(types)).toEqual(new Set([undefined, "UsernameExistsException"]));
    const after = await Promise.all(addresses.map((one) => attributesOf(here, one)));
    expect(after.map(({ sub }) => sub)).toEqual(subs);
    expect(after.every(({ email_verified }) => email_verified === "true")).toBe(true);
  });

  it("mails the owner no more codes than the pool's limit, regardless of a stranger's calls", {
    tags: "deep",
  }, async () => {
    const here = await withTrigger();
    for (let turn = 0; turn < 10; turn += 1) {
      await signUp(here, strangersPassword);
      await resend(here);
      await here.call("ForgotPassword", { Username: email });
    }
    expect(here.ses.mails()).toHaveLength(userPool.codesPerHour);
    expect((await resend(here)).body.__type).toBe("LimitExceededException");
    expect((await confirm(here)).status).toBe(200);
  });

  it("the owner of the address confirms what a stranger began, and resets the stranger's password", {
    tags: "deep",
  }, async () => {
    const here = await withTrigger();
    await signUp(here, strangersPassword);
    expect(await signUp(here)).toMatchObject(taken);
    await resend(here);
    expect((await confirm(here)).status).toBe(200);
    await expect(passwordSub(here)).rejects.toThrow(refused);
    await here.call("ForgotPassword", { Username: email });
    await here.call("ConfirmForgotPassword", {
      Username: email,
      ConfirmationCode: here.codeFor(email),
      Password: goodPassword,
    });
    await passwordSub(here);
    await expect(passwordSub(here, strangersPassword)).rejects.toThrow(refused);
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

  it("rejects an address that Google has not verified, which stays available to its owner", {
    tags: "deep",
  }, async () => {
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

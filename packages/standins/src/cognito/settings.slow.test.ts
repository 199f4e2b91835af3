/**
 * Every setting with both of its values.
 *
 * @module-tag deep
 */
import { signIn, signOut } from "aws-amplify/auth";
import { describe, expect, it } from "vitest";
import {
  account,
  attributesOf,
  browser,
  claimsOf,
  configureAmplify,
  goodPassword,
  settings,
  testClock,
  tokens,
  type World,
  world,
} from "../../test/cognito";
import type { UserPoolSettings } from ".";

const email = "ada@example.test";
const name = { Name: "name", Value: "Ada" };

function withSettings(changes: Partial<UserPoolSettings>, options = {}): Promise<World> {
  return world({ settings: { ...settings, ...changes }, ...options });
}

async function signUp(
  here: World,
  Username: string,
  UserAttributes: { Name: string; Value: string }[] = [],
  Password = goodPassword,
) {
  return (await here.call("SignUp", { Username, Password, UserAttributes })).body;
}

/** Signs in with Amplify and returns the access token. */
async function accessToken(here: World, username: string): Promise<string> {
  configureAmplify(here.cognito);
  await signIn({ username, password: goodPassword });
  return (await tokens()).access;
}

describe("caseSensitive", () => {
  const google = { person: "107318449925610044871" };

  it("off: an address is one account in any case, stored and returned in lower case", async () => {
    const here = await withSettings({ caseSensitive: false });
    const { sub } = await account(here, "Ada@Example.test");
    expect(await signUp(here, "ADA@example.TEST")).toMatchObject({
      __type: "UsernameExistsException",
    });
    await accessToken(here, "aDA@EXAMPLE.test");
    expect(JSON.parse(atob((await tokens()).id.split(".")[1] ?? ""))).toMatchObject({ sub, email });
    await signOut();
    expect(await attributesOf(here, "ADA@example.test")).toMatchObject({ sub, email });
    await here.call("ForgotPassword", { Username: "ADA@EXAMPLE.TEST" });
    const reset = { Username: "ada@Example.test", Password: goodPassword };
    const ConfirmationCode = here.codeFor(email);
    expect((await here.call("ConfirmForgotPassword", { ...reset, ConfirmationCode })).status).toBe(
      200,
    );
    const { claims } = await claimsOf(here, google);
    expect(claims["cognito:username"]).toBe(`google_${google.person}`);
  });

  it("on: two cases of an address are two accounts", async () => {
    const here = await withSettings({ caseSensitive: true });
    const { sub: upper } = await account(here, "Ada@Example.test");
    const { sub: lower } = await account(here, email);
    expect(lower).not.toBe(upper);
    expect(await attributesOf(here, "Ada@Example.test")).toMatchObject({
      sub: upper,
      email: "Ada@Example.test",
    });
    configureAmplify(here.cognito);
    await expect(
      signIn({ username: "ADA@example.test", password: goodPassword }),
    ).rejects.toMatchObject({ message: "Incorrect username or password." });
    const { claims } = await claimsOf(here, google);
    expect(claims["cognito:username"]).toBe(`Google_${google.person}`);
  });
});

describe("signUpCodeSeconds", () => {
  it.each([600, 7200])("%i: an older code is refused, a resent one accepted", async (lifetime) => {
    const clock = testClock();
    const here = await withSettings({ signUpCodeSeconds: lifetime }, { now: clock.now });
    const confirm = async () => {
      const ConfirmationCode = here.codeFor(email);
      return (await here.call("ConfirmSignUp", { Username: email, ConfirmationCode })).body;
    };
    await signUp(here, email);
    clock.forward(lifetime);
    expect(await confirm()).toMatchObject({ __type: "ExpiredCodeException" });
    await here.call("ResendConfirmationCode", { Username: email });
    clock.forward(lifetime - 1);
    expect(await confirm()).toEqual({});
  });
});

describe("codesPerHour", () => {
  it.each([2, 4])(
    "%i: further codes of the hour are refused, with and without an account",
    async (limit) => {
      const clock = testClock();
      const here = await withSettings({ codesPerHour: limit }, { now: clock.now });
      await account(here, email);
      for (const Username of [email, "nobody@example.test"]) {
        const forgot = async () => (await here.call("ForgotPassword", { Username })).body.__type;
        const answers = [];
        for (let index = 0; index <= limit; index += 1) answers.push(await forgot());
        expect(answers).toEqual([...Array(limit).fill(undefined), "LimitExceededException"]);
      }
      expect(here.ses.mails()).toHaveLength(limit);
      clock.forward(3600);
      expect((await here.call("ForgotPassword", { Username: email })).status).toBe(200);
    },
  );
});

describe("passwordPolicy", () => {
  const lax = {
    minLength: 6,
    requireUppercase: false,
    requireLowercase: false,
    requireDigits: false,
    requireSymbols: false,
  };

  it.each([
    [{ minLength: 7 }, "aaaaaa", "Password not long enough"],
    [{ requireLowercase: true }, "AAAAAA", "Password must have lowercase characters"],
    [{ requireUppercase: true }, "aaaaaa", "Password must have uppercase characters"],
    [{ requireDigits: true }, "aaaaaa", "Password must have numeric characters"],
    [{ requireSymbols: true }, "aaaaaa", "Password must have symbol characters"],
  ])("%o refuses %s, which is good without it", async (rule, password, message) => {
    const strict = await withSettings({ passwordPolicy: { ...lax, ...rule } });
    expect(await signUp(strict, email, [], password)).toEqual({
      __type: "InvalidPasswordException",
      message: `Password did not conform with policy: ${message}`,
    });
    const here = await withSettings({ passwordPolicy: lax });
    expect(await signUp(here, email, [], password)).toMatchObject({ UserConfirmed: false });
  });
});

describe("attributes", () => {
  const withName = (rule: Partial<UserPoolSettings["attributes"][string]>) => ({
    attributes: {
      ...settings.attributes,
      name: { required: false, mutable: true, write: true, ...rule },
    },
  });
  const unauthorized = {
    __type: "NotAuthorizedException",
    message: "A client attempted to write unauthorized attribute",
  };
  const rename = async (here: World) =>
    (
      await here.call("UpdateUserAttributes", {
        AccessToken: await accessToken(here, email),
        UserAttributes: [{ Name: "name", Value: "Countess" }],
      })
    ).body;

  it("without write: refused at sign-up and by access token", async () => {
    const here = await withSettings(withName({ write: false }));
    const forbidden = ["name", "nickname", "email_verified", "sub"];
    for (const Name of forbidden) {
      expect(await signUp(here, email, [{ Name, Value: "x" }])).toEqual(unauthorized);
    }
    await signUp(here, email);
    await here.call("ConfirmSignUp", { Username: email, ConfirmationCode: here.codeFor(email) });
    const AccessToken = await accessToken(here, email);
    for (const Name of forbidden) {
      const update = { AccessToken, UserAttributes: [{ Name, Value: "x" }] };
      expect((await here.call("UpdateUserAttributes", update)).body).toEqual(unauthorized);
    }
    await signOut();
  });

  it("write: accepted", async () => {
    const here = await withSettings(withName({ write: true }));
    await account(here, email);
    expect(await rename(here)).toEqual({ CodeDeliveryDetailsList: [] });
    expect(await attributesOf(here, email)).toMatchObject({ name: "Countess" });
    await signOut();
  });

  it("required: sign-up fails without it", async () => {
    const here = await withSettings(withName({ required: true }));
    expect(await signUp(here, email)).toEqual({
      __type: "InvalidParameterException",
      message: "Attributes did not conform to the schema: name: The attribute is required",
    });
    expect(await signUp(here, email, [name])).toMatchObject({ UserConfirmed: false });
  });

  it("not mutable: refused after sign-up", async () => {
    const here = await withSettings(withName({ mutable: false }));
    await account(here, email);
    expect(await rename(here)).toEqual({
      __type: "InvalidParameterException",
      message: "user.name: Attribute cannot be updated. (changing an immutable attribute)",
    });
    await signOut();
  });

  it("write applies to the attributes that are mapped from Google", async () => {
    const picture = "https://pictures.example.test/ada.png";
    const googlePeople = [{ id: "1", name: "Ada", email, emailVerified: true, picture }];
    const refusing = await withSettings({}, { googlePeople });
    await expect(claimsOf(refusing, { person: "1" })).rejects.toThrow(unauthorized.message);
    const writable = { required: false, mutable: true, write: true };
    const here = await withSettings(
      { attributes: { ...settings.attributes, picture: writable } },
      { googlePeople },
    );
    expect((await claimsOf(here, { person: "1" })).claims).toMatchObject({ picture });
  });
});

describe("fromGoogle", () => {
  it.each([
    { fromGoogle: ["email", "name"], name: "Ada" },
    { fromGoogle: ["email"], name: undefined },
  ])("$fromGoogle: the name of a Google user is $name", async ({ fromGoogle, name }) => {
    const googlePeople = [{ id: "1", name: "Ada", email, emailVerified: true }];
    const here = await withSettings({ fromGoogle }, { googlePeople });
    const { claims } = await claimsOf(here, { person: "1" });
    expect([claims.email, claims.name]).toEqual([email, name]);
  });
});

describe("keepOriginal", () => {
  it.each([
    { keepOriginal: ["email"], address: email, verified: "true" },
    { keepOriginal: [], address: "new@example.test", verified: "false" },
  ])("$keepOriginal: until its code arrives, the address is $address", async (row) => {
    const here = await withSettings({ keepOriginal: row.keepOriginal });
    const { sub } = await account(here, email);
    const AccessToken = await accessToken(here, email);
    const UserAttributes = [{ Name: "email", Value: "New@example.test" }, name];
    const { body } = await here.call("UpdateUserAttributes", { AccessToken, UserAttributes });
    expect(body).toEqual({
      CodeDeliveryDetailsList: [
        { AttributeName: "email", DeliveryMedium: "EMAIL", Destination: "n***@e***" },
      ],
    });
    expect(await attributesOf(here, sub)).toMatchObject({
      email: row.address,
      email_verified: row.verified,
      name: "Ada",
    });
    const Code = here.codeFor("new@example.test");
    await here.call("VerifyUserAttribute", { AccessToken, AttributeName: "email", Code });
    expect(await attributesOf(here, sub)).toMatchObject({
      email: "new@example.test",
      email_verified: "true",
    });
    await signOut();
  });
});

describe("scopes", () => {
  it("limits what the hosted domain grants, and is the default", async () => {
    const here = await withSettings({ scopes: ["openid", "email"] });
    const { authorize } = browser(here);
    const refused = await authorize({ scope: "openid profile" });
    expect(new URL(refused.location ?? "").searchParams.get("error")).toBe("invalid_scope");
    expect((await authorize({ scope: "openid" })).location).toMatch(/^\/google/);

    const admin = "aws.cognito.signin.user.admin";
    const wider = await withSettings({ scopes: ["openid", admin] });
    const { tokens: issued } = await claimsOf(
      wider,
      { person: "107318449925610044871" },
      {
        scope: `openid ${admin}`,
      },
    );
    const update = { AccessToken: issued.access_token, UserAttributes: [name] };
    expect((await wider.call("UpdateUserAttributes", update)).status).toBe(200);
  });
});

describe("tokens", () => {
  it("sets the lifetimes", async () => {
    const here = await withSettings({
      tokens: { idSeconds: 600, accessSeconds: 300, refreshSeconds: 3600 },
    });
    await account(here, email);
    await accessToken(here, email);
    const { access, id } = await tokens();
    const lifetime = (token: string) => {
      const { exp, iat } = JSON.parse(atob(token.split(".")[1] ?? ""));
      return exp - iat;
    };
    expect([lifetime(id), lifetime(access)]).toEqual([600, 300]);
    await signOut();
  });
});

describe("preventUserExistenceErrors", () => {
  const notFound = "Username/client id combination not found.";
  const srp = { AuthFlow: "USER_SRP_AUTH", AuthParameters: { USERNAME: email, SRP_A: "abcdef" } };

  it.each([
    ["InitiateAuth", srp, "User does not exist."],
    ["ConfirmSignUp", { ConfirmationCode: "123456" }, notFound],
    ["ResendConfirmationCode", {}, notFound],
    ["ForgotPassword", {}, notFound],
    ["ConfirmForgotPassword", { ConfirmationCode: "123456", Password: goodPassword }, notFound],
  ])("%s names an unknown address when off, and does not when on", async (name, input, message) => {
    const call = async (preventUserExistenceErrors: boolean) =>
      (
        await (
          await withSettings({ preventUserExistenceErrors })
        ).call(name, {
          Username: email,
          ...input,
        })
      ).body;
    expect(await call(false)).toEqual({ __type: "UserNotFoundException", message });
    expect(await call(true)).not.toMatchObject({ __type: "UserNotFoundException" });
  });

  it("off: ForgotPassword names an unverified address", async () => {
    const here = await withSettings({ preventUserExistenceErrors: false });
    await signUp(here, email);
    expect((await here.call("ForgotPassword", { Username: email })).body).toEqual({
      __type: "InvalidParameterException",
      message:
        "Cannot reset password for the user as there is no registered/verified email or phone_number",
    });
  });
});

describe("codeMail", () => {
  it("is the mail of every code", async () => {
    const codeMail = { subject: "A code for you", html: "<p>Use <i>{####}</i> &amp; smile.</p>" };
    const here = await withSettings({ codeMail });
    await signUp(here, email);
    await here.call("ConfirmSignUp", { Username: email, ConfirmationCode: here.codeFor(email) });
    await here.call("ForgotPassword", { Username: email });
    const mails = here.ses.mails();
    expect(mails).toHaveLength(2);
    for (const mail of mails) {
      expect(mail).toMatchObject({
        from: "FlightAides <noreply@flightaides.test>",
        subject: codeMail.subject,
        destination: { to: [email], cc: [], bcc: [] },
      });
      expect(mail.body.html).toMatch(/^<p>Use <i>\d{6}<\/i> &amp; smile.<\/p>$/);
    }
  });

  it("needs the placeholder of the code", async () => {
    await expect(
      withSettings({ codeMail: { subject: "A code for you", html: "<p>No code</p>" } }),
    ).rejects.toThrow("codeMail.html lacks {####}");
  });
});

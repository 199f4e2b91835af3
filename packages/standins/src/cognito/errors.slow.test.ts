/**
 * Errors, and that they do not reveal which addresses have an account.
 *
 * @module-tag deep
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GetTokensFromRefreshTokenCommand } from "@aws-sdk/client-cognito-identity-provider";
import { fetchAuthSession, signIn, signOut } from "aws-amplify/auth";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import {
  account,
  configureAmplify,
  goodPassword,
  settings,
  testClock,
  tokens,
  type World,
  world,
  wrongPassword,
} from "../../test/cognito";
import { start } from ".";

const email = "maya@example.test";

describe("known and unknown addresses", () => {
  let here: World;
  const unknown = "nobody@example.test";
  beforeEach(async () => {
    here = await world({ now: testClock().now });
    await account(here, "nina@example.test");
    configureAmplify(here.cognito);
  });

  it("fail alike with a wrong password, and during the delay after several", async () => {
    const wrongAttempts = (who: string) => inTurn(6, () => wrongPassword(here, who));
    const failures = [await wrongAttempts("nina@example.test"), await wrongAttempts(unknown)];
    const wrong = "NotAuthorizedException: Incorrect username or password.";
    expect(failures[0]).toEqual([
      ...Array(5).fill(wrong),
      "NotAuthorizedException: Password attempts exceeded",
    ]);
    expect(failures[1]).toEqual(failures[0]);
  });

  it("get challenges of the same form, with the same salt and user name each time", async () => {
    const ask = async (USERNAME: string) =>
      (
        await here.call("InitiateAuth", {
          AuthFlow: "USER_SRP_AUTH",
          AuthParameters: { USERNAME, SRP_A: "abcdef0123" },
        })
      ).body as { ChallengeName: string; ChallengeParameters: Record<string, string> };
    const known = await ask("nina@example.test");
    const first = await ask(unknown);
    const again = await ask("NOBODY@example.test");
    const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    for (const { ChallengeName, ChallengeParameters: given } of [known, first]) {
      expect(ChallengeName).toBe("PASSWORD_VERIFIER");
      expect(Object.keys(given).sort()).toEqual(
        ["SALT", "SECRET_BLOCK", "SRP_B", "USERNAME", "USER_ID_FOR_SRP"].sort(),
      );
      expect(given.USER_ID_FOR_SRP).toMatch(uuid);
      expect(given.SALT).toMatch(/^[0-9a-f]{32}$/);
      expect(given.SRP_B?.length).toBeGreaterThan(700);
    }
    const stable = ({ ChallengeParameters: { SALT, USER_ID_FOR_SRP } }: typeof first) => [
      SALT,
      USER_ID_FOR_SRP,
    ];
    expect(stable(again)).toEqual(stable(first));
    expect(stable(again)).not.toEqual(stable(known));
  });

  it("get the same answers to a password reset, but only the known one gets a mail", async () => {
    const answers = [];
    const sent = here.ses.mails().length;
    for (const Username of ["nina@example.test", unknown]) {
      const code = () => (Username === unknown ? "000000" : here.codeFor(Username));
      const confirm = (ConfirmationCode: string, Password = goodPassword) =>
        here.call("ConfirmForgotPassword", { Username, ConfirmationCode, Password });
      answers.push(
        (await confirm("123456")).body, // before any code
        (await here.call("ForgotPassword", { Username })).body,
        (await confirm(code(), "weak")).body,
        ...(await inTurn(6, async () => (await confirm("abcdef")).body)),
      );
    }
    const half = answers.length / 2;
    expect(answers.slice(half)).toEqual(answers.slice(0, half));
    expect(answers[0]).toMatchObject({ __type: "ExpiredCodeException" });
    expect(answers[1]).toEqual({
      CodeDeliveryDetails: {
        AttributeName: "email",
        DeliveryMedium: "EMAIL",
        Destination: "n***@e***",
      },
    });
    expect(answers.slice(3, half)).toEqual([
      ...Array(5).fill(expect.objectContaining({ __type: "CodeMismatchException" })),
      {
        __type: "LimitExceededException",
        message: "Attempt limit exceeded, please try after some time.",
      },
    ]);
    expect(here.ses.mails().length).toBe(sent + 1);
  });

  it("get the same answers to requests for another code, but only the unconfirmed one gets mails", async () => {
    await here.call("SignUp", { Username: "new@example.test", Password: goodPassword });
    await account(here, "noah@example.test");
    const sent = here.ses.mails().length;
    const resend = (Username: string) =>
      inTurn(21, async () => (await here.call("ResendConfirmationCode", { Username })).body);
    const fresh = await resend("new@example.test");
    const confirmed = await resend("noah@example.test");
    const none = await resend("nobody@example.test");
    // The code of the sign-up counts too.
    expect(fresh.slice(0, 19)).toEqual(none.slice(0, 19));
    expect(confirmed).toEqual(none);
    expect(none.at(-1)).toMatchObject({ __type: "LimitExceededException" });
    const to = here.ses
      .mails()
      .slice(sent)
      .flatMap(({ destination }) => destination.to);
    expect(new Set(to)).toEqual(new Set(["new@example.test"]));
  });
});

describe("errors", () => {
  it("refuses a weak password at reset and keeps the code valid, for one use", async () => {
    const here = await world();
    await account(here, email);
    await here.call("ForgotPassword", { Username: email });
    const ConfirmationCode = here.codeFor(email);
    const reset = async (Password: string) =>
      (await here.call("ConfirmForgotPassword", { Username: email, ConfirmationCode, Password }))
        .body;
    expect(await reset("weak")).toMatchObject({ __type: "InvalidPasswordException" });
    expect(await reset(goodPassword)).toEqual({});
    expect(await reset(goodPassword)).toMatchObject({ __type: "ExpiredCodeException" });
  });

  it.each<[string, string, object, string, string | RegExp]>([
    [
      "a user name that is not an address",
      "SignUp",
      { Username: "maya" },
      "InvalidParameterException",
      "Username should be an email.",
    ],
    [
      "an address that is taken",
      "SignUp",
      { Username: "TAKEN@example.test" },
      "UsernameExistsException",
      "User already exists",
    ],
    [
      "another client",
      "SignUp",
      { ClientId: "other" },
      "ResourceNotFoundException",
      /client other does not exist/,
    ],
    [
      "a client that sets its own verified flag",
      "SignUp",
      { UserAttributes: [{ Name: "email_verified", Value: "true" }] },
      "NotAuthorizedException",
      "A client attempted to write unauthorized attribute",
    ],
    [
      "an attribute that is not in the schema",
      "SignUp",
      { UserAttributes: [{ Name: "shoe_size", Value: "9" }] },
      "InvalidParameterException",
      /schema/,
    ],
    [
      "another address as attribute",
      "SignUp",
      { UserAttributes: [{ Name: "email", Value: "a@b.test" }] },
      "InvalidParameterException",
      /email/,
    ],
    [
      "a missing user name",
      "SignUp",
      { Username: undefined },
      "InvalidParameterException",
      /^1 validation error detected: Value at 'username'/,
    ],
    [
      "a code for an unknown address",
      "ConfirmSignUp",
      { ConfirmationCode: "123456" },
      "ExpiredCodeException",
      /request a code again/,
    ],
    [
      "a code for a confirmed user",
      "ConfirmSignUp",
      { Username: "taken@example.test", ConfirmationCode: "123456" },
      "NotAuthorizedException",
      "User cannot be confirmed. Current status is CONFIRMED",
    ],
    [
      "the plain password flow",
      "InitiateAuth",
      { AuthFlow: "USER_PASSWORD_AUTH" },
      "InvalidParameterException",
      "USER_PASSWORD_AUTH flow not enabled for this client",
    ],
    [
      "an SRP key that reveals the secret",
      "InitiateAuth",
      { AuthFlow: "USER_SRP_AUTH", AuthParameters: { USERNAME: email, SRP_A: "0" } },
      "InvalidParameterException",
      "Invalid SRP_A",
    ],
    [
      "an unknown challenge session",
      "RespondToAuthChallenge",
      {
        ChallengeName: "PASSWORD_VERIFIER",
        ChallengeResponses: { PASSWORD_CLAIM_SECRET_BLOCK: "x" },
      },
      "NotAuthorizedException",
      /session/,
    ],
    [
      "an unknown refresh token",
      "GetTokensFromRefreshToken",
      { RefreshToken: "x" },
      "NotAuthorizedException",
      "Invalid Refresh Token",
    ],
    [
      "a forged access token",
      "UpdateUserAttributes",
      { AccessToken: "a.e30.c", UserAttributes: [] },
      "NotAuthorizedException",
      "Invalid Access Token",
    ],
    [
      "revoking a token that is not a refresh token",
      "RevokeToken",
      { Token: "a.e30.c" },
      "UnsupportedTokenTypeException",
      "Unsupported token type",
    ],
    [
      "an unknown operation",
      "StartWebAuthnRegistration",
      {},
      "UnknownOperationException",
      /StartWebAuthnRegistration/,
    ],
    [
      "an operation of the backend without credentials",
      "AdminDeleteUser",
      {},
      "MissingAuthenticationTokenException",
      "Missing Authentication Token",
    ],
  ])("refuses %s", async (_, operation, input, name, message) => {
    const here = await world();
    await account(here, "taken@example.test");
    const { body, headers, status } = await here.call(operation, {
      Username: email,
      Password: goodPassword,
      ...input,
    });
    expect({ status, body }).toEqual({
      status: 400,
      body: {
        __type: name,
        message: typeof message === "string" ? message : expect.stringMatching(message),
      },
    });
    expect(headers.get("x-amzn-errortype")).toBe(`${name}:`);
  });

  it("gives an address to only one of two concurrent sign-ups", async () => {
    // Neither trigger returns before both have been called.
    let arrived = 0;
    let open: () => void;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const here = await world({
      triggers: {
        preSignUp: async (event) => {
          arrived += 1;
          if (arrived === 2) open();
          await gate;
          return event;
        },
      },
    });
    const sign = (Username: string) => here.call("SignUp", { Username, Password: goodPassword });
    const answers = await Promise.all([sign(email), sign(email.toUpperCase())]);
    expect(arrived).toBe(2);
    expect(answers.map(({ body }) => body.__type).sort()).toEqual([
      "UsernameExistsException",
      undefined,
    ]);
  });

  it("calls the trigger before it rejects an address that is taken", async () => {
    const sources: string[] = [];
    const here = await world({
      triggers: {
        preSignUp: async (event) => {
          sources.push(event.triggerSource);
          return event;
        },
      },
    });
    const sign = () => here.call("SignUp", { Username: email, Password: goodPassword });
    expect((await sign()).status).toBe(200);
    expect((await sign()).body).toMatchObject({ __type: "UsernameExistsException" });
    expect(sources).toEqual(["PreSignUp_SignUp", "PreSignUp_SignUp"]);
  });

  it("expires codes, and limits wrong and sent ones", async () => {
    const clock = testClock();
    const here = await world({ now: clock.now });
    await here.call("SignUp", { Username: email, Password: goodPassword });
    const confirm = async (ConfirmationCode: string) =>
      (await here.call("ConfirmSignUp", { Username: email, ConfirmationCode })).body.__type;
    clock.forward(24 * 60 * 60 - 1);
    expect(await confirm("wrong!")).toBe("CodeMismatchException");
    clock.forward(1);
    expect(await confirm(here.codeFor(email))).toBe("ExpiredCodeException");

    clock.forward(60 * 60);
    const resend = async () =>
      (await here.call("ResendConfirmationCode", { Username: email })).body.__type;
    expect(await inTurn(21, resend)).toEqual([
      ...Array(20).fill(undefined),
      "LimitExceededException",
    ]);
    expect(await inTurn(6, () => confirm("wrong!"))).toEqual([
      ...Array(5).fill("CodeMismatchException"),
      "TooManyFailedAttemptsException",
    ]);
    // The right code is refused as well, for an hour.
    expect(await confirm(here.codeFor(email))).toBe("TooManyFailedAttemptsException");
    clock.forward(60 * 60 + 1);
    expect(await confirm(here.codeFor(email))).toBeUndefined();
    // A code works once.
    expect(await confirm(here.codeFor(email))).toBe("NotAuthorizedException");
  });

  it("doubles the delay after each further wrong password, and resets it after the right one", async () => {
    const clock = testClock();
    const here = await world({ now: clock.now });
    await account(here, email);
    configureAmplify(here.cognito);
    const attempt = (password: string) =>
      signIn({ username: email, password }).then(
        () => "in",
        (error: Error) => error.message,
      );
    const wrong = () => wrongPassword(here, email);
    const incorrect = "NotAuthorizedException: Incorrect username or password.";
    expect(await attempt("Wrong-passw0rd")).toBe("Incorrect username or password.");
    await inTurn(4, wrong);
    expect(await attempt(goodPassword)).toBe("Password attempts exceeded");
    clock.forward(1.1);
    expect(await wrong()).toBe(incorrect);
    // The delay is two seconds now.
    clock.forward(1.1);
    expect(await attempt(goodPassword)).toBe("Password attempts exceeded");
    clock.forward(1);
    expect(await attempt(goodPassword)).toBe("in");
    await signOut();
    expect(await inTurn(5, wrong)).toEqual(Array(5).fill(incorrect));
  });

  it("distinguishes expired, revoked and foreign tokens", async () => {
    const clock = testClock();
    const here = await world({ now: clock.now });
    await account(here, email);
    configureAmplify(here.cognito);
    await signIn({ username: email, password: goodPassword });
    const { access, id } = await tokens();
    const answer = async (to: World, AccessToken: string) =>
      (await to.call("UpdateUserAttributes", { AccessToken, UserAttributes: [] })).body.message;

    expect(await answer(here, access)).toBeUndefined();
    expect(await answer(here, id)).toBe("Invalid Access Token");
    expect(await answer(await world({ ownKeys: true }), access)).toBe("Invalid Access Token");
    clock.forward(60 * 60 + 1);
    expect(await answer(here, access)).toBe("Access Token has expired");
    clock.forward(30 * 24 * 60 * 60);
    expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined();
  });

  it("renews tokens until the refresh token is revoked, for the SDK as well", async () => {
    const here = await world();
    await account(here, email);
    configureAmplify(here.cognito);
    const refreshToken = await captureRefreshToken(() =>
      signIn({ username: email, password: goodPassword }),
    );
    const renew = () =>
      here.admin.send(
        new GetTokensFromRefreshTokenCommand({
          ClientId: here.cognito.userPoolClientId,
          RefreshToken: refreshToken,
        }),
      );
    expect((await renew()).AuthenticationResult).toEqual({
      AccessToken: expect.any(String),
      IdToken: expect.any(String),
      ExpiresIn: 3600,
      TokenType: "Bearer",
    });
    expect((await here.call("RevokeToken", { Token: refreshToken })).status).toBe(200);
    await expect(renew()).rejects.toMatchObject({
      name: "NotAuthorizedException",
      message: "Refresh Token has been revoked",
    });
  });

  it("fails when a code can't be mailed, and logs the cause without the code", async () => {
    const here = await world({ fromAddress: "unverified@evil.test" });
    const printed: unknown[] = [];
    const { error } = console;
    console.error = (...parts: unknown[]) => void printed.push(...parts);
    try {
      expect(
        (await here.call("SignUp", { Username: email, Password: goodPassword })).body.__type,
      ).toBe("CodeDeliveryFailureException");
    } finally {
      console.error = error;
    }
    expect(String(printed)).toContain("Email address is not verified");
    expect(JSON.stringify(printed)).not.toMatch(/\b\d{6}\b/);
  });

  it("rejects with EADDRINUSE when the port is taken", async () => {
    const { ses } = await world();
    const dataDir = await mkdtemp(join(tmpdir(), "cognito-"));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    await expect(
      start({
        port: Number(new URL(ses.url).port),
        dataDir,
        settings,
        sesEndpoint: ses.url,
        fromAddress: "a@b.test",
      }),
    ).rejects.toMatchObject({ code: "EADDRINUSE" });
  });
});

async function inTurn<T>(times: number, act: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let i = 0; i < times; i += 1) results.push(await act());
  return results;
}

/** Amplify does not expose the refresh token; this reads it from the response. */
async function captureRefreshToken(act: () => Promise<unknown>): Promise<string> {
  const real = globalThis.fetch;
  let token = "";
  globalThis.fetch = async (...request) => {
    const response = await real(...request);
    const body = await response.clone().json();
    token = body.AuthenticationResult?.RefreshToken ?? token;
    return response;
  };
  try {
    await act();
  } finally {
    globalThis.fetch = real;
  }
  return token;
}

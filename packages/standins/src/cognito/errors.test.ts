/** What is refused, and that refusals tell nothing about who has an account. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fetchAuthSession, signIn, signOut } from "aws-amplify/auth";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { start } from ".";
import {
  account,
  configureAmplify,
  goodPassword,
  testClock,
  tokens,
  type World,
  world,
  wrongPassword,
} from "./testing";

const email = "maya@example.test";

describe("known and unknown addresses", () => {
  let here: World;
  const unknown = "nobody@example.test";
  beforeEach(async () => {
    here = await world({ now: testClock().now });
    await account(here, "nina@example.test");
    configureAmplify(here.cognito);
  });

  it("fail alike with a wrong password, also while they are locked out", async () => {
    const wrongAttempts = (who: string) => inTurn(6, () => wrongPassword(here, who));
    const failures = [await wrongAttempts("nina@example.test"), await wrongAttempts(unknown)];
    const wrong = "NotAuthorizedException: Incorrect username or password.";
    expect(failures[0]).toEqual([
      ...Array(5).fill(wrong),
      "NotAuthorizedException: Password attempts exceeded",
    ]);
    expect(failures[1]).toEqual(failures[0]);
  });

  it("get challenges of the same form, the same one each time", async () => {
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

  it("answer alike to a password reset, but only one gets a mail", async () => {
    const answers = [];
    const sent = here.ses.mails().length;
    for (const Username of ["nina@example.test", unknown]) {
      const wrongCode = Username === unknown ? "000000" : here.codeFor("nina@example.test");
      const confirm = (ConfirmationCode: string, Password = goodPassword) =>
        here.call("ConfirmForgotPassword", { Username, ConfirmationCode, Password });
      answers.push(
        (await confirm("123456")).body, // before any code
        (await here.call("ForgotPassword", { Username })).body,
        (await confirm(wrongCode, "weak")).body,
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

  it("answer alike to a request for another code", async () => {
    await here.call("SignUp", { Username: "new@example.test", Password: goodPassword });
    const [fresh, none] = await Promise.all(
      ["new@example.test", "not@example.test"].map((Username) =>
        here.call("ResendConfirmationCode", { Username }),
      ),
    );
    expect(none?.body).toEqual(fresh?.body);
    expect(
      here.ses.mails().some(({ destination }) => destination.to.includes("not@example.test")),
    ).toBe(false);
  });
});

describe("errors", () => {
  it.each([
    ["Aa1", "Password did not conform with policy: Password not long enough"],
    [
      "PASSW0RD-GOOD",
      "Password did not conform with policy: Password must have lowercase characters",
    ],
    [
      "passw0rd-good",
      "Password did not conform with policy: Password must have uppercase characters",
    ],
    [
      "Password-good",
      "Password did not conform with policy: Password must have numeric characters",
    ],
  ])("refuses the weak password %s at sign-up and at reset", async (Password, message) => {
    const here = await world();
    const expected = { __type: "InvalidPasswordException", message };
    expect((await here.call("SignUp", { Username: email, Password })).body).toEqual(expected);
    await account(here, email);
    await here.call("ForgotPassword", { Username: email });
    const ConfirmationCode = here.codeFor(email);
    const reset = { Username: email, ConfirmationCode };
    expect((await here.call("ConfirmForgotPassword", { ...reset, Password })).body).toEqual(
      expected,
    );
    // The code is still good, once.
    expect(
      (await here.call("ConfirmForgotPassword", { ...reset, Password: goodPassword })).status,
    ).toBe(200);
    expect(
      (await here.call("ConfirmForgotPassword", { ...reset, Password: goodPassword })).body.__type,
    ).toBe("ExpiredCodeException");
  });

  it.each<[string, string, object, string, string | RegExp]>([
    [
      "a name that is no address",
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
      "a verified flag of one's own",
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
      "a missing name",
      "SignUp",
      { Username: undefined },
      "InvalidParameterException",
      /^1 validation error detected: Value at 'username'/,
    ],
    [
      "a code for somebody unknown",
      "ConfirmSignUp",
      { ConfirmationCode: "123456" },
      "ExpiredCodeException",
      /request a code again/,
    ],
    [
      "a code for somebody confirmed",
      "ConfirmSignUp",
      { Username: "taken@example.test", ConfirmationCode: "123456" },
      "NotAuthorizedException",
      "User cannot be confirmed. Current status is CONFIRMED",
    ],
    [
      "another code for somebody confirmed",
      "ResendConfirmationCode",
      { Username: "taken@example.test" },
      "InvalidParameterException",
      "User is already confirmed.",
    ],
    [
      "the plain password flow",
      "InitiateAuth",
      { AuthFlow: "USER_PASSWORD_AUTH" },
      "InvalidParameterException",
      "USER_PASSWORD_AUTH flow not enabled for this client",
    ],
    [
      "an SRP key that gives the secret away",
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
      "a made-up access token",
      "GetUser",
      { AccessToken: "a.e30.c" },
      "NotAuthorizedException",
      "Invalid Access Token",
    ],
    [
      "an operation that is not there",
      "StartWebAuthnRegistration",
      {},
      "UnknownOperationException",
      /StartWebAuthnRegistration/,
    ],
    [
      "an administrator's operation without credentials",
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

  it("lets only one of two sign-ups at the same moment have the address", async () => {
    // Both are in the trigger before either goes on.
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

  it("lets codes expire, limits wrong ones and limits how many are sent", async () => {
    const clock = testClock();
    const here = await world({ now: clock.now, limits: { codesSent: 3 } });
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
    expect(await inTurn(4, resend)).toEqual([
      undefined,
      undefined,
      undefined,
      "LimitExceededException",
    ]);
    expect(await inTurn(6, () => confirm("wrong!"))).toEqual([
      ...Array(5).fill("CodeMismatchException"),
      "TooManyFailedAttemptsException",
    ]);
    // Not even the right one, until an hour has passed.
    expect(await confirm(here.codeFor(email))).toBe("TooManyFailedAttemptsException");
    clock.forward(60 * 60 + 1);
    expect(await confirm(here.codeFor(email))).toBeUndefined();
    // A code works once.
    expect(await confirm(here.codeFor(email))).toBe("NotAuthorizedException");
  });

  it("waits longer after each further wrong password, and forgets them after the right one", async () => {
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
    clock.forward(1.1); // two seconds now
    expect(await attempt(goodPassword)).toBe("Password attempts exceeded");
    clock.forward(1);
    expect(await attempt(goodPassword)).toBe("in");
    await signOut();
    expect(await inTurn(5, wrong)).toEqual(Array(5).fill(incorrect));
  });

  it("tells expired, revoked and foreign tokens apart", async () => {
    const clock = testClock();
    const here = await world({ now: clock.now });
    await account(here, email);
    configureAmplify(here.cognito);
    await signIn({ username: email, password: goodPassword });
    const { access, id } = await tokens();
    const message = async (operation: string, input: object) =>
      (await here.call(operation, input)).body.message;

    expect(await message("GetUser", { AccessToken: id })).toBe("Invalid Access Token");
    const other = await world({ ownKeys: true });
    expect((await other.call("GetUser", { AccessToken: access })).body.message).toBe(
      "Invalid Access Token",
    );
    clock.forward(60 * 60 + 1);
    expect(await message("GetUser", { AccessToken: access })).toBe("Access Token has expired");
    clock.forward(30 * 24 * 60 * 60);
    expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined();
  });

  it("renews by both operations, not after RevokeToken", async () => {
    const here = await world();
    await account(here, email);
    configureAmplify(here.cognito);
    // Amplify keeps the refresh token to itself, so it is read from its answer.
    const refreshToken = await spyOnRefreshToken(() =>
      signIn({ username: email, password: goodPassword }),
    );
    const renew = () => here.call("GetTokensFromRefreshToken", { RefreshToken: refreshToken });
    const renewOld = () =>
      here.call("InitiateAuth", {
        AuthFlow: "REFRESH_TOKEN_AUTH",
        AuthParameters: { REFRESH_TOKEN: refreshToken },
      });
    for (const { body } of [await renew(), await renewOld()]) {
      expect(body.AuthenticationResult).toEqual({
        AccessToken: expect.any(String),
        IdToken: expect.any(String),
        ExpiresIn: 3600,
        TokenType: "Bearer",
      });
    }
    expect((await here.call("RevokeToken", { Token: refreshToken })).status).toBe(200);
    for (const { body } of [await renew(), await renewOld()]) {
      expect(body).toEqual({
        __type: "NotAuthorizedException",
        message: "Refresh Token has been revoked",
      });
    }
  });

  it("says so when a code can't be sent, and never prints it", async () => {
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
    expect(JSON.stringify(printed)).not.toMatch(/code is \d{6}/);
  });

  it("rejects with EADDRINUSE where the port is taken", async () => {
    const { ses } = await world();
    const dataDir = await mkdtemp(join(tmpdir(), "cognito-"));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    await expect(
      start({
        port: Number(new URL(ses.url).port),
        dataDir,
        sesEndpoint: ses.url,
        fromAddress: "a@b.test",
      }),
    ).rejects.toMatchObject({ code: "EADDRINUSE" });
  });
});

async function inTurn<T>(times: number, what: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let i = 0; i < times; i += 1) results.push(await what());
  return results;
}

async function spyOnRefreshToken(act: () => Promise<unknown>): Promise<string> {
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

/** A second factor, from turning it on to losing the phone. */
import {
  AdminGetUserCommand,
  AdminLinkProviderForUserCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminUserGlobalSignOutCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import {
  confirmSignIn,
  fetchMFAPreference,
  setUpTOTP,
  signIn,
  signOut,
  updateMFAPreference,
  verifyTOTPSetup,
} from "aws-amplify/auth";
import { Secret, TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import {
  account,
  claimsOf,
  configureAmplify,
  goodPassword,
  settings,
  testClock,
  tokens,
  type World,
  world,
  wrongPassword,
} from "../../test/cognito";
import { defaultPeople } from "./google";

const email = "ada@example.test";
/** Seconds. */
const period = 30;

type Clock = ReturnType<typeof testClock>;

/** The app on the phone, with the secret that was typed into it. */
function phone(secret: string, { now }: Clock) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return {
    /** @param later so many steps of 30 seconds */
    code: (later = 0) => totp.generate({ timestamp: now() + later * 1000 * period }),
    /** A code of no step near this one. */
    wrongCode() {
      const near = [-2, -1, 0, 1, 2].map((later) => this.code(later));
      return ["000000", "111111", "222222", "333333", "444444", "555555"].find(
        (code) => !near.includes(code),
      ) as string;
    },
  };
}

/** Signs in by Amplify and turns the factor on. The code that this takes is used. */
async function turnedOn() {
  const clock = testClock();
  const here = await world({ now: clock.now });
  const { sub } = await account(here, email);
  configureAmplify(here.cognito);
  await signIn({ username: email, password: goodPassword });
  const { sharedSecret } = await setUpTOTP();
  const app = phone(sharedSecret, clock);
  await verifyTOTPSetup({ code: app.code() });
  await updateMFAPreference({ totp: "PREFERRED" });
  return { here, sub, clock, app };
}

const enterPassword = () => signIn({ username: email, password: goodPassword });

function admin({ cognito }: World) {
  return { UserPoolId: cognito.userPoolId, Username: email };
}

describe("aws-amplify", () => {
  it("turns it on, signs in with a code, and turns it off", async () => {
    const { app, clock, here } = await turnedOn();
    expect(await fetchMFAPreference()).toEqual({ enabled: ["TOTP"], preferred: "TOTP" });
    await here.restart();
    configureAmplify(here.cognito);

    expect(await enterPassword()).toMatchObject({
      isSignedIn: false,
      nextStep: { signInStep: "CONFIRM_SIGN_IN_WITH_TOTP_CODE" },
    });
    await expect(tokens()).rejects.toThrow("no session");
    clock.forward(period);
    expect(await confirmSignIn({ challengeResponse: app.code() })).toMatchObject({
      isSignedIn: true,
    });
    await updateMFAPreference({ totp: "DISABLED" });
    expect(await fetchMFAPreference()).toEqual({});
    await signOut();
    expect(await enterPassword()).toMatchObject({ isSignedIn: true });
    await signOut();
  });

  it("is not asked for a code before the first one was right and the user has turned it on", async () => {
    const clock = testClock();
    const here = await world({ now: clock.now });
    await account(here, email);
    configureAmplify(here.cognito);
    await enterPassword();
    await expect(updateMFAPreference({ totp: "PREFERRED" })).rejects.toMatchObject({
      name: "InvalidParameterException",
    });
    await expect(verifyTOTPSetup({ code: "123456" })).rejects.toMatchObject({
      name: "EnableSoftwareTokenMFAException",
    });
    const app = phone((await setUpTOTP()).sharedSecret, clock);
    await expect(verifyTOTPSetup({ code: app.wrongCode() })).rejects.toMatchObject({
      name: "EnableSoftwareTokenMFAException",
    });
    await signOut();
    expect(await enterPassword()).toMatchObject({ isSignedIn: true });
    await verifyTOTPSetup({ code: app.code() });
    await signOut();
    expect(await enterPassword()).toMatchObject({ isSignedIn: true });
    await signOut();
  });
});

describe("a code", () => {
  it("counts once, is taken a step late and no later, and can be corrected", async () => {
    const { app, clock } = await turnedOn();
    await signOut();
    const used = app.code();
    await enterPassword();
    await expect(confirmSignIn({ challengeResponse: used })).rejects.toMatchObject({
      name: "ExpiredCodeException",
      message: "Your software token has already been used once.",
    });
    await expect(confirmSignIn({ challengeResponse: app.wrongCode() })).rejects.toMatchObject({
      name: "CodeMismatchException",
    });
    const early = app.code(1);
    await expect(confirmSignIn({ challengeResponse: early })).rejects.toMatchObject({
      name: "CodeMismatchException",
    });
    clock.forward(3 * period);
    await expect(confirmSignIn({ challengeResponse: early })).rejects.toMatchObject({
      name: "CodeMismatchException",
    });
    expect(await confirmSignIn({ challengeResponse: app.code(-1) })).toMatchObject({
      isSignedIn: true,
    });
    await signOut();
    // The step before the last one that counted.
    await enterPassword();
    await expect(confirmSignIn({ challengeResponse: app.code(-1) })).rejects.toMatchObject({
      name: "ExpiredCodeException",
    });
    expect(await confirmSignIn({ challengeResponse: app.code() })).toMatchObject({
      isSignedIn: true,
    });
    await signOut();
  });

  it("is entered within three minutes, in a session that ends with it", async () => {
    const { app, clock, here } = await turnedOn();
    await signOut();
    await enterPassword();
    clock.forward(3 * 60);
    await expect(confirmSignIn({ challengeResponse: app.code() })).rejects.toMatchObject({
      name: "NotAuthorizedException",
      message: "Invalid session for the user, session is expired.",
    });
    const answer = { ChallengeName: "SOFTWARE_TOKEN_MFA", Session: "x".repeat(20) };
    const ChallengeResponses = { USERNAME: email, SOFTWARE_TOKEN_MFA_CODE: app.code() };
    expect(
      (await here.call("RespondToAuthChallenge", { ...answer, ChallengeResponses })).body,
    ).toMatchObject({ __type: "NotAuthorizedException" });
  });

  it("that is wrong counts like a wrong password: five begin the delays, and the password ends none", async () => {
    const { app, clock, here } = await turnedOn();
    await signOut();
    clock.forward(period);
    await enterPassword();
    for (let count = 0; count < 5; count += 1)
      await expect(confirmSignIn({ challengeResponse: app.wrongCode() })).rejects.toMatchObject({
        name: "CodeMismatchException",
      });
    await expect(confirmSignIn({ challengeResponse: app.code() })).rejects.toThrow(
      "Password attempts exceeded",
    );
    clock.forward(1);
    expect(await wrongPassword(here, email)).toMatch(/^NotAuthorizedException: Incorrect/);
    clock.forward(1);
    await expect(enterPassword()).rejects.toThrow("Password attempts exceeded");
    clock.forward(1);
    await enterPassword();
    expect(await confirmSignIn({ challengeResponse: app.code() })).toMatchObject({
      isSignedIn: true,
    });
    await signOut();
  });
});

describe("a lost phone", () => {
  it("is helped by an administrator, who ends its sessions too", async () => {
    const { here } = await turnedOn();
    const { access: AccessToken } = await tokens();
    expect(await here.admin.send(new AdminGetUserCommand(admin(here)))).toMatchObject({
      UserMFASettingList: ["SOFTWARE_TOKEN_MFA"],
      PreferredMfaSetting: "SOFTWARE_TOKEN_MFA",
    });
    await here.admin.send(
      new AdminSetUserMFAPreferenceCommand({
        ...admin(here),
        SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false },
      }),
    );
    await here.admin.send(new AdminUserGlobalSignOutCommand(admin(here)));
    expect((await here.call("GetUser", { AccessToken })).body).toMatchObject({
      __type: "NotAuthorizedException",
    });
    await signOut();
    expect(await enterPassword()).toMatchObject({ isSignedIn: true });
    await signOut();
  });

  it("is replaced by another one: the first code of the new secret ends the old one", async () => {
    const { app, clock } = await turnedOn();
    clock.forward(period);
    const next = phone((await setUpTOTP()).sharedSecret, clock);
    await signOut();
    await enterPassword();
    // The old one counts until the new one has shown a code.
    await confirmSignIn({ challengeResponse: app.code() });
    await verifyTOTPSetup({ code: next.code() });
    await signOut();
    clock.forward(period);
    await enterPassword();
    await expect(confirmSignIn({ challengeResponse: app.code() })).rejects.toMatchObject({
      name: "CodeMismatchException",
    });
    await confirmSignIn({ challengeResponse: next.code() });
    await signOut();
  });
});

it("is not for sessions of Google, nor for signed calls without a signature", async () => {
  const here = await world();
  const { tokens: google } = await claimsOf(here, {
    person: "",
    name: "Ada",
    email,
    verified: "yes",
  });
  const { access_token: AccessToken } = google;
  for (const [name, input] of [
    ["AssociateSoftwareToken", {}],
    ["VerifySoftwareToken", { UserCode: "123456" }],
    ["SetUserMFAPreference", { SoftwareTokenMfaSettings: { Enabled: true } }],
    ["GetUser", {}],
  ] as const)
    expect((await here.call(name, { AccessToken, ...input })).body, name).toMatchObject({
      __type: "NotAuthorizedException",
      message: "Access Token does not have required scopes",
    });
  expect((await here.call("AdminSetUserMFAPreference", admin(here))).body).toMatchObject({
    __type: "MissingAuthenticationTokenException",
  });
});

it("asks nobody for a code who signs in with Google, as Cognito does", async () => {
  const { here, sub } = await turnedOn();
  const [person] = defaultPeople;
  await here.admin.send(
    new AdminLinkProviderForUserCommand({
      UserPoolId: here.cognito.userPoolId,
      DestinationUser: { ProviderName: "Cognito", ProviderAttributeValue: sub },
      SourceUser: {
        ProviderName: "Google",
        ProviderAttributeName: "Cognito_Subject",
        ProviderAttributeValue: person?.id,
      },
    }),
  );
  const { claims } = await claimsOf(here, { person: person?.id ?? "" });
  expect(claims.sub).toBe(sub);
  await signOut();
});

it.each([
  { configuration: "OFF", factors: ["SOFTWARE_TOKEN_MFA"] },
  { configuration: "OPTIONAL", factors: [] },
] as const)("is not offered by a pool with %o", async (mfa) => {
  const here = await world({ settings: { ...settings, mfa } });
  await account(here, email);
  configureAmplify(here.cognito);
  await enterPassword();
  await expect(setUpTOTP()).rejects.toMatchObject({ name: "SoftwareTokenMFANotFoundException" });
  await signOut();
});

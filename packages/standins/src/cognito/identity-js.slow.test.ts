/**
 * The same journeys through `amazon-cognito-identity-js`, AWS's client before Amplify: a judge that shares no code with aws-amplify.
 *
 * @module-tag deep
 */
import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserAttribute,
  CognitoUserPool,
  type CognitoUserSession,
} from "amazon-cognito-identity-js";
import { Secret, TOTP } from "otpauth";
import { expect, it } from "vitest";
import { goodPassword, testClock, type World, world } from "../../test/cognito";

const email = "grace@example.test";
const name = "Grace Hopper";

/** A callback in the order of Node.js, as a promise. */
function resultOf<Result>(
  run: (done: (error: Error | null | undefined, result?: Result) => void) => void,
): Promise<Result | undefined> {
  return new Promise((resolve, reject) =>
    run((error, result) => (error ? reject(error) : resolve(result))),
  );
}

function userOf({ cognito }: World, username = email): CognitoUser {
  const { url: endpoint, userPoolId: UserPoolId, userPoolClientId: ClientId } = cognito;
  return new CognitoUser({
    Username: username,
    Pool: new CognitoUserPool({ UserPoolId, ClientId, endpoint }),
  });
}

type Factor = { code(): string };

function signIn(
  user: CognitoUser,
  password: string,
  { code }: Factor = { code: () => "" },
): Promise<CognitoUserSession> {
  const details = new AuthenticationDetails({ Username: email, Password: password });
  return new Promise((resolve, reject) => {
    const callbacks = { onSuccess: resolve, onFailure: reject };
    user.authenticateUser(details, {
      ...callbacks,
      totpRequired: () => user.sendMFACode(code(), callbacks, "SOFTWARE_TOKEN_MFA"),
    });
  });
}

/** A confirmed account, and its user. */
async function confirmed(here: World): Promise<CognitoUser> {
  const { url: endpoint, userPoolId: UserPoolId, userPoolClientId: ClientId } = here.cognito;
  const pool = new CognitoUserPool({ UserPoolId, ClientId, endpoint });
  const attributes = Object.entries({ email, name }).map(
    ([Name, Value]) => new CognitoUserAttribute({ Name, Value }),
  );
  const signedUp = await resultOf<{ userConfirmed: boolean }>((done) =>
    pool.signUp(email, goodPassword, attributes, [], done),
  );
  expect(signedUp?.userConfirmed).toBe(false);
  const user = userOf(here);
  await resultOf((done) => user.resendConfirmationCode(done));
  expect(await resultOf((done) => user.confirmRegistration(here.codeFor(email), false, done))).toBe(
    "SUCCESS",
  );
  return user;
}

it("signs up, confirms, signs in by SRP and reads the attributes", async () => {
  const here = await world();
  const user = await confirmed(here);
  const session = await signIn(user, goodPassword);
  expect(session.isValid()).toBe(true);
  expect(session.getIdToken().decodePayload()).toMatchObject({ email, name, token_use: "id" });
  const attributes = await resultOf<CognitoUserAttribute[]>((done) => user.getUserAttributes(done));
  const values = Object.fromEntries((attributes ?? []).map((one) => [one.Name, one.Value]));
  expect(values).toMatchObject({ email, name, email_verified: "true" });
});

it("refuses a wrong password and a wrong code by Cognito's names", async () => {
  const here = await world();
  const user = await confirmed(here);
  await expect(signIn(user, "Wrong-passw0rd")).rejects.toMatchObject({
    code: "NotAuthorizedException",
    message: "Incorrect username or password.",
  });
  await expect(
    resultOf((done) => user.confirmRegistration("000000", false, done)),
  ).rejects.toMatchObject({ code: expect.stringMatching(/Exception$/) });
});

it("does not renew a session as that client does, because refresh tokens rotate", async () => {
  const here = await world();
  const user = await confirmed(here);
  const session = await signIn(user, goodPassword);
  await expect(
    resultOf((done) => user.refreshSession(session.getRefreshToken(), done)),
  ).rejects.toMatchObject({ code: expect.stringMatching(/Exception$/) });
});

it("changes the password, resets it, and signs out everywhere", async () => {
  const here = await world();
  const user = await confirmed(here);
  await signIn(user, goodPassword);
  const second = "Second-passw0rd";
  await resultOf((done) => user.changePassword(goodPassword, second, done));
  await expect(signIn(userOf(here), goodPassword)).rejects.toThrow();

  const forgetful = userOf(here);
  await new Promise<void>((resolve, reject) =>
    forgetful.forgotPassword({ onSuccess: () => resolve(), onFailure: reject }),
  );
  const third = "Third-passw0rd";
  await new Promise<void>((resolve, reject) =>
    forgetful.confirmPassword(here.codeFor(email), third, {
      onSuccess: () => resolve(),
      onFailure: reject,
    }),
  );
  const again = userOf(here);
  await signIn(again, third);
  await new Promise<void>((resolve, reject) =>
    again.globalSignOut({ onSuccess: () => resolve(), onFailure: reject }),
  );
  await expect(resultOf((done) => again.getUserAttributes(done))).rejects.toThrow();
});

it("turns the second factor on, and asks for it", async () => {
  const clock = testClock();
  const here = await world({ now: clock.now });
  const user = await confirmed(here);
  await signIn(user, goodPassword);
  const secret = await new Promise<string>((resolve, reject) =>
    user.associateSoftwareToken({ associateSecretCode: resolve, onFailure: reject }),
  );
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = () => totp.generate({ timestamp: clock.now() });
  await new Promise<CognitoUserSession>((resolve, reject) =>
    user.verifySoftwareToken(code(), "phone", { onSuccess: resolve, onFailure: reject }),
  );
  const preferred = { PreferredMfa: true, Enabled: true };
  await resultOf((done) => user.setUserMfaPreference(null, preferred, done));
  clock.forward(60);
  const session = await signIn(userOf(here), goodPassword, { code });
  expect(session.getIdToken().decodePayload()).toMatchObject({ email });
});

/** Journeys through aws-amplify, with tokens checked by aws-jwt-verify. */
import { AdminDeleteUserCommand } from "@aws-sdk/client-cognito-identity-provider";
import {
  confirmResetPassword,
  confirmSignUp,
  confirmUserAttribute,
  getCurrentUser,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
  updateUserAttributes,
} from "aws-amplify/auth";
import { CognitoJwtVerifier } from "aws-jwt-verify";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import {
  account,
  attributesOf,
  configureAmplify,
  goodPassword,
  tokens,
  type World,
  world,
} from "../../test/cognito";

const email = "maya@example.test";

/** Verifiers with the pool's keys in their cache, as in the API. */
function verifiers({ cognito }: World) {
  const { jwks, userPoolClientId: clientId, userPoolId } = cognito;
  const id = CognitoJwtVerifier.create({ userPoolId, clientId, tokenUse: "id" });
  const access = CognitoJwtVerifier.create({ userPoolId, clientId, tokenUse: "access" });
  id.cacheJwks(jwks);
  access.cacheJwks(jwks);
  return { id, access };
}

describe("aws-amplify", () => {
  it("signs up, confirms, signs in by SRP, renews expired tokens, resets the password and signs out", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const here = await world();
    configureAmplify(here.cognito);

    const created = await signUp({
      username: email,
      password: goodPassword,
      options: { userAttributes: { email, name: "Maya Raman" } },
    });
    expect(created.nextStep).toMatchObject({
      signUpStep: "CONFIRM_SIGN_UP",
      codeDeliveryDetails: {
        attributeName: "email",
        deliveryMedium: "EMAIL",
        destination: "m***@e***",
      },
    });
    const confirmationCode = here.codeFor(email);
    expect(await confirmSignUp({ username: email, confirmationCode })).toMatchObject({
      isSignUpComplete: true,
    });

    expect(await signIn({ username: email, password: goodPassword })).toEqual({
      isSignedIn: true,
      nextStep: { signInStep: "DONE" },
    });
    const first = await tokens();
    const { access, id } = verifiers(here);
    const signedInAt = Math.floor(Date.now() / 1000);
    const claims = await id.verify(first.id);
    expect(claims).toMatchObject({
      sub: created.userId,
      "cognito:username": created.userId,
      email,
      email_verified: true,
      name: "Maya Raman",
      token_use: "id",
      aud: here.cognito.userPoolClientId,
      iss: "https://cognito-idp.us-east-1.amazonaws.com/us-east-1_flightaides",
      auth_time: signedInAt,
      iat: signedInAt,
      exp: signedInAt + 3600,
    });
    expect(await access.verify(first.access)).toMatchObject({
      sub: created.userId,
      username: created.userId,
      client_id: here.cognito.userPoolClientId,
      token_use: "access",
      scope: "aws.cognito.signin.user.admin",
    });
    await expect(id.verify(first.access)).rejects.toThrow();

    vi.setSystemTime(Date.now() + 3_600_000);
    const second = await tokens();
    expect(second.id).not.toBe(first.id);
    expect(await id.verify(second.id)).toMatchObject({
      sub: created.userId,
      auth_time: signedInAt,
      iat: signedInAt + 3600,
      origin_jti: claims.origin_jti,
    });

    expect((await resetPassword({ username: email })).nextStep).toMatchObject({
      resetPasswordStep: "CONFIRM_RESET_PASSWORD_WITH_CODE",
      codeDeliveryDetails: { destination: "m***@e***" },
    });
    await confirmResetPassword({
      username: email,
      confirmationCode: here.codeFor(email),
      newPassword: "Another-passw0rd",
    });
    await signOut();
    await expect(getCurrentUser()).rejects.toMatchObject({ name: "UserUnAuthenticatedException" });
    const update = { AccessToken: second.access, UserAttributes: [] };
    expect((await here.call("UpdateUserAttributes", update)).body).toEqual({
      __type: "NotAuthorizedException",
      message: "Access Token has been revoked",
    });
    await expect(signIn({ username: email, password: goodPassword })).rejects.toMatchObject({
      name: "NotAuthorizedException",
      message: "Incorrect username or password.",
    });
    await signIn({ username: email, password: "Another-passw0rd" });
    await signOut();
  });

  it("ends all sessions of an account, and of no other", async () => {
    const here = await world();
    configureAmplify(here.cognito);
    await account(here, email);
    await account(here, "other@example.test");
    const update = async (AccessToken: string) =>
      (await here.call("UpdateUserAttributes", { AccessToken, UserAttributes: [] })).status;
    const signInAs = async (username: string) => {
      configureAmplify(here.cognito);
      await signIn({ username, password: goodPassword });
      return (await tokens()).access;
    };
    const other = await signInAs("other@example.test");
    const first = await signInAs(email);
    const second = await signInAs(email);
    await signOut({ global: true });
    expect(await Promise.all([first, second, other].map(update))).toEqual([400, 400, 200]);
    expect(await update(await signInAs(email))).toBe(200);
    await signOut();
  });

  it("finds users, passwords, sessions, codes and signing keys after a restart", async () => {
    const here = await world();
    configureAmplify(here.cognito);
    await account(here, email);
    await signIn({ username: email, password: goodPassword });
    const before = await tokens();
    await here.call("ForgotPassword", { Username: email });
    const { jwks } = here.cognito;

    await here.restart();
    expect(here.cognito.jwks).toEqual(jwks);
    await verifiers(here).id.verify(before.id);
    const update = { AccessToken: before.access, UserAttributes: [] };
    expect((await here.call("UpdateUserAttributes", update)).status).toBe(200);
    const reset = {
      Username: email,
      ConfirmationCode: here.codeFor(email),
      Password: "New-passw0rd",
    };
    expect((await here.call("ConfirmForgotPassword", reset)).status).toBe(200);
    configureAmplify(here.cognito);
    await signIn({ username: email, password: "New-passw0rd" });
    await signOut();
  });

  it("changes name and address; the address is checked again when its code arrives", async () => {
    const here = await world();
    configureAmplify(here.cognito);
    const { sub } = await account(here, email);
    await account(here, "taken@example.test");
    await signIn({ username: email, password: goodPassword });

    await updateUserAttributes({ userAttributes: { name: "Maya R." } });
    await expect(
      updateUserAttributes({ userAttributes: { email: "Taken@example.test" } }),
    ).rejects.toMatchObject({ name: "AliasExistsException" });
    await updateUserAttributes({ userAttributes: { email: "New@example.test" } });
    expect(await attributesOf(here, sub)).toMatchObject({ name: "Maya R.", email });

    // Another account takes the address before its code arrives.
    const confirmationCode = here.codeFor("new@example.test");
    const { sub: rival } = await account(here, "new@example.test");
    await expect(
      confirmUserAttribute({ userAttributeKey: "email", confirmationCode }),
    ).rejects.toMatchObject({ name: "AliasExistsException" });
    await here.admin.send(
      new AdminDeleteUserCommand({ UserPoolId: here.cognito.userPoolId, Username: rival }),
    );

    await updateUserAttributes({ userAttributes: { email: "New@example.test" } });
    await confirmUserAttribute({
      userAttributeKey: "email",
      confirmationCode: here.codeFor("new@example.test"),
    });
    expect(await attributesOf(here, sub)).toMatchObject({
      email: "new@example.test",
      email_verified: "true",
    });
    await signOut();
  });

  it("asks an unconfirmed user for a code, and only the latest one is valid", async () => {
    const here = await world();
    configureAmplify(here.cognito);
    await signUp({ username: email, password: goodPassword });
    const first = here.codeFor(email);
    expect(await signIn({ username: email, password: goodPassword })).toMatchObject({
      isSignedIn: false,
      nextStep: { signInStep: "CONFIRM_SIGN_UP" },
    });
    // Six digits are equal once in a million times.
    let latest = first;
    while (latest === first) {
      expect(await resendSignUpCode({ username: email })).toMatchObject({
        destination: "m***@e***",
      });
      latest = here.codeFor(email);
    }
    await expect(confirmSignUp({ username: email, confirmationCode: first })).rejects.toMatchObject(
      { name: "CodeMismatchException" },
    );
    await confirmSignUp({ username: email, confirmationCode: latest });
    await signIn({ username: email, password: goodPassword });
    await signOut();
  });
});

describe("browsers", () => {
  it("may read answers from the given origins only", async () => {
    const { cognito } = await world();
    const preflight = (origin: string) =>
      fetch(cognito.url, {
        method: "OPTIONS",
        headers: {
          origin,
          "access-control-request-method": "POST",
          "access-control-request-headers": "content-type,x-amz-target",
        },
      });
    const allowed = await preflight("http://localhost:5173");
    expect(allowed.headers.get("access-control-allow-origin")).toBe("http://localhost:5173");
    expect(allowed.headers.get("access-control-allow-headers")).toBe("content-type,x-amz-target");
    const refused = await preflight("http://evil.test");
    expect(refused.headers.get("access-control-allow-origin")).toBeNull();
  });

  it("find the key set at its path in AWS", async () => {
    const { cognito } = await world();
    const keys = await fetch(`${cognito.url}/${cognito.userPoolId}/.well-known/jwks.json`);
    expect(await keys.json()).toEqual(cognito.jwks);
  });
});

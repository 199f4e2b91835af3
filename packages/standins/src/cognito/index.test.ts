/** The journeys of a person, by the stock browser library and the stock token verifier. */
import { AdminDeleteUserCommand } from "@aws-sdk/client-cognito-identity-provider";
import {
  confirmResetPassword,
  confirmSignUp,
  confirmUserAttribute,
  deleteUser,
  fetchUserAttributes,
  getCurrentUser,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
  updatePassword,
  updateUserAttributes,
} from "aws-amplify/auth";
import { CognitoJwtVerifier } from "aws-jwt-verify";
import { describe, expect, it } from "vitest";
import { account, configureAmplify, goodPassword, tokens, type World, world } from "./testing";

const email = "maya@example.test";

/** Stock verifiers that know the pool's keys already, as the API has them. */
function verifiers({ cognito }: World) {
  const { jwks, userPoolClientId: clientId, userPoolId } = cognito;
  const id = CognitoJwtVerifier.create({ userPoolId, clientId, tokenUse: "id" });
  const access = CognitoJwtVerifier.create({ userPoolId, clientId, tokenUse: "access" });
  id.cacheJwks(jwks);
  access.cacheJwks(jwks);
  return { id, access };
}

describe("the whole journey, by aws-amplify", () => {
  it("signs up, confirms by the code in the inbox, signs in by SRP, refreshes, resets and signs out everywhere", async () => {
    const here = await world({ lifetimes: { idToken: 4, accessToken: 4 } });
    configureAmplify(here.cognito);

    const made = await signUp({
      username: email,
      password: goodPassword,
      options: { userAttributes: { name: "Maya Raman" } },
    });
    expect(made.nextStep).toMatchObject({
      signUpStep: "CONFIRM_SIGN_UP",
      codeDeliveryDetails: {
        attributeName: "email",
        deliveryMedium: "EMAIL",
        destination: "m***@e***",
      },
    });
    const { emails } = await (await fetch(`${here.ses.url}/store`)).json();
    expect(emails).toEqual([
      expect.objectContaining({
        from: "FlightAides <noreply@flightaides.test>",
        subject: "Your verification code",
        destination: { to: [email], cc: [], bcc: [] },
      }),
    ]);
    const code = /\b\d{6}\b/.exec(emails[0].body.text)?.[0] ?? "";
    expect(await confirmSignUp({ username: email, confirmationCode: code })).toMatchObject({
      isSignUpComplete: true,
    });

    expect(await signIn({ username: email, password: goodPassword })).toEqual({
      isSignedIn: true,
      nextStep: { signInStep: "DONE" },
    });
    expect(await fetchUserAttributes()).toMatchObject({
      sub: made.userId,
      email,
      email_verified: "true",
      name: "Maya Raman",
    });

    const first = await tokens();
    const { access, id } = verifiers(here);
    const now = Math.floor(Date.now() / 1000);
    const claims = await id.verify(first.id);
    expect(claims).toMatchObject({
      sub: made.userId,
      "cognito:username": made.userId,
      email,
      email_verified: true,
      name: "Maya Raman",
      token_use: "id",
      aud: here.cognito.userPoolClientId,
      iss: "https://cognito-idp.us-east-1.amazonaws.com/us-east-1_flightaides",
      exp: claims.iat + 4,
    });
    expect(Math.abs(claims.iat - now)).toBeLessThan(10);
    // The clock may tick between the sign-in and its token.
    expect(claims.iat - claims.auth_time).toBeOneOf([0, 1]);
    expect(await access.verify(first.access)).toMatchObject({
      sub: made.userId,
      username: made.userId,
      client_id: here.cognito.userPoolClientId,
      token_use: "access",
      scope: "aws.cognito.signin.user.admin",
    });
    await expect(id.verify(first.access)).rejects.toThrow();

    // The tokens run out after four seconds; Amplify renews them by GetTokensFromRefreshToken on its own.
    await new Promise((resolve) => setTimeout(resolve, 4100));
    const second = await tokens();
    expect(second.id).not.toBe(first.id);
    expect(await id.verify(second.id)).toMatchObject({
      sub: made.userId,
      auth_time: claims.auth_time,
      origin_jti: claims.origin_jti,
    });

    await signOut();
    expect((await resetPassword({ username: email })).nextStep).toMatchObject({
      resetPasswordStep: "CONFIRM_RESET_PASSWORD_WITH_CODE",
      codeDeliveryDetails: { destination: "m***@e***" },
    });
    await confirmResetPassword({
      username: email,
      confirmationCode: here.codeFor(email),
      newPassword: "Another-passw0rd",
    });
    await expect(signIn({ username: email, password: goodPassword })).rejects.toMatchObject({
      name: "NotAuthorizedException",
      message: "Incorrect username or password.",
    });
    await signIn({ username: email, password: "Another-passw0rd" });

    const { access: last } = await tokens();
    await signOut({ global: true });
    await expect(getCurrentUser()).rejects.toMatchObject({ name: "UserUnAuthenticatedException" });
    expect((await here.call("GetUser", { AccessToken: last })).body).toMatchObject({
      __type: "NotAuthorizedException",
      message: "Access Token has been revoked",
    });
  });

  it("is the same account in another case of the address", async () => {
    const here = await world();
    configureAmplify(here.cognito);
    await account(here, "Maya@Example.test");
    await expect(
      signUp({ username: "MAYA@example.TEST", password: goodPassword }),
    ).rejects.toMatchObject({ name: "UsernameExistsException" });
    await signIn({ username: "mAYA@EXAMPLE.test", password: goodPassword });
    expect(await fetchUserAttributes()).toMatchObject({ email: "maya@example.test" });
    await signOut();
    await resetPassword({ username: "MAYA@EXAMPLE.TEST" });
    await confirmResetPassword({
      username: "maya@Example.test",
      confirmationCode: here.codeFor("maya@example.test"),
      newPassword: "Another-passw0rd",
    });
  });

  it("survives a restart: users, passwords, sessions, codes and signing keys", async () => {
    const here = await world();
    configureAmplify(here.cognito);
    await account(here, email);
    await signIn({ username: email, password: goodPassword });
    const before = await tokens();
    await here.call("ForgotPassword", { Username: email });
    const jwks = here.cognito.jwks;

    await here.restart();
    expect(here.cognito.jwks).toEqual(jwks);
    await verifiers(here).id.verify(before.id);
    expect((await here.call("GetUser", { AccessToken: before.access })).status).toBe(200);
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

  it("changes password, name and address, and deletes the account", async () => {
    const here = await world();
    configureAmplify(here.cognito);
    await account(here, email);
    await account(here, "taken@example.test");
    await signIn({ username: email, password: goodPassword });

    await expect(
      updatePassword({ oldPassword: "Wrong-passw0rd", newPassword: "Another-passw0rd" }),
    ).rejects.toMatchObject({ name: "NotAuthorizedException" });
    await expect(
      updatePassword({ oldPassword: goodPassword, newPassword: "tooweak1" }),
    ).rejects.toMatchObject({ name: "InvalidPasswordException" });
    await updatePassword({ oldPassword: goodPassword, newPassword: "Another-passw0rd" });

    await updateUserAttributes({ userAttributes: { name: "Maya R." } });
    await expect(
      updateUserAttributes({ userAttributes: { email: "Taken@example.test" } }),
    ).rejects.toMatchObject({ name: "AliasExistsException" });
    await updateUserAttributes({ userAttributes: { email: "New@example.test" } });
    expect(await fetchUserAttributes()).toMatchObject({ name: "Maya R.", email });
    // Somebody else is faster: the code that was sent is for nothing.
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
    expect(await fetchUserAttributes()).toMatchObject({
      email: "new@example.test",
      email_verified: "true",
    });

    const { access } = await tokens();
    await deleteUser();
    expect((await here.call("GetUser", { AccessToken: access })).body.__type).toBe(
      "UserNotFoundException",
    );
    await expect(
      signIn({ username: "new@example.test", password: "Another-passw0rd" }),
    ).rejects.toMatchObject({ name: "NotAuthorizedException" });
  });

  it("asks an unconfirmed person for the code, and sends another one", async () => {
    const here = await world();
    configureAmplify(here.cognito);
    await signUp({ username: email, password: goodPassword });
    const first = here.codeFor(email);
    expect(await signIn({ username: email, password: goodPassword })).toMatchObject({
      isSignedIn: false,
      nextStep: { signInStep: "CONFIRM_SIGN_UP" },
    });
    expect(await resendSignUpCode({ username: email })).toMatchObject({ destination: "m***@e***" });
    expect(here.ses.mails()).toHaveLength(2);
    const second = here.codeFor(email);
    if (first !== second) {
      await expect(
        confirmSignUp({ username: email, confirmationCode: first }),
      ).rejects.toMatchObject({ name: "CodeMismatchException" });
    }
    await confirmSignUp({ username: email, confirmationCode: second });
    await signIn({ username: email, password: goodPassword });
    await signOut();
  });
});

describe("browsers", () => {
  it("may read answers from the origins given, and from no other", async () => {
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

  it("serves the key set and the discovery document", async () => {
    const { cognito } = await world();
    const get = async (path: string) =>
      (await fetch(`${cognito.url}/${cognito.userPoolId}/.well-known/${path}`)).json();
    expect(await get("jwks.json")).toEqual(cognito.jwks);
    expect(await get("openid-configuration")).toMatchObject({ issuer: cognito.issuer });
  });
});

/** The hosted domain over plain HTTP, as a browser uses it, and linking through the pre sign-up trigger. */
import {
  AdminGetUserCommand,
  AdminLinkProviderForUserCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
  UserNotFoundException,
} from "@aws-sdk/client-cognito-identity-provider";
import type { PreSignUpTriggerEvent } from "aws-lambda";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  account,
  browser,
  claimsOf,
  goodPassword,
  redirectUri,
  testClock,
  type World,
  webOrigin,
  world,
} from "../../test/cognito";

const maya = { person: "107318449925610044871" };
const stranger = (email: string, verified: boolean) => ({
  person: "",
  name: "Somebody",
  email,
  ...(verified && { verified: "yes" }),
});

describe("signing in with Google", () => {
  it("creates a federated user, and finds it at the next sign-in and after a restart", async () => {
    const here = await world();
    const { claims, tokens } = await claimsOf(here, maya);
    expect(tokens).toMatchObject({ token_type: "Bearer", expires_in: 3600 });
    expect(claims).toMatchObject({
      "cognito:username": "google_107318449925610044871",
      email: "maya.raman@gmail.test",
      email_verified: true,
      name: "Maya Raman",
      identities: [
        {
          userId: "107318449925610044871",
          providerName: "Google",
          providerType: "Google",
          issuer: null,
          primary: "true",
          dateCreated: expect.stringMatching(/^\d{13}$/),
        },
      ],
    });
    expect(claims.sub).toMatch(/^[0-9a-f-]{36}$/);
    await here.restart();
    expect((await claimsOf(here, maya)).claims.sub).toBe(claims.sub);
    const user = await here.admin.send(
      new AdminGetUserCommand({
        UserPoolId: here.cognito.userPoolId,
        Username: "google_107318449925610044871",
      }),
    );
    expect(user.UserStatus).toBe("EXTERNAL_PROVIDER");
  });

  it("accepts any account, and updates its verified flag at each sign-in", async () => {
    const here = await world();
    const first = await claimsOf(here, stranger("Zoe@example.test", false));
    expect(first.claims).toMatchObject({ email: "zoe@example.test", email_verified: false });
    const again = await claimsOf(here, stranger("zoe@EXAMPLE.test", true));
    expect(again.claims).toMatchObject({ sub: first.claims.sub, email_verified: true });
  });

  it("issues tokens that can be renewed, without the scope of the user pool's own operations", async () => {
    const here = await world();
    const { claims, tokens } = await claimsOf(here, maya);
    const { body } = await here.call("GetTokensFromRefreshToken", {
      RefreshToken: tokens.refresh_token,
    });
    const renewed = body.AuthenticationResult as { AccessToken: string; IdToken: string };
    expect(JSON.parse(atob(renewed.IdToken.split(".")[1] ?? "")).sub).toBe(claims.sub);
    for (const AccessToken of [tokens.access_token, renewed.AccessToken]) {
      expect(
        (await here.call("UpdateUserAttributes", { AccessToken, UserAttributes: [] })).body,
      ).toEqual({
        __type: "NotAuthorizedException",
        message: "Access Token does not have required scopes",
      });
    }
  });

  it("remembers the browser until it signs out", async () => {
    const here = await world();
    const visitor = browser(here);
    const { authorize, open, signIn } = visitor;
    await signIn(maya);
    const { cookie } = visitor;
    expect((await authorize()).location).toMatch(/^http:\/\/localhost:5173\/login\?code=/);
    expect((await authorize({ prompt: "select_account" })).location).toMatch(/^\/google\?/);
    const logout = (uri: string) =>
      open(
        `/logout?${new URLSearchParams({ client_id: here.cognito.userPoolClientId, logout_uri: uri })}`,
      );
    expect((await logout("http://evil.test/")).status).toBe(400);
    expect(await logout(`${webOrigin}/`)).toMatchObject({
      status: 302,
      location: `${webOrigin}/`,
    });
    expect((await authorize()).location).toMatch(/^\/google\?/);
    // The old cookie is no longer valid.
    visitor.cookie = cookie;
    expect((await authorize()).location).toMatch(/^\/google\?/);
  });

  it("offers the given accounts and escapes their names", async () => {
    const here = await world({
      googlePeople: [
        { id: "1", name: "<b>Bo</b>", email: "bo@example.test", emailVerified: false },
      ],
    });
    const { authorize, open } = browser(here);
    const { text } = await open((await authorize()).location ?? "");
    expect(text).toContain("&lt;b&gt;Bo&lt;/b&gt;");
    expect(text).toContain("e-mail not verified");
    expect(text).not.toContain("Maya");
  });
});

describe("refusals", () => {
  it.each([
    [{ client_id: "other" }, /Client does not exist/],
    [{ redirect_uri: "http://evil.test/login" }, /redirect_mismatch/],
    [{ redirect_uri: `${redirectUri}/deeper` }, /redirect_mismatch/],
  ])("never redirects to an address that is not listed: %o", async (changes, message) => {
    const { authorize } = browser(await world());
    const { location, status, text } = await authorize(changes);
    expect({ status, location }).toEqual({ status: 400, location: null });
    expect(text).toMatch(message);
  });

  it.each([
    [{ response_type: "token" }, "unsupported_response_type"],
    [{ scope: "openid admin" }, "invalid_scope"],
    [{ scope: "profile email phone" }, "invalid_scope"],
    [{ code_challenge_method: "plain" }, "invalid_request"],
    [{ identity_provider: "Facebook" }, "invalid_request"],
    [{ prompt: "none" }, "login_required"],
  ])("redirects to the app with an error: %o", async (changes, error) => {
    const { authorize } = browser(await world());
    const query = new URL((await authorize(changes)).location ?? "").searchParams;
    expect([query.get("error"), query.get("state")]).toEqual([error, "some-state"]);
  });

  it("redirects with access_denied after Cancel, and asks again for an invalid address", async () => {
    const here = await world();
    const { authorize, open, signIn } = browser(here);
    const denied = await signIn({ cancel: "yes" });
    expect([denied.get("error"), denied.get("state")]).toEqual(["access_denied", "some-state"]);
    const request = (await authorize()).location?.split("=")[1] ?? "";
    const { status, text } = await open("/google", { request, ...stranger("nonsense", true) });
    expect(status).toBe(400);
    expect(text).toContain("Please enter an e-mail address.");
    expect((await open("/google", { request: "made-up", ...maya })).status).toBe(400);
  });

  it("exchanges a code once, within five minutes, for the holder of the PKCE verifier", async () => {
    const clock = testClock();
    const here = await world({ now: clock.now });
    const { signIn, token } = browser(here);
    const code = async () => (await signIn(maya)).get("code") ?? "";
    const outcome = async (changes: Record<string, string>) => (await token(changes)).body.error;

    const used = await code();
    expect(await outcome({ code: used })).toBeUndefined();
    expect(await outcome({ code: used })).toBe("invalid_grant");
    const fresh = async () => {
      const { authorize, open, token: exchange } = browser(here);
      const request = (await authorize()).location?.split("=")[1] ?? "";
      const back = (await open("/google", { request, ...maya })).location ?? "";
      return { code: new URL(back).searchParams.get("code") ?? "", exchange };
    };
    const wrongVerifier = await fresh();
    expect(
      (await wrongVerifier.exchange({ code: wrongVerifier.code, code_verifier: "x".repeat(43) }))
        .body,
    ).toEqual({ error: "invalid_grant" });
    const wrongRedirect = await fresh();
    expect(
      (await wrongRedirect.exchange({ code: wrongRedirect.code, redirect_uri: "http://evil.test" }))
        .body,
    ).toEqual({ error: "invalid_grant" });
    const late = await fresh();
    clock.forward(5 * 60);
    expect((await late.exchange({ code: late.code })).body).toEqual({ error: "invalid_grant" });

    expect(await outcome({ client_id: "other" })).toBe("invalid_client");
    expect(await outcome({ grant_type: "password" })).toBe("unsupported_grant_type");
    const { headers } = await token({});
    expect(headers.get("access-control-allow-origin")).toBe(webOrigin);
  });
});

describe("pre sign-up trigger", () => {
  /** Links an identity to the native user with the same address, if both are verified. */
  function linking() {
    const events: PreSignUpTriggerEvent[] = [];
    let endpoint = "";
    async function preSignUp(event: PreSignUpTriggerEvent) {
      events.push(structuredClone(event));
      const { email, email_verified: isVerified } = event.request.userAttributes;
      if (event.triggerSource !== "PreSignUp_ExternalProvider" || isVerified !== "true") {
        return event;
      }
      const client = new CognitoIdentityProviderClient({
        endpoint,
        region: event.region,
        credentials: { accessKeyId: "local", secretAccessKey: "local" },
      });
      onTestFinished(() => client.destroy());
      const { userPoolId: UserPoolId } = event;
      const owner = await client
        .send(new AdminGetUserCommand({ UserPoolId, Username: email }))
        .catch((error: unknown) => {
          if (error instanceof UserNotFoundException) return undefined;
          throw error;
        });
      if (owner?.UserStatus === "CONFIRMED") {
        await client.send(
          new AdminLinkProviderForUserCommand({
            UserPoolId,
            DestinationUser: { ProviderName: "Cognito", ProviderAttributeValue: owner.Username },
            SourceUser: {
              ProviderName: "Google",
              ProviderAttributeName: "Cognito_Subject",
              ProviderAttributeValue: event.userName.split("_")[1],
            },
          }),
        );
      }
      return event;
    }
    return {
      events,
      preSignUp,
      use: (here: World) => {
        endpoint = here.cognito.url;
      },
    };
  }

  it("receives Cognito's event; the sign-in continues as the user that it links", async () => {
    const trigger = linking();
    const here = await world({ triggers: trigger });
    trigger.use(here);
    const { sub } = await account(here, "maya.raman@gmail.test", { name: "Maya of old" });
    const { claims } = await claimsOf(here, maya);
    expect(claims).toMatchObject({
      sub,
      "cognito:username": sub,
      email: "maya.raman@gmail.test",
      email_verified: true,
      name: "Maya Raman",
      identities: [{ userId: maya.person, providerName: "Google", primary: "false" }],
    });
    expect(trigger.events.map(({ triggerSource }) => triggerSource)).toEqual([
      "PreSignUp_AdminCreateUser",
      "PreSignUp_ExternalProvider",
    ]);
    expect(trigger.events[0]).toMatchObject({
      userName: sub,
      request: { userAttributes: { email: "maya.raman@gmail.test", name: "Maya of old" } },
    });
    expect(trigger.events[1]).toEqual({
      version: "1",
      region: "us-east-1",
      userPoolId: here.cognito.userPoolId,
      userName: "google_107318449925610044871",
      callerContext: {
        awsSdkVersion: "aws-sdk-unknown-unknown",
        clientId: here.cognito.userPoolClientId,
      },
      triggerSource: "PreSignUp_ExternalProvider",
      request: {
        userAttributes: {
          "cognito:email_alias": "",
          "cognito:phone_number_alias": "",
          email: "maya.raman@gmail.test",
          email_verified: "true",
          name: "Maya Raman",
        },
      },
      response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
    });
    // A linked identity signs in without the trigger.
    expect((await claimsOf(here, maya)).claims.sub).toBe(sub);
    expect(trigger.events).toHaveLength(2);
  });

  it.each([
    ["Google's address is not verified", true, false],
    ["the account's address is not verified", false, true],
  ])("keeps two accounts apart when %s", async (_, confirmed, verified) => {
    const trigger = linking();
    const here = await world({ triggers: trigger });
    trigger.use(here);
    const email = "omar@example.test";
    const { sub } = confirmed
      ? await account(here, email)
      : {
          sub: (await here.call("SignUp", { Username: email, Password: goodPassword })).body
            .UserSub,
        };
    const { claims } = await claimsOf(here, stranger(email, verified));
    expect(claims.sub).not.toBe(sub);
    expect(claims).toMatchObject({ email, email_verified: verified });
  });

  it("keeps two accounts apart without a trigger, and refuses to link them later", async () => {
    const here = await world();
    const { claims } = await claimsOf(here, maya);
    // A federated user does not occupy its address.
    const { sub } = await account(here, "maya.raman@gmail.test");
    expect(sub).not.toBe(claims.sub);
    expect((await claimsOf(here, maya)).claims.sub).toBe(claims.sub);
    await expect(
      here.admin.send(
        new AdminLinkProviderForUserCommand({
          UserPoolId: here.cognito.userPoolId,
          DestinationUser: { ProviderName: "Cognito", ProviderAttributeValue: sub },
          SourceUser: {
            ProviderName: "Google",
            ProviderAttributeName: "Cognito_Subject",
            ProviderAttributeValue: maya.person,
          },
        }),
      ),
    ).rejects.toMatchObject({
      name: "InvalidParameterException",
      message: expect.stringContaining("Merging is not currently supported"),
    });
  });

  it("fails the first linked sign-in with failFirstLinkedSignIn, and the second one succeeds", async () => {
    const trigger = linking();
    const here = await world({ triggers: trigger, failFirstLinkedSignIn: true });
    trigger.use(here);
    const { sub } = await account(here, "maya.raman@gmail.test");
    await expect(claimsOf(here, maya)).rejects.toThrow(
      "Already found an entry for username google_107318449925610044871",
    );
    expect((await claimsOf(here, maya)).claims.sub).toBe(sub);

    // The browser in which it failed does not have to sign in again.
    await account(here, "omar.haddad@gmail.test");
    const omar = browser(here);
    const failed = await omar.signIn({ person: "113550872094417365520" });
    expect(failed.get("error_description")).toContain("Already found an entry");
    const { location } = await omar.authorize();
    expect(new URL(location ?? "").searchParams.has("code")).toBe(true);
  });

  it("rejects the sign-up when it throws, with a password and with Google", async () => {
    const here = await world({
      triggers: {
        preSignUp: async () => {
          throw new Error("Not today");
        },
      },
    });
    const found = await browser(here).signIn(maya);
    expect([found.get("error"), found.get("error_description")]).toEqual([
      "invalid_request",
      "PreSignUp failed with error Not today.",
    ]);
    expect(
      (await here.call("SignUp", { Username: "a@example.test", Password: goodPassword })).body,
    ).toEqual({
      __type: "UserLambdaValidationException",
      message: "PreSignUp failed with error Not today.",
    });
    const { Users } = await here.admin.send(
      new ListUsersCommand({ UserPoolId: here.cognito.userPoolId }),
    );
    expect(Users).toEqual([]);
  });

  it("confirms immediately with autoConfirmUser", async () => {
    const here = await world({
      triggers: {
        preSignUp: async (event) => {
          event.response.autoConfirmUser = true;
          event.response.autoVerifyEmail = true;
          return event;
        },
      },
    });
    const { body } = await here.call("SignUp", {
      Username: "a@example.test",
      Password: goodPassword,
    });
    expect(body).toEqual({ UserConfirmed: true, UserSub: expect.any(String) });
    expect(here.ses.mails()).toEqual([]);
  });
});

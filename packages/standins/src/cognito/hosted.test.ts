/** The hosted domain by plain HTTP, as a browser walks it, and linking through the pre sign-up trigger. */
import {
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminLinkProviderForUserCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
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
} from "./testing";

const maya = { person: "107318449925610044871" };
const stranger = (email: string, verified: boolean) => ({
  person: "",
  name: "Somebody",
  email,
  ...(verified && { verified: "yes" }),
});

describe("signing in with Google", () => {
  it("makes a federated user with a sub of its own, the same at the next sign-in and after a restart", async () => {
    const here = await world();
    const { claims, tokens } = await claimsOf(here, maya);
    expect(tokens).toMatchObject({ token_type: "Bearer", expires_in: 3600 });
    expect(claims).toMatchObject({
      "cognito:username": "Google_107318449925610044871",
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
        Username: "Google_107318449925610044871",
      }),
    );
    expect(user.UserStatus).toBe("EXTERNAL_PROVIDER");
  });

  it("takes anybody, with a verified address or without", async () => {
    const here = await world();
    const first = await claimsOf(here, stranger("Zoe@example.test", false));
    expect(first.claims).toMatchObject({ email: "zoe@example.test", email_verified: false });
    const again = await claimsOf(here, stranger("zoe@EXAMPLE.test", true));
    expect(again.claims).toMatchObject({ sub: first.claims.sub, email_verified: true });
  });

  it("renews tokens, which are no good for the user pool's own operations without its scope", async () => {
    const here = await world();
    const { claims, tokens } = await claimsOf(here, maya);
    const renewed = await browser(here).token({
      grant_type: "refresh_token",
      refresh_token: tokens.refresh_token,
    });
    expect(renewed.status).toBe(200);
    expect(Object.keys(renewed.body).sort()).toEqual([
      "access_token",
      "expires_in",
      "id_token",
      "token_type",
    ]);
    expect(JSON.parse(atob(renewed.body.id_token.split(".")[1])).sub).toBe(claims.sub);
    expect((await here.call("GetUser", { AccessToken: renewed.body.access_token })).body).toEqual({
      __type: "NotAuthorizedException",
      message: "Access Token does not have required scopes",
    });
    const viaPool = await here.call("GetTokensFromRefreshToken", {
      RefreshToken: tokens.refresh_token,
    });
    expect(viaPool.status).toBe(200);
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
    // Nor is the old cookie good for anything.
    visitor.cookie = cookie;
    expect((await authorize()).location).toMatch(/^\/google\?/);
  });

  it("shows the people of the options and escapes what they are called", async () => {
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
  ])("never sends anybody to an address that is not listed: %o", async (changes, message) => {
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
  ])("tells the app what is wrong: %o", async (changes, error) => {
    const { authorize } = browser(await world());
    const query = new URL((await authorize(changes)).location ?? "").searchParams;
    expect([query.get("error"), query.get("state")]).toEqual([error, "some-state"]);
  });

  it("comes back with access_denied after Cancel, and asks again for a missing address", async () => {
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

  it("gives tokens once, within five minutes, to whoever holds the verifier", async () => {
    const clock = testClock();
    const here = await world({ now: clock.now });
    const { signIn, token } = browser(here);
    const code = async () => (await signIn(maya)).get("code") ?? "";
    const outcome = async (changes: Record<string, string>) => (await token(changes)).body.error;

    // The first one leaves the cookie behind; from then on the domain answers at once.
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
    expect(await outcome({ grant_type: "refresh_token", refresh_token: "x" })).toBe(
      "invalid_grant",
    );
    const { headers } = await token({});
    expect(headers.get("access-control-allow-origin")).toBe(webOrigin);
  });
});

describe("pre sign-up trigger", () => {
  /** The account-linking rule in short: verified on both sides, native destination. */
  function linking() {
    const events: PreSignUpTriggerEvent[] = [];
    let endpoint = "";
    async function preSignUp(event: PreSignUpTriggerEvent) {
      events.push(structuredClone(event));
      const { email, email_verified: verified } = event.request.userAttributes;
      if (event.triggerSource !== "PreSignUp_ExternalProvider" || verified !== "true") return event;
      const client = new CognitoIdentityProviderClient({
        endpoint,
        region: event.region,
        credentials: { accessKeyId: "local", secretAccessKey: "local" },
      });
      onTestFinished(() => client.destroy());
      const { userPoolId: UserPoolId } = event;
      const { Users = [] } = await client.send(
        new ListUsersCommand({ UserPoolId, Filter: `email = "${email}"` }),
      );
      const owner = Users.find(
        ({ Attributes = [], UserStatus }) =>
          UserStatus === "CONFIRMED" &&
          Attributes.some(({ Name, Value }) => Name === "email_verified" && Value === "true"),
      );
      if (owner) {
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

  it("gets Cognito's event and goes on as the user it links to", async () => {
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
      "PreSignUp_SignUp",
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
      userName: "Google_107318449925610044871",
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
    // The second time the link is there, and the trigger is not asked.
    expect((await claimsOf(here, maya)).claims.sub).toBe(sub);
    expect(trigger.events).toHaveLength(2);
  });

  it.each([
    ["Google's address is not verified", true, false],
    ["the account's address is not verified", false, true],
  ])("keeps two accounts apart where %s", async (_, confirmed, verified) => {
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

  it("keeps them apart without a trigger, and signs neither in by the other's way", async () => {
    const here = await world();
    const { claims } = await claimsOf(here, maya);
    // The address is free for a password account: federated users don't sign in by it.
    const { sub } = await account(here, "maya.raman@gmail.test");
    expect(sub).not.toBe(claims.sub);
    expect((await claimsOf(here, maya)).claims.sub).toBe(claims.sub);
    // Too late to link now.
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

  it("can fail the first linked sign-in as AWS does, and the second one succeeds", async () => {
    const trigger = linking();
    const here = await world({ triggers: trigger, failFirstLinkedSignIn: true });
    trigger.use(here);
    const { sub } = await account(here, "maya.raman@gmail.test");
    await expect(claimsOf(here, maya)).rejects.toThrow(
      "Already found an entry for username Google_107318449925610044871",
    );
    expect((await claimsOf(here, maya)).claims.sub).toBe(sub);

    // The browser in which it failed is not asked again, as Google would not.
    await account(here, "omar.haddad@gmail.test");
    const omar = browser(here);
    const failed = await omar.signIn({ person: "113550872094417365520" });
    expect(failed.get("error_description")).toContain("Already found an entry");
    const { location } = await omar.authorize();
    expect(new URL(location ?? "").searchParams.has("code")).toBe(true);
  });

  it("refuses where the trigger throws, in both ways of signing up", async () => {
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

  it("confirms at once where the trigger says so", async () => {
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

  it("lets no disabled user in", async () => {
    const here = await world();
    await claimsOf(here, maya);
    await here.admin.send(
      new AdminDisableUserCommand({
        UserPoolId: here.cognito.userPoolId,
        Username: `Google_${maya.person}`,
      }),
    );
    await expect(claimsOf(here, maya)).rejects.toThrow("User is disabled.");
  });
});

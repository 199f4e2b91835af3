/** What the backend does, by the stock SDK. */
import {
  AdminConfirmSignUpCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminLinkProviderForUserCommand,
  AdminResetUserPasswordCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  type AttributeType,
  DescribeUserPoolClientCommand,
  DescribeUserPoolCommand,
  ListUsersCommand,
  UpdateUserPoolClientCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { confirmSignIn, fetchAuthSession, signIn, signOut } from "aws-amplify/auth";
import { describe, expect, it } from "vitest";
import { account, configureAmplify, goodPassword, type World, world } from "./testing";

const email = "maya@example.test";
const pool = (here: World) => ({ UserPoolId: here.cognito.userPoolId });

function value(attributes: AttributeType[] | undefined, name: string) {
  return attributes?.find(({ Name }) => Name === name)?.Value;
}

describe("users", () => {
  it("are found by user name, by sub and by address in any case, with dates and status", async () => {
    const here = await world();
    const { sub } = await account(here, email);
    for (const Username of [sub, email, "MAYA@example.test"]) {
      const user = await here.admin.send(new AdminGetUserCommand({ ...pool(here), Username }));
      expect(user).toMatchObject({ Username: sub, UserStatus: "CONFIRMED", Enabled: true });
      expect(Date.now() - Number(user.UserCreateDate)).toBeLessThan(60_000);
      expect(value(user.UserAttributes, "email_verified")).toBe("true");
      expect(JSON.stringify(user)).not.toMatch(/verifier|password/i);
    }
    await expect(
      here.admin.send(new AdminGetUserCommand({ ...pool(here), Username: "__proto__" })),
    ).rejects.toMatchObject({ name: "UserNotFoundException" });
    await expect(
      here.admin.send(new AdminGetUserCommand({ UserPoolId: "us-east-1_other", Username: sub })),
    ).rejects.toMatchObject({ name: "ResourceNotFoundException" });
  });

  it("are listed by filter and page by page", async () => {
    const here = await world();
    for (const one of ["a@example.test", "b@example.test", 'c"c@example.test']) {
      await here.admin.send(
        new AdminCreateUserCommand({
          ...pool(here),
          Username: one.replace('"', "."),
          UserAttributes: [{ Name: "name", Value: `${one} "quoted"` }],
          MessageAction: "SUPPRESS",
        }),
      );
    }
    const list = async (Filter?: string, more = {}) =>
      here.admin.send(new ListUsersCommand({ ...pool(here), Filter, ...more }));
    const emails = async (Filter?: string) =>
      ((await list(Filter)).Users ?? []).map(({ Attributes }) => value(Attributes, "email"));
    expect(await emails()).toEqual(["a@example.test", "b@example.test", "c.c@example.test"]);
    expect(await emails('email = "B@EXAMPLE.test"')).toEqual(["b@example.test"]);
    expect(await emails('email="b@example.test"')).toEqual(["b@example.test"]);
    expect(await emails('name ^= "c\\"c"')).toEqual(["c.c@example.test"]);
    expect(await emails('email = "a"')).toEqual([]);
    await expect(list("email is b")).rejects.toMatchObject({ name: "InvalidParameterException" });

    const first = await list(undefined, { Limit: 2, AttributesToGet: ["email"] });
    expect(first.Users?.map(({ Attributes }) => Attributes)).toEqual([
      [{ Name: "email", Value: "a@example.test" }],
      [{ Name: "email", Value: "b@example.test" }],
    ]);
    const rest = await list(undefined, { Limit: 2, PaginationToken: first.PaginationToken });
    expect([rest.Users?.length, rest.PaginationToken]).toEqual([1, undefined]);
  });

  it("are made by an administrator, with a lasting password or a temporary one", async () => {
    const here = await world();
    configureAmplify(here.cognito);
    const UserAttributes = [
      { Name: "name", Value: "Demo" },
      { Name: "email_verified", Value: "true" },
    ];
    await here.admin.send(
      new AdminCreateUserCommand({
        ...pool(here),
        Username: "demo@example.test",
        UserAttributes,
        MessageAction: "SUPPRESS",
      }),
    );
    await here.admin.send(
      new AdminSetUserPasswordCommand({
        ...pool(here),
        Username: "demo@example.test",
        Password: goodPassword,
        Permanent: true,
      }),
    );
    expect(here.ses.mails()).toEqual([]);
    expect(await signIn({ username: "demo@example.test", password: goodPassword })).toMatchObject({
      isSignedIn: true,
    });
    await signOut();

    await here.admin.send(
      new AdminCreateUserCommand({ ...pool(here), Username: email, UserAttributes }),
    );
    const invitation = here.ses.mails()[0]?.body.text ?? "";
    const password = invitation.replace("Your temporary password is ", "");
    expect(await signIn({ username: email, password })).toMatchObject({
      nextStep: { signInStep: "CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED" },
    });
    await expect(confirmSignIn({ challengeResponse: "weak" })).rejects.toMatchObject({
      name: "InvalidPasswordException",
    });
    expect(await confirmSignIn({ challengeResponse: goodPassword })).toMatchObject({
      isSignedIn: true,
    });
    await signOut();
    await signIn({ username: email, password: goodPassword });
    await signOut();
    await expect(
      here.admin.send(new AdminCreateUserCommand({ ...pool(here), Username: "Maya@Example.test" })),
    ).rejects.toMatchObject({ name: "UsernameExistsException" });
  });

  it("lose a proven address when an administrator gives them another one", async () => {
    const here = await world();
    const { sub } = await account(here, email);
    await account(here, "other@example.test");
    const update = (address: string) =>
      here.admin.send(
        new AdminUpdateUserAttributesCommand({
          ...pool(here),
          Username: sub,
          UserAttributes: [{ Name: "email", Value: address }],
        }),
      );
    await expect(update("OTHER@example.test")).rejects.toMatchObject({
      name: "UsernameExistsException",
    });
    await update("New@example.test");
    const { UserAttributes } = await here.admin.send(
      new AdminGetUserCommand({ ...pool(here), Username: "new@example.test" }),
    );
    expect(value(UserAttributes, "email_verified")).toBe("false");
  });

  it("are signed out, disabled, reset and deleted", async () => {
    const here = await world();
    configureAmplify(here.cognito);
    const { sub } = await account(here, email);
    const target = { ...pool(here), Username: sub };
    const credentials = { username: email, password: goodPassword };
    const stillSignedIn = async () =>
      (await fetchAuthSession({ forceRefresh: true })).tokens !== undefined;

    await signIn(credentials);
    expect(await stillSignedIn()).toBe(true);
    await here.admin.send(new AdminUserGlobalSignOutCommand(target));
    expect(await stillSignedIn()).toBe(false);

    await here.admin.send(new AdminResetUserPasswordCommand(target));
    expect(await signIn(credentials)).toMatchObject({
      nextStep: { signInStep: "RESET_PASSWORD" },
    });
    await here.call("ConfirmForgotPassword", {
      Username: email,
      ConfirmationCode: here.codeFor(email),
      Password: goodPassword,
    });

    await signIn(credentials);
    await here.admin.send(new AdminDisableUserCommand(target));
    expect(await stillSignedIn()).toBe(false);
    await expect(signIn(credentials)).rejects.toMatchObject({ message: "User is disabled." });

    await here.admin.send(new AdminDeleteUserCommand(target));
    await expect(signIn(credentials)).rejects.toMatchObject({
      message: "Incorrect username or password.",
    });
    await expect(here.admin.send(new AdminDeleteUserCommand(target))).rejects.toMatchObject({
      name: "UserNotFoundException",
    });
    // The address is free again.
    expect((await account(here, email)).sub).not.toBe(sub);
  });

  it("are confirmed by an administrator without their address being proven", async () => {
    const here = await world();
    await here.call("SignUp", { Username: email, Password: goodPassword });
    const target = { ...pool(here), Username: email };
    await here.admin.send(new AdminConfirmSignUpCommand(target));
    const user = await here.admin.send(new AdminGetUserCommand(target));
    expect([user.UserStatus, value(user.UserAttributes, "email_verified")]).toEqual([
      "CONFIRMED",
      "false",
    ]);
  });

  it.each([
    ["an unknown provider", { ProviderName: "Facebook" }, {}, "InvalidParameterException"],
    ["another attribute", { ProviderAttributeName: "email" }, {}, "InvalidParameterException"],
    ["an unknown destination", {}, { ProviderAttributeValue: "nobody" }, "UserNotFoundException"],
  ])("are not linked to %s", async (_, source, destination, name) => {
    const here = await world();
    const { sub } = await account(here, email);
    await expect(
      here.admin.send(
        new AdminLinkProviderForUserCommand({
          ...pool(here),
          DestinationUser: {
            ProviderName: "Cognito",
            ProviderAttributeValue: sub,
            ...destination,
          },
          SourceUser: {
            ProviderName: "Google",
            ProviderAttributeName: "Cognito_Subject",
            ProviderAttributeValue: "1",
            ...source,
          },
        }),
      ),
    ).rejects.toMatchObject({ name });
  });
});

describe("pool and client", () => {
  it("describe themselves, and the client's token lifetimes can be changed while it runs", async () => {
    const here = await world();
    const { UserPool } = await here.admin.send(new DescribeUserPoolCommand(pool(here)));
    expect(UserPool).toMatchObject({
      Id: here.cognito.userPoolId,
      UsernameAttributes: ["email"],
      Policies: { PasswordPolicy: { MinimumLength: 8, RequireSymbols: false } },
    });
    const client = { ...pool(here), ClientId: here.cognito.userPoolClientId };
    await here.admin.send(
      new UpdateUserPoolClientCommand({
        ...client,
        IdTokenValidity: 7,
        TokenValidityUnits: { IdToken: "minutes" },
      }),
    );
    const { UserPoolClient } = await here.admin.send(new DescribeUserPoolClientCommand(client));
    expect(UserPoolClient).toMatchObject({ PreventUserExistenceErrors: "ENABLED" });

    await account(here, email);
    configureAmplify(here.cognito);
    await signIn({ username: email, password: goodPassword });
    const { exp = 0, iat = 0 } = (await fetchAuthSession()).tokens?.idToken?.payload ?? {};
    expect(exp - iat).toBe(7 * 60);
    await signOut();
  });
});

/** Operations of the backend, called with the AWS SDK. */
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminLinkProviderForUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  type AttributeType,
  ListUsersCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { signIn, signOut } from "aws-amplify/auth";
import { expect, it } from "vitest";
import {
  account,
  attributesOf,
  configureAmplify,
  goodPassword,
  testClock,
  tokens,
  type World,
  world,
} from "../../test/cognito";

const email = "maya@example.test";
const pool = (here: World) => ({ UserPoolId: here.cognito.userPoolId });

it("finds users by user name and by address", async () => {
  const clock = testClock();
  const here = await world({ now: clock.now });
  const { sub } = await account(here, email);
  for (const Username of [sub, email]) {
    const user = await here.admin.send(new AdminGetUserCommand({ ...pool(here), Username }));
    expect(user).toMatchObject({
      Username: sub,
      UserStatus: "CONFIRMED",
      Enabled: true,
      UserCreateDate: new Date(clock.now()),
    });
    expect(await attributesOf(here, Username)).toEqual({
      sub,
      email,
      email_verified: "true",
      name: "Maya Raman",
    });
    expect(JSON.stringify(user)).not.toMatch(/verifier|password/i);
  }
  for (const Username of ["__proto__", "constructor", "nobody@example.test"]) {
    await expect(
      here.admin.send(new AdminGetUserCommand({ ...pool(here), Username })),
    ).rejects.toMatchObject({ name: "UserNotFoundException" });
  }
  await expect(
    here.admin.send(new AdminGetUserCommand({ UserPoolId: "us-east-1_other", Username: sub })),
  ).rejects.toMatchObject({ name: "ResourceNotFoundException" });
});

it("lists users", async () => {
  const here = await world();
  const subs = [await account(here, "a@example.test"), await account(here, "b@example.test")];
  const { Users } = await here.admin.send(new ListUsersCommand(pool(here)));
  expect(Users?.map(({ Username }) => Username)).toEqual(subs.map(({ sub }) => sub));
});

it("lists users in pages, with the attributes asked for", async () => {
  const here = await world();
  const emails = ["a@example.test", "b@example.test", "c@example.test"];
  for (const one of emails) await account(here, one);
  const input = { ...pool(here), AttributesToGet: ["email"], Limit: 2 };
  const first = await here.admin.send(new ListUsersCommand(input));
  const { PaginationToken } = first;
  const last = await here.admin.send(new ListUsersCommand({ ...input, PaginationToken }));
  expect([first, last].map(({ Users }) => Users?.map(({ Attributes }) => Attributes))).toEqual([
    emails.slice(0, 2).map((Value) => [{ Name: "email", Value }]),
    emails.slice(2).map((Value) => [{ Name: "email", Value }]),
  ]);
  expect(last.PaginationToken).toBeUndefined();
});

it("creates a user who signs in once a password is set", async () => {
  const here = await world();
  configureAmplify(here.cognito);
  const { User } = await here.admin.send(
    new AdminCreateUserCommand({
      ...pool(here),
      Username: email,
      UserAttributes: [
        { Name: "email", Value: email },
        { Name: "email_verified", Value: "true" },
        { Name: "name", Value: "Demo" },
      ],
      MessageAction: "SUPPRESS",
    }),
  );
  expect(User?.UserStatus).toBe("FORCE_CHANGE_PASSWORD");
  const sub = User?.Attributes?.find(({ Name }) => Name === "sub")?.Value;
  expect(sub).toBe(User?.Username);
  await expect(signIn({ username: email, password: goodPassword })).rejects.toMatchObject({
    message: "Incorrect username or password.",
  });
  const setPassword = (Password: string) =>
    here.admin.send(
      new AdminSetUserPasswordCommand({
        ...pool(here),
        Username: email,
        Password,
        Permanent: true,
      }),
    );
  await expect(setPassword("tooweak1")).rejects.toMatchObject({ name: "InvalidPasswordException" });
  await setPassword(goodPassword);
  expect(await signIn({ username: email, password: goodPassword })).toMatchObject({
    isSignedIn: true,
  });
  await signOut();
  expect(here.ses.mails()).toEqual([]);
  await expect(
    here.admin.send(
      new AdminCreateUserCommand({
        ...pool(here),
        Username: "Maya@Example.test",
        MessageAction: "SUPPRESS",
      }),
    ),
  ).rejects.toMatchObject({ name: "UsernameExistsException" });
});

it("changes attributes; a new address is deferred until it is verified, by a code or by the call", async () => {
  const here = await world();
  const { sub } = await account(here, email);
  await account(here, "other@example.test");
  const update = (...UserAttributes: AttributeType[]) =>
    here.admin.send(
      new AdminUpdateUserAttributesCommand({ ...pool(here), Username: sub, UserAttributes }),
    );
  await expect(update({ Name: "email", Value: "OTHER@example.test" })).rejects.toMatchObject({
    name: "AliasExistsException",
  });
  await update({ Name: "email", Value: "new@example.test" }, { Name: "locale", Value: "en" });
  expect(await attributesOf(here, sub)).toMatchObject({ email, locale: "en" });
  expect(here.codeFor("new@example.test")).toMatch(/^\d{6}$/);

  await update(
    { Name: "email", Value: "New@example.test" },
    { Name: "email_verified", Value: "true" },
  );
  expect(await attributesOf(here, "new@example.test")).toMatchObject({
    sub,
    email: "new@example.test",
    email_verified: "true",
  });
  await update({ Name: "email_verified", Value: "false" }, { Name: "locale", Value: "" });
  const attributes = await attributesOf(here, sub);
  expect(attributes.email_verified).toBe("false");
  expect(attributes).not.toHaveProperty("locale");

  await expect(update({ Name: "sub", Value: "1" })).rejects.toMatchObject({
    name: "InvalidParameterException",
    message: "user.sub: Attribute cannot be updated. (changing an immutable attribute)",
  });
  await expect(update({ Name: "shoe_size", Value: "9" })).rejects.toMatchObject({
    name: "InvalidParameterException",
    message: expect.stringContaining("shoe_size: Attribute does not exist in the schema."),
  });
});

it("deletes a user, whose tokens, codes and password stop working", async () => {
  const here = await world();
  configureAmplify(here.cognito);
  const { sub } = await account(here, email);
  const credentials = { username: email, password: goodPassword };
  await signIn(credentials);
  const { access } = await tokens();
  await here.call("ForgotPassword", { Username: email });

  const target = { ...pool(here), Username: sub };
  await here.admin.send(new AdminDeleteUserCommand(target));
  const update = { AccessToken: access, UserAttributes: [] };
  expect((await here.call("UpdateUserAttributes", update)).body.__type).toBe(
    "UserNotFoundException",
  );
  const reset = {
    Username: email,
    ConfirmationCode: here.codeFor(email),
    Password: goodPassword,
  };
  expect((await here.call("ConfirmForgotPassword", reset)).body.__type).toBe(
    "ExpiredCodeException",
  );
  await signOut();
  await expect(signIn(credentials)).rejects.toMatchObject({
    message: "Incorrect username or password.",
  });
  await expect(here.admin.send(new AdminDeleteUserCommand(target))).rejects.toMatchObject({
    name: "UserNotFoundException",
  });
  // The address can be used again.
  expect((await account(here, email)).sub).not.toBe(sub);
});

it.each([
  ["an unknown provider", { ProviderName: "Facebook" }, {}, "InvalidParameterException"],
  ["another attribute", { ProviderAttributeName: "email" }, {}, "InvalidParameterException"],
  ["an unknown destination", {}, { ProviderAttributeValue: "nobody" }, "UserNotFoundException"],
  ["a federated destination", {}, { ProviderName: "Google" }, "InvalidParameterException"],
])("does not link to %s", async (_, source, destination, name) => {
  const here = await world();
  const { sub } = await account(here, email);
  await expect(
    here.admin.send(
      new AdminLinkProviderForUserCommand({
        ...pool(here),
        DestinationUser: { ProviderName: "Cognito", ProviderAttributeValue: sub, ...destination },
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

it.each<[string, (here: World) => Promise<unknown>]>([
  [
    "an invitation mail",
    (here) => here.admin.send(new AdminCreateUserCommand({ ...pool(here), Username: email })),
  ],
  [
    "a temporary password",
    (here) =>
      here.admin.send(
        new AdminSetUserPasswordCommand({
          ...pool(here),
          Username: email,
          Password: goodPassword,
          Permanent: false,
        }),
      ),
  ],
  [
    "a filter",
    (here) => here.admin.send(new ListUsersCommand({ ...pool(here), Filter: 'email = "a"' })),
  ],
])("refuses what it does not offer: %s", async (_, send) => {
  const here = await world();
  await expect(send(here)).rejects.toMatchObject({
    name: "InvalidParameterException",
    message: expect.stringContaining("this stand-in"),
  });
});

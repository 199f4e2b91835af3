/** Changing one's password and address. */
import { signIn, signOut, updatePassword } from "aws-amplify/auth";
import { describe, expect, it } from "vitest";
import {
  account,
  claimsOf,
  configureAmplify,
  goodPassword,
  settings,
  testClock,
  tokens,
  world,
} from "../../test/cognito";

const email = "ada@example.test";
const newPassword = "An0ther-good-one";

describe("ChangePassword", () => {
  it("replaces the password, and keeps the session", async () => {
    const here = await world();
    await account(here, email);
    configureAmplify(here.cognito);
    await signIn({ username: email, password: goodPassword });
    await updatePassword({ oldPassword: goodPassword, newPassword });
    expect((await tokens()).access).toBeDefined();
    await signOut();
    await expect(signIn({ username: email, password: goodPassword })).rejects.toThrow(
      "Incorrect username or password.",
    );
    await signIn({ username: email, password: newPassword });
    await signOut();
  });

  it("rejects a weak password and a wrong current one, and after five wrong ones every attempt for an hour", {
    tags: "deep",
  }, async () => {
    const clock = testClock();
    const here = await world({ now: clock.now });
    await account(here, email);
    configureAmplify(here.cognito);
    await signIn({ username: email, password: goodPassword });
    const { access: AccessToken } = await tokens();
    const change = async (PreviousPassword: string, ProposedPassword = newPassword) =>
      (await here.call("ChangePassword", { AccessToken, PreviousPassword, ProposedPassword })).body
        .__type;
    expect(await change(goodPassword, "weak")).toBe("InvalidPasswordException");
    for (let count = 0; count < 5; count += 1)
      expect(await change("Wr0ng-password")).toBe("NotAuthorizedException");
    expect(await change(goodPassword)).toBe("LimitExceededException");
    // The access token lives as long as the limit.
    clock.forward(3600 - 1);
    expect(await change(goodPassword)).toBe("LimitExceededException");
    await signOut();
  });

  it("needs a token of a sign-in with the password", async () => {
    const here = await world();
    const { tokens: google } = await claimsOf(here, {
      person: "",
      name: "Ada",
      email,
      verified: "yes",
    });
    const { body } = await here.call("ChangePassword", {
      AccessToken: google.access_token,
      PreviousPassword: goodPassword,
      ProposedPassword: newPassword,
    });
    expect(body.__type).toBe("NotAuthorizedException");
  });
});

describe("UpdateUserAttributes", () => {
  it("tells that an address has an account, as AWS does, and mails a few codes an hour to addresses that have none", async () => {
    const here = await world({ settings: { ...settings, codesPerHour: 5 } });
    await account(here, email);
    await account(here, "taken@example.test");
    configureAmplify(here.cognito);
    await signIn({ username: email, password: goodPassword });
    const { access: AccessToken } = await tokens();
    const ask = async (address: string) =>
      (
        await here.call("UpdateUserAttributes", {
          AccessToken,
          UserAttributes: [{ Name: "email", Value: address }],
        })
      ).body;
    const taken = { __type: "AliasExistsException" };
    expect(await ask("taken@example.test")).toMatchObject(taken);
    for (let count = 0; count < 5; count++)
      expect(await ask(`free-${count}@example.test`)).toMatchObject({
        CodeDeliveryDetailsList: [{ AttributeName: "email" }],
      });
    expect(await ask("free-5@example.test")).toMatchObject({ __type: "LimitExceededException" });
    expect(await ask("taken@example.test")).toMatchObject(taken);
    const mailed = here.ses.mails().flatMap(({ destination }) => destination.to);
    expect(mailed).toEqual(Array.from({ length: 5 }, (_, count) => `free-${count}@example.test`));
    await signOut();
  });
});

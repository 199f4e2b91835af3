/** Changing one's password. */
import { signIn, signOut, updatePassword } from "aws-amplify/auth";
import { describe, expect, it } from "vitest";
import {
  account,
  claimsOf,
  configureAmplify,
  goodPassword,
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

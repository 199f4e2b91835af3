/** The mails of the user pool's codes: the trigger as Cognito runs it, with the user pool of the stand-in. */
import { fromSignUp, userPool } from "@flightaides/core/account/user-pool.ts";
import { handler } from "@flightaides/functions/custom-message";
import {
  account,
  attributesOf,
  configureAmplify,
  goodPassword,
  type World,
  world,
} from "@flightaides/standins/test/cognito.ts";
import { signIn, signOut, updateUserAttributes } from "aws-amplify/auth";
import { describe, expect, it } from "vitest";

const email = "ann@example.com";

function withTrigger(): Promise<World> {
  return world({ settings: userPool, triggers: { customMessage: handler } });
}

function signUp(here: World) {
  return here.call("SignUp", { Username: email, Password: goodPassword });
}

/** The newest mail. */
function mailOf({ ses }: World) {
  const mail = ses.mails().at(-1);
  return { to: mail?.destination.to, subject: mail?.subject, text: mail?.body.text ?? "" };
}

describe("mails of codes", () => {
  it("of a sign-up and of another code say what the code is for, and confirm the address", async () => {
    const here = await withTrigger();
    await signUp(here);
    expect(mailOf(here).text).toContain("FlightAides");
    const first = here.codeFor(email);
    await here.call("ResendConfirmationCode", { Username: email });
    expect(here.codeFor(email)).not.toBe(first);
    expect(mailOf(here).text).toContain("24 hours");
    const ConfirmationCode = here.codeFor(email);
    expect((await here.call("ConfirmSignUp", { Username: email, ConfirmationCode })).status).toBe(
      200,
    );
  });

  it.each([
    ["asked for by its owner", undefined, /code for a new password|new password/i],
    ["that a sign-up asked for", fromSignUp, /account/i],
    ["with other metadata", { purpose: "<b>else</b>" }, /code for a new password|new password/i],
  ])("of a reset %s", async (_, ClientMetadata, subject) => {
    const here = await withTrigger();
    await account(here, email);
    await here.call("ForgotPassword", { Username: email, ClientMetadata });
    const mail = mailOf(here);
    expect(mail.to).toEqual([email]);
    expect(mail.subject).toMatch(subject);
    expect(mail.text).not.toContain("else");
    expect(mail.text.includes("You have an account already")).toBe(ClientMetadata === fromSignUp);
    const reset = { Username: email, Password: "An0ther-good-one" };
    const ConfirmationCode = here.codeFor(email);
    expect((await here.call("ConfirmForgotPassword", { ...reset, ConfirmationCode })).status).toBe(
      200,
    );
  });

  it.each([
    ["fr", "Votre code FlightAides", "Le code est valide pendant 24 heures."],
    ["hi", "आपका FlightAides कोड", "यह कोड 24 घंटे तक मान्य है।"],
    ["<b>de</b>", "Your FlightAides code", "The code is valid for 24 hours."],
  ])("are in the language of the page that asked: %s", async (language, subject, sentence) => {
    const here = await withTrigger();
    const ClientMetadata = { language };
    await here.call("SignUp", { Username: email, Password: goodPassword, ClientMetadata });
    const first = here.codeFor(email);
    expect(mailOf(here)).toMatchObject({ subject, text: expect.stringContaining(sentence) });
    await here.call("ResendConfirmationCode", { Username: email, ClientMetadata });
    expect(here.codeFor(email)).not.toBe(first);
    expect(mailOf(here)).toMatchObject({ subject, text: expect.stringContaining(sentence) });
  });

  it("of a reset say in the language of the page what they are for", async () => {
    const here = await withTrigger();
    await account(here, email);
    const subjectOf = async (ClientMetadata: Record<string, string>) => {
      await here.call("ForgotPassword", { Username: email, ClientMetadata });
      return mailOf(here).subject;
    };
    expect(await subjectOf({ language: "fr" })).toBe(
      "Votre code FlightAides pour un nouveau mot de passe",
    );
    expect(await subjectOf({ ...fromSignUp, language: "hi" })).toBe("आपका FlightAides खाता है");
  });

  it("of a sign-up with the address of an account: nothing is mailed to others, or for a pending sign-up", async () => {
    const here = await withTrigger();
    const ask = (Username: string) =>
      here.call("ForgotPassword", { Username, ClientMetadata: fromSignUp });
    await signUp(here);
    const before = here.ses.mails().length;
    await ask(email);
    await ask(`other-${email}`);
    expect(here.ses.mails()).toHaveLength(before);
  });

  it("of a changed address is not sent: an access token alone changes no address", async () => {
    const here = await withTrigger();
    const { sub } = await account(here, email);
    configureAmplify(here.cognito);
    await signIn({ username: email, password: goodPassword });
    const before = here.ses.mails().length;
    await expect(
      updateUserAttributes({ userAttributes: { email: `new-${email}` } }),
    ).rejects.toMatchObject({ name: "UserLambdaValidationException" });
    expect(here.ses.mails()).toHaveLength(before);
    expect(await attributesOf(here, sub)).toMatchObject({ email, email_verified: "true" });
    await expect(
      handler({
        triggerSource: "CustomMessage_VerifyUserAttribute",
        request: { codeParameter: "{####}" },
      } as Parameters<typeof handler>[0]),
    ).rejects.toThrow("Only support changes the address");
    await signOut();
  });

  it("name the addresses for help and of the company, and are below Cognito's limit", async () => {
    const here = await withTrigger();
    await signUp(here);
    const { html = "" } = here.ses.mails()[0]?.body ?? {};
    for (const address of [process.env.SUPPORT_ADDRESS, process.env.POSTAL_ADDRESS])
      expect(html).toContain(address);
    expect(html.length).toBeLessThan(20_000);
  });

  it("are left to Cognito for anything else", async () => {
    const event = {
      triggerSource: "CustomMessage_AdminCreateUser",
      request: { codeParameter: "{####}" },
      response: { smsMessage: null, emailMessage: null, emailSubject: null },
    };
    // The other fields that Cognito sends do not matter.
    const answer = await handler(event as Parameters<typeof handler>[0]);
    expect(answer.response).toEqual(event.response);
  });
});

/** The mails of codes, written by the custom message trigger. */
import type { CustomMessageTriggerEvent } from "aws-lambda";
import { describe, expect, it } from "vitest";
import { account, goodPassword, type World, world } from "../../test/cognito";

const email = "ada@example.test";
const secret = /\b\d{6}\b/;

function withMail(
  mail: Partial<CustomMessageTriggerEvent["response"]>,
  seen: CustomMessageTriggerEvent[] = [],
): Promise<World> {
  return world({
    triggers: {
      customMessage: async (event) => {
        seen.push(structuredClone(event));
        Object.assign(event.response, mail);
        return event;
      },
    },
  });
}

const signUp = (here: World, ClientMetadata?: Record<string, string>) =>
  here.call("SignUp", { Username: email, Password: goodPassword, ClientMetadata });

describe("the custom message trigger", () => {
  it("renders the mail of each code, and gets its purpose but not the code", async () => {
    const events: CustomMessageTriggerEvent[] = [];
    const emailMessage = "<style>p{color:#123456}</style><h1>Hello</h1><p>Type <b>{####}</b></p>";
    const here = await withMail({ emailSubject: "Your code", emailMessage }, events);
    await signUp(here, { purpose: "test" });
    await here.call("ResendConfirmationCode", { Username: email });
    await here.call("ConfirmSignUp", { Username: email, ConfirmationCode: here.codeFor(email) });
    await here.call("ForgotPassword", { Username: email, ClientMetadata: { purpose: "sign-up" } });
    expect(events.map(({ triggerSource }) => triggerSource)).toEqual([
      "CustomMessage_SignUp",
      "CustomMessage_ResendCode",
      "CustomMessage_ForgotPassword",
    ]);
    expect(events.map(({ request }) => request.clientMetadata)).toEqual([
      { purpose: "test" },
      undefined,
      { purpose: "sign-up" },
    ]);
    expect(events[2]).toMatchObject({
      version: "1",
      userPoolId: here.cognito.userPoolId,
      callerContext: { clientId: here.cognito.userPoolClientId },
      request: {
        userAttributes: { email, "cognito:user_status": "CONFIRMED" },
        codeParameter: "{####}",
      },
    });
    expect(JSON.stringify(events)).not.toMatch(secret);
    const mail = here.ses.mails().at(-1);
    expect(mail?.subject).toBe("Your code");
    expect(mail?.body.html).toMatch(/<p>Type <b>\d{6}<\/b><\/p>$/);
    expect(mail?.body.text).toMatch(/^Hello\nType \d{6}$/);
  });

  it("that returns no mail leaves the mail of the settings unchanged", async () => {
    const here = await withMail({});
    await signUp(here);
    expect(here.ses.mails()[0]?.subject).toBe(here.settings.codeMail.subject);
  });

  it("is not called for an address without an account", async () => {
    const events: CustomMessageTriggerEvent[] = [];
    const here = await withMail({}, events);
    await account(here, email);
    await here.call("ForgotPassword", { Username: `other-${email}` });
    await here.call("ResendConfirmationCode", { Username: email });
    expect(events).toEqual([]);
  });

  it.each([
    ["without the code", { emailMessage: "<p>Hello</p>" }],
    ["longer than 20,000 characters", { emailMessage: `{####}${"x".repeat(20_000)}` }],
    ["with a subject of more than 140 characters", { emailSubject: "x".repeat(141) }],
  ])("may not write a mail %s", async (_, mail) => {
    const here = await withMail(mail);
    expect((await signUp(here)).body.__type).toBe("InvalidLambdaResponseException");
    expect(here.ses.mails()).toEqual([]);
  });

  it("that fails fails the operation", async () => {
    const here = await world({
      triggers: {
        customMessage: async () => {
          throw new Error("no template");
        },
      },
    });
    expect((await signUp(here)).body).toMatchObject({
      __type: "UserLambdaValidationException",
      message: "CustomMessage failed with error no template.",
    });
  });
});

it("codes are sent with the configuration set of the pool", async () => {
  const here = await world({ configurationSetName: "flightaides-test" });
  await signUp(here);
  expect(here.ses.mails()[0]?.configurationSet).toBe("flightaides-test");
});

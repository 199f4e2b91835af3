/** The migration trigger, which creates users in ForgotPassword. */
import { AdminGetUserCommand } from "@aws-sdk/client-cognito-identity-provider";
import { resetPassword, signIn, signOut } from "aws-amplify/auth";
import type { UserMigrationForgotPasswordTriggerEvent } from "aws-lambda";
import { expect, it } from "vitest";
import {
  attributesOf,
  configureAmplify,
  goodPassword,
  settings,
  type World,
  world,
} from "./testing";

const email = "maya@example.test";

/** Describes a user for every request that names one. Records its events. */
function migrating() {
  const events: UserMigrationForgotPasswordTriggerEvent[] = [];
  return {
    events,
    async userMigration(event: UserMigrationForgotPasswordTriggerEvent) {
      events.push(structuredClone(event));
      const { name } = event.request.clientMetadata ?? {};
      if (name) {
        event.response.userAttributes = { email: event.userName, email_verified: "true", name };
      }
      return event;
    },
  };
}

const forgot = (here: World, Username: string, ClientMetadata?: Record<string, string>) =>
  here.call("ForgotPassword", { Username, ...(ClientMetadata && { ClientMetadata }) });

const statusOf = async ({ admin, cognito: { userPoolId } }: World, Username: string) =>
  (await admin.send(new AdminGetUserCommand({ UserPoolId: userPoolId, Username }))).UserStatus;

it("creates the user that the trigger describes, who gets a code and sets the password with it", async () => {
  const trigger = migrating();
  const here = await world({ settings: { ...settings, selfSignUp: false }, triggers: trigger });
  configureAmplify(here.cognito);
  const options = { clientMetadata: { name: "Maya" } };
  await resetPassword({ username: "Maya@example.test", options });
  expect(trigger.events).toEqual([
    {
      version: "1",
      region: "us-east-1",
      userPoolId: here.cognito.userPoolId,
      userName: email,
      callerContext: {
        awsSdkVersion: "aws-sdk-unknown-unknown",
        clientId: here.cognito.userPoolClientId,
      },
      triggerSource: "UserMigration_ForgotPassword",
      request: { password: "", clientMetadata: { name: "Maya" } },
      response: { userAttributes: {}, desiredDeliveryMediums: [] },
    },
  ]);
  expect(await statusOf(here, email)).toBe("RESET_REQUIRED");
  // Until then every password is answered alike.
  expect((await signIn({ username: email, password: goodPassword })).nextStep).toEqual({
    signInStep: "RESET_PASSWORD",
  });

  const reset = { Username: email, ConfirmationCode: here.codeFor(email), Password: goodPassword };
  expect((await here.call("ConfirmForgotPassword", reset)).status).toBe(200);
  expect(await statusOf(here, email)).toBe("CONFIRMED");
  expect((await signIn({ username: email, password: goodPassword })).isSignedIn).toBe(true);
  await signOut();
  expect(await attributesOf(here, email)).toMatchObject({ name: "Maya", email_verified: "true" });

  // A user who exists is never described again.
  await forgot(here, email, { name: "Somebody else" });
  expect(trigger.events).toHaveLength(1);
});

it("creates nobody when the trigger describes nobody, and answers as for an account", async () => {
  const here = await world({ triggers: migrating() });
  const known = await forgot(here, email, { name: "Maya" });
  const unknown = await forgot(here, "mo@example.test");
  expect(unknown).toMatchObject({ status: known.status, body: known.body });
  await expect(statusOf(here, "mo@example.test")).rejects.toMatchObject({
    name: "UserNotFoundException",
  });
  expect(here.ses.mails()).toHaveLength(1);
});

it("creates one user for concurrent requests", async () => {
  const here = await world({ triggers: migrating() });
  const answers = await Promise.all(
    [email, email.toUpperCase()].map((Username) => forgot(here, Username, { name: "Maya" })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const reset = { Username: email, ConfirmationCode: here.codeFor(email), Password: goodPassword };
  expect((await here.call("ConfirmForgotPassword", reset)).status).toBe(200);
});

it("refuses the request when the trigger throws", async () => {
  const userMigration = async () => {
    throw new Error("Not today");
  };
  const here = await world({ triggers: { userMigration } });
  expect((await forgot(here, email)).body).toEqual({
    __type: "UserLambdaValidationException",
    message: "UserMigration failed with error Not today.",
  });
});

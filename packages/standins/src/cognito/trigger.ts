/** The triggers, called with Cognito's events of version 1. */
import type { CustomMessageTriggerEvent, PreSignUpTriggerEvent } from "aws-lambda";
import { type CodeMail, placeholder } from "./code-mail";
import { invalidResponse, triggerFailed } from "./errors";
import type { User } from "./users";

export type PreSignUpTrigger = (event: PreSignUpTriggerEvent) => Promise<PreSignUpTriggerEvent>;
export type CustomMessageTrigger = (
  event: CustomMessageTriggerEvent,
) => Promise<CustomMessageTriggerEvent>;
export type Triggers = { preSignUp?: PreSignUpTrigger; customMessage?: CustomMessageTrigger };

type Metadata = Record<string, string> | undefined;

/** @throws CognitoError UserLambdaValidationException with the trigger's message */
export type PreSignUp = (input: {
  source: "AdminCreateUser" | "ExternalProvider" | "SignUp";
  username: string;
  userAttributes: Record<string, string>;
  validationData?: Record<string, string> | undefined;
  clientMetadata?: Metadata;
}) => Promise<PreSignUpTriggerEvent["response"]>;

/** The operation that sends a code. */
export type CodeSource = "ForgotPassword" | "ResendCode" | "SignUp" | "UpdateUserAttribute";

/** The differences from the mail of the settings.
 * @throws CognitoError UserLambdaValidationException with the trigger's message, or InvalidLambdaResponseException for a mail
 *   without the placeholder of the code or over AWS's limits of length
 */
export type CustomMessage = (input: {
  source: CodeSource;
  user: User;
  clientMetadata: Metadata;
}) => Promise<Partial<CodeMail>>;

type Pool = { region: string; poolId: string; clientId: string };

export function preSignUp(pool: Pool, trigger: PreSignUpTrigger | undefined): PreSignUp {
  return async ({ clientMetadata, source, userAttributes, username, validationData }) => {
    const event: PreSignUpTriggerEvent = {
      ...common(pool, username, source === "AdminCreateUser"),
      triggerSource: `PreSignUp_${source}`,
      request: {
        userAttributes,
        ...(validationData && { validationData }),
        ...(clientMetadata && { clientMetadata }),
      },
      response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
    };
    if (!trigger) return event.response;
    return (await run("PreSignUp", trigger, event)).response;
  };
}

/** Characters, as AWS documents them. */
const maxLength = { subject: 140, html: 20_000 };

export function customMessage(
  pool: Pool,
  trigger: CustomMessageTrigger | undefined,
): CustomMessage {
  return async ({ clientMetadata, source, user: { attributes, status, username } }) => {
    if (!trigger) return {};
    const event: CustomMessageTriggerEvent = {
      ...common(pool, username),
      triggerSource: `CustomMessage_${source}`,
      request: {
        userAttributes: { ...attributes, "cognito:user_status": status },
        codeParameter: placeholder,
        linkParameter: "{##Click Here##}",
        usernameParameter: null,
        ...(clientMetadata && { clientMetadata }),
      },
      response: { smsMessage: null, emailMessage: null, emailSubject: null },
    };
    const { emailMessage, emailSubject } = (await run("CustomMessage", trigger, event)).response;
    if (emailMessage && !emailMessage.includes(placeholder))
      throw invalidResponse("The mail of the custom message trigger lacks the code.");
    if (
      (emailMessage ?? "").length > maxLength.html ||
      (emailSubject ?? "").length > maxLength.subject
    )
      throw invalidResponse("The mail of the custom message trigger is too long.");
    return {
      ...(emailSubject && { subject: emailSubject }),
      ...(emailMessage && { html: emailMessage }),
    };
  };
}

function common({ region, poolId, clientId }: Pool, userName: string, byAdministrator = false) {
  return {
    version: "1",
    region,
    userPoolId: poolId,
    userName,
    callerContext: {
      awsSdkVersion: "aws-sdk-unknown-unknown",
      clientId: byAdministrator ? "CLIENT_ID_NOT_APPLICABLE" : clientId,
    },
  };
}

async function run<Event>(
  name: string,
  trigger: (event: Event) => Promise<Event>,
  event: Event,
): Promise<Event> {
  try {
    return await trigger(event);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw triggerFailed(`${name} failed with error ${message}.`);
  }
}

/** The pre sign-up trigger, called with Cognito's event of version 1. */
import type { PreSignUpTriggerEvent } from "aws-lambda";
import { triggerFailed } from "./errors";

export type PreSignUpTrigger = (event: PreSignUpTriggerEvent) => Promise<PreSignUpTriggerEvent>;

/** @throws CognitoError UserLambdaValidationException with the trigger's message */
export type PreSignUp = (input: {
  source: "AdminCreateUser" | "ExternalProvider" | "SignUp";
  username: string;
  userAttributes: Record<string, string>;
  validationData?: Record<string, string> | undefined;
  clientMetadata?: Record<string, string> | undefined;
}) => Promise<PreSignUpTriggerEvent["response"]>;

export function preSignUp(
  pool: { region: string; poolId: string; clientId: string },
  trigger: PreSignUpTrigger | undefined,
): PreSignUp {
  return async ({ clientMetadata, source, userAttributes, username, validationData }) => {
    const event: PreSignUpTriggerEvent = {
      version: "1",
      region: pool.region,
      userPoolId: pool.poolId,
      userName: username,
      callerContext: {
        awsSdkVersion: "aws-sdk-unknown-unknown",
        clientId: source === "AdminCreateUser" ? "CLIENT_ID_NOT_APPLICABLE" : pool.clientId,
      },
      triggerSource: `PreSignUp_${source}`,
      request: {
        userAttributes,
        ...(validationData && { validationData }),
        ...(clientMetadata && { clientMetadata }),
      },
      response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
    };
    if (!trigger) return event.response;
    try {
      return (await trigger(event)).response;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw triggerFailed(`PreSignUp failed with error ${message}.`);
    }
  };
}

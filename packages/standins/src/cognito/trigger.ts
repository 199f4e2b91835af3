/** The user pool's triggers, called with Cognito's events of version 1. */
import type {
  PreSignUpTriggerEvent,
  UserMigrationForgotPasswordTriggerEvent,
  UserMigrationTriggerEvent,
} from "aws-lambda";
import { triggerFailed } from "./errors";

export type Triggers = {
  preSignUp?: (event: PreSignUpTriggerEvent) => Promise<PreSignUpTriggerEvent>;
  userMigration?: (
    event: UserMigrationForgotPasswordTriggerEvent,
  ) => Promise<UserMigrationTriggerEvent>;
};

/** Each throws CognitoError UserLambdaValidationException with the trigger's message. */
export type CallTriggers = {
  preSignUp(input: {
    source: "AdminCreateUser" | "ExternalProvider" | "SignUp";
    username: string;
    userAttributes: Record<string, string>;
    validationData?: Record<string, string> | undefined;
    clientMetadata?: Record<string, string> | undefined;
  }): Promise<PreSignUpTriggerEvent["response"]>;
  /** The attributes of the user to create in ForgotPassword; undefined for none. */
  userMigration(input: {
    username: string;
    clientMetadata?: Record<string, string> | undefined;
  }): Promise<Record<string, string> | undefined>;
};

export function triggers(
  pool: { region: string; poolId: string; clientId: string },
  { preSignUp, userMigration }: Triggers = {},
): CallTriggers {
  const common = (userName: string, clientId = pool.clientId) => ({
    version: "1",
    region: pool.region,
    userPoolId: pool.poolId,
    userName,
    callerContext: { awsSdkVersion: "aws-sdk-unknown-unknown", clientId },
  });
  return {
    async preSignUp({ clientMetadata, source, userAttributes, username, validationData }) {
      const event: PreSignUpTriggerEvent = {
        ...common(
          username,
          source === "AdminCreateUser" ? "CLIENT_ID_NOT_APPLICABLE" : pool.clientId,
        ),
        triggerSource: `PreSignUp_${source}`,
        request: {
          userAttributes,
          ...(validationData && { validationData }),
          ...(clientMetadata && { clientMetadata }),
        },
        response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
      };
      return preSignUp ? (await run("PreSignUp", preSignUp, event)).response : event.response;
    },

    async userMigration({ clientMetadata, username }) {
      const event: UserMigrationForgotPasswordTriggerEvent = {
        ...common(username),
        triggerSource: "UserMigration_ForgotPassword",
        request: { password: "", ...(clientMetadata && { clientMetadata }) },
        response: { userAttributes: {}, desiredDeliveryMediums: [] },
      };
      if (!userMigration) return undefined;
      const { userAttributes } = (await run("UserMigration", userMigration, event)).response;
      return Object.keys(userAttributes).length > 0 ? userAttributes : undefined;
    },
  };
}

async function run<Event, Answer>(
  name: string,
  trigger: (event: Event) => Promise<Answer>,
  event: Event,
): Promise<Answer> {
  try {
    return await trigger(event);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw triggerFailed(`${name} failed with error ${message}.`);
  }
}

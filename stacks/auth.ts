/**
 * Who people are: a user pool with the e-mail address as user name. There is no identity pool, so that nobody, guests
 * least of all, holds AWS credentials; the browser talks to the API alone.
 */
import { AccountRecovery, UserPool } from "aws-cdk-lib/aws-cognito";
import { type IRole, Policy, PolicyStatement } from "aws-cdk-lib/aws-iam";
import { Duration } from "aws-cdk-lib/core";
import { Function as Lambda, type StackContext } from "sst/constructs";
import { passwordPolicy } from "../packages/core/src/account/contract";
import { protection } from "./protection";

export function Auth({ app, stack }: StackContext) {
  // One person, one account: decides whom a newcomer from Google joins.
  const signUp = new Lambda(stack, "sign-up", {
    handler: "packages/functions/src/sign-up.handler",
  });
  const userPool = new UserPool(stack, "UserPool", {
    signInAliases: { email: true },
    selfSignUpEnabled: true,
    autoVerify: { email: true },
    // A pool's attributes can't be changed once it exists; a mutable address can be corrected and linked to Google.
    standardAttributes: {
      email: { required: true, mutable: true },
      fullname: { required: false, mutable: true },
    },
    passwordPolicy,
    accountRecovery: AccountRecovery.EMAIL_ONLY,
    lambdaTriggers: { preSignUp: signUp },
    ...protection(app.stage),
  });
  // A policy of its own: as part of the function it would need the pool, which needs the function.
  new Policy(stack, "SignUpMayJoinAccounts", {
    roles: [roleOf(signUp)],
    statements: [
      new PolicyStatement({
        actions: [
          "cognito-idp:AdminGetUser",
          "cognito-idp:AdminCreateUser",
          "cognito-idp:AdminSetUserPassword",
          "cognito-idp:AdminLinkProviderForUser",
          "cognito-idp:AdminDeleteUser",
        ],
        resources: [userPool.userPoolArn],
      }),
    ],
  });
  // Of the browser, which can keep no secret.
  const client = userPool.addClient("WebClient", {
    generateSecret: false,
    authFlows: { userSrp: true },
    disableOAuth: true,
    // Sign-in and reset never tell whether an address has an account.
    preventUserExistenceErrors: true,
    idTokenValidity: Duration.hours(1),
    accessTokenValidity: Duration.hours(1),
    refreshTokenValidity: Duration.days(30),
  });
  stack.addOutputs({ UserPoolId: userPool.userPoolId, ClientId: client.userPoolClientId });
  return { userPool, client };
}

function roleOf(lambda: Lambda): IRole {
  if (!lambda.role) throw new Error(`${lambda.node.id} has no role`);
  return lambda.role;
}

/**
 * Who people are: a user pool with the e-mail address as user name. There is no identity pool, so that nobody, guests
 * least of all, holds AWS credentials; the browser talks to the API alone.
 */
import { createHash } from "node:crypto";
import {
  AccountRecovery,
  OAuthScope,
  ProviderAttribute,
  UserPool,
  UserPoolClientIdentityProvider,
  UserPoolEmail,
  UserPoolIdentityProviderGoogle,
} from "aws-cdk-lib/aws-cognito";
import { type IRole, Policy, PolicyStatement } from "aws-cdk-lib/aws-iam";
import { Duration, SecretValue } from "aws-cdk-lib/core";
import { type App, type Function as Lambda, type StackContext, use } from "sst/constructs";
import { passwordPolicy } from "../packages/core/src/account/contract";
import { Email } from "./email";
import { lambda } from "./lambda";
import { protection } from "./protection";
import { addressOf, type Settings, settings } from "./settings";

export function Auth({ app, stack }: StackContext) {
  const { configurationSet } = use(Email);
  const { domain, mailFrom, googleClientId } = settings(app.stage);
  // One person, one account: decides whom a newcomer from Google joins.
  const signUp = lambda(stack, "sign-up", {
    // Cognito waits five seconds and then calls again.
    timeout: "5 seconds",
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
    // By itself Cognito sends 50 codes a day, from an address of its own.
    ...(domain && {
      email: UserPoolEmail.withSES({
        fromEmail: addressOf(mailFrom),
        fromName: mailFrom.replace(/\s*<.*/, ""),
        sesVerifiedDomain: domain.name,
        configurationSetName: configurationSet.configurationSetName,
      }),
    }),
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
  // Google leads back to an address that it was told beforehand, so that this takes a domain of one's own.
  const google =
    domain && googleClientId ? googleProvider(app, userPool, googleClientId) : undefined;
  // Of the browser, which can keep no secret.
  const client = userPool.addClient("WebClient", {
    generateSecret: false,
    authFlows: { userSrp: true },
    ...(domain && google ? googleJourney(domain) : { disableOAuth: true }),
    // Sign-in and reset never tell whether an address has an account.
    preventUserExistenceErrors: true,
    idTokenValidity: Duration.hours(1),
    accessTokenValidity: Duration.hours(1),
    refreshTokenValidity: Duration.days(30),
  });
  if (google) client.node.addDependency(google);
  stack.addOutputs({ UserPoolId: userPool.userPoolId, ClientId: client.userPoolClientId });
  return { userPool, client, signUp, hostedDomain: google && hostedDomainOf(app, userPool) };
}

function googleProvider(app: App, userPool: UserPool, clientId: string) {
  return new UserPoolIdentityProviderGoogle(userPool, "Google", {
    userPool,
    clientId,
    // Resolved by CloudFormation. From Secrets Manager, because it takes no SecureString of the parameter store for a
    // property of Cognito's.
    clientSecretValue: SecretValue.secretsManager(`${app.name}/${app.stage}/google-client-secret`),
    // Google knows no scope `phone`: whoever has told it a number does not tell us by it.
    scopes: ["openid", "profile", "email"],
    attributeMapping: {
      email: ProviderAttribute.GOOGLE_EMAIL,
      // Without it every token from Google would be one of an unverified address, which lets nobody in.
      emailVerified: ProviderAttribute.other("email_verified"),
      fullname: ProviderAttribute.GOOGLE_NAME,
      profilePicture: ProviderAttribute.GOOGLE_PICTURE,
    },
  });
}

/** The code flow with PKCE, and back to the page that began it. */
function googleJourney({ name }: NonNullable<Settings["domain"]>) {
  const loginPage = `https://${name}/login`;
  return {
    supportedIdentityProviders: [
      UserPoolClientIdentityProvider.COGNITO,
      UserPoolClientIdentityProvider.GOOGLE,
    ],
    oAuth: {
      flows: { authorizationCodeGrant: true },
      scopes: [OAuthScope.OPENID, OAuthScope.PROFILE, OAuthScope.EMAIL, OAuthScope.PHONE],
      callbackUrls: [loginPage],
      logoutUrls: [loginPage],
    },
  };
}

/** Cognito's own. Its prefix is taken once a region, so that something of the account has to be in it. */
function hostedDomainOf(app: App, userPool: UserPool): string {
  const account = createHash("sha256").update(app.account).digest("hex").slice(0, 8);
  const domainPrefix = `${app.name}-${app.stage}-${account}`;
  userPool.addDomain("HostedDomain", { cognitoDomain: { domainPrefix } });
  return `${domainPrefix}.auth.${app.region}.amazoncognito.com`;
}

function roleOf(lambda: Lambda): IRole {
  if (!lambda.role) throw new Error(`${lambda.node.id} has no role`);
  return lambda.role;
}

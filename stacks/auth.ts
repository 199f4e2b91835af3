/**
 * The user pool, with the e-mail address as user name. There is no identity pool: no user or guest
 * has AWS credentials, and the browser calls only the API.
 */
import { createHash } from "node:crypto";
import {
  AccountRecovery,
  CfnUserPoolGroup,
  ClientAttributes,
  FeaturePlan,
  Mfa,
  OAuthScope,
  ProviderAttribute,
  type StandardAttributes,
  type StandardAttributesMask,
  UserPool,
  UserPoolClientIdentityProvider,
  UserPoolEmail,
  UserPoolIdentityProviderGoogle,
} from "aws-cdk-lib/aws-cognito";
import { type IRole, Policy, PolicyStatement } from "aws-cdk-lib/aws-iam";
import { Duration, SecretValue } from "aws-cdk-lib/core";
import { type App, type Function as Lambda, type StackContext, use } from "sst/constructs";
import { userPool as poolSettings } from "../packages/core/src/account/user-pool";
import type { LambdaName } from "../packages/core/src/environment";
import { isProduction } from "../packages/core/src/stage-defaults";
import { poolFirewall } from "./constructs/firewall";
import { lambda, type Privilege } from "./constructs/lambda";
import { protection } from "./constructs/protection";
import { Email } from "./email";
import { addressOf, type Settings, settings } from "./settings";

type Attribute = keyof typeof poolSettings.attributes;
/** CDK's names of the standard attributes. */
const cdkNames = {
  email: "email",
  name: "fullname",
} as const satisfies Record<Attribute, keyof StandardAttributes>;
const attributes = Object.entries(poolSettings.attributes).map(([name, attribute]) => ({
  ...attribute,
  cdkName: cdkNames[name as Attribute],
}));

export function Auth({ app, stack }: StackContext) {
  const { configurationSet } = use(Email);
  const { domain, mailFrom, supportAddress, postalAddress, googleClientId } = settings(app.stage);
  const { codeMail, keepOriginal, mfa, passwordPolicy, tokens } = poolSettings;
  const { temporaryPasswordDays, ...password } = passwordPolicy;
  const trigger = (name: LambdaName, ...privileges: Privilege[]) =>
    lambda(stack, name, { privileges });
  // Decides which account a new Google user joins, and removes an expired sign-up of the same address.
  const signUp = trigger(poolSettings.triggers.preSignUp);
  const customMessage = trigger(poolSettings.triggers.customMessage, {
    variables: { SUPPORT_ADDRESS: supportAddress, POSTAL_ADDRESS: postalAddress },
  });
  const userPool = new UserPool(stack, "UserPool", {
    // Has all features that we use, at a third of the price of Cognito's default:
    // docs/operating.md#plan-of-the-user-pool.
    featurePlan: FeaturePlan.LITE,
    signInAliases: { email: true },
    signInCaseSensitive: poolSettings.caseSensitive,
    selfSignUpEnabled: true,
    autoVerify: { email: true },
    standardAttributes: Object.fromEntries(
      attributes.map(({ cdkName, required, mutable }) => [cdkName, { required, mutable }]),
    ),
    keepOriginal: Object.fromEntries(keepOriginal.map((name) => [cdkNames[name], true])),
    passwordPolicy: { ...password, tempPasswordValidity: Duration.days(temporaryPasswordDays) },
    userVerification: { emailSubject: codeMail.subject, emailBody: codeMail.html },
    mfa: Mfa[mfa.configuration],
    mfaSecondFactor: { otp: mfa.factors.includes("SOFTWARE_TOKEN_MFA"), sms: false },
    accountRecovery: AccountRecovery.EMAIL_ONLY,
    lambdaTriggers: { preSignUp: signUp, customMessage },
    // Without our identity Cognito sends at most 50 codes a day, from its own address.
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
  if (isProduction(app.stage)) poolFirewall(stack, userPool);
  for (const groupName of poolSettings.groups)
    new CfnUserPoolGroup(stack, `Group_${groupName}`, {
      userPoolId: userPool.userPoolId,
      groupName,
    });
  // A separate policy, because the function's own would make function and pool depend on each other.
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
  // Google redirects to registered addresses only, so a stage needs its own domain.
  const google =
    domain && googleClientId ? googleProvider(app, userPool, googleClientId) : undefined;
  // The browser's client. It has no secret, because a browser could not keep one.
  const client = userPool.addClient("WebClient", {
    generateSecret: false,
    authFlows: { userSrp: true },
    ...(domain && google ? oauth(domain) : { disableOAuth: true }),
    preventUserExistenceErrors: poolSettings.preventUserExistenceErrors,
    readAttributes: clientAttributes({ ...maskOf(attributes), emailVerified: true }),
    writeAttributes: clientAttributes(maskOf(attributes.filter(({ write }) => write))),
    idTokenValidity: Duration.seconds(tokens.idSeconds),
    accessTokenValidity: Duration.seconds(tokens.accessSeconds),
    refreshTokenValidity: Duration.seconds(tokens.refreshSeconds),
  });
  if (google) client.node.addDependency(google);
  stack.addOutputs({ UserPoolId: userPool.userPoolId, ClientId: client.userPoolClientId });
  return {
    userPool,
    client,
    signUp,
    customMessage,
    hostedDomain: google && hostedDomainOf(app, userPool),
  };
}

function maskOf(chosen: typeof attributes): StandardAttributesMask {
  return Object.fromEntries(chosen.map(({ cdkName }) => [cdkName, true]));
}

function clientAttributes(mask: StandardAttributesMask): ClientAttributes {
  return new ClientAttributes().withStandardAttributes(mask);
}

function googleProvider(app: App, userPool: UserPool, clientId: string) {
  return new UserPoolIdentityProviderGoogle(userPool, "Google", {
    userPool,
    clientId,
    // CloudFormation resolves it. Cognito's properties take no SecureString of the parameter store.
    clientSecretValue: SecretValue.secretsManager(`${app.name}/${app.stage}/google-client-secret`),
    // Google has no scope `phone`.
    scopes: ["openid", "profile", "email"],
    attributeMapping: {
      ...Object.fromEntries(
        poolSettings.fromGoogle.map((name) => [cdkNames[name], ProviderAttribute.other(name)]),
      ),
      // Otherwise Cognito marks the address as unverified, and the API rejects its tokens.
      emailVerified: ProviderAttribute.other("email_verified"),
    },
  });
}

/** Code flow with PKCE. It returns to the login page, where it started. */
function oauth({ name }: NonNullable<Settings["domain"]>) {
  const pages = poolSettings.returnPaths.map((path) => `https://${name}${path}`);
  return {
    supportedIdentityProviders: [
      UserPoolClientIdentityProvider.COGNITO,
      UserPoolClientIdentityProvider.GOOGLE,
    ],
    oAuth: {
      flows: { authorizationCodeGrant: true },
      scopes: poolSettings.scopes.map((scope) => OAuthScope.custom(scope)),
      callbackUrls: pages,
      logoutUrls: pages,
    },
  };
}

/** Host of the hosted domain. Its prefix must be unique per region, so it contains a hash of the account. */
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

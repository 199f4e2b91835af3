/** The user pool and its app client. */
import { describe, expect, it } from "vitest";
import { userPool } from "../../packages/core/src/account/user-pool";
import { languagePrefix, languages } from "../../packages/core/src/language/contract";
import { productionSettings } from "./fixtures";
import { all, allOf, handlerOf, only, referenced } from "./stage";
import { stages } from "./stages";

describe.each(stages)("sign-in of $name", (stage) => {
  it("calls the triggers of the pool's settings and no others", () => {
    const auth = stage.template("Auth");
    const [, { Properties }] = only(auth, "AWS::Cognito::UserPool");
    const functions = auth.findResources("AWS::Lambda::Function");
    const handlers = Object.entries(Properties.LambdaConfig as Record<string, unknown>).map(
      ([trigger, arn]) => [trigger, functions[referenced(arn)]?.Properties.Handler],
    );
    const { triggers } = userPool;
    expect(Object.fromEntries(handlers)).toEqual({
      PreSignUp: `${handlerOf(triggers.preSignUp)}.handler`,
      CustomMessage: `${handlerOf(triggers.customMessage)}.handler`,
    });
  });

  it("allows sign-up, and lets clients write only the name and an address that has to be verified", () => {
    const auth = stage.template("Auth");
    expect(only(auth, "AWS::Cognito::UserPool")[1].Properties).toMatchObject({
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: false },
      UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ["email"] },
    });
    const [, client] = only(auth, "AWS::Cognito::UserPoolClient");
    expect(client.Properties.WriteAttributes).toEqual(["email", "name"]);
    // No flow sends the password.
    expect(client.Properties.ExplicitAuthFlows).toEqual([
      "ALLOW_USER_SRP_AUTH",
      "ALLOW_REFRESH_TOKEN_AUTH",
    ]);
  });

  it("asks those who turn it on for the code of an app, and nobody for one by text message", () => {
    const [, { Properties }] = only(stage.template("Auth"), "AWS::Cognito::UserPool");
    expect(Properties).toMatchObject({
      MfaConfiguration: userPool.mfa.configuration,
      EnabledMfas: userPool.mfa.factors,
    });
    expect(Properties).not.toHaveProperty("SmsConfiguration");
  });

  it("is by e-mail address, without AWS credentials", () => {
    const [, { Properties }] = only(stage.template("Auth"), "AWS::Cognito::UserPool");
    expect(Properties).toMatchObject({
      UsernameAttributes: ["email"],
      AutoVerifiedAttributes: ["email"],
      // Cognito takes user names as case-sensitive by default, and never changes that of an existing pool.
      UsernameConfiguration: { CaseSensitive: false },
    });
    expect(allOf(stage, "AWS::Cognito::IdentityPool")).toEqual([]);
  });

  it("is on the cheapest plan, and uses no feature of another plan", () => {
    const auth = stage.template("Auth");
    const [, { Properties }] = only(auth, "AWS::Cognito::UserPool");
    expect(Properties).toMatchObject({ UserPoolTier: "LITE" });
    // Threat protection, passkeys and one-time passwords, and the history of passwords.
    expect(Properties).not.toHaveProperty("UserPoolAddOns");
    expect(Properties).not.toHaveProperty("WebAuthnRelyingPartyID");
    expect(Properties).not.toHaveProperty("Policies.SignInPolicy");
    expect(Properties).not.toHaveProperty("Policies.PasswordPolicy.PasswordHistorySize");
    const [, client] = only(auth, "AWS::Cognito::UserPoolClient");
    expect(client.Properties).not.toHaveProperty("RefreshTokenRotation");
    for (const [, domain] of all(auth, "AWS::Cognito::UserPoolDomain"))
      expect(domain.Properties.ManagedLoginVersion ?? 1).toBe(1);
  });

  it("is behind its own firewall in production, which limits the codes that an address requests", () => {
    const auth = stage.template("Auth");
    expect(all(auth, "AWS::WAFv2::WebACL")).toHaveLength(stage.isProduction ? 1 : 0);
    if (!stage.isProduction) return;
    const [acl, { Properties }] = only(auth, "AWS::WAFv2::WebACL");
    const [pool] = only(auth, "AWS::Cognito::UserPool");
    const [, association] = only(auth, "AWS::WAFv2::WebACLAssociation");
    expect(referenced(association.Properties.ResourceArn)).toBe(pool);
    expect(referenced(association.Properties.WebACLArn)).toBe(acl);
    expect(Properties).toMatchObject({ Scope: "REGIONAL", DefaultAction: { Allow: {} } });
    const rules = Properties.Rules as {
      Action: unknown;
      Statement: { RateBasedStatement: Record<string, unknown> };
    }[];
    // A script calls the API, so a challenge would never be run.
    expect(rules.map(({ Action }) => Action)).toEqual([{ Block: {} }, { Block: {} }]);
    const [requests, codes] = rules.map(({ Statement }) => Statement.RateBasedStatement);
    expect(requests).toMatchObject({ AggregateKeyType: "IP", Limit: 1000 });
    expect(codes).toMatchObject({
      AggregateKeyType: "IP",
      Limit: 30,
      EvaluationWindowSec: 600,
      ScopeDownStatement: {
        OrStatement: {
          Statements: [
            "SignUp",
            "ResendConfirmationCode",
            "ForgotPassword",
            "UpdateUserAttributes",
            "GetUserAttributeVerificationCode",
          ].map((SearchString) => ({
            ByteMatchStatement: {
              FieldToMatch: { SingleHeader: { Name: "x-amzn-cognito-operation-name" } },
              PositionalConstraint: "EXACTLY",
              SearchString,
            },
          })),
        },
      },
    });
  });

  it("has the settings of the user pool from core/account/user-pool", () => {
    const [, { Properties }] = only(stage.template("Auth"), "AWS::Cognito::UserPool");
    const { passwordPolicy, attributes, codeMail } = userPool;
    expect(Properties).toMatchObject({
      Policies: {
        PasswordPolicy: {
          MinimumLength: passwordPolicy.minLength,
          RequireLowercase: passwordPolicy.requireLowercase,
          RequireUppercase: passwordPolicy.requireUppercase,
          RequireNumbers: passwordPolicy.requireDigits,
          RequireSymbols: passwordPolicy.requireSymbols,
          TemporaryPasswordValidityDays: passwordPolicy.temporaryPasswordDays,
        },
      },
      Schema: Object.entries(attributes).map(([Name, { required, mutable }]) => ({
        Name,
        Required: required,
        Mutable: mutable,
      })),
      UserAttributeUpdateSettings: {
        AttributesRequireVerificationBeforeUpdate: userPool.keepOriginal,
      },
      VerificationMessageTemplate: {
        DefaultEmailOption: "CONFIRM_WITH_CODE",
        EmailSubject: codeMail.subject,
        EmailMessage: codeMail.html,
      },
    });
    expect(codeMail.html).toContain("{####}");
  });

  it("has the settings of the app client from core/account/user-pool", () => {
    const [, { Properties }] = only(stage.template("Auth"), "AWS::Cognito::UserPoolClient");
    const { attributes, tokens } = userPool;
    const names = Object.keys(attributes);
    const writable = Object.entries(attributes).filter(([, { write }]) => write);
    expect(Properties).toMatchObject({
      ReadAttributes: [...names, "email_verified"].sort(),
      WriteAttributes: writable.map(([name]) => name).sort(),
      PreventUserExistenceErrors: userPool.preventUserExistenceErrors ? "ENABLED" : "LEGACY",
      TokenValidityUnits: { IdToken: "minutes", AccessToken: "minutes", RefreshToken: "minutes" },
      IdTokenValidity: tokens.idSeconds / 60,
      AccessTokenValidity: tokens.accessSeconds / 60,
      RefreshTokenValidity: tokens.refreshSeconds / 60,
    });
  });

  it("includes Google where the stage has a domain, without its secret in the template", () => {
    const auth = stage.template("Auth");
    const [, client] = only(auth, "AWS::Cognito::UserPoolClient");
    const providers = all(auth, "AWS::Cognito::UserPoolIdentityProvider");
    if (!stage.isProduction) {
      expect(providers).toEqual([]);
      expect(client.Properties).toMatchObject({ AllowedOAuthFlowsUserPoolClient: false });
      return;
    }
    const [, google] = only(auth, "AWS::Cognito::UserPoolIdentityProvider");
    expect(google.Properties).toMatchObject({
      ProviderName: "Google",
      ProviderDetails: {
        client_id: productionSettings.GOOGLE_CLIENT_ID,
        client_secret:
          "{{resolve:secretsmanager:flightaides/prod/google-client-secret:SecretString:::}}",
        authorize_scopes: "openid profile email",
      },
      AttributeMapping: Object.fromEntries(
        [...userPool.fromGoogle, "email_verified"].map((name) => [name, name]),
      ),
    });
    const logins = languages
      .map(languagePrefix)
      .map((prefix) => `https://flightaides.example${prefix}/login`);
    expect(client.Properties).toMatchObject({
      AllowedOAuthFlows: ["code"],
      AllowedOAuthScopes: userPool.scopes,
      CallbackURLs: logins,
      LogoutURLs: logins,
      SupportedIdentityProviders: ["COGNITO", "Google"],
      GenerateSecret: false,
    });
  });
});

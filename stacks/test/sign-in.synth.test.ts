/** The user pool and its app client. */
import { describe, expect, it } from "vitest";
import { userPool } from "../../packages/core/src/account/user-pool";
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

  it("lets anybody sign up, and clients write nothing but the name and an address to be proven", () => {
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

  it("is by e-mail address, without AWS credentials", () => {
    const [, { Properties }] = only(stage.template("Auth"), "AWS::Cognito::UserPool");
    expect(Properties).toMatchObject({
      UsernameAttributes: ["email"],
      AutoVerifiedAttributes: ["email"],
      UsernameConfiguration: { CaseSensitive: userPool.caseSensitive },
    });
    expect(allOf(stage, "AWS::Cognito::IdentityPool")).toEqual([]);
  });

  it("has the settings of the user pool as core/account/user-pool holds them", () => {
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

  it("has the settings of the app client as core/account/user-pool holds them", () => {
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
    const logins = ["", "/fr", "/hi"].map((prefix) => `https://flightaides.example${prefix}/login`);
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

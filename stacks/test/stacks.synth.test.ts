/** What would be deployed, synthesised without credentials or network: a personal stage beside production. */
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { RegoEngine, TemplateFile } from "@aws/cloudformation-validate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Contract, routeKey } from "../../packages/core/src/contract";
import { contracts, type FunctionName } from "../../packages/core/src/contracts";
import { createTableInput, indexes, timeToLive } from "../../packages/core/src/db/table";
import { settings } from "../settings";
import { accepted } from "./findings";
import { testFunctions } from "./functions.bundle.test";
import { all, functionsOf, only, referenced, type Statement, statementsOf, text } from "./reading";
import {
  productionSettings,
  type Resource,
  type StackName,
  type Stage,
  synthesise,
} from "./synthesis";

const httpNames = Object.keys(contracts) as FunctionName[];
const functionNames = [...httpNames, "notify", "sweep", "feedback", "sign-up"].sort();
const handlerOf = (name: string) => `packages/functions/src/${name}.handler`;

/** What was found in either stage. */
const seen: unknown[] = [];

let output: string;
beforeAll(async () => {
  output = await mkdtemp(join(tmpdir(), "flightaides-stacks-"));
});
afterAll(() => rm(output, { recursive: true, force: true }));

describe.each(["ada", "prod"])("the stage %s", (name) => {
  const isProduction = name === "prod";
  let stage: Stage;
  beforeAll(async () => {
    stage = await synthesise(name, output, isProduction ? productionSettings : {}, !isProduction);
  }, 300_000);

  const template = (stack: StackName) => stage.template(stack);
  const read = (value: unknown) => text(stage, value);
  function resources(type: string): [string, Resource][] {
    return stage.names.flatMap((stack) => all(template(stack), type));
  }

  function lambda(name: string): Resource {
    const found = functionsOf(stage).get(name);
    if (!found) throw new Error(`There is no function ${name}`);
    return found.lambda;
  }

  /** What a function may do: `dynamodb:GetItem,Query <Table.Arn> if dynamodb:LeadingKeys is user#*`. */
  function permissions(name: string): string[] {
    const found = functionsOf(stage).get(name);
    if (!found) throw new Error(`There is no function ${name}`);
    return statementsOf(found.template, found.lambda).map((statement) => {
      expect(statement.Effect).toBe("Allow");
      return sentence(statement);
    });
  }

  function sentence({ Action, Resource, Condition = {} }: Statement): string {
    const [[service], names] = [
      [[Action].flat()[0]?.split(":")[0]],
      [Action].flat().map((action) => action.split(":")[1]),
    ];
    const conditions = Object.entries(Condition).flatMap(([, keys]) =>
      Object.entries(keys).map(([key, values]) => ` if ${key} is ${[values].flat().join(" or ")}`),
    );
    const on = [Resource].flat().map((one) => read(one).replace("us-east-1:000000000000", "ours"));
    return `${service}:${names.join(",")} ${on.join(" ")}${conditions.join("")}`;
  }

  // The same code in every stage.
  if (!isProduction) testFunctions(() => stage);

  describe("functions", () => {
    it("are those of packages/functions and no others", () => {
      expect([...functionsOf(stage).keys()].sort()).toEqual(functionNames);
    });

    it.each(functionNames)(
      "%s runs on Node 24 and arm64 and knows its stage and version",
      (name) => {
        expect(lambda(name).Properties).toMatchObject({
          Runtime: "nodejs24.x",
          Architectures: ["arm64"],
          Environment: { Variables: { STAGE: stage.name, VERSION: expect.stringMatching(/./) } },
        });
      },
    );

    it.each(functionNames)("%s writes to a log of its own that ends", (name) => {
      const found = functionsOf(stage).get(name);
      const { LogGroup } = lambda(name).Properties.LoggingConfig as { LogGroup: unknown };
      const log = found?.template.findResources("AWS::Logs::LogGroup")[referenced(LogGroup)];
      expect(log).toMatchObject({
        DeletionPolicy: "Delete",
        Properties: { RetentionInDays: isProduction ? 90 : 7 },
      });
    });

    it.each(Object.entries(given(isProduction)))("%s may do this and no more", (name, allowed) => {
      const [log, ...others] = permissions(name);
      expect(log).toMatch(/^logs:CreateLogStream,PutLogEvents <\w+log\.Arn>$/);
      expect(others).toEqual(allowed);
    });

    it("all of them are among those", () => {
      expect(Object.keys(given(isProduction)).sort()).toEqual(functionNames);
    });

    it("none is told or given what only another needs", () => {
      const told = (name: string) => {
        const { Variables } = lambda(name).Properties.Environment as {
          Variables: Record<string, unknown>;
        };
        return Object.keys(Variables).filter((key) => !/^(SST_|AWS_|STAGE$|VERSION$)/.test(key));
      };
      const people = ["USER_POOL_CLIENT_ID", "USER_POOL_ID"];
      const mail = ["MAIL_FROM", "SES_CONFIGURATION_SET", "SUPPORT_ADDRESS", "WEB_ORIGIN"];
      const fee = ["FEE_AMOUNT", "FEE_CURRENCY"];
      const paypal = ["PAYPAL_BASE_URL", "PAYPAL_MERCHANT_ID"];
      const wanted: Record<string, string[]> = {
        account: [...fee, "TABLE_NAME", ...people],
        airport: [],
        api: [...fee, ...mail, "SECRETS_PATH", "TABLE_NAME", ...people],
        communication: [...mail, "SECRETS_PATH", "TABLE_NAME", ...people],
        feedback: ["TABLE_NAME"],
        notify: [...mail, "SECRETS_PATH", "TABLE_NAME"],
        payment: [
          ...[...fee, ...mail, ...paypal, "PAYPAL_CERT_ORIGIN"],
          ...["SECRETS_PATH", "TABLE_NAME", ...people],
        ],
        "sign-up": [],
        sweep: [...fee, ...mail, ...paypal, "SECRETS_PATH", "TABLE_NAME"],
      };
      expect(Object.keys(wanted).sort()).toEqual(functionNames);
      for (const [name, variables] of Object.entries(wanted)) {
        expect([name, told(name).sort()]).toEqual([name, variables.sort()]);
      }
    });

    it("tells them the address where people open the product", () => {
      const { Variables } = lambda("notify").Properties.Environment as {
        Variables: Record<string, unknown>;
      };
      expect(read(Variables.WEB_ORIGIN)).toBe(
        isProduction ? "https://flightaides.example" : "https://<SiteDistribution.DomainName>",
      );
      expect(Variables.SECRETS_PATH).toBe(`/sst/flightaides/${stage.name}/Secret`);
    });
  });

  describe("the gateway", () => {
    it("has a route for every contract, with its function and its authoriser, and no other but $default", () => {
      const api = template("api");
      const [authorizerId] = only(api, "AWS::ApiGatewayV2::Authorizer");
      const integrations = api.findResources("AWS::ApiGatewayV2::Integration");
      const lambdas = api.findResources("AWS::Lambda::Function");
      const routes = all(api, "AWS::ApiGatewayV2::Route").map(([, { Properties }]) => {
        const integration = integrations[referenced(Properties.Target)] as Resource;
        const target = lambdas[referenced(integration.Properties.IntegrationUri)] as Resource;
        return {
          key: Properties.RouteKey,
          handler: target.Properties.Handler,
          authorization: Properties.AuthorizationType,
          authorizer: Properties.AuthorizerId,
        };
      });
      const open = { authorization: "NONE", authorizer: undefined };
      const bearer = { authorization: "JWT", authorizer: { Ref: authorizerId } };
      const expected = httpNames.flatMap((name) =>
        contracts[name].map((contract) => ({
          key: routeKey(contract),
          handler: handlerOf(name),
          ...(contract.auth === "bearer" ? bearer : open),
        })),
      );
      const byKey = (a: { key: unknown }, b: { key: unknown }) =>
        String(a.key).localeCompare(String(b.key));
      expect(routes.toSorted(byKey)).toEqual(
        [...expected, { key: "$default", handler: handlerOf("api"), ...open }].sort(byKey),
      );
      expect(routes).toContainEqual({
        key: "POST /flightAid",
        handler: handlerOf("api"),
        ...bearer,
      });
    });

    it("lets through the tokens of its own user pool and client alone", () => {
      const [, { Properties }] = only(template("api"), "AWS::ApiGatewayV2::Authorizer");
      expect(Properties).toMatchObject({
        AuthorizerType: "JWT",
        IdentitySource: ["$request.header.Authorization"],
      });
      const { Audience, Issuer } = Properties.JwtConfiguration as {
        Audience: unknown[];
        Issuer: unknown;
      };
      expect(Audience.map(read)).toEqual(["<UserPoolWebClient>"]);
      expect(read(Issuer)).toBe("https://cognito-idp.us-east-1.amazonaws.com/<UserPool>");
    });

    it("throttles each route by its contract, once the route is there", () => {
      const [, stageResource] = only(template("api"), "AWS::ApiGatewayV2::Stage");
      const settings = stageResource.Properties.RouteSettings as Record<
        string,
        { ThrottlingRateLimit: number; ThrottlingBurstLimit: number }
      >;
      const routes = all(template("api"), "AWS::ApiGatewayV2::Route");
      expect(Object.keys(settings).sort()).toEqual(
        routes.map(([, { Properties }]) => String(Properties.RouteKey)).sort(),
      );
      expect(stageResource.DependsOn).toEqual(
        expect.arrayContaining(routes.map(([logicalId]) => logicalId)),
      );
      const rate = (key: string) => settings[key]?.ThrottlingRateLimit ?? Number.NaN;
      for (const contract of httpNames.flatMap((name): readonly Contract[] => contracts[name])) {
        const { rate: wanted = "usual" } = contract;
        const usual = rate("GET /me");
        const compared = Math.sign(rate(routeKey(contract)) - usual);
        expect([routeKey(contract), compared]).toEqual([
          routeKey(contract),
          { frequent: 1, usual: 0, costly: -1 }[wanted],
        ]);
      }
      expect(rate("POST /flightAid/searchItin")).toBeGreaterThan(rate("POST /flightAid"));
      expect(rate("GET /airports")).toBeGreaterThan(rate("GET /me"));
      expect(rate("POST /communication/email:send")).toBeLessThan(rate("GET /me"));
    });

    it("logs each request, without paths and queries, for a time", () => {
      const [, { Properties }] = only(template("api"), "AWS::ApiGatewayV2::Stage");
      const { DestinationArn, Format } = Properties.AccessLogSettings as Record<string, string>;
      expect(read(DestinationArn)).toBe("<accesslog.Arn>");
      expect(JSON.parse(Format ?? "")).toMatchObject({ status: "$context.status" });
      expect(Format).not.toMatch(/context\.path|authorizer\.claims|querystring/);
    });
  });

  describe("people's data", () => {
    it("is in the table that the local engine gets", () => {
      const [, { Properties }] = only(template("database"), "AWS::DynamoDB::Table");
      const { TableName: _, ...wanted } = createTableInput("any");
      expect(Properties).toMatchObject(wanted);
      expect(Properties).toMatchObject({
        TimeToLiveSpecification: { AttributeName: timeToLive, Enabled: true },
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      });
    });

    it("is kept and protected in production only", () => {
      const policy = isProduction ? "Retain" : "Delete";
      const kept = { DeletionPolicy: policy, UpdateReplacePolicy: policy };
      const [, table] = only(template("database"), "AWS::DynamoDB::Table");
      expect(table).toMatchObject({
        ...kept,
        Properties: { DeletionProtectionEnabled: isProduction },
      });
      const [, userPool] = only(template("auth"), "AWS::Cognito::UserPool");
      expect(userPool).toMatchObject({
        ...kept,
        Properties: { DeletionProtection: isProduction ? "ACTIVE" : "INACTIVE" },
      });
    });

    it("alone outlives its stage", () => {
      const kept = stage.names.flatMap((stack) =>
        Object.values(template(stack).toJSON().Resources as Record<string, Resource>)
          .filter(({ DeletionPolicy }) => DeletionPolicy === "Retain")
          .map(({ Type }) => Type),
      );
      expect(kept).toEqual(isProduction ? ["AWS::DynamoDB::Table", "AWS::Cognito::UserPool"] : []);
    });

    it("is in no public bucket, and moves over TLS only", () => {
      const buckets = resources("AWS::S3::Bucket");
      expect(buckets).toHaveLength(1);
      for (const [, { Properties }] of buckets) {
        expect(Properties).toMatchObject({
          PublicAccessBlockConfiguration: {
            BlockPublicAcls: true,
            BlockPublicPolicy: true,
            IgnorePublicAcls: true,
            RestrictPublicBuckets: true,
          },
        });
      }
      const policies = [
        ...resources("AWS::S3::BucketPolicy"),
        ...resources("AWS::SQS::QueuePolicy"),
        ...resources("AWS::SNS::TopicPolicy"),
      ];
      const guarded = [
        ...buckets,
        ...resources("AWS::SQS::Queue"),
        ...resources("AWS::SNS::Topic"),
      ].map(([id]) => id);
      const insecure = policies.filter(([, { Properties }]) =>
        JSON.stringify(Properties.PolicyDocument).includes('"aws:SecureTransport":"false"'),
      );
      for (const id of guarded) {
        const found = insecure.some(([, policy]) => JSON.stringify(policy).includes(`"${id}"`));
        expect([id, found]).toEqual([id, true]);
      }
      const { DistributionConfig } = only(template("web"), "AWS::CloudFront::Distribution")[1]
        .Properties;
      expect(JSON.stringify(DistributionConfig)).not.toContain("allow-all");
      if (isProduction) {
        expect(DistributionConfig).toMatchObject({
          ViewerCertificate: { MinimumProtocolVersion: "TLSv1.2_2021" },
        });
      }
    });
  });

  describe("sign-in", () => {
    it("asks our trigger before it takes somebody in", () => {
      const [, { Properties }] = only(template("auth"), "AWS::Cognito::UserPool");
      const { PreSignUp } = Properties.LambdaConfig as { PreSignUp: unknown };
      const trigger =
        template("auth").findResources("AWS::Lambda::Function")[referenced(PreSignUp)];
      expect(trigger).toHaveProperty("Properties.Handler", handlerOf("sign-up"));
    });

    it("is by e-mail and gives nobody AWS credentials", () => {
      const [, { Properties }] = only(template("auth"), "AWS::Cognito::UserPool");
      expect(Properties).toMatchObject({
        UsernameAttributes: ["email"],
        AutoVerifiedAttributes: ["email"],
      });
      expect(resources("AWS::Cognito::IdentityPool")).toEqual([]);
    });

    it("is by Google too where the stage has a domain, with a secret that no template holds", () => {
      const auth = template("auth");
      const [, client] = only(auth, "AWS::Cognito::UserPoolClient");
      const providers = all(auth, "AWS::Cognito::UserPoolIdentityProvider");
      if (!isProduction) {
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
        AttributeMapping: { email: "email", email_verified: "email_verified", name: "name" },
      });
      expect(client.Properties).toMatchObject({
        AllowedOAuthFlows: ["code"],
        AllowedOAuthScopes: ["openid", "profile", "email", "phone"],
        CallbackURLs: ["https://flightaides.example/login"],
        LogoutURLs: ["https://flightaides.example/login"],
        SupportedIdentityProviders: ["COGNITO", "Google"],
        GenerateSecret: false,
      });
    });
  });

  describe("mail", () => {
    it("goes out by a configuration set that hears of bounces and complaints and writes to neither again", () => {
      const email = template("email");
      const [, { Properties }] = only(email, "AWS::SES::ConfigurationSet");
      expect(Properties).toMatchObject({
        Name: `flightaides-${stage.name}`,
        DeliveryOptions: { TlsPolicy: "REQUIRE" },
        ReputationOptions: { ReputationMetricsEnabled: true },
        SuppressionOptions: { SuppressedReasons: ["BOUNCE", "COMPLAINT"] },
      });
      const [, destination] = only(email, "AWS::SES::ConfigurationSetEventDestination");
      const { EventDestination } = destination.Properties as {
        EventDestination: { MatchingEventTypes: string[]; SnsDestination: { TopicARN: unknown } };
      };
      expect(EventDestination.MatchingEventTypes).toEqual(["bounce", "complaint"]);
      expect(read(EventDestination.SnsDestination.TopicARN)).toBe("<Feedback>");
      const [, subscription] = only(template("notify"), "AWS::SNS::Subscription");
      expect(read(subscription.Properties.TopicArn)).toBe("<Feedback>");
      expect(read(subscription.Properties.Endpoint)).toBe("<feedback.Arn>");
      expect(subscription.Properties.RedrivePolicy).toBeDefined();
    });

    it("has an identity where the stage has a domain, as Cognito's codes have", () => {
      const identities = all(template("email"), "AWS::SES::EmailIdentity");
      const [, { Properties }] = only(template("auth"), "AWS::Cognito::UserPool");
      expect(identities).toHaveLength(isProduction ? 1 : 0);
      expect(Properties.EmailConfiguration).toEqual(
        isProduction
          ? expect.objectContaining({
              EmailSendingAccount: "DEVELOPER",
              From: "FlightAides <hello@flightaides.example>",
            })
          : undefined,
      );
    });
  });

  describe("the schedule", () => {
    it.each([
      ["notify", "1 minute"],
      ["sweep", "5 minutes"],
    ])("runs %s every %s, one run after the other, and repeats none", (name, time) => {
      const notify = template("notify");
      const rule = all(notify, "AWS::Events::Rule").find(([, { Properties }]) => {
        const [target] = Properties.Targets as { Arn: unknown }[];
        return read(target?.Arn) === `<${name}.Arn>`;
      });
      expect(rule?.[1].Properties).toMatchObject({
        ScheduleExpression: `rate(${time})`,
        State: "ENABLED",
        Targets: [{ DeadLetterConfig: {}, RetryPolicy: { MaximumRetryAttempts: 0 } }],
      });
      const { Timeout, ReservedConcurrentExecutions } = lambda(name).Properties;
      expect(Timeout).toBe(300);
      expect(ReservedConcurrentExecutions).toBe(isProduction ? 1 : undefined);
      const config = all(notify, "AWS::Lambda::EventInvokeConfig").find(
        ([, { Properties }]) => read(Properties.FunctionName) === `<${name}>`,
      );
      expect(config?.[1].Properties).toMatchObject({
        MaximumRetryAttempts: 0,
        // Longer than a run: what comes while one is under way waits for it.
        MaximumEventAgeInSeconds: 360,
        DestinationConfig: { OnFailure: { Destination: expect.anything() } },
      });
    });
  });

  describe("CloudFront", () => {
    type Behaviour = {
      PathPattern?: string;
      ResponseHeadersPolicyId: unknown;
      Compress: boolean;
      FunctionAssociations: { EventType: string; FunctionARN: unknown }[];
    };

    function distribution() {
      const [, { Properties }] = only(template("web"), "AWS::CloudFront::Distribution");
      return Properties.DistributionConfig as {
        CacheBehaviors: Behaviour[];
        DefaultCacheBehavior: Behaviour;
        CustomErrorResponses: Record<string, unknown>[];
        HttpVersion: string;
        Origins: { Id: string; DomainName: unknown }[];
        WebACLId?: unknown;
      };
    }

    function behaviour(pattern: string): Behaviour {
      const { CacheBehaviors, DefaultCacheBehavior } = distribution();
      if (pattern === "*") return DefaultCacheBehavior;
      const found = CacheBehaviors.find(({ PathPattern }) => PathPattern === pattern);
      if (!found) throw new Error(`There is no behaviour for ${pattern}`);
      return found;
    }

    /** What the function before this behaviour makes of a request; a value known only to AWS reads `?`. */
    function onRequest(pattern: string, uri: string) {
      const [association, ...others] = behaviour(pattern).FunctionAssociations;
      if (!association || others.length > 0) throw new Error("There is not one function");
      expect(association.EventType).toBe("viewer-request");
      const id = referenced(association.FunctionARN);
      const found = template("web").findResources("AWS::CloudFront::Function")[id] as Resource;
      const code = found.Properties.FunctionCode as string | { "Fn::Join": [string, unknown[]] };
      const parts = typeof code === "string" ? [code] : code["Fn::Join"][1];
      const source = parts.map((part) => (typeof part === "string" ? part : "?")).join("");
      return runInNewContext(`${source}; handler(event)`, { event: { request: { uri } } });
    }

    function headers(pattern: string) {
      const id = referenced(behaviour(pattern).ResponseHeadersPolicyId);
      const found = template("web").findResources("AWS::CloudFront::ResponseHeadersPolicy")[id];
      return found?.Properties.ResponseHeadersPolicyConfig as {
        SecurityHeadersConfig: Record<string, Record<string, unknown>>;
        CustomHeadersConfig?: { Items: { Header: string; Value: string }[] };
      };
    }

    it("speaks HTTP/3 and compresses", () => {
      expect(distribution().HttpVersion).toBe("http2and3");
      expect(behaviour("*").Compress).toBe(true);
      expect(behaviour("/api/*").Compress).toBe(true);
    });

    it("leads /api to the gateway without its prefix, with every method", () => {
      expect(onRequest("/api/*", "/api/flightAid").uri).toBe("/flightAid");
      expect(onRequest("/api/*", "/api/api/x").uri).toBe("/api/x");
      const { TargetOriginId, AllowedMethods } = behaviour("/api/*") as unknown as Record<
        string,
        unknown
      >;
      expect(AllowedMethods).toEqual(expect.arrayContaining(["POST", "PATCH", "DELETE"]));
      const origin = distribution().Origins.find(({ Id }) => Id === TargetOriginId);
      expect(read(origin?.DomainName)).toMatch(/^<Gateway>\.execute-api\.us-east-1\./);
    });

    it("keys what it keeps of the API by caller and query, as long as the contract says", () => {
      const [, { Properties }] = only(template("web"), "AWS::CloudFront::CachePolicy");
      expect(Properties.CachePolicyConfig).toMatchObject({
        MinTTL: 0,
        DefaultTTL: 0,
        ParametersInCacheKeyAndForwardedToOrigin: {
          EnableAcceptEncodingBrotli: true,
          HeadersConfig: { HeaderBehavior: "whitelist", Headers: ["Authorization"] },
          QueryStringsConfig: { QueryStringBehavior: "all" },
        },
      });
    });

    it("answers /config.json of this stage, never kept", () => {
      const answer = onRequest("/config.json", "/config.json");
      expect(answer).toMatchObject({
        statusCode: 200,
        headers: { "cache-control": { value: "no-store" } },
      });
      expect(JSON.parse(answer.body)).toEqual({
        stage: stage.name,
        region: "us-east-1",
        apiUrl: "/api",
        cognito: {
          userPoolId: "?",
          userPoolClientId: "?",
          ...(isProduction && {
            domain: expect.stringMatching(
              /^flightaides-prod-\w{8}\.auth\.us-east-1\.amazoncognito\.com$/,
            ),
          }),
        },
        paypal: { clientId: isProduction ? productionSettings.PAYPAL_CLIENT_ID : "" },
        fee: { amount: "10.00", currency: "USD" },
        supportAddress: "support@flightaides.example",
      });
    });

    it("gives the app for a page, a file for a file, and leaves failures as they are", () => {
      expect(onRequest("*", "/search-result").uri).toBe("/index.html");
      expect(onRequest("*", "/").uri).toBe("/index.html");
      expect(onRequest("*", "/assets/index-1.js").uri).toBe("/assets/index-1.js");
      for (const response of distribution().CustomErrorResponses) {
        expect(response).not.toHaveProperty("ResponsePagePath");
        expect(response).not.toHaveProperty("ResponseCode");
      }
    });

    it("lets browsers keep what has a hash in its name, and nothing else", () => {
      const [, { Properties }] = only(template("web"), "Custom::S3Uploader");
      expect(Properties.fileOptions).toEqual(
        expect.arrayContaining([
          { files: "**", cacheControl: expect.stringContaining("no-cache") },
          { files: "assets/**", cacheControl: "public,max-age=31536000,immutable" },
        ]),
      );
    });

    it("says a strict policy with every page: scripts by origin or hash, frames of PayPal alone", () => {
      const { SecurityHeadersConfig, CustomHeadersConfig } = headers("*");
      const policy = String(SecurityHeadersConfig.ContentSecurityPolicy?.ContentSecurityPolicy);
      const directives = Object.fromEntries(
        policy.split("; ").map((one) => {
          const [name = "", ...sources] = one.split(" ");
          return [name, sources];
        }),
      );
      const hash = expect.stringMatching(/^'sha256-[A-Za-z\d+/]{43}='$/);
      const paypal = ["https://*.paypal.com", "https://*.paypalobjects.com", "https://*.venmo.com"];
      const cognito = [
        "https://cognito-idp.us-east-1.amazonaws.com",
        ...(isProduction
          ? [expect.stringMatching(/^https:\/\/flightaides-prod-\w+\.auth\.us-east-1\./)]
          : []),
      ];
      expect(directives).toEqual({
        "default-src": ["'none'"],
        "script-src": ["'self'", hash, ...paypal],
        "style-src": ["'self'", "'unsafe-inline'"],
        "img-src": ["'self'", "data:", ...paypal],
        "font-src": ["'self'"],
        "connect-src": ["'self'", ...cognito, ...paypal],
        "frame-src": paypal,
        "manifest-src": ["'self'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["'none'"],
      });
      expect(SecurityHeadersConfig).toMatchObject({
        ContentTypeOptions: {},
        StrictTransportSecurity: {
          AccessControlMaxAgeSec: 63_072_000,
          IncludeSubdomains: true,
          Preload: true,
        },
        ReferrerPolicy: { ReferrerPolicy: "strict-origin-when-cross-origin" },
      });
      const custom = Object.fromEntries(
        CustomHeadersConfig?.Items.map(({ Header, Value }) => [Header, Value]) ?? [],
      );
      expect(custom["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
      expect(custom["permissions-policy"]).toContain("geolocation=()");
      expect(headers("/api/*").SecurityHeadersConfig).toHaveProperty("ContentTypeOptions");
    });

    it("stands behind a firewall in production, which counts what one address asks", () => {
      expect(distribution().WebACLId !== undefined).toBe(isProduction);
      if (!isProduction) return;
      const [, { Properties }] = only(template("web"), "AWS::WAFv2::WebACL");
      expect(Properties).toMatchObject({ Scope: "CLOUDFRONT", DefaultAction: { Allow: {} } });
      expect(JSON.stringify(Properties.Rules)).toContain('"AggregateKeyType":"IP"');
    });
  });

  it("says nothing secret in any template", () => {
    const everything = JSON.stringify(stage.names.map((stack) => template(stack).toJSON()));
    expect(everything).not.toMatch(
      /test-secret|PAYPAL_CLIENT_SECRET"\s*:|client_secret":"(?!\{\{)/,
    );
  });

  it("has no finding of cdk-nag without a reason", () => {
    const unexplained = stage.findings.filter(
      (found) =>
        !accepted.some(
          ({ rule, resource }) => rule.test(found.rule) && resource.test(found.resource),
        ),
    );
    expect(unexplained).toEqual([]);
    for (const { rule, resource } of stage.findings) {
      seen.push(...accepted.filter((one) => one.rule.test(rule) && one.resource.test(resource)));
    }
  });

  it("is valid CloudFormation", () => {
    const engine = new RegoEngine();
    try {
      for (const stack of stage.names) {
        const { diagnostics } = engine.validateStandard(new TemplateFile(stage.file(stack)));
        const wrong = diagnostics.filter(({ severity }) => /ERROR|FATAL/.test(severity));
        expect(wrong.map(({ ruleId, message }) => `${stack}: ${ruleId} ${message}`)).toEqual([]);
      }
    } finally {
      engine.free();
    }
  });

  it.runIf(isProduction)("rings alarms that say what to do, and docs/operating.md says it", () => {
    const alarms = all(template("monitoring"), "AWS::CloudWatch::Alarm").map(
      ([, { Properties }]) => Properties as Record<string, unknown>,
    );
    const guide = readFileSync("docs/operating.md", "utf8");
    for (const { AlarmName, AlarmDescription, AlarmActions } of alarms) {
      expect(AlarmActions).toHaveLength(1);
      const [, heading] = /docs\/operating\.md#([\w-]+)$/.exec(String(AlarmDescription)) ?? [];
      expect([AlarmName, guide.includes(`#### ${heading}\n`)]).toEqual([AlarmName, true]);
    }
    const names = alarms.map(({ AlarmName }) => String(AlarmName).replace("flightaides-prod-", ""));
    for (const name of functionNames) {
      expect(names).toEqual(expect.arrayContaining([`errors-${name}`, `throttles-${name}`]));
    }
    expect(names).toEqual(
      expect.arrayContaining([
        "gateway-failures",
        ...httpNames.map((one) => `latency-${one}`),
        "lost-notify",
        "lost-sweep",
        "lost-feedback",
        "mails-parked",
        "notify-lag",
        "captures-unsettled",
        "mail-bounces",
        "mail-complaints",
      ]),
    );
    expect(all(template("monitoring"), "AWS::CloudWatch::Dashboard")).toHaveLength(1);
    const [, budget] = only(template("monitoring"), "AWS::Budgets::Budget");
    expect(budget.Properties).toMatchObject({
      Budget: { TimeUnit: "MONTHLY", BudgetLimit: { Unit: "USD" } },
    });
  });
});

it("gives no reason for a finding that is gone", () => {
  const stale = accepted.filter((one) => !seen.includes(one));
  expect(stale.map(({ rule, resource }) => `${rule} ${resource}`)).toEqual([]);
});

describe("settings", () => {
  it("refuse a production by halves", () => {
    expect(() => settings("prod", { DOMAIN: "flightaides.example" })).toThrow(
      "Production needs HOSTED_ZONE_ID, GOOGLE_CLIENT_ID",
    );
  });

  it("let a personal stage go without, at PayPal's sandbox", () => {
    const { paypal, domain } = settings("ada", {});
    expect(paypal.baseUrl).toBe("https://api-m.sandbox.paypal.com");
    expect(domain).toBeUndefined();
    expect(settings("prod", productionSettings).paypal.baseUrl).toBe("https://api-m.paypal.com");
  });
});

/** What each function may do beside writing its own log. */
function given(isProduction: boolean): Record<string, string[]> {
  const everyItemAction =
    "dynamodb:GetItem,BatchGetItem,Query,PutItem,UpdateItem,DeleteItem,BatchWriteItem,ConditionCheckItem";
  const queries = (...names: string[]) =>
    `dynamodb:Query ${names.map((name) => `<Table.Arn>/index/${name}`).join(" ")}`;
  const identity = isProduction ? "flightaides.example" : "*";
  const sends =
    `ses:SendEmail arn:aws:ses:ours:identity/${identity} arn:aws:ses:ours:configuration-set/<ConfigurationSet>` +
    " if ses:FromAddress is hello@flightaides.example";
  const secrets = (...names: string[]) => {
    const path = `arn:aws:ssm:ours:parameter/sst/flightaides/${isProduction ? "prod" : "ada"}/Secret`;
    return `ssm:GetParameter ${names.map((name) => `${path}/${name}/value`).join(" ")}`;
  };
  const some = (...partitions: string[]) =>
    `${everyItemAction} <Table.Arn> if dynamodb:LeadingKeys is ${partitions.join(" or ")}`;
  const lost = (name: string) =>
    `sqs:SendMessage,GetQueueAttributes,GetQueueUrl <${name}failures.Arn>`;
  const paid = ["connection#*", "order#*", "webhook#*", "user#*"];
  return {
    api: [
      `${everyItemAction} <Table.Arn>`,
      queries(...Object.keys(indexes).filter((name) => name !== "due")),
      sends,
      secrets("UNSUBSCRIBE_SECRET"),
    ],
    airport: [],
    payment: [
      some(...paid),
      sends,
      secrets("PAYPAL_CLIENT_ID", "PAYPAL_CLIENT_SECRET", "PAYPAL_WEBHOOK_ID"),
    ],
    communication: [some("user#*", "connection#*"), sends, secrets("UNSUBSCRIBE_SECRET")],
    account: [
      some("user#*", "itinerary#*", "connection#*"),
      queries("owner"),
      "cognito-idp:AdminGetUser,AdminDeleteUser <UserPool.Arn>",
    ],
    notify: [
      lost("notify"),
      `${everyItemAction} <Table.Arn>`,
      queries("due", "route-by-date", "flight-by-date", "area"),
      sends,
      "ses:GetAccount *",
      secrets("UNSUBSCRIBE_SECRET"),
    ],
    sweep: [
      lost("sweep"),
      some(...paid),
      queries("due"),
      sends,
      secrets("PAYPAL_CLIENT_ID", "PAYPAL_CLIENT_SECRET"),
    ],
    feedback: [
      lost("feedback"),
      "dynamodb:GetItem,UpdateItem <Table.Arn> if dynamodb:LeadingKeys is user#*",
    ],
    "sign-up": [
      "cognito-idp:AdminGetUser,AdminCreateUser,AdminSetUserPassword,AdminLinkProviderForUser,AdminDeleteUser <UserPool.Arn>",
    ],
  };
}

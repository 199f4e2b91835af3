/** What would be deployed, synthesised without credentials or network: a personal stage beside production. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { Template } from "aws-cdk-lib/assertions";
import { App, getStack } from "sst/constructs";
import { initProject } from "sst/project.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { routeKey } from "../packages/core/src/contract";
import { contracts, type FunctionName } from "../packages/core/src/contracts";
import { createTableInput, timeToLive } from "../packages/core/src/db/table";
import config from "../sst.config";
import { Api } from "./api";
import { Auth } from "./auth";
import { Database } from "./database";
import { Web } from "./web";

type Resource = { Properties: Record<string, unknown> } & Record<string, unknown>;
type Statement = { Action: string | string[]; Resource: unknown };
type Stacks = Record<"database" | "auth" | "api" | "web", Template>;

const functionNames = Object.keys(contracts) as FunctionName[];
const handlerOf = (name: FunctionName) => `packages/functions/src/${name}.handler`;

let output: string;
beforeAll(async () => {
  output = await mkdtemp(join(tmpdir(), "flightaides-stacks-"));
});
afterAll(() => rm(output, { recursive: true, force: true }));

/** As `sst deploy` does it, functions and site built, up to where it would call AWS. */
async function synthesise(stage: string): Promise<Stacks> {
  await initProject({ stage });
  const app = new App(
    { ...config.config(), mode: "deploy", stage, account: "000000000000" },
    { outdir: join(output, stage) },
  );
  await config.stacks(app);
  await app.finish();
  const template = (stack: Parameters<typeof getStack>[0]) => Template.fromStack(getStack(stack));
  return {
    database: template(Database),
    auth: template(Auth),
    api: template(Api),
    web: template(Web),
  };
}

function all(template: Template, type: string): [string, Resource][] {
  return Object.entries(template.findResources(type)) as [string, Resource][];
}

function only(template: Template, type: string): [string, Resource] {
  const [found, ...others] = all(template, type);
  if (!found || others.length > 0) throw new Error(`There is not one ${type}`);
  return found;
}

/** The logical id in `{Ref}` or `{Fn::GetAtt}`, wherever it stands in a value. */
function referenced(value: unknown): string {
  const [, id] = /"(?:Ref|Fn::GetAtt)":\[?"(\w+)"/.exec(JSON.stringify(value)) ?? [];
  if (!id) throw new Error(`No reference in ${JSON.stringify(value)}`);
  return id;
}

/** What another stack gets when it imports this value. */
function exported(template: Template, value: unknown): { "Fn::ImportValue": unknown } {
  const found = Object.values(template.findOutputs("*")).find(
    (one) => one.Export && JSON.stringify(one.Value) === JSON.stringify(value),
  );
  if (!found) throw new Error(`${JSON.stringify(value)} is not exported`);
  return { "Fn::ImportValue": found.Export.Name };
}

describe.each(["ada", "prod"])("the stage %s", (stage) => {
  let stacks: Stacks;
  beforeAll(async () => {
    stacks = await synthesise(stage);
  }, 180_000);

  const isProduction = stage === "prod";
  const kept = {
    DeletionPolicy: isProduction ? "Retain" : "Delete",
    UpdateReplacePolicy: isProduction ? "Retain" : "Delete",
  };

  function lambda(name: FunctionName): Resource {
    const functions = all(stacks.api, "AWS::Lambda::Function").map(([, found]) => found);
    const found = functions.find(({ Properties }) => Properties.Handler === handlerOf(name));
    if (!found) throw new Error(`There is no function ${name}`);
    return found;
  }

  /** Everything the function's role allows, but to write its own log. */
  function permissions(name: FunctionName): Statement[] {
    const roleId = referenced(lambda(name).Properties.Role);
    const role = stacks.api.findResources("AWS::IAM::Role")[roleId] as Resource;
    expect(role.Properties.Policies).toBeUndefined();
    expect(JSON.stringify(role.Properties.ManagedPolicyArns)).toBe(
      JSON.stringify([
        {
          "Fn::Join": [
            "",
            [
              "arn:",
              { Ref: "AWS::Partition" },
              ":iam::aws:policy/service-role/AWSLambdaBasicExecutionRole",
            ],
          ],
        },
      ]),
    );
    return all(stacks.api, "AWS::IAM::Policy")
      .filter(([, { Properties }]) => JSON.stringify(Properties.Roles).includes(`"${roleId}"`))
      .flatMap(([, { Properties }]) => {
        const { Statement } = Properties.PolicyDocument as { Statement: Statement[] };
        return Statement;
      });
  }

  it("has a route for every contract, with its function and its authoriser, and no other but $default", () => {
    const [authorizerId] = only(stacks.api, "AWS::ApiGatewayV2::Authorizer");
    const integrations = stacks.api.findResources("AWS::ApiGatewayV2::Integration");
    const functions = stacks.api.findResources("AWS::Lambda::Function");
    const routes = all(stacks.api, "AWS::ApiGatewayV2::Route").map(([, { Properties }]) => {
      const integration = integrations[referenced(Properties.Target)] as Resource;
      const target = functions[referenced(integration.Properties.IntegrationUri)] as Resource;
      return {
        key: Properties.RouteKey,
        handler: target.Properties.Handler,
        authorization: Properties.AuthorizationType,
        authorizer: Properties.AuthorizerId,
      };
    });
    const open = { authorization: "NONE", authorizer: undefined };
    const bearer = { authorization: "JWT", authorizer: { Ref: authorizerId } };
    const expected = functionNames.flatMap((name) =>
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
    expect(routes).toContainEqual({ key: "POST /flightAid", handler: handlerOf("api"), ...bearer });
  });

  it("lets through the tokens of its own user pool and client alone", () => {
    const [poolId] = only(stacks.auth, "AWS::Cognito::UserPool");
    const [clientId] = only(stacks.auth, "AWS::Cognito::UserPoolClient");
    const [, { Properties }] = only(stacks.api, "AWS::ApiGatewayV2::Authorizer");
    expect(Properties).toMatchObject({
      AuthorizerType: "JWT",
      IdentitySource: ["$request.header.Authorization"],
      JwtConfiguration: {
        Audience: [exported(stacks.auth, { Ref: clientId })],
        Issuer: {
          "Fn::Join": [
            "",
            [
              "https://cognito-idp.us-east-1.amazonaws.com/",
              exported(stacks.auth, { Ref: poolId }),
            ],
          ],
        },
      },
    });
  });

  it("has the table that the local engine gets", () => {
    const [, { Properties }] = only(stacks.database, "AWS::DynamoDB::Table");
    const { TableName: _, ...wanted } = createTableInput("any");
    expect(Properties).toMatchObject(wanted);
    expect(Properties).toMatchObject({
      TimeToLiveSpecification: { AttributeName: timeToLive, Enabled: true },
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    });
  });

  it("keeps and protects people's data in production only", () => {
    const [, table] = only(stacks.database, "AWS::DynamoDB::Table");
    expect(table).toMatchObject({
      ...kept,
      Properties: { DeletionProtectionEnabled: isProduction },
    });
    const [, userPool] = only(stacks.auth, "AWS::Cognito::UserPool");
    expect(userPool).toMatchObject({
      ...kept,
      Properties: { DeletionProtection: isProduction ? "ACTIVE" : "INACTIVE" },
    });
  });

  it.each(["api", "account"] as const)(
    "lets %s reach the items of that table, action by action",
    (name) => {
      const [tableId] = only(stacks.database, "AWS::DynamoDB::Table");
      const table = exported(stacks.database, { "Fn::GetAtt": [tableId, "Arn"] });
      const statements = permissions(name).filter(({ Action }) =>
        String(Action).startsWith("dynamodb:"),
      );
      expect(statements.map(({ Resource }) => Resource)).toEqual([
        table,
        { "Fn::Join": ["", [table, "/index/*"]] },
      ]);
      const actions = statements.flatMap(({ Action }) => Action);
      expect(actions).toEqual(expect.arrayContaining(["dynamodb:Query", "dynamodb:PutItem"]));
      for (const action of actions) expect(action).toMatch(/^dynamodb:(?!Scan)[A-Za-z]+$/);
    },
  );

  it("lets account alone remove a sign-in, and of that user pool", () => {
    const [poolId] = only(stacks.auth, "AWS::Cognito::UserPool");
    const arn = exported(stacks.auth, { "Fn::GetAtt": [poolId, "Arn"] });
    const beyondItems = (name: FunctionName) =>
      permissions(name).filter(({ Action }) => !String(Action).startsWith("dynamodb:"));
    expect(beyondItems("api")).toEqual([]);
    expect(beyondItems("account")).toMatchObject([
      { Action: ["cognito-idp:AdminGetUser", "cognito-idp:AdminDeleteUser"], Resource: arn },
    ]);
  });

  it("asks our trigger before it takes somebody in, which may join accounts of this pool and no more", () => {
    const [poolId, { Properties }] = only(stacks.auth, "AWS::Cognito::UserPool");
    const { PreSignUp } = Properties.LambdaConfig as { PreSignUp: unknown };
    const trigger = stacks.auth.findResources("AWS::Lambda::Function")[referenced(PreSignUp)];
    expect(trigger).toHaveProperty("Properties.Handler", "packages/functions/src/sign-up.handler");
    const [, policy] = only(stacks.auth, "AWS::IAM::Policy");
    expect(policy.Properties.PolicyDocument).toMatchObject({
      Statement: [{ Effect: "Allow", Resource: { "Fn::GetAtt": [poolId, "Arn"] } }],
    });
    expect(JSON.stringify(policy)).not.toContain("*");
  });

  it("lets airport do nothing and tells it of no table", () => {
    expect(permissions("airport")).toEqual([]);
    expect(lambda("airport").Properties.Environment).not.toHaveProperty("Variables.TABLE_NAME");
  });

  it.each(functionNames)("runs %s on Node 24 and arm64, told its stage and version", (name) => {
    expect(lambda(name).Properties).toMatchObject({
      Runtime: "nodejs24.x",
      Architectures: ["arm64"],
      Environment: { Variables: { STAGE: stage, VERSION: expect.stringMatching(/./) } },
    });
  });

  it.each(["api", "account"] as const)("tells %s its table and its user pool", (name) => {
    const [tableId] = only(stacks.database, "AWS::DynamoDB::Table");
    const [poolId] = only(stacks.auth, "AWS::Cognito::UserPool");
    const [clientId] = only(stacks.auth, "AWS::Cognito::UserPoolClient");
    expect(lambda(name).Properties).toMatchObject({
      Environment: {
        Variables: {
          TABLE_NAME: exported(stacks.database, { Ref: tableId }),
          USER_POOL_ID: exported(stacks.auth, { Ref: poolId }),
          USER_POOL_CLIENT_ID: exported(stacks.auth, { Ref: clientId }),
        },
      },
    });
  });

  it("signs people in by e-mail and gives nobody AWS credentials", () => {
    const [, { Properties }] = only(stacks.auth, "AWS::Cognito::UserPool");
    expect(Properties).toMatchObject({
      UsernameAttributes: ["email"],
      AutoVerifiedAttributes: ["email"],
    });
    for (const template of Object.values(stacks)) {
      template.resourceCountIs("AWS::Cognito::IdentityPool", 0);
    }
  });

  describe("CloudFront", () => {
    type Behaviour = {
      PathPattern?: string;
      FunctionAssociations: { EventType: string; FunctionARN: unknown }[];
    };

    function distribution() {
      const [, { Properties }] = only(stacks.web, "AWS::CloudFront::Distribution");
      return Properties.DistributionConfig as {
        CacheBehaviors: Behaviour[];
        DefaultCacheBehavior: Behaviour;
        CustomErrorResponses: Record<string, unknown>[];
        Origins: { Id: string; DomainName: unknown }[];
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
      const found = stacks.web.findResources("AWS::CloudFront::Function")[id] as Resource;
      const code = found.Properties.FunctionCode as string | { "Fn::Join": [string, unknown[]] };
      const parts = typeof code === "string" ? [code] : code["Fn::Join"][1];
      const source = parts.map((part) => (typeof part === "string" ? part : "?")).join("");
      return runInNewContext(`${source}; handler(event)`, { event: { request: { uri } } });
    }

    it("leads /api to the gateway without its prefix, with every method", () => {
      expect(onRequest("/api/*", "/api/flightAid").uri).toBe("/flightAid");
      expect(onRequest("/api/*", "/api/api/x").uri).toBe("/api/x");
      const { TargetOriginId, AllowedMethods } = behaviour("/api/*") as Record<string, unknown>;
      expect(AllowedMethods).toEqual(expect.arrayContaining(["POST", "PATCH", "DELETE"]));
      const origin = distribution().Origins.find(({ Id }) => Id === TargetOriginId);
      expect(JSON.stringify(origin?.DomainName)).toContain(".execute-api.us-east-1.");
    });

    it("keys what it keeps of the API by caller and query, as long as the contract says", () => {
      const [, { Properties }] = only(stacks.web, "AWS::CloudFront::CachePolicy");
      expect(Properties.CachePolicyConfig).toMatchObject({
        MinTTL: 0,
        DefaultTTL: 0,
        ParametersInCacheKeyAndForwardedToOrigin: {
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
        stage,
        region: "us-east-1",
        apiUrl: "/api",
        cognito: { userPoolId: "?", userPoolClientId: "?" },
        fee: { amount: "10.00", currency: "USD" },
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
  });
});

/** The HTTP API: routes, authorisers, throttles and the access log. */
import type { Template } from "aws-cdk-lib/assertions";
import { describe, expect, it } from "vitest";
import { type Contract, needsToken, routeKey } from "../../packages/core/src/contract";
import { contracts } from "../../packages/core/src/contracts";
import { requestRates, throttleOf } from "../../packages/core/src/http-limits";
import { all, handlerOf, only, type Resource, referenced, text } from "./stage";
import { httpNames, stages } from "./stages";

describe.each(stages)("the gateway of $name", (stage) => {
  it("has a route for each contract, with its function and authoriser, and $default", () => {
    const api = stage.template("Api");
    const [authorizerId] = only(api, "AWS::ApiGatewayV2::Authorizer");
    const integrations = api.findResources("AWS::ApiGatewayV2::Integration");
    const lambdas = api.findResources("AWS::Lambda::Function");
    const routes = all(api, "AWS::ApiGatewayV2::Route").map(([, { Properties }]) => {
      const integration = integrations[referenced(Properties.Target)] as Resource;
      const target = lambdas[
        functionBehind(api, integration.Properties.IntegrationUri)
      ] as Resource;
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
        handler: `${handlerOf(name)}.handler`,
        ...(needsToken(contract.auth) ? bearer : open),
      })),
    );
    const byKey = (a: { key: unknown }, b: { key: unknown }) =>
      String(a.key).localeCompare(String(b.key));
    expect(routes.toSorted(byKey)).toEqual(
      [...expected, { key: "$default", handler: `${handlerOf("api")}.handler`, ...open }].sort(
        byKey,
      ),
    );
    expect(routes).toContainEqual({
      key: "POST /flightAid",
      handler: `${handlerOf("api")}.handler`,
      ...bearer,
    });
  });

  it("accepts only tokens of its own user pool and client", () => {
    const [, { Properties }] = only(stage.template("Api"), "AWS::ApiGatewayV2::Authorizer");
    expect(Properties).toMatchObject({
      AuthorizerType: "JWT",
      IdentitySource: ["$request.header.Authorization"],
    });
    const { Audience, Issuer } = Properties.JwtConfiguration as {
      Audience: unknown[];
      Issuer: unknown;
    };
    expect(Audience.map((one) => text(stage, one))).toEqual(["<UserPoolWebClient>"]);
    expect(text(stage, Issuer)).toBe("https://cognito-idp.us-east-1.amazonaws.com/<UserPool>");
  });

  it("throttles each route by its contract and depends on the routes", () => {
    const [, stageResource] = only(stage.template("Api"), "AWS::ApiGatewayV2::Stage");
    const settings = stageResource.Properties.RouteSettings as Record<
      string,
      { ThrottlingRateLimit: number; ThrottlingBurstLimit: number }
    >;
    const routes = all(stage.template("Api"), "AWS::ApiGatewayV2::Route");
    expect(Object.keys(settings).sort()).toEqual(
      routes.map(([, { Properties }]) => String(Properties.RouteKey)).sort(),
    );
    expect(stageResource.DependsOn).toEqual(
      expect.arrayContaining(routes.map(([logicalId]) => logicalId)),
    );
    const everyContract = httpNames.flatMap((name): readonly Contract[] => contracts[name]);
    for (const contract of everyContract) {
      const { rate, burst } = throttleOf(requestRates[contract.rate ?? "usual"]);
      expect([routeKey(contract), settings[routeKey(contract)]]).toEqual([
        routeKey(contract),
        { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst },
      ]);
    }
    const rate = (key: string) => settings[key]?.ThrottlingRateLimit ?? Number.NaN;
    expect(rate("POST /flightAid/searchItin")).toBeGreaterThan(rate("POST /flightAid"));
    expect(rate("GET /airports")).toBeGreaterThan(rate("GET /me"));
    expect(rate("POST /communication/email:send")).toBeLessThan(rate("GET /me"));
  });

  it("does not answer preflights and unknown paths itself: they reach a function and its check of the origin", () => {
    const [, { Properties }] = only(stage.template("Web"), "AWS::ApiGatewayV2::Api");
    expect(Properties).not.toHaveProperty("CorsConfiguration");
    const keys = all(stage.template("Api"), "AWS::ApiGatewayV2::Route").map(
      ([, route]) => route.Properties.RouteKey,
    );
    expect(keys).toContain("$default");
  });

  it("logs each request without path and query", () => {
    const [, { Properties }] = only(stage.template("Api"), "AWS::ApiGatewayV2::Stage");
    const { DestinationArn, Format } = Properties.AccessLogSettings as Record<string, string>;
    expect(text(stage, DestinationArn)).toBe("<accesslog.Arn>");
    const group = all(stage.template("Api"), "AWS::Logs::LogGroup").find(([id]) =>
      id.startsWith("accesslog"),
    );
    // Another prefix needs a statement in the account's policy for log deliveries, which is limited
    // to about ten stages.
    expect(group?.[1].Properties.LogGroupName).toBe(
      `/aws/vendedlogs/flightaides/${stage.name}/access`,
    );
    const { status, peer, ...others } = JSON.parse(Format ?? "");
    expect({ status, peer }).toEqual({
      status: "$context.status",
      // CloudFront's address. The gateway has no variable with the viewer's address: functions log that.
      peer: "$context.identity.sourceIp",
    });
    expect(others).not.toHaveProperty("address");
    expect(Format).not.toMatch(/context\.path|authorizer\.claims|querystring/);
  });
});

/** The logical id of the function that a target refers to, directly or through an alias. */
function functionBehind(api: Template, address: unknown): string {
  const id = referenced(address);
  const alias = api.findResources("AWS::Lambda::Alias")[id];
  return alias ? referenced(alias.Properties.FunctionName) : id;
}

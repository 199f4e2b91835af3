/** CloudFront: behaviours, caching, /config.json, headers and the firewall. */
import { createHash } from "node:crypto";
import { runInNewContext } from "node:vm";
import { CachePolicy } from "aws-cdk-lib/aws-cloudfront";
import { describe, expect, it } from "vitest";
import { originKeyHeader, viewerAddressHeader } from "../../packages/core/src/edge";
import { WebConfig } from "../../packages/core/src/web-config/contract";
import { originModule } from "../../packages/web/edge";
import { openApiFile, served } from "../../packages/web/files";
import { maxInlineScripts } from "../../packages/web/headers";
import { challengePath, openApiPath } from "../../packages/web/src/lib/pages";
import { releases } from "../../releases/recorded";
import { placeholderPage, productionSettings } from "./fixtures";
import { all, allOf, exported, only, type Resource, referenced, text, variablesOf } from "./stage";
import { httpNames, shared, stages } from "./stages";

const viewerAddress = "192.0.2.1";

const scriptHash = (script: string) =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

type Rule = {
  Name: string;
  Priority: number;
  Action: Record<string, unknown>;
  Statement: {
    RateBasedStatement?: {
      Limit: number;
      AggregateKeyType: string;
      ScopeDownStatement: Statement;
    };
  };
};
type Statement = {
  AndStatement?: { Statements: Statement[] };
  NotStatement?: { Statement: Statement };
  ByteMatchStatement?: {
    FieldToMatch: { Method?: unknown; UriPath?: unknown };
    PositionalConstraint: string;
    SearchString: string;
  };
};

/** Whether AWS WAF would find that a request matches, by the statements that the firewall uses. */
function isMatch(statement: Statement, request: { method: string; path: string }): boolean {
  const { AndStatement, NotStatement, ByteMatchStatement } = statement;
  if (AndStatement) return AndStatement.Statements.every((one) => isMatch(one, request));
  if (NotStatement) return !isMatch(NotStatement.Statement, request);
  if (!ByteMatchStatement) throw new Error(`An unknown statement: ${JSON.stringify(statement)}`);
  const { FieldToMatch, PositionalConstraint, SearchString } = ByteMatchStatement;
  const value = FieldToMatch.Method ? request.method : request.path;
  return PositionalConstraint === "EXACTLY"
    ? value === SearchString
    : value.startsWith(SearchString);
}

describe.each(stages)("the site of $name", (stage) => {
  type Behaviour = {
    PathPattern?: string;
    TargetOriginId: string;
    AllowedMethods: string[];
    ResponseHeadersPolicyId: unknown;
    CachePolicyId: unknown;
    Compress: boolean;
    FunctionAssociations: { EventType: string; FunctionARN: unknown }[];
  };

  function distribution() {
    const [, { Properties }] = only(stage.template("Web"), "AWS::CloudFront::Distribution");
    return Properties.DistributionConfig as {
      CacheBehaviors: Behaviour[];
      DefaultCacheBehavior: Behaviour;
      CustomErrorResponses: Record<string, unknown>[];
      HttpVersion: string;
      Origins: {
        Id: string;
        DomainName: unknown;
        OriginCustomHeaders?: { HeaderName: string; HeaderValue: unknown }[];
      }[];
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

  it("runs two edge functions for a file of the site and one for a call, as docs/scale.md counts them", () => {
    const runs = ["*", "/api/*"].map((pattern) => behaviour(pattern).FunctionAssociations.length);
    expect(runs).toEqual([2, 1]);
  });

  /** Runs the function of a behaviour. Values that CloudFormation resolves are `?`. */
  function run(pattern: string, type: "viewer-request" | "viewer-response", event: unknown) {
    const [association, ...others] = behaviour(pattern).FunctionAssociations.filter(
      ({ EventType }) => EventType === type,
    );
    if (!association || others.length > 0) throw new Error("There is not exactly one function");
    const id = referenced(association.FunctionARN);
    const found = stage.template("Web").findResources("AWS::CloudFront::Function")[id] as Resource;
    const code = found.Properties.FunctionCode as string | { "Fn::Join": [string, unknown[]] };
    const parts = typeof code === "string" ? [code] : code["Fn::Join"][1];
    const source = parts.map((part) => (typeof part === "string" ? part : "?")).join("");
    // The size that CloudFront allows. The placeholder of the site has one script, which each of two policies allows.
    const furtherHashes = 2 * (maxInlineScripts - 1) * scriptHash("").length;
    expect(Buffer.byteLength(source) + furtherHashes).toBeLessThan(10_240);
    let originId: string | undefined;
    const cf = {
      selectRequestOriginById(id: string) {
        originId = id;
      },
    };
    const script = `${source.replace(originModule, "")}; handler(event)`;
    const result = runInNewContext(script, { event, cf });
    return originId === undefined ? result : { ...result, originId };
  }

  function onRequest(
    pattern: string,
    uri: string,
    query: Record<string, string> = {},
    agent?: string,
  ) {
    const parameters = Object.entries(query).map(([key, value]) => [
      key,
      encodeURIComponent(value),
    ]);
    const request = {
      method: "GET",
      uri,
      querystring: Object.fromEntries(parameters.map(([key, value]) => [key, { value }])),
      headers: agent === undefined ? {} : { "user-agent": { value: agent } },
      rawQueryString: () =>
        parameters.map((parameter) => parameter.join("=")).join("&") || undefined,
    };
    const event = { request, viewer: { ip: viewerAddress } };
    return run(pattern, "viewer-request", event);
  }

  /** The headers that the response to a page gets. @param uri its address, or its file */
  function onResponse(uri: string): Record<string, string> {
    const event = { request: { uri }, response: { headers: {} } };
    const { headers } = run("*", "viewer-response", event);
    return Object.fromEntries(
      Object.entries(headers as Record<string, { value: string }>).map(([name, { value }]) => [
        name,
        value,
      ]),
    );
  }

  /** A policy of CloudFront: production's own, or the one that other stages share. */
  function policy(type: "CachePolicy" | "ResponseHeadersPolicy", id: unknown) {
    const imported = (id as Record<string, unknown>)["Fn::ImportValue"];
    const owner = imported === undefined ? stage.template("Web") : shared.template("Shared");
    const value = imported === undefined ? id : exported(shared, imported);
    const found = owner.findResources(`AWS::CloudFront::${type}`)[referenced(value)];
    return found?.Properties[`${type}Config`];
  }

  function headers(pattern: string) {
    return policy("ResponseHeadersPolicy", behaviour(pattern).ResponseHeadersPolicyId) as {
      SecurityHeadersConfig: Record<string, Record<string, unknown>>;
      CustomHeadersConfig?: { Items: { Header: string; Value: string }[] };
    };
  }

  it("speaks HTTP/3 and compresses", () => {
    expect(distribution().HttpVersion).toBe("http2and3");
    expect(behaviour("*").Compress).toBe(true);
    expect(behaviour("/api/*").Compress).toBe(true);
  });

  it("forwards /api to the gateway without its prefix, with every method", () => {
    expect(onRequest("/api/*", "/api/flightAid").uri).toBe("/flightAid");
    expect(onRequest("/api/*", "/api/api/x").uri).toBe("/api/x");
    const { TargetOriginId, AllowedMethods } = behaviour("/api/*");
    expect(AllowedMethods).toEqual(expect.arrayContaining(["POST", "PUT", "PATCH", "DELETE"]));
    const origin = distribution().Origins.find(({ Id }) => Id === TargetOriginId);
    expect(text(stage, origin?.DomainName)).toMatch(/^<Gateway>\.execute-api\.us-east-1\./);
  });

  it("forwards pages of follow links to the gateway", () => {
    const { uri, headers } = onRequest("/follow/*", "/follow/0123456789abcdefghijkl");
    expect(uri).toBe("/follow/0123456789abcdefghijkl/page");
    expect(headers).toHaveProperty(viewerAddressHeader);
    expect(behaviour("/follow/*")).toMatchObject({
      TargetOriginId: behaviour("/api/*").TargetOriginId,
      CachePolicyId: behaviour("/api/*").CachePolicyId,
      // A redirect would have let the first request go unencrypted.
      ViewerProtocolPolicy: "https-only",
    });
  });

  it("keeps no path of a request for a follow link: in no log, and in no sample of the firewall", () => {
    const { CacheBehaviors, DefaultCacheBehavior, ...rest } = distribution();
    expect(rest).not.toHaveProperty("Logging");
    for (const one of [DefaultCacheBehavior, ...CacheBehaviors])
      expect(one).not.toHaveProperty("RealtimeLogConfigArn");
    const logs = ["AWS::Logs::DeliverySource", "AWS::WAFv2::LoggingConfiguration"];
    expect(logs.flatMap((type) => allOf(stage, type))).toEqual([]);
    if (!stage.isProduction) return;
    const [, { Properties }] = only(stage.template("Web"), "AWS::WAFv2::WebACL");
    type Sampled = { VisibilityConfig: { SampledRequestsEnabled: boolean } };
    const acl = Properties as Sampled & { Rules: (Rule & Sampled)[] };
    const reads = (path: string) =>
      acl.Rules.filter(({ Statement }) => {
        const { RateBasedStatement, ...single } = Statement;
        const scope = RateBasedStatement ? RateBasedStatement.ScopeDownStatement : single;
        return isMatch(scope, { method: "GET", path });
      });
    const paths = ["/follow/0123456789abcdefghijkl", "/api/follow/0123456789abcdefghijkl"];
    const rules = paths.flatMap(reads);
    expect(rules.map(({ Name }) => Name)).toContain("RateOfCalls");
    for (const { VisibilityConfig } of [acl, ...rules])
      expect(VisibilityConfig.SampledRequestsEnabled).toBe(false);
  });

  /** The generation of the key that CloudFront sends: docs/operating.md#rotation. */
  function generation(): number {
    const { TargetOriginId } = behaviour("/api/*");
    const origin = distribution().Origins.find(({ Id }) => Id === TargetOriginId);
    const [header, ...others] = origin?.OriginCustomHeaders ?? [];
    expect(others).toEqual([]);
    expect(header?.HeaderName).toBe(originKeyHeader);
    const reference = /^\{\{resolve:secretsmanager:<OriginKey(\d+)>:SecretString:::\}\}$/;
    const [, number] = reference.exec(text(stage, header?.HeaderValue)) ?? [];
    return Number(number);
  }

  it("tells the gateway the viewer's address and a key, which the template does not hold", () => {
    expect(onRequest("/api/*", "/api/flightAid").headers).toEqual({
      [viewerAddressHeader]: { value: viewerAddress },
    });
    const sent = generation();
    const secrets = all(stage.template("Web"), "AWS::SecretsManager::Secret");
    for (const [, { Properties }] of secrets) {
      expect(Properties).toMatchObject({ GenerateSecretString: { PasswordLength: 40 } });
      expect(Properties).not.toHaveProperty("SecretString");
    }
    expect(secrets.map(([, { Properties }]) => Properties.Name).sort()).toEqual(
      // Also those that functions accept as deployed before this rotation, or before it is undone.
      [sent - 2, sent - 1, sent, sent + 1, sent + 2]
        .filter((number) => number >= 0)
        .map((number) => `flightaides/${stage.name}/origin-key-${number}`)
        .sort(),
    );
  });

  // During a rotation, either side may change first.
  it.each(httpNames)("sends a key that %s accepts before, while and after it changes", (name) => {
    const { ORIGIN_KEYS = "" } = variablesOf(stage, name);
    const reference = (number: number) =>
      `{{resolve:secretsmanager:flightaides/${stage.name}/origin-key-${number}:SecretString:::}}`;
    const sent = generation();
    expect(ORIGIN_KEYS.split(",").sort()).toEqual([sent - 1, sent, sent + 1].map(reference).sort());
  });

  it("caches API responses by caller and query, for as long as their headers say", () => {
    expect(policy("CachePolicy", behaviour("/api/*").CachePolicyId)).toMatchObject({
      MinTTL: 0,
      DefaultTTL: 0,
      ParametersInCacheKeyAndForwardedToOrigin: {
        EnableAcceptEncodingBrotli: true,
        HeadersConfig: { HeaderBehavior: "whitelist", Headers: ["Authorization"] },
        QueryStringsConfig: { QueryStringBehavior: "all" },
      },
    });
  });

  it("serves the OpenAPI document from the bucket, though it is below the path of the API", () => {
    const patterns = distribution().CacheBehaviors.map(({ PathPattern }) => PathPattern);
    expect(patterns.indexOf(openApiPath)).toBeGreaterThanOrEqual(0);
    expect(patterns.indexOf(openApiPath)).toBeLessThan(patterns.indexOf("/api/*"));
    const { TargetOriginId, ResponseHeadersPolicyId } = behaviour("*");
    expect(behaviour(openApiPath)).toMatchObject({
      TargetOriginId,
      ResponseHeadersPolicyId,
      Compress: true,
    });
    expect(behaviour(openApiPath).FunctionAssociations ?? []).toEqual([]);
    expect(served(openApiFile)).toEqual({
      contentType: "application/json",
      cacheControl: "public,max-age=300",
    });
  });

  it("serves /config.json of this stage, uncached", () => {
    const answer = onRequest("/config.json", "/config.json");
    expect(answer).toMatchObject({
      statusCode: 200,
      headers: { "cache-control": { value: "no-store" } },
    });
    expect(WebConfig.parse(JSON.parse(answer.body))).toEqual(JSON.parse(answer.body));
    expect(JSON.parse(answer.body)).toEqual({
      stage: stage.name,
      region: "us-east-1",
      apiUrl: "/api",
      cognito: {
        userPoolId: "?",
        userPoolClientId: "?",
        ...(stage.isProduction && {
          domain: expect.stringMatching(
            /^flightaides-prod-\w{8}\.auth\.us-east-1\.amazoncognito\.com$/,
          ),
        }),
      },
      ...(stage.isProduction && { paypal: { clientId: productionSettings.PAYPAL_CLIENT_ID } }),
      fee: { amount: "10.00", currency: "USD" },
      supportAddress: "support@flightaides.example",
    });
  });

  it("serves the file of a page, the frame for other pages and files for files, and leaves errors unchanged", () => {
    expect(onRequest("*", "/").uri).toBe("/index.html");
    expect(onRequest("*", "/search").uri).toBe("/search.html");
    expect(onRequest("*", "/fr/").uri).toBe("/fr/index.html");
    expect(onRequest("*", "/hi/terms-of-use").uri).toBe("/hi/terms-of-use.html");
    expect(onRequest("*", `/trip/${"0a".repeat(16)}`).uri).toBe("/app.html");
    expect(onRequest("*", "/fr/nowhere").uri).toBe("/fr/app.html");
    expect(onRequest("*", "/assets/index-1.js").uri).toBe("/assets/index-1.js");
    expect(onRequest("*", "/fr//evil.example/", { sort: "a b" })).toEqual({
      statusCode: 301,
      headers: { location: { value: "/fr/evil.example/?sort=a%20b" } },
    });
    for (const response of distribution().CustomErrorResponses) {
      expect(response).not.toHaveProperty("ResponsePagePath");
      expect(response).not.toHaveProperty("ResponseCode");
    }
  });

  it("gets the preview of a trip for messengers from the gateway, with its key, and caches it", () => {
    const id = "0a".repeat(16);
    const { uri, originId } = onRequest("*", `/fr/trip/${id}`, {}, "WhatsApp/2.24.20.78 A");
    expect(uri).toBe(`/flightAid/${id}/preview/fr`);
    const origin = distribution().Origins.find(({ Id }) => Id === originId);
    expect(text(stage, origin?.DomainName)).toMatch(/^<Gateway>\.execute-api\./);
    expect(origin?.OriginCustomHeaders?.[0]?.HeaderName).toBe(originKeyHeader);
    // CloudFront selects origins of the distribution only, and caches by path, whatever the agent is.
    expect(behaviour("/api/*").TargetOriginId).toBe(originId);
    expect(behaviour("*").CachePolicyId).toBe(CachePolicy.CACHING_OPTIMIZED.cachePolicyId);
  });

  it("is not published by a stack, which would not wait for the API", () => {
    const uploads = ["Custom::S3Uploader", "Custom::CDKBucketDeployment"];
    expect(uploads.flatMap((type) => allOf(stage, type))).toEqual([]);
  });

  it("has its own address in production", () => {
    const records = all(stage.template("Web"), "AWS::Route53::RecordSet").map(
      ([, { Properties }]) => [Properties.Type, Properties.Name],
    );
    expect(records).toEqual(
      stage.isProduction
        ? [
            ["A", "flightaides.example."],
            ["AAAA", "flightaides.example."],
          ]
        : [],
    );
    const { Aliases } = distribution() as { Aliases?: string[] };
    expect(Aliases).toEqual(stage.isProduction ? ["flightaides.example"] : undefined);
  });

  it("serves pages with a strict policy: scripts by origin or hash, frames of PayPal only", () => {
    const { SecurityHeadersConfig, CustomHeadersConfig } = headers("*");
    const response = onResponse("/index.html");
    const directives = Object.fromEntries(
      String(response["content-security-policy"])
        .split("; ")
        .map((one) => {
          const [name = "", ...sources] = one.split(" ");
          return [name, sources];
        }),
    );
    const [, script = ""] = /<script>(.*)<\/script>/.exec(placeholderPage) ?? [];
    const hash = scriptHash(script);
    // The scripts of pages that are still open, and can be made live again.
    const released = [...new Set(releases().flatMap(({ scripts }) => scripts))];
    expect(released.length).toBeGreaterThan(0);
    const paypal = ["https://*.paypal.com", "https://*.paypalobjects.com", "https://*.venmo.com"];
    const cognito = [
      "https://cognito-idp.us-east-1.amazonaws.com",
      ...(stage.isProduction
        ? [expect.stringMatching(/^https:\/\/flightaides-prod-\w+\.auth\.us-east-1\./)]
        : []),
    ];
    expect(directives).toEqual({
      "default-src": ["'none'"],
      "script-src": ["'self'", hash, ...released, ...paypal],
      "style-src": ["'self'", "'unsafe-inline'"],
      "img-src": ["'self'", "data:", ...paypal],
      "font-src": ["'self'"],
      "connect-src": ["'self'", ...cognito, ...paypal],
      "frame-src": paypal,
      "manifest-src": ["'self'"],
      "worker-src": ["'self'"],
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

  it("lets the page that reads boarding passes run WebAssembly and ask for the camera, and no other page", () => {
    const usual = onResponse("/connect")["content-security-policy"] ?? "";
    for (const uri of [
      "/boarding-pass/0a0b",
      "/gu/boarding-pass/0a0b/",
      "/boarding-pass.html",
      "/fr/boarding-pass.html",
    ]) {
      const own = onResponse(uri);
      expect(own["content-security-policy"]?.replace(" 'wasm-unsafe-eval'", "")).toBe(usual);
      expect(own["content-security-policy"]).toMatch(/script-src [^;]*'wasm-unsafe-eval'/);
      const { CustomHeadersConfig } = headers("*");
      const policy = CustomHeadersConfig?.Items.find(
        ({ Header }) => Header === "permissions-policy",
      );
      expect(own["permissions-policy"]?.replace("camera=(self)", "camera=()")).toBe(policy?.Value);
      expect(own["permissions-policy"]).toContain("camera=(self)");
    }
    for (const uri of ["/", "/app.html", "/connections", "/fr/x/boarding-pass", "/assets/a.js"])
      expect(onResponse(uri)).toEqual({ "content-security-policy": usual });
    expect(usual).not.toContain("wasm");
    expect(onRequest("*", "/boarding-pass/0a0b").uri).toBe("/boarding-pass.html");
  });

  it("uses policies of which an account may have twenty, its own in production and shared ones elsewhere", () => {
    const types = ["CachePolicy", "ResponseHeadersPolicy", "OriginRequestPolicy"];
    const own = types.flatMap((type) => allOf(stage, `AWS::CloudFront::${type}`));
    expect(own).toHaveLength(stage.isProduction ? 3 : 0);
    expect(shared.stacks).toEqual(["Shared"]);
    const behaviours = ["*", "/api/*"].map((pattern) => behaviour(pattern));
    for (const { ResponseHeadersPolicyId } of behaviours)
      expect(JSON.stringify(ResponseHeadersPolicyId)).toMatch(
        stage.isProduction ? /"Ref"|GetAtt/ : /^\{"Fn::ImportValue":"flightaides-\w+"\}$/,
      );
  });

  it("has a firewall in production that limits requests per address", () => {
    expect(distribution().WebACLId !== undefined).toBe(stage.isProduction);
    if (!stage.isProduction) return;
    const [, { Properties }] = only(stage.template("Web"), "AWS::WAFv2::WebACL");
    expect(Properties).toMatchObject({ Scope: "CLOUDFRONT", DefaultAction: { Allow: {} } });
    const rules = Properties.Rules as Rule[];
    const limits = rules.map(({ Name, Action, Priority, Statement }) => {
      const { Limit, AggregateKeyType } = Statement.RateBasedStatement ?? {};
      return [Priority, Name, Object.keys(Action)[0], AggregateKeyType, Limit];
    });
    expect(limits).toEqual([
      [0, "RateOfAnAddress", "Block", "IP", 30_000],
      [1, "ChallengePage", "Challenge", undefined, undefined],
      [2, "RateOfCalls", "Challenge", "IP", 1000],
      [3, "RateOfPosts", "Challenge", "IP", 100],
    ]);
    expect(Properties.ChallengeConfig).toEqual({ ImmunityTimeProperty: { ImmunityTime: 3600 } });
  });

  it("redirects a browser back from the firewall's challenge, but to no other site", () => {
    const patterns = distribution().CacheBehaviors.map(({ PathPattern }) => PathPattern);
    if (!stage.isProduction) {
      expect(patterns).not.toContain(challengePath);
      return;
    }
    expect(patterns.indexOf(challengePath)).toBeLessThan(patterns.indexOf("/api/*"));
    const leadsTo = (back?: string) => {
      const answer = onRequest(challengePath, challengePath, back === undefined ? {} : { back });
      expect(answer.statusCode).toBe(302);
      return answer.headers.location.value;
    };
    expect(leadsTo("/fr/searchResult?sort=a%20b")).toBe("/fr/searchResult?sort=a%20b");
    expect(leadsTo("/")).toBe("/");
    for (const foreign of [
      undefined,
      "",
      "//evil.test",
      "/\\evil.test",
      "https://evil.test",
      "/\t/evil.test",
      "/x\r\nset-cookie: a=b",
    ])
      expect(leadsTo(foreign)).toBe("/");
    const [, { Properties }] = only(stage.template("Web"), "AWS::WAFv2::WebACL");
    const rule = (Properties.Rules as Rule[]).find(({ Name }) => Name === "ChallengePage");
    expect(rule?.Statement).toMatchObject({
      ByteMatchStatement: { PositionalConstraint: "EXACTLY", SearchString: challengePath },
    });
  });

  it("has a firewall that counts neither PayPal's webhooks nor one-click unsubscribing", () => {
    if (!stage.isProduction) return;
    const [, { Properties }] = only(stage.template("Web"), "AWS::WAFv2::WebACL");
    const rates = (Properties.Rules as Rule[]).flatMap(({ Name, Statement }) =>
      Statement.RateBasedStatement ? [{ Name, scope: Statement.RateBasedStatement }] : [],
    );
    const counted = (method: string, path: string) =>
      rates
        .filter(({ scope }) => isMatch(scope.ScopeDownStatement, { method, path }))
        .map(({ Name }) => Name);
    const calls = ["RateOfAnAddress", "RateOfCalls"];
    expect(counted("POST", "/api/webhooks/paypal")).toEqual([]);
    expect(counted("POST", "/api/unsubscribe")).toEqual([]);
    // A challenged page or script would not load.
    expect(counted("GET", "/search")).toEqual(["RateOfAnAddress"]);
    expect(counted("GET", "/assets/search.js")).toEqual(["RateOfAnAddress"]);
    expect(counted("GET", "/config.json")).toEqual(["RateOfAnAddress"]);
    expect(counted("GET", "/api/airports")).toEqual(calls);
    expect(counted("POST", "/api/flightAid/searchItin")).toEqual(calls);
    expect(counted("POST", "/api/flightAid")).toEqual([...calls, "RateOfPosts"]);
    // Not by a part of the path.
    expect(counted("POST", "/api/flightAid/webhooks/paypal")).toHaveLength(3);
    expect(counted("POST", "/api/webhooks/paypal/")).toHaveLength(3);
  });
});

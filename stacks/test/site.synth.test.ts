/** CloudFront: behaviours, caching, /config.json, headers and the firewall. */
import { createHash } from "node:crypto";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { WebConfig } from "../../packages/core/src/web-config/contract";
import { placeholderPage, productionSettings } from "./fixtures";
import { all, allOf, only, type Resource, referenced, text } from "./stage";
import { stages } from "./stages";

describe.each(stages)("the site of $name", (stage) => {
  type Behaviour = {
    PathPattern?: string;
    ResponseHeadersPolicyId: unknown;
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

  /** Runs the function of a behaviour for a request. Values that CloudFormation resolves are `?`. */
  function onRequest(pattern: string, uri: string) {
    const [association, ...others] = behaviour(pattern).FunctionAssociations;
    if (!association || others.length > 0) throw new Error("There is not exactly one function");
    expect(association.EventType).toBe("viewer-request");
    const id = referenced(association.FunctionARN);
    const found = stage.template("Web").findResources("AWS::CloudFront::Function")[id] as Resource;
    const code = found.Properties.FunctionCode as string | { "Fn::Join": [string, unknown[]] };
    const parts = typeof code === "string" ? [code] : code["Fn::Join"][1];
    const source = parts.map((part) => (typeof part === "string" ? part : "?")).join("");
    return runInNewContext(`${source}; handler(event)`, { event: { request: { uri } } });
  }

  function headers(pattern: string) {
    const id = referenced(behaviour(pattern).ResponseHeadersPolicyId);
    const found = stage.template("Web").findResources("AWS::CloudFront::ResponseHeadersPolicy")[id];
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

  it("forwards /api to the gateway without its prefix, with every method", () => {
    expect(onRequest("/api/*", "/api/flightAid").uri).toBe("/flightAid");
    expect(onRequest("/api/*", "/api/api/x").uri).toBe("/api/x");
    const { TargetOriginId, AllowedMethods } = behaviour("/api/*") as unknown as Record<
      string,
      unknown
    >;
    expect(AllowedMethods).toEqual(expect.arrayContaining(["POST", "PATCH", "DELETE"]));
    const origin = distribution().Origins.find(({ Id }) => Id === TargetOriginId);
    expect(text(stage, origin?.DomainName)).toMatch(/^<Gateway>\.execute-api\.us-east-1\./);
  });

  it("caches API responses by caller and query, for as long as their headers say", () => {
    const [, { Properties }] = only(stage.template("Web"), "AWS::CloudFront::CachePolicy");
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
    for (const response of distribution().CustomErrorResponses) {
      expect(response).not.toHaveProperty("ResponsePagePath");
      expect(response).not.toHaveProperty("ResponseCode");
    }
  });

  it("is published by no stack, which would not wait for the API", () => {
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
    const policy = String(SecurityHeadersConfig.ContentSecurityPolicy?.ContentSecurityPolicy);
    const directives = Object.fromEntries(
      policy.split("; ").map((one) => {
        const [name = "", ...sources] = one.split(" ");
        return [name, sources];
      }),
    );
    const [, script = ""] = /<script>(.*)<\/script>/.exec(placeholderPage) ?? [];
    const hash = `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
    const paypal = ["https://*.paypal.com", "https://*.paypalobjects.com", "https://*.venmo.com"];
    const cognito = [
      "https://cognito-idp.us-east-1.amazonaws.com",
      ...(stage.isProduction
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

  it("has a firewall in production that limits requests per address", () => {
    expect(distribution().WebACLId !== undefined).toBe(stage.isProduction);
    if (!stage.isProduction) return;
    const [, { Properties }] = only(stage.template("Web"), "AWS::WAFv2::WebACL");
    expect(Properties).toMatchObject({ Scope: "CLOUDFRONT", DefaultAction: { Allow: {} } });
    expect(JSON.stringify(Properties.Rules)).toContain('"AggregateKeyType":"IP"');
  });
});

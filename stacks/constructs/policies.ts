/**
 * CloudFront's policies. They are the same in every stage, because an account may have twenty of each kind: production has its own, and
 * all other stages use those of the stage `shared`.
 */
import {
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  CfnResponseHeadersPolicy,
  type ICachePolicy,
  type IResponseHeadersPolicy,
  ResponseHeadersPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { CfnOutput, Duration, Fn } from "aws-cdk-lib/core";
import type { Stack } from "sst/constructs";
import { appName, isProduction } from "../../packages/core/src/stage-defaults";
import { everywhere, fixedPageHeaders, paypalOrigins } from "../../packages/web/headers";

export type Policies = {
  /** Caches responses of the API as each contract specifies. */
  apiCache: ICachePolicy;
  /** Headers of the gateway's own responses. The functions set these and more. */
  apiHeaders: IResponseHeadersPolicy;
  /** Headers of the site's files, without those that depend on the build. */
  pageHeaders: IResponseHeadersPolicy;
};

/** The policies of a stage. */
export function policies(stack: Stack): Policies {
  return isProduction(stack.stage) ? createPolicies(stack) : sharedPolicies(stack);
}

/** Creates the policies and exports their ids to the other stages of the account. */
export function sharePolicies(stack: Stack): void {
  const { apiCache, apiHeaders, pageHeaders } = createPolicies(stack);
  const ids: Record<keyof Policies, string> = {
    apiCache: apiCache.cachePolicyId,
    apiHeaders: apiHeaders.responseHeadersPolicyId,
    pageHeaders: pageHeaders.responseHeadersPolicyId,
  };
  for (const [name, value] of Object.entries(ids))
    new CfnOutput(stack, name, { value, exportName: exportOf(name as keyof Policies) });
}

/** While a stage imports them, CloudFormation refuses to remove the stage `shared`. */
function sharedPolicies(stack: Stack): Policies {
  const id = (name: keyof Policies) => Fn.importValue(exportOf(name));
  const headers = (name: keyof Policies) =>
    ResponseHeadersPolicy.fromResponseHeadersPolicyId(stack, name, id(name));
  return {
    apiCache: CachePolicy.fromCachePolicyId(stack, "apiCache", id("apiCache")),
    apiHeaders: headers("apiHeaders"),
    pageHeaders: headers("pageHeaders"),
  };
}

function exportOf(name: keyof Policies): string {
  return `${appName}-${name}`;
}

function createPolicies(stack: Stack): Policies {
  return {
    // The key includes the caller's token, so users share no private response.
    apiCache: new CachePolicy(stack, "ApiCache", {
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.days(1),
      headerBehavior: CacheHeaderBehavior.allowList("Authorization"),
      queryStringBehavior: CacheQueryStringBehavior.all(),
      cookieBehavior: CacheCookieBehavior.none(),
      enableAcceptEncodingGzip: true,
      enableAcceptEncodingBrotli: true,
    }),
    apiHeaders: headersPolicy(stack, "ApiHeaders", everywhere),
    pageHeaders: headersPolicy(stack, "PageHeaders", fixedPageHeaders(paypalOrigins)),
  };
}

/** Adds headers to responses. A header that the origin sends takes precedence. */
function headersPolicy(
  stack: Stack,
  id: string,
  headers: Readonly<Record<string, string>>,
): IResponseHeadersPolicy {
  const override = false;
  // CloudFront has dedicated properties for these security headers and rejects them as custom headers.
  const {
    "strict-transport-security": transport = "",
    "x-content-type-options": _,
    "referrer-policy": referrerPolicy,
    ...others
  } = headers;
  const items = Object.entries(others).map(([header, value]) => ({ header, value, override }));
  const policy = new CfnResponseHeadersPolicy(stack, id, {
    responseHeadersPolicyConfig: {
      name: `${stack.stackName}-${id}`,
      securityHeadersConfig: {
        contentTypeOptions: { override },
        strictTransportSecurity: {
          accessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
          includeSubdomains: transport.includes("includeSubDomains"),
          preload: transport.includes("preload"),
          override,
        },
        ...(referrerPolicy && { referrerPolicy: { referrerPolicy, override } }),
      },
      ...(items.length > 0 && { customHeadersConfig: { items } }),
    },
  });
  return ResponseHeadersPolicy.fromResponseHeadersPolicyId(stack, `${id}Ref`, policy.attrId);
}

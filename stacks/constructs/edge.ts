/**
 * What CloudFront itself does with a request, in its own JavaScript (under 10 KB, no imports, no destructuring), and the
 * headers that it adds to an answer.
 */
import {
  CfnResponseHeadersPolicy,
  Function as EdgeFunction,
  type FunctionAssociation,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  type IResponseHeadersPolicy,
  ResponseHeadersPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import type { Stack } from "sst/constructs";

export function onRequest(stack: Stack, id: string, code: string): FunctionAssociation {
  return {
    eventType: FunctionEventType.VIEWER_REQUEST,
    function: new EdgeFunction(stack, id, {
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(code),
    }),
  };
}

/** `/api/flightAid` is `/flightAid` to the gateway. */
export const withoutPrefix = `
function handler(event) {
  var request = event.request;
  request.uri = request.uri.replace(/^\\/api(?=\\/)/, "");
  return request;
}`;

/** A path whose last part has no dot is a page, which the app draws; the others are files. */
export const pageOfApp = `
function handler(event) {
  var request = event.request;
  if (!request.uri.split("/").pop().includes(".")) request.uri = "/index.html";
  return request;
}`;

/** Answers at the edge, from the stack's own values: nothing to upload, to purge or to let go stale. */
export function serveJson(json: string, headers: Readonly<Record<string, string>>): string {
  const all = { "content-type": "application/json", "cache-control": "no-store", ...headers };
  const values = Object.entries(all).map(([name, value]) => [name, { value }]);
  return `
function handler() {
  return {
    statusCode: 200,
    headers: ${JSON.stringify(Object.fromEntries(values))},
    body: JSON.stringify(${json}),
  };
}`;
}

/** Adds these headers to what an origin answers; where the origin sends one of them itself, its own stays. */
export function headersPolicy(
  stack: Stack,
  id: string,
  headers: Readonly<Record<string, string>>,
): IResponseHeadersPolicy {
  const override = false;
  // CloudFront wants the security headers it knows in words of its own, and refuses them among the others.
  const {
    "content-security-policy": contentSecurityPolicy,
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
        ...(contentSecurityPolicy && {
          contentSecurityPolicy: { contentSecurityPolicy, override },
        }),
      },
      ...(items.length > 0 && { customHeadersConfig: { items } }),
    },
  });
  return ResponseHeadersPolicy.fromResponseHeadersPolicyId(stack, `${id}Ref`, policy.attrId);
}

/**
 * CloudFront functions and response headers. CloudFront runs its own JavaScript: at most 10 KB, without imports or
 * destructuring.
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
import { viewerAddressHeader } from "../../packages/core/src/edge";
import { pageFiles, servedFile } from "../../packages/web/src/lib/pages";

export function onRequest(stack: Stack, id: string, code: string): FunctionAssociation {
  return {
    eventType: FunctionEventType.VIEWER_REQUEST,
    function: new EdgeFunction(stack, id, {
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(code),
    }),
  };
}

/** Strips the prefix, so that `/api/flightAid` becomes `/flightAid`, and names the viewer. */
export const toGateway = `
function handler(event) {
  var request = event.request;
  request.uri = request.uri.replace(/^\\/api(?=\\/)/, "");
  request.headers["${viewerAddressHeader}"] = { value: event.viewer.ip };
  return request;
}`;

/** Serves the file of a page. */
export const pageOfApp = `
var files = ${JSON.stringify(pageFiles)};
var servedFile = ${servedFile};
function handler(event) {
  event.request.uri = servedFile(files, event.request.uri);
  return event.request;
}`;

/** Leads from the firewall's challenge back to the page that a browser came from. Another site's address becomes the home page. */
export const backFromChallenge = `
function handler(event) {
  var back = event.request.querystring.back;
  var path = back ? decodeURIComponent(back.value) : "/";
  if (!/^\\/(?![\\/\\\\])[!-~]*$/.test(path)) path = "/";
  return {
    statusCode: 302,
    headers: { location: { value: path }, "cache-control": { value: "no-store" } },
  };
}`;

/** Responds with the JSON at the edge, so there is no file to upload or invalidate. */
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

/** Adds headers to responses. A header that the origin sends takes precedence. */
export function headersPolicy(
  stack: Stack,
  id: string,
  headers: Readonly<Record<string, string>>,
): IResponseHeadersPolicy {
  const override = false;
  // CloudFront has properties of its own for these security headers and rejects them as custom headers.
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

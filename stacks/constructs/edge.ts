/** CloudFront functions. CloudFront runs its own JavaScript: at most 10 KB, without imports or destructuring. */
import {
  Function as EdgeFunction,
  type FunctionAssociation,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
} from "aws-cdk-lib/aws-cloudfront";
import type { Stack } from "sst/constructs";
import { viewerAddressHeader } from "../../packages/core/src/edge";
import { pageFiles, servedFile } from "../../packages/web/src/lib/pages";

export function onRequest(stack: Stack, id: string, code: string): FunctionAssociation {
  return { eventType: FunctionEventType.VIEWER_REQUEST, function: edgeFunction(stack, id, code) };
}

/** CloudFront does not run it for answers of the origin with a status of 400 or more. */
export function onResponse(stack: Stack, id: string, code: string): FunctionAssociation {
  return { eventType: FunctionEventType.VIEWER_RESPONSE, function: edgeFunction(stack, id, code) };
}

function edgeFunction(stack: Stack, id: string, code: string): EdgeFunction {
  return new EdgeFunction(stack, id, {
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(code),
  });
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

/** Adds headers, given as JSON. */
export function withHeaders(json: string): string {
  return `
var headers = ${json};
function handler(event) {
  for (var name in headers) event.response.headers[name] = { value: headers[name] };
  return event.response;
}`;
}

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

/** What CloudFront itself does with a request, in its own JavaScript: under 10 KB, no imports, no destructuring. */
import {
  Function as EdgeFunction,
  type FunctionAssociation,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
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
export function serveJson(json: string): string {
  return `
function handler() {
  return {
    statusCode: 200,
    headers: {
      "content-type": { value: "application/json" },
      "cache-control": { value: "no-store" },
    },
    body: JSON.stringify(${json}),
  };
}`;
}

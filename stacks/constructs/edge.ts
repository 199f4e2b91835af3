/** CloudFront functions, from the sources in packages/web/edge.ts. */
import {
  Function as EdgeFunction,
  type FunctionAssociation,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
} from "aws-cdk-lib/aws-cloudfront";
import type { Stack } from "sst/constructs";

export function onRequest(stack: Stack, id: string, code: string): FunctionAssociation {
  return { eventType: FunctionEventType.VIEWER_REQUEST, function: edgeFunction(stack, id, code) };
}

/** CloudFront does not run it for responses of the origin with a status of 400 or more. */
export function onResponse(stack: Stack, id: string, code: string): FunctionAssociation {
  return { eventType: FunctionEventType.VIEWER_RESPONSE, function: edgeFunction(stack, id, code) };
}

function edgeFunction(stack: Stack, id: string, code: string): EdgeFunction {
  return new EdgeFunction(stack, id, {
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(code),
  });
}

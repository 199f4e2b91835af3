/**
 * The origin of a request: through CloudFront with its firewall, or directly to the gateway's own
 * address.
 */
import { timingSafeEqual } from "node:crypto";
import { config } from "@flightaides/core/config.ts";
import { originKeyHeader, viewerAddressHeader } from "@flightaides/core/edge.ts";
import { AppError } from "@flightaides/core/error.ts";
import type { APIGatewayProxyEventV2 } from "aws-lambda";

/** @throws AppError `forbidden` when the request did not come through CloudFront */
export function requireEdge(event: APIGatewayProxyEventV2): void {
  if (cameThroughEdge(event)) return;
  const cause = new Error("The request did not come through CloudFront.");
  throw new AppError("direct-call", { cause });
}

/** IP address of the caller: the viewer's as CloudFront reports it, or that of the gateway's direct caller. */
export function callerOf(event: APIGatewayProxyEventV2): string {
  const { sourceIp } = event.requestContext.http;
  return (cameThroughEdge(event) && event.headers[viewerAddressHeader]) || sourceIp;
}

function cameThroughEdge({ headers }: APIGatewayProxyEventV2): boolean {
  const sent = Buffer.from(headers[originKeyHeader] ?? "");
  return config.originKeys.map((key) => Buffer.from(key)).some((key) => areEqual(key, sent));
}

function areEqual(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

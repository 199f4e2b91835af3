/** Every HTTP function, for tests that call them with events of API Gateway. */
import { randomUUID } from "node:crypto";
import { config } from "@flightaides/core/config.ts";
import { type Contract, routeKey } from "@flightaides/core/contract.ts";
import { contracts, type FunctionName } from "@flightaides/core/contracts.ts";
import { edgeHeaders } from "@flightaides/core/edge.ts";
import { handler as account } from "../src/account";
import { handler as airport } from "../src/airport";
import { handler as api } from "../src/api";
import { handler as communication } from "../src/communication";
import { handler as desk } from "../src/desk";
import { handler as follow } from "../src/follow";
import type { HttpEvent, HttpHandler } from "../src/http";
import { handler as payment } from "../src/payment";

const handlers: Record<FunctionName, HttpHandler> = {
  api,
  airport,
  account,
  communication,
  desk,
  follow,
  payment,
};

export const allContracts: readonly Contract[] = Object.values(contracts).flat();

/** @param milliseconds that the function has left */
export function newContext(milliseconds = 300_000): Parameters<HttpHandler>[1] {
  return { awsRequestId: randomUUID(), getRemainingTimeInMillis: () => milliseconds };
}

export const viewerAddress = "192.0.2.1";

/** The event as it arrives through CloudFront. */
export function throughEdge(event: HttpEvent): HttpEvent {
  const [originKey = ""] = config.originKeys;
  return { ...event, headers: { ...event.headers, ...edgeHeaders(originKey, viewerAddress) } };
}

/**
 * The function to which API Gateway sends a route's requests, `api` for `$default`, with CloudFront
 * in front of it.
 */
export function handlerOf(key: string): HttpHandler {
  const handler = bareHandlerOf(key);
  return (event, context) => handler(throughEdge(event), context);
}

/** The same without CloudFront. */
export function bareHandlerOf(key: string): HttpHandler {
  const names = Object.keys(contracts) as FunctionName[];
  const name = names.find((one) => contracts[one].some((contract) => routeKey(contract) === key));
  return handlers[name ?? "api"];
}

/** Every HTTP function, for tests that call them with events of API Gateway. */
import { type Contract, routeKey } from "@flightaides/core/contract";
import { contracts, type FunctionName } from "@flightaides/core/contracts";
import { handler as account } from "./account";
import { handler as airport } from "./airport";
import { handler as api } from "./api";
import { handler as communication } from "./communication";
import type { HttpHandler } from "./http";
import { handler as payment } from "./payment";

const handlers: Record<FunctionName, HttpHandler> = {
  api,
  airport,
  account,
  communication,
  payment,
};

export const allContracts: readonly Contract[] = Object.values(contracts).flat();

/** The function that API Gateway sends a route's requests to; `api` for `$default`. */
export function handlerOf(key: string): HttpHandler {
  const names = Object.keys(contracts) as FunctionName[];
  const name = names.find((one) => contracts[one].some((contract) => routeKey(contract) === key));
  return handlers[name ?? "api"];
}

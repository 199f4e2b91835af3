/** Airport suggestions. Reads nothing but the airport data, and its bundle contains no AWS SDK. */
import { suggest } from "@flightaides/core/airport";
import * as contract from "@flightaides/core/airport/contract.ts";
import { route, serve } from "./http";

export const handler = serve([
  route(contract.suggest, async ({ input }) => ({ body: suggest(input.term, input.limit) })),
]);

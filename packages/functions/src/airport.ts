/** Airport suggestions. Reads nothing but the airport data, and its bundle contains no AWS SDK. */
import * as contract from "@flightaides/core/airport/contract.ts";
import { suggest } from "@flightaides/core/airport/suggest.ts";
import { route, serve } from "./http";

export const handler = serve([
  route(contract.suggest, async ({ input }) => ({ body: suggest(input.term, input.limit) })),
]);

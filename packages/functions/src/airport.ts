/** The airport suggestions. Reads nothing but its own data: no AWS SDK in this bundle. */
import { suggest as find } from "@flightaides/core/airport";
import { suggest } from "@flightaides/core/airport/contract";
import { route, serve } from "./http";

export const handler = serve([
  route(suggest, async ({ input }) => ({ body: find(input.term, input.limit) })),
]);

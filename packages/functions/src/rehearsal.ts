import { contract } from "@flightaides/core/contract.ts";
import * as z from "zod/mini";

/** Not a route of the gateway: only the check of a new version calls it. Creates an order at PayPal that nobody approves. */
export const rehearseOrder = contract({
  method: "POST",
  path: "/rehearsal/order",
  auth: "none",
  input: () => z.object({}),
  output: () => z.object({ amount: z.string(), currency: z.string() }),
  cache: "no-store",
});

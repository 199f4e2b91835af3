/** Export of one's data, and deletion of accounts. The only HTTP function that may delete accounts in the user pool. */
import * as contract from "@flightaides/core/account/contract.ts";
import * as z from "zod/mini";
import { route, serve } from "./http";
import { identify } from "./identity";

// zod compiles a parser for each schema, which pays off from the second use. A process of this function answers few calls.
z.config({ jitless: true });

/** Loaded on demand: it needs the models of all domains, and a caller who is refused needs none. */
async function loadAccount() {
  return (await import("@flightaides/core/account")).Account;
}

export const handler = serve(
  [
    route(contract.exportAll, async ({ actor, now }) => ({
      body: await (await loadAccount()).exportAll(actor, now),
    })),
    route(contract.remove, async ({ actor, now }) => ({
      body: await (await loadAccount()).remove(actor, now),
    })),
  ],
  { identify },
);

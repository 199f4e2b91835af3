/** Export of one's data, and deletion of accounts. The only HTTP function that may delete accounts in the user pool. */
import { Account } from "@flightaides/core/account";
import * as contract from "@flightaides/core/account/contract.ts";
import * as z from "zod/mini";
import { route, serve } from "./http";
import { identify } from "./identity";

// zod compiles a parser for each schema, which pays off from the second use. A process of this function answers few calls.
z.config({ jitless: true });

export const handler = serve(
  [
    route(contract.exportAll, async ({ actor, now }) => ({
      body: await Account.exportAll(actor, now),
    })),
    route(contract.remove, async ({ actor, now }) => ({
      body: await Account.remove(actor, now),
      status: 204,
    })),
  ],
  { identify },
);

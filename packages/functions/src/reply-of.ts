import type { Connection } from "@flightaides/core/connection/contract.ts";
import type { Ref } from "@flightaides/core/outbox/ref.ts";

/** The reply of a route that changes a connection. */
export function replyOf({ connection: body, mails }: { connection: Connection; mails: Ref[] }) {
  return { body, mails };
}

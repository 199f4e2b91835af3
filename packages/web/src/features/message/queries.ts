import { list, Message } from "@flightaides/core/message/contract.ts";
import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { call } from "../../lib/api";
import type { Masking } from "./masking";

/** Milliseconds between two polls of a live connection's messages, while the page is visible. */
const intervalMs = 10_000;

export type Conversation = {
  uid: string;
  /** The connection's id. */
  connection: string;
  masking: Masking;
};

/**
 * The messages of a connection, oldest first. Each masking has a key of its own. Those that are masked again are not shown as they
 * were stored before the payment, because a poll during the payment can store unmasked messages there.
 */
export function messages({ uid, connection, masking }: Conversation, isOver = false) {
  return queryOptions({
    queryKey: ["mine", uid, "messages", connection, masking],
    queryFn: ({ signal }) => call(list, { id: connection }, { signal }),
    meta: { keptAs: z.array(Message) },
    refetchOnWindowFocus: "always",
    refetchInterval: isOver ? false : intervalMs,
  });
}

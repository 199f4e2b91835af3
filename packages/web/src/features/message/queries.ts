import { list, Message } from "@flightaides/core/message/contract.ts";
import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { call } from "../../lib/api";

/** Milliseconds between two polls of a live connection's messages, while the page is visible. */
const intervalMs = 10_000;

export type Conversation = {
  uid: string;
  /** The connection's id. */
  connection: string;
  /**
   * Addresses and numbers are masked. From then on, messages that were stored unmasked are no
   * longer shown.
   */
  isMasked: boolean;
};

/**
 * The messages of a connection, oldest first. They have a separate key once it is over, because a poll during the
 * payment can store unmasked messages under the key of masked ones.
 */
export function messages({ uid, connection, isMasked }: Conversation, isOver = false) {
  return queryOptions({
    queryKey: ["mine", uid, "messages", connection, isMasked, isOver],
    queryFn: ({ signal }) => call(list, { id: connection }, { signal }),
    meta: { keptAs: z.array(Message) },
    refetchOnWindowFocus: "always",
    refetchInterval: isOver ? false : intervalMs,
  });
}

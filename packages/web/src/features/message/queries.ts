import { list } from "@flightaides/core/message/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api";

/** Milliseconds between two polls of a live connection's messages, while the page is visible. */
const intervalMs = 10_000;

/** The messages of a connection, oldest first. */
export function messages(uid: string, connection: string, isOver: boolean) {
  return queryOptions({
    queryKey: ["mine", uid, "messages", connection],
    queryFn: ({ signal }) => call(list, { id: connection }, { signal }),
    refetchOnWindowFocus: "always",
    refetchInterval: isOver ? false : intervalMs,
  });
}

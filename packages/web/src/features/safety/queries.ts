import { blocks } from "@flightaides/core/safety/contract.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api";

/** The users whom the user has blocked, newest first. */
export function blockedPeople(uid: string) {
  return queryOptions({
    queryKey: ["mine", uid, "blocks"],
    queryFn: ({ signal }) => call(blocks, {}, { signal }),
  });
}

import { question } from "@flightaides/core/still-flying/contract.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api";

/** What the link of a mail asks. Read anew each time: the trip may have changed since. */
export function flightQuestion(token: string) {
  return queryOptions({
    queryKey: ["still-flying", token],
    queryFn: ({ signal }) => call(question, { token }, { signal }),
    retry: false,
  });
}

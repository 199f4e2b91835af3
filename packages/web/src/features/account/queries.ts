import { me } from "@flightaides/core/user/contract.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api";
import { loadAuth } from "../../lib/load-auth";

export function profile(uid: string) {
  return queryOptions({
    queryKey: ["mine", uid, "profile"],
    queryFn: ({ signal }) => call(me, {}, { signal }),
    meta: { keptAs: me.output },
  });
}

export function secondFactor(uid: string) {
  return queryOptions({
    queryKey: ["mine", uid, "second-factor"],
    queryFn: async () => (await loadAuth()).secondFactor(),
  });
}

/** Whether the session can change name and password. */
export function canChangeSignIn(uid: string) {
  return queryOptions({
    queryKey: ["mine", uid, "sign-in"],
    queryFn: async () => (await loadAuth()).canChangeSignIn(),
  });
}

import { me } from "@flightaides/core/user/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api";

export function profile(uid: string) {
  return queryOptions({
    queryKey: ["mine", uid, "profile"],
    queryFn: ({ signal }) => call(me, {}, { signal }),
  });
}

import { devices } from "@flightaides/core/push/contract.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api";

/** Loads the code that manages the browser's subscription. */
export const loadPush = () => import("../../lib/push");

/** `here`: the id of this device, if it is told. */
export function pushState(uid: string) {
  return queryOptions({
    queryKey: ["mine", uid, "push"],
    queryFn: async ({ signal }) => {
      const { ownId } = await loadPush();
      const [{ publicKey, devices: all }, id] = await Promise.all([
        call(devices, {}, { signal }),
        ownId(),
      ]);
      const here = all.find((one) => one.id === id)?.id;
      return { publicKey, here, others: all.filter((one) => one.id !== here) };
    },
  });
}

import type { Connection } from "@flightaides/core/connection/contract.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "../../lib/api-error";
import { i18n } from "../../lib/i18n";
import { setNotice } from "../../lib/notice";
import { retryOnce } from "../../lib/retry";
import { connection } from "./queries";

/** `waits`: it is sent once there is a connection. */
export type Change = () => Promise<Connection | "waits">;

/**
 * Changes a connection and shows the result. If the connection has changed meanwhile, so that the server refuses, it is
 * reloaded, and a notice says so.
 * @param done confirms the change
 */
export function useChange(uid: string, id: string, done?: string) {
  const queryClient = useQueryClient();
  const { queryKey } = connection(uid, id);
  return useMutation({
    // A repetition has the same result.
    mutationFn: (change: Change) => change(),
    ...retryOnce,
    // Here and not at `mutate`: the changed connection may have no place for the component that called it.
    onSuccess: async (changed) => {
      // Its page shows that it waits.
      if (changed === "waits") return;
      if (done) setNotice(done);
      // A poll that was answered before the change would undo it.
      await queryClient.cancelQueries({ queryKey });
      // Answers to changes do not have what only the answer for one connection has.
      queryClient.setQueryData(queryKey, (before) =>
        before?.state === "paid" && changed.state === "paid"
          ? { ...inFull(before), ...changed }
          : changed,
      );
      // The posting of a Flightaide who can’t fly is paused.
      for (const kind of ["connections", "itineraries"])
        void queryClient.invalidateQueries({ queryKey: ["mine", uid, kind] });
    },
    onError: async (error) => {
      if (!isConflict(error)) return;
      await queryClient.invalidateQueries({ queryKey });
      setNotice(`${i18n.t("This connection has changed meanwhile.")} ${error.message}`);
    },
  });
}

function inFull({ shared, journey }: Connection): Partial<Connection> {
  return { ...(shared && { shared }), ...(journey && { journey }) };
}

/** Whether the connection's state no longer allows the change. */
export function isConflict(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === "conflict";
}

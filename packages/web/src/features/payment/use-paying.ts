import { order } from "@flightaides/core/payment/contract";
import type { PayPalButtonsComponentProps } from "@paypal/react-paypal-js";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError, call } from "../../lib/api";
import { connection, connections, nextLook } from "../connection/queries";
import { forgetApproval, readApproval, rememberApproval } from "./approval";
import { isUncertain, settle } from "./settle";

/** What the last attempt came to. */
export type Note =
  | { kind: "cancelled"; certain: boolean }
  | { kind: "declined" | "refused" }
  | { kind: "failed"; text: string };

export type Paying = {
  note: Note | undefined;
  /** `capturing`: approved, on its way. `unsure`: nobody could tell what became of it. */
  phase: "idle" | "capturing" | "unsure";
  /** It takes longer than it should. */
  slow: boolean;
  checkAgain: () => void;
  clear: () => void;
  callbacks: Required<
    Pick<PayPalButtonsComponentProps, "createOrder" | "onApprove" | "onCancel" | "onError">
  >;
};

/** One payment for one connection: PayPal's callbacks, and what the server says of them. */
export function usePaying(uid: string, id: string, refused: boolean): Paying {
  const queryClient = useQueryClient();
  const query = connection(uid, id);
  const [note, setNote] = useState<Note | undefined>(refused ? { kind: "refused" } : undefined);
  const [slow, setSlow] = useState(false);
  // PayPal hands on an error as one of its own: why an order wasn't made is kept here.
  const whyNoOrder = useRef<unknown>(undefined);

  /** What the server says now; false where it can't be asked. */
  const look = async () => {
    await queryClient.invalidateQueries({ queryKey: query.queryKey });
    return queryClient.getQueryState(query.queryKey)?.status === "success";
  };

  const capturing = useMutation({
    mutationFn: (orderId: string) => settle(id, orderId, () => setSlow(true)),
    onSuccess: (settled) => {
      forgetApproval(id);
      queryClient.setQueryData(query.queryKey, settled);
      void queryClient.invalidateQueries({ queryKey: connections(uid).queryKey });
    },
    onError: async (error) => {
      if (isUncertain(error)) return;
      forgetApproval(id);
      if (error instanceof ApiError && error.code === "payment-declined")
        setNote({ kind: "declined" });
      else setNote({ kind: "failed", text: error.message });
      await look();
    },
    onSettled: () => setSlow(false),
  });
  const { mutate, mutateAsync } = capturing;
  const unsure = capturing.isError && isUncertain(capturing.error);

  // A reload, or a sign-in, came between the approval and the answer.
  const resumed = useRef(false);
  useEffect(() => {
    const orderId = readApproval(uid, id);
    if (resumed.current || !orderId) return;
    resumed.current = true;
    mutate(orderId);
  }, [uid, id, mutate]);

  // PayPal itself may tell the server: then the page turns into the paid one.
  useQuery({
    ...query,
    enabled: unsure,
    refetchInterval: ({ state }) => nextLook(state.dataUpdateCount + state.errorUpdateCount),
  });

  return {
    note,
    phase: unsure ? "unsure" : capturing.isPending ? "capturing" : "idle",
    slow,
    clear: () => setNote(undefined),
    checkAgain: () => {
      const orderId = capturing.variables;
      if (orderId && !capturing.isPending) mutate(orderId);
    },
    callbacks: {
      async createOrder() {
        setNote(undefined);
        whyNoOrder.current = undefined;
        try {
          return (await call(order, { id })).orderId;
        } catch (error) {
          whyNoOrder.current = error;
          throw error;
        }
      },
      async onApprove({ orderID }, actions) {
        setNote(undefined);
        rememberApproval({ uid, connection: id, orderId: orderID });
        try {
          await mutateAsync(orderID);
        } catch (error) {
          // The payer chooses another card in PayPal's window, for the same order.
          if (error instanceof ApiError && error.code === "payment-declined") actions.restart();
        }
      },
      onCancel() {
        void look().then((certain) =>
          setNote((now) => (now?.kind === "declined" ? now : { kind: "cancelled", certain })),
        );
      },
      onError() {
        const why = whyNoOrder.current;
        whyNoOrder.current = undefined;
        setNote({
          kind: "failed",
          text:
            why instanceof ApiError
              ? why.message
              : "Something went wrong on PayPal’s side before the payment was made.",
        });
        void look();
      },
    },
  };
}

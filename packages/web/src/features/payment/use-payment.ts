import type { Connection } from "@flightaides/core/connection/contract.ts";
import { order } from "@flightaides/core/payment/contract.ts";
import type { PayPalButtonsComponentProps } from "@paypal/react-paypal-js";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { call } from "../../lib/api";
import { ApiError } from "../../lib/api-error";
import { i18n } from "../../lib/i18n";
import { isUnpaid } from "../connection/live";
import { connection, connections, pollInterval } from "../connection/queries";
import { type Approval, forgetApproval, readApproval, rememberApproval } from "./approval";
import { isUncertain, settle } from "./settle";

/** The result of the last attempt. */
export type Note =
  | { kind: "cancelled"; certain: boolean }
  | { kind: "declined" | "bank-declined" }
  | { kind: "failed"; text: string }
  /** What was shown, `before`, has changed meanwhile: nothing was charged. */
  | { kind: "changed"; text: string; before: Connection };

export type PaymentFlow = {
  note: Note | undefined;
  /** `capturing`: approved, being captured. `unsure`: the result is unknown. */
  phase: "idle" | "capturing" | "unsure";
  /** The capture takes longer than usual. */
  slow: boolean;
  checkAgain: () => void;
  clear: () => void;
  callbacks: Required<
    Pick<PayPalButtonsComponentProps, "createOrder" | "onApprove" | "onCancel" | "onError">
  >;
};

type Payment = {
  uid: string;
  /** As the payer sees it. */
  connection: Connection;
  /** The bank declined an attempt while the page was open. */
  declined: boolean;
  /** Records that the payer accepts the terms in force; called before each order. */
  acceptTerms: () => Promise<void>;
};

/** The payment of one connection: PayPal's callbacks and the resulting state. */
export function usePayment(payment: Payment): PaymentFlow {
  const { uid, connection: shown, declined, acceptTerms } = payment;
  const { id } = shown;
  const queryClient = useQueryClient();
  const query = connection(uid, id);
  const [note, setNote] = useState<Note | undefined>(
    declined ? { kind: "bank-declined" } : undefined,
  );
  const [slow, setSlow] = useState(false);
  // PayPal wraps errors of `createOrder`: the original one is kept here.
  const orderError = useRef<unknown>(undefined);
  // What the payer saw when the order was made.
  const ordered = useRef(shown);

  /** Refetches the connection; false if that fails. */
  const refreshConnection = async () => {
    await queryClient.invalidateQueries({ queryKey: query.queryKey });
    return queryClient.getQueryState(query.queryKey)?.status === "success";
  };

  /** Says why nothing was paid, with what has changed since it was shown. */
  const explain = async (text: string) => {
    const before = ordered.current;
    await refreshConnection();
    const now = queryClient.getQueryData<Connection>(query.queryKey);
    setNote(
      now && isUnpaid(now) && hasChanged(before, now)
        ? { kind: "changed", text, before }
        : { kind: "failed", text },
    );
  };

  const capture = useMutation({
    mutationFn: ({ orderId, trips }: Pick<Approval, "orderId" | "trips">) =>
      settle({ id, orderId, trips }, () => setSlow(true)),
    onSuccess: async (settled) => {
      forgetApproval(id);
      // A poll that was answered before the payment would undo it.
      await queryClient.cancelQueries({ queryKey: query.queryKey });
      queryClient.setQueryData(query.queryKey, settled);
      void queryClient.invalidateQueries({ queryKey: connections(uid).queryKey });
    },
    onError: async (error) => {
      if (isUncertain(error)) return;
      forgetApproval(id);
      if (error instanceof ApiError && error.code === "payment-declined") {
        setNote({ kind: "declined" });
        await refreshConnection();
      } else await explain(error.message);
    },
    onSettled: () => setSlow(false),
  });
  const { mutate, mutateAsync } = capture;
  const unsure = capture.isError && isUncertain(capture.error);

  // Resumes an approved order after a reload or a sign-in.
  const resumed = useRef(false);
  useEffect(() => {
    const approval = readApproval(uid, id);
    if (resumed.current || !approval) return;
    resumed.current = true;
    mutate(approval);
  }, [uid, id, mutate]);

  // While the result is unknown, polls: PayPal's webhook may complete the payment.
  useQuery({
    ...query,
    enabled: unsure,
    refetchInterval: ({ state }) => pollInterval(state.dataUpdateCount + state.errorUpdateCount),
  });

  return {
    note,
    phase: unsure ? "unsure" : capture.isPending ? "capturing" : "idle",
    slow,
    clear: () => setNote(undefined),
    checkAgain: () => {
      const approval = capture.variables;
      if (approval && !capture.isPending) mutate(approval);
    },
    callbacks: {
      async createOrder() {
        setNote(undefined);
        orderError.current = undefined;
        ordered.current = shown;
        const { trips, cancelRefund } = shown;
        try {
          await acceptTerms();
          return (await call(order, { id, trips, cancelRefund })).orderId;
        } catch (error) {
          orderError.current = error;
          throw error;
        }
      },
      async onApprove({ orderID }, actions) {
        setNote(undefined);
        const { trips } = ordered.current;
        rememberApproval({ uid, connection: id, orderId: orderID, trips });
        try {
          await mutateAsync({ orderId: orderID, trips });
        } catch (error) {
          // Reopens PayPal's window, to choose another card for the same order.
          if (error instanceof ApiError && error.code === "payment-declined") actions.restart();
        }
      },
      onCancel() {
        void refreshConnection().then((certain) =>
          setNote((now) => (now?.kind === "declined" ? now : { kind: "cancelled", certain })),
        );
      },
      onError() {
        const reason = orderError.current;
        orderError.current = undefined;
        void explain(
          reason instanceof ApiError
            ? (reason.errors[0]?.message ?? reason.message)
            : i18n.t("Something went wrong on PayPal’s side before the payment was made."),
        );
      },
    },
  };
}

/** Whether the trips, or what cancelling does, are not those that the payer saw. */
function hasChanged(before: Connection, now: Connection): boolean {
  return before.trips !== now.trips || before.cancelRefund !== now.cancelRefund;
}

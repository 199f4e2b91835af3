import { termsVersion } from "@flightaides/core/user/agreement-versions.ts";
import { update } from "@flightaides/core/user/contract.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../lib/api";
import { profile } from "../account/queries";
import { type TermsStatus, termsStatus } from "./terms-status";

export type Terms = {
  status: TermsStatus;
  isTicked: boolean;
  setTicked: (ticked: boolean) => void;
  /** Whether the payer may go on to PayPal: changed terms must be ticked first. */
  mayPay: boolean;
  /** Records that the payer accepts the terms in force, unless they have. */
  accept: () => Promise<void>;
};

/** The payer's acceptance of the terms, which contain those of the money. */
export function useTerms(uid: string): Terms {
  const queryClient = useQueryClient();
  const { queryKey, ...query } = profile(uid);
  const { data } = useQuery({ ...query, queryKey });
  const [isTicked, setTicked] = useState(false);
  const status = termsStatus(data);
  return {
    status,
    isTicked,
    setTicked,
    mayPay: status !== "unknown" && (status !== "changed" || isTicked),
    async accept() {
      if (status === "accepted") return;
      queryClient.setQueryData(queryKey, await call(update, { termsVersion }));
    },
  };
}

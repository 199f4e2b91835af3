import type { Connection } from "@flightaides/core/connection/contract";
import { PayPalScriptProvider } from "@paypal/react-paypal-js";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Problem } from "../../components/problem";
import { loadConfig } from "../../lib/config";
import classes from "./payment.module.css";
import { PayPalPart } from "./paypal-part";
import { Skeleton } from "./skeleton";
import { usePaying } from "./use-paying";

type Props = {
  uid: string;
  connection: Connection;
  /** The bank has just turned an attempt down. */
  refused: boolean;
  /** Shown while there is something to choose. */
  invitation: ReactNode;
};

/** The way to pay, and what it has come to. */
export default function Payment({ uid, connection, refused, invitation }: Props) {
  const {
    data: config,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ["config"],
    queryFn: loadConfig,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const paying = usePaying(uid, connection.id, refused);

  if (!config)
    return error ? (
      <Problem
        what="We couldn’t load the payment methods."
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <>
        {invitation}
        <Skeleton />
      </>
    );
  const { paypal } = config;
  if (!paypal)
    return (
      <p role="alert" className={classes.problem}>
        Paying isn’t possible at the moment. Please come back later: your connection waits for you.
      </p>
    );
  const options = {
    clientId: paypal.clientId,
    currency: connection.fee.currency,
    intent: "capture",
    components: "buttons",
    ...(paypal.sdkBaseUrl && { sdkBaseUrl: paypal.sdkBaseUrl }),
  };
  return (
    <PayPalScriptProvider options={options}>
      <PayPalPart options={options} paying={paying} invitation={invitation} />
    </PayPalScriptProvider>
  );
}

import type { Connection } from "@flightaides/core/connection/contract";
import type { Leg, Type } from "@flightaides/core/itinerary/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Loading } from "../../components/loading";
import { Problem } from "../../components/problem";
import { ApiError } from "../../lib/api";
import { Dead, Gone } from "./dead-end";
import { PhoneForm } from "./phone-form";
import { connection, connections, opening } from "./queries";

type Props = {
  uid: string;
  itineraryId: string;
  /** The user's own. */
  role: Type;
  leg: Leg | undefined;
  onOpened: (connection: Connection) => void;
};

/** Opens the connection by being on the page. */
export function Opening({ uid, itineraryId, role, leg, onOpened }: Props) {
  const queryClient = useQueryClient();
  const [phoneNumber, setPhoneNumber] = useState<string>();
  const query = opening(uid, { itineraryId, role, phoneNumber });
  const { data, error, isFetching, refetch } = useQuery(query);

  useEffect(() => {
    if (!data) return;
    queryClient.setQueryData(connection(uid, data.id).queryKey, data);
    void queryClient.invalidateQueries({ queryKey: connections(uid).queryKey });
    onOpened(data);
  }, [data, uid, queryClient, onOpened]);

  const code = error instanceof ApiError ? error.code : undefined;
  const refusal =
    error instanceof ApiError
      ? error.errors.find(({ path }) => path === "phoneNumber")?.message
      : undefined;
  if (refusal !== undefined || (phoneNumber && !error))
    return (
      <PhoneForm
        leg={leg}
        // Before a number was sent, that it is missing is no mistake.
        refusal={phoneNumber ? refusal : undefined}
        sending={isFetching}
        onSubmit={(typed) => (typed === phoneNumber ? void refetch() : setPhoneNumber(typed))}
      />
    );
  if (!error) return <Loading text="Connecting..." />;
  if (code === "not-found") return <Gone />;
  if (code === "conflict" || code === "invalid-input" || code === "forbidden")
    return (
      <Dead title="You can’t connect here">
        {(error instanceof ApiError && error.errors[0]?.message) || error.message}
      </Dead>
    );
  return (
    <Problem
      what="You’re not connected yet."
      error={error}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

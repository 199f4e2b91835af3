import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Loading } from "../../components/loading";
import { QueryBoundary } from "../../components/query-boundary";
import { i18n } from "../../lib/i18n";
import { useUser } from "../../lib/identity";
import form from "../account/form.module.css";
import type { AffectedPeopleProps } from "../itinerary/affected-people";
import { consequenceOf, isAffected } from "./consequences";
import { connections } from "./queries";

/** Says who is told when the user changes an itinerary, and what happens to their connection. Nothing if nobody is. */
export default function AffectedPeople({ itinerary, change, except }: AffectedPeopleProps) {
  const { queryFn } = connections(useUser()?.uid ?? "");
  // Someone may have connected since the list was loaded or kept, so no earlier answer will do. The form stays open for minutes.
  const query = useQuery({
    queryKey: ["affected", useId()],
    queryFn,
    gcTime: 0,
    refetchInterval: 30_000,
  });
  return (
    <QueryBoundary
      query={query}
      loading={
        <Loading text={i18n.t("Looking for people who are connected with you through it...")} />
      }
      problem={i18n.t("We couldn’t look up who is connected with you through this itinerary.")}
    >
      {(all) => {
        const affected = all.filter((each) => isAffected(each, itinerary) && each.id !== except);
        if (affected.length === 0) return null;
        return (
          <ul className={form.notice}>
            {affected.map((connection) => (
              <li key={connection.id}>{consequenceOf(connection, change)}</li>
            ))}
          </ul>
        );
      }}
    </QueryBoundary>
  );
}

import { opposite, types } from "@flightaides/core/trip/type.ts";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { Loading } from "../../components/loading";
import { Problem } from "../../components/problem";
import { isAboutAirline } from "../../lib/asked-airlines";
import { i18n } from "../../lib/i18n";
import { paths } from "../../lib/paths";
import { typedPlace } from "../airport/place";
import { useLookUp } from "../airport/use-look-up";
import { legsOf, validateLegs } from "../itinerary/leg-input";
import { writeDraft } from "./draft";
import { sendSearch } from "./send-search";

/** Sends the search in the address, which the result then replaces. An incomplete one opens the search form with what was typed. */
export default function SearchByQuery({ query }: { query: URLSearchParams }) {
  const navigate = useNavigate();
  const lookUp = useLookUp();
  const text = (field: string) => query.get(field) ?? "";
  const seeking = types.find((type) => type === query.get("seeking")) ?? "flightaid";
  const search = useMutation({
    mutationFn: async () => {
      // The page of a pair of cities has both airports in one field.
      const [from = text("from"), to = text("to")] = query.get("route")?.split("-") ?? [];
      const leg = {
        from: await lookUp(typedPlace(from)),
        to: await lookUp(typedPlace(to)),
        flight: text("flight"),
        travelDate: text("travelDate"),
      };
      writeDraft({ itinerary: [leg], seeking });
      if (Object.keys(validateLegs([leg])).length > 0) return paths.search;
      return sendSearch({
        itinerary: legsOf([leg]),
        role: opposite(seeking),
      }).catch((error: unknown) => {
        // The form asks about it.
        if (isAboutAirline(error)) return paths.search;
        throw error;
      });
    },
    onSuccess: (path) => void navigate(path, { replace: true }),
  });

  // StrictMode runs effects twice.
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    search.mutate();
  });

  if (!search.error) return <Loading text={i18n.t("Searching")} />;
  return (
    <Problem
      title={i18n.t("Your search didn’t go through.")}
      error={search.error}
      retrying={search.isPending}
      onRetry={() => search.mutate()}
    />
  );
}

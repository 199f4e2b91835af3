import { Iata } from "@flightaides/core/airport/contract.ts";
import { Flight, Help, SpokenLanguage, TravelDate } from "@flightaides/core/trip/contract.ts";
import { useCallback } from "react";
import { useSearchParams } from "react-router";
import * as z from "zod/mini";
import { usePage } from "../components/use-page";
import { FilterBar } from "../features/itinerary/filter-bar";
import { ItineraryList } from "../features/itinerary/itinerary-list";
import type { Filters } from "../features/itinerary/queries";
import { i18n } from "../lib/i18n";
import classes from "./page.module.css";

export default function AllItinerary() {
  const heading = usePage(
    i18n.t("All itineraries"),
    i18n.t(
      "Every trip that is posted, by airport, flight and date: travelers who look for company, and Flightaides who offer it.",
    ),
  );
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);

  const change = useCallback(
    (changed: Filters) => {
      setQuery(
        (current) => {
          const next = new URLSearchParams(current);
          for (const key of filterKeys) {
            const value = changed[key];
            if (value) next.set(key, value);
            else next.delete(key);
          }
          return next;
        },
        { replace: true },
      );
    },
    [setQuery],
  );

  return (
    <div className={classes.page}>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {i18n.t("ALL ITINERARIES")}
      </h1>
      <FilterBar filters={filters} onChange={change} />
      <ItineraryList filters={filters} />
    </div>
  );
}

const filterKeys = ["from", "to", "flight", "travelDate", "language", "help"] as const;

/** Ignores parameters that are invalid. */
function readFilters(query: URLSearchParams): Filters {
  const value = <Schema extends z.ZodMiniType>(schema: Schema, key: (typeof filterKeys)[number]) =>
    z.safeParse(schema, query.get(key) ?? undefined).data;
  return {
    from: value(Iata, "from"),
    to: value(Iata, "to"),
    flight: value(Flight, "flight"),
    travelDate: value(TravelDate, "travelDate"),
    language: value(SpokenLanguage, "language"),
    help: value(Help, "help"),
  };
}

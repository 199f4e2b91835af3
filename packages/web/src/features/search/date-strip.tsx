import { searchDays, searchedDays } from "@flightaides/core/matching/contract.ts";
import { opposite, type ShownLeg } from "@flightaides/core/trip/contract.ts";
import { maxDaysAhead } from "@flightaides/core/trip/type.ts";
import { lastDayOf } from "@flightaides/core/trip/window.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useLocation, useNavigate } from "react-router";
import { Problem } from "../../components/problem";
import { call } from "../../lib/api";
import { addDays, today } from "../../lib/calendar";
import { dateText } from "../../lib/date-format";
import { i18n } from "../../lib/i18n";
import { useUser } from "../../lib/identity";
import { paths } from "../../lib/paths";
import type { SessionValue } from "../../lib/session";
import { daysOf } from "../itinerary/leg-days";
import classes from "./date-strip.module.css";
import { movedLegs, searchMoved } from "./send-search";

type Props = { searched: SessionValue<"searched"> };

const offsets = Array.from({ length: 2 * searchedDays + 1 }, (_, index) => index - searchedDays);

/** The days around a search, each with the number of people who fly its route, and a button that searches that day. */
export default function DateStrip({ searched }: Props) {
  const id = useId();
  const navigate = useNavigate();
  const { search: named } = useLocation();
  const user = useUser();
  const { itinerary, role } = searched;
  const query = useQuery({
    queryKey: ["itinerary", "days", user?.uid, role, itinerary],
    queryFn: ({ signal }) =>
      call(searchDays, { type: opposite(role), itinerary }, { signal }).then(
        (days) => new Map(days.map(({ dayOffset, people }) => [dayOffset, people])),
      ),
  });
  const search = useMutation({
    mutationFn: (days: number) => searchMoved(searched, days),
    // The heading gets the focus. Without a query the address stays the same, so its history entry is replaced. A URL with a query keeps its entry.
    onSuccess: () => void navigate(paths.searchResult, { replace: named === "" }),
  });
  const first = today();
  const last = addDays(first, maxDaysAhead);
  return (
    <section className={classes.around} aria-labelledby={id} aria-busy={query.isPending}>
      <h3 id={id}>{i18n.t("Who flies on the days around it")}</h3>
      {!query.error && (
        <p role="status" className={classes.says}>
          {query.data ? sentenceOf(query.data) : i18n.t("Loading...")}
        </p>
      )}
      <ol className={classes.strip}>
        {offsets.map((days) => {
          const people = query.data?.get(days);
          const legs = movedLegs(itinerary, days);
          const isOpen = legs.every((leg) => leg.travelDate >= first && lastDayOf(leg) <= last);
          const day = <Day leg={legs[0]} people={people} />;
          return (
            <li key={days}>
              {days === 0 ? (
                <span className={classes.day} aria-current="date">
                  {day}
                </span>
              ) : (
                <button
                  type="button"
                  className={classes.day}
                  data-people={people ? true : undefined}
                  disabled={!isOpen}
                  aria-busy={search.isPending && search.variables === days}
                  onClick={() => {
                    if (!search.isPending) search.mutate(days);
                  }}
                >
                  {day}
                </button>
              )}
            </li>
          );
        })}
      </ol>
      <Problem
        title={i18n.t("We couldn’t count who flies on these days.")}
        error={query.error}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
      <Problem
        title={i18n.t("Your search didn’t go through.")}
        error={search.error}
        retrying={search.isPending}
        onRetry={() => search.variables !== undefined && search.mutate(search.variables)}
      />
    </section>
  );
}

function Day({ leg, people }: { leg: ShownLeg | undefined; people: number | undefined }) {
  if (!leg) return null;
  return (
    <>
      <span className="fa-hidden">
        {daysOf(leg)}
        {people !== undefined &&
          `: ${i18n.t("{people, plural, =0 {nobody} one {# person} other {# people}}", { people })}`}
      </span>
      <span aria-hidden="true" className={classes.date}>
        <span>{part(leg.travelDate, { weekday: "short" })}</span>
        <span>{part(leg.travelDate, { day: "numeric", month: "short" })}</span>
        {leg.until && <span>{`– ${part(leg.until, { day: "numeric", month: "short" })}`}</span>}
        <strong>{people === undefined ? "" : people || "–"}</strong>
      </span>
    </>
  );
}

function part(date: string, fields: Intl.DateTimeFormatOptions): string {
  return dateText(new Date(date), { timeZone: "UTC", ...fields });
}

function sentenceOf(days: ReadonlyMap<number, number>): string {
  return [...days.values()].some((people) => people > 0)
    ? i18n.t("The number says how many people fly this route. Choose a day to see them.")
    : i18n.t("No flights on this route have been posted for these days yet.");
}

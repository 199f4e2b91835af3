import "../../components/form-styles";
import type { DayNumbers } from "@flightaides/core/desk/contract.ts";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { Loading } from "../../components/loading";
import { QueryBoundary } from "../../components/query-boundary";
import { CsvButton } from "./csv-button";
import classes from "./desk.module.css";
import { Funnel, FunnelByWeek } from "./funnel";
import { bucketsOf, hoursToMatch, measures, type Period, periods, sinceOf } from "./measures";
import { numbersOf } from "./queries";
import { refusal } from "./refusal";
import { usePlace } from "./views";

// Half as large as the rest of the desk, because of its library. It throws while it loads in a browser whose language Intl rejects.
const NumbersCharts = lazy(() => import("./numbers-charts").catch(() => ({ default: NoCharts })));

const routePattern = "[A-Za-z]{3}-[A-Za-z]{3}";

/** How often something happened: in all, or on the trips from one airport to another. */
export function Numbers() {
  const { id: route, go } = usePlace();
  const [period, setPeriod] = useState<Period>("days");
  const until = new Date().toISOString().slice(0, 10);
  const since = sinceOf(period, until);
  return (
    <div className={classes.single}>
      <form
        key={route}
        className={classes.search}
        onSubmit={(event) => {
          event.preventDefault();
          const text = String(new FormData(event.currentTarget).get("route"));
          go("numbers", text.trim().toUpperCase());
        }}
      >
        <TextInput
          label="Route, or nothing for all"
          placeholder="YYZ-DEL"
          pattern={routePattern}
          title="Two airports: YYZ-DEL"
          name="route"
          size="md"
          defaultValue={route}
          autoComplete="off"
        />
        <Button type="submit" size="md" variant="default">
          Show
        </Button>
        <NativeSelect
          label="Period"
          size="md"
          value={period}
          data={periods.map(({ value, label }) => ({ value, label }))}
          onChange={(event) => setPeriod(event.currentTarget.value as Period)}
        />
      </form>
      <QueryBoundary
        query={useQuery(numbersOf(since, until, route))}
        problem="We couldn’t load the numbers."
        failure={refusal}
      >
        {(days) => <Shown days={days} period={period} route={route} since={since} until={until} />}
      </QueryBoundary>
    </div>
  );
}

function NoCharts() {
  return (
    <p className={classes.quiet}>
      This browser couldn’t load the charts. The table below has the same numbers.
    </p>
  );
}

type Props = { days: DayNumbers[]; period: Period; route: string; since: string; until: string };

function Shown({ days, period, route, since, until }: Props) {
  const buckets = bucketsOf(days, period, since, until);
  const columns = measures.filter(({ isOfRoute }) => isOfRoute || !route);
  const shown = `${route || "all"}-${since}-${until}`;
  return (
    <>
      <section aria-label="From a search to a trip">
        <h2>From a search to a trip together</h2>
        {period === "days" ? (
          <Funnel buckets={buckets} />
        ) : (
          <FunnelByWeek weeks={buckets} name={`funnel-${shown}`} />
        )}
      </section>
      <section aria-label="Charts">
        <h2>{route ? `On trips ${route}` : "On all trips"}</h2>
        <Suspense fallback={<Loading text="Drawing …" />}>
          <NumbersCharts buckets={buckets} isOfRoute={route !== ""} />
        </Suspense>
      </section>
      <section aria-label="Table" className={classes.wide}>
        <p>
          <CsvButton
            name={`numbers-${shown}`}
            columns={["since", ...columns.map(({ of }) => of), "hoursToFirstMatch"]}
            rows={buckets.map((bucket) => [
              bucket.since,
              ...columns.map(({ of }) => bucket[of]),
              hoursToMatch(bucket) ?? "",
            ])}
          />
        </p>
        <table className={classes.numbers}>
          <thead>
            <tr>
              <th>{period === "days" ? "Day" : "Week from"}</th>
              {columns.map(({ of, label }) => (
                <th key={of}>{label}</th>
              ))}
              <th>Hours to first match</th>
            </tr>
          </thead>
          <tbody>
            {buckets.toReversed().map((bucket) => (
              <tr key={bucket.since}>
                <th scope="row">{bucket.since}</th>
                {columns.map(({ of }) => (
                  <td key={of}>{bucket[of]}</td>
                ))}
                <td>{hoursToMatch(bucket) ?? "–"}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={classes.quiet}>
          Days are UTC. Searches are an estimate: one of ten is counted, as ten. Posted, asked and
          paid are counted on the day on which each happened, so that a step can be larger than the
          one before it.
        </p>
      </section>
    </>
  );
}

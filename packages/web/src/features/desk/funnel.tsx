import { funnel } from "@flightaides/core/numbers/counted.ts";
import { CsvButton } from "./csv-button";
import classes from "./desk.module.css";
import { type Bucket, labelOf, type Step, stepsOf, totalOf } from "./measures";

/** What leads from a search to a trip, with the share of the step before. */
export function Funnel({ buckets }: { buckets: readonly Bucket[] }) {
  const steps = stepsOf(totalOf(buckets));
  const most = Math.max(1, ...steps.map(({ times }) => times));
  return (
    <table className={classes.funnel}>
      <thead>
        <tr>
          <th>Step</th>
          <th>Times</th>
          <th>Of the step before</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {steps.map(({ of, times, percent }) => (
          <tr key={of}>
            <th scope="row">{labelOf(of)}</th>
            <td>{times}</td>
            <td>{shareOf(percent)}</td>
            <td>
              <div className={classes.bar} style={{ width: `${(100 * times) / most}%` }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** As {@link Funnel}, with a row for each week, the latest first. `name`: of the CSV. */
export function FunnelByWeek({ weeks, name }: { weeks: readonly Bucket[]; name: string }) {
  const total = { since: "Total", ...totalOf(weeks) };
  return (
    <div className={classes.wide}>
      <p>
        <CsvButton
          name={name}
          columns={["since", ...funnel, ...funnel.slice(1).map((of) => `${of}Percent`)]}
          rows={[...weeks, total].map((week) => {
            const steps = stepsOf(week);
            return [
              week.since,
              ...steps.map(({ times }) => times),
              ...steps.slice(1).map(({ percent }) => percent ?? ""),
            ];
          })}
        />
      </p>
      <table className={classes.numbers}>
        <caption>In brackets: of the step before</caption>
        <thead>
          <tr>
            <th>Week from</th>
            {funnel.map((of) => (
              <th key={of}>{labelOf(of)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map((week) => (
            <StepsRow key={week.since} name={week.since} steps={stepsOf(week)} />
          ))}
        </tbody>
        <tfoot>
          <StepsRow name={total.since} steps={stepsOf(total)} />
        </tfoot>
      </table>
    </div>
  );
}

function StepsRow({ name, steps }: { name: string; steps: readonly Step[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {steps.map(({ of, times, percent }, index) => (
        <td key={of}>
          {times}
          {index > 0 && <span className={classes.share}> ({shareOf(percent)})</span>}
        </td>
      ))}
    </tr>
  );
}

function shareOf(percent: number | undefined): string {
  return percent === undefined ? "–" : `${percent}%`;
}

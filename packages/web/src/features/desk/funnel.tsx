import type { DayNumbers } from "@flightaides/core/desk/contract.ts";
import { funnel } from "@flightaides/core/numbers/counted.ts";
import classes from "./desk.module.css";
import { measures, totalOf } from "./measures";

/** What leads from a search to a trip, with the share of the step before. */
export function Funnel({ days }: { days: readonly DayNumbers[] }) {
  const steps = funnel.map((of) => ({
    of,
    label: measures.find((one) => one.of === of)?.label ?? of,
    total: totalOf(days, of),
  }));
  const most = Math.max(1, ...steps.map(({ total }) => total));
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
        {steps.map(({ of, label, total }, index) => (
          <tr key={of}>
            <th scope="row">{label}</th>
            <td>{total}</td>
            <td>{shareOf(total, steps[index - 1]?.total)}</td>
            <td>
              <div className={classes.bar} style={{ width: `${(100 * total) / most}%` }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function shareOf(total: number, before: number | undefined): string {
  return before ? `${Math.round((100 * total) / before)}%` : "–";
}

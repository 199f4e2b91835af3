/** The views of the desk, in the order of their keys 1 to 6, and where in them the operator is. The address has both. */
import { useSearchParams } from "react-router";

export const views = ["reports", "people", "payments", "mail", "numbers", "record"] as const;
export type View = (typeof views)[number];

export const titles: Record<View, string> = {
  reports: "Reports",
  people: "People",
  payments: "Payments",
  mail: "Mail",
  numbers: "Numbers",
  record: "Record",
};

type Place = { view: View; id: string };

/** The id is that of a report, a user or a connection, the route of numbers, or the day of a record. */
export function usePlace(): Place & { go(view: View, id?: string): void } {
  const [parameters, setParameters] = useSearchParams();
  const view = views.find((one) => one === parameters.get("view")) ?? views[0];
  return {
    view,
    id: parameters.get("id") ?? "",
    go: (next, id = "") => setParameters({ view: next, ...(id && { id }) }),
  };
}

/** The numbers of the desk by day or week. Pure. */
import type { DayNumbers } from "@flightaides/core/desk/contract.ts";
import { type Counted, counted, funnel } from "@flightaides/core/numbers/counted.ts";

const day = 86_400_000;

export const periods = [
  { value: "days", label: "4 weeks, by day", days: 28 },
  { value: "weeks", label: "13 weeks, by week", days: 91 },
  { value: "year", label: "52 weeks, by week", days: 364 },
] as const;
export type Period = (typeof periods)[number]["value"];

/** `isOfRoute`: counted for routes too. */
export const measures: { of: Counted; label: string; isOfRoute: boolean }[] = [
  { of: "searched", label: "Searches (about)", isOfRoute: true },
  { of: "signedUp", label: "Sign-ups", isOfRoute: false },
  { of: "posted", label: "Posted", isOfRoute: true },
  { of: "matched", label: "First matches", isOfRoute: true },
  { of: "pairs", label: "Matches", isOfRoute: true },
  { of: "asked", label: "Asked", isOfRoute: true },
  { of: "accepted", label: "Accepted", isOfRoute: true },
  { of: "paid", label: "Paid", isOfRoute: true },
  { of: "met", label: "Flown together", isOfRoute: true },
  { of: "refunded", label: "Refunded", isOfRoute: true },
];

export function labelOf(what: Counted): string {
  return measures.find(({ of }) => of === what)?.label ?? what;
}

type Counts = Omit<DayNumbers, "day">;

/** The numbers of a day, or of a week from its Monday on. */
export type Bucket = Counts & { since: string };

/** The first day of a period that ends at `until`: a Monday where it is shown by week. */
export function sinceOf(period: Period, until: string): string {
  const { days } = periods.find(({ value }) => value === period) ?? periods[0];
  const first = dateOf(Date.parse(until) - (days - 1) * day);
  return bucketOf(first, period);
}

/** Oldest first, those on which nothing happened too. */
export function bucketsOf(
  days: readonly DayNumbers[],
  period: Period,
  since: string,
  until: string,
): Bucket[] {
  const step = period === "days" ? day : 7 * day;
  const buckets = new Map<string, Bucket>();
  for (let at = Date.parse(since); at <= Date.parse(until); at += step)
    buckets.set(dateOf(at), { since: dateOf(at), ...zeros() });
  for (const one of days) {
    const bucket = buckets.get(bucketOf(one.day, period));
    if (bucket) add(bucket, one);
  }
  return [...buckets.values()];
}

/** With one decimal. @returns undefined when no first match was found */
export function hoursToMatch({ timed, minutesToMatch }: Bucket): number | undefined {
  return timed > 0 ? Math.round(minutesToMatch / timed / 6) / 10 : undefined;
}

export function totalOf(buckets: readonly Counts[]): Counts {
  const total = zeros();
  for (const one of buckets) add(total, one);
  return total;
}

/** `percent`: of the step before, unless that never happened. */
export type Step = { of: Counted; times: number; percent: number | undefined };

/** What leads from a search to a trip. */
export function stepsOf(counts: Counts): Step[] {
  return funnel.map((of, index) => {
    const before = funnel[index - 1];
    const outOf = before ? counts[before] : 0;
    const percent = outOf > 0 ? Math.round((100 * counts[of]) / outOf) : undefined;
    return { of, times: counts[of], percent };
  });
}

const added = [...counted, "timed", "minutesToMatch"] as const;

function zeros(): Counts {
  return Object.fromEntries(added.map((what) => [what, 0])) as Counts;
}

function add(to: Counts, more: Counts): void {
  for (const what of added) to[what] += more[what];
}

function bucketOf(date: string, period: Period): string {
  if (period === "days") return date;
  const weekday = (new Date(date).getUTCDay() + 6) % 7;
  return dateOf(Date.parse(date) - weekday * day);
}

function dateOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

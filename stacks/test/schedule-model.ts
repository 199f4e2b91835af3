/**
 * Models of the services that run and monitor a scheduled function, as AWS documents them: Lambda's
 * queue for asynchronous events,
 * and a CloudWatch alarm. Times are in seconds.
 */

type Schedule = {
  /** Seconds between two events, and the time of the first. */
  every: number;
  first: number;
  /** Age at which Lambda discards an event. */
  maxAge: number;
  /** Time after which no more events arrive. */
  end: number;
};
export type Simulated = {
  runs: { start: number; end: number }[];
  /** Attempts during which the function was busy. */
  throttled: number[];
  /** Events that were discarded. */
  dropped: number[];
};

/** Lambda doubles the wait from one second up to five minutes. */
const maxWait = 300;

/**
 * A function with a concurrency of one.
 * @param duration seconds of the run that starts at a time
 */
export function simulate(
  { every, first, maxAge, end }: Schedule,
  duration: (start: number) => number,
): Simulated {
  const simulated: Simulated = { runs: [], throttled: [], dropped: [] };
  const events: { created: number; at: number; wait: number }[] = [];
  for (let created = first; created < end; created += every)
    events.push({ created, at: created, wait: 1 });
  let busyUntil = Number.NEGATIVE_INFINITY;
  for (;;) {
    events.sort((a, b) => a.at - b.at);
    const event = events.shift();
    if (!event) return simulated;
    const { created, at, wait } = event;
    if (at - created >= maxAge) {
      simulated.dropped.push(created + maxAge);
    } else if (at >= busyUntil) {
      busyUntil = at + duration(at);
      simulated.runs.push({ start: at, end: busyUntil });
    } else {
      simulated.throttled.push(at);
      events.push({ created, at: at + wait, wait: Math.min(2 * wait, maxWait) });
    }
  }
}

export type Point = { at: number; value: number };
export type Alarm = {
  Period?: number;
  Statistic?: string;
  Threshold: number;
  EvaluationPeriods: number;
  DatapointsToAlarm: number;
  TreatMissingData: string;
};

/**
 * Whether the alarm is raised between `from` and `to`, for any offset of its periods. An alarm that
 * treats missing data as breaching
 * counts each empty period, which is stricter than CloudWatch.
 */
export function goesOff(alarm: Alarm, points: readonly Point[], from: number, to: number): boolean {
  const { Period: period = 300 } = alarm;
  for (let offset = 0; offset < period; offset += 10)
    if (goesOffFrom(alarm, points, from + offset, to)) return true;
  return false;
}

function goesOffFrom(alarm: Alarm, points: readonly Point[], from: number, to: number): boolean {
  const { Period: period = 300, EvaluationPeriods, DatapointsToAlarm } = alarm;
  const breaching: boolean[] = [];
  for (let start = from; start + period <= to; start += period) {
    const values = points
      .filter(({ at }) => at >= start && at < start + period)
      .map(({ value }) => value);
    breaching.push(isBreaching(alarm, values));
  }
  return breaching.some((_, last) => {
    const evaluated = breaching.slice(Math.max(0, last + 1 - EvaluationPeriods), last + 1);
    return evaluated.filter(Boolean).length >= DatapointsToAlarm;
  });
}

function isBreaching(
  { Statistic = "Sum", Threshold, TreatMissingData }: Alarm,
  values: readonly number[],
): boolean {
  if (values.length === 0) return TreatMissingData === "breaching";
  const value =
    Statistic === "Sum" ? values.reduce((sum, one) => sum + one, 0) : Math.max(...values);
  return value >= Threshold;
}

/**
 * Production's schedules: a backlog raises no alarm, a failure does. Simulated with the numbers of
 * the template.
 */
import { describe, expect, it } from "vitest";
import { type Alarm, goesOff, type Point, simulate } from "./schedule-model";
import { all, functionOf, type Resource, text } from "./stage";
import { stages } from "./stages";

const production = stages.find(({ isProduction }) => isProduction);
if (!production) throw new Error("Production was not synthesised");
const stage = production;
const notify = stage.template("Notify");

/** Seconds. The history before the scenario, which begins at 0, and the observed time. */
const before = -1800;
const end = 5400;

function propertiesOf(
  type: string,
  isWanted: (resource: Resource) => boolean,
): Resource["Properties"] {
  const [, found] = all(notify, type).find(([, resource]) => isWanted(resource)) ?? [];
  if (!found) throw new Error(`There is no ${type}`);
  return found.Properties;
}

/** Seconds. */
function scheduleOf(name: string) {
  const { ScheduleExpression } = propertiesOf("AWS::Events::Rule", ({ Properties }) => {
    const [target] = Properties.Targets as { Arn: unknown }[];
    return text(stage, target?.Arn) === `<${name}.Arn>`;
  });
  const config = propertiesOf(
    "AWS::Lambda::EventInvokeConfig",
    ({ Properties }) => text(stage, Properties.FunctionName) === `<${name}>`,
  );
  const [, minutes] = /^rate\((\d+) minutes?\)$/.exec(String(ScheduleExpression)) ?? [];
  const { Timeout } = functionOf(stage, name).lambda.Properties;
  return {
    every: 60 * Number(minutes),
    maxAge: Number(config.MaximumEventAgeInSeconds),
    keepsDropped: config.DestinationConfig !== undefined,
    timeout: Number(Timeout),
  };
}

/**
 * The outcome of a run that starts at a given time: its duration, and the metrics that it publishes
 * at its end.
 */
type Run = { seconds: number; lag?: number; isError?: boolean };

/**
 * The names of the function's alarms that are raised, for any offset of its events and of
 * CloudWatch's periods.
 */
function alarmsOf(name: string, story: () => (start: number) => Run | undefined): string[] {
  const { every, maxAge, keepsDropped } = scheduleOf(name);
  const wentOff = new Set<string>();
  for (let offset = 0; offset < every; offset += every / 10) {
    const run = story();
    const lags: Point[] = [];
    const errors: Point[] = [];
    const { throttled, dropped } = simulate(
      { every, first: before + offset, maxAge, end },
      (start) => {
        const { seconds, lag, isError } = run(start) ?? { seconds: 0 };
        const at = start + seconds;
        if (lag !== undefined) lags.push({ at, value: lag });
        if (isError) errors.push({ at, value: 1 });
        return seconds;
      },
    );
    const points: Record<string, Point[]> = {
      [`errors-${name}`]: errors,
      [`throttles-${name}`]: throttled.map((at) => ({ at, value: 1 })),
      [`lost-${name}`]: keepsDropped ? dropped.map((at) => ({ at, value: 1 })) : [],
      [`${name}-lag`]: lags,
    };
    for (const [, { Properties }] of all(stage.template("Monitoring"), "AWS::CloudWatch::Alarm")) {
      const alarm = String(Properties.AlarmName).replace("flightaides-prod-", "");
      const series = points[alarm];
      // The first and the last runs are not all within the periods.
      if (series && goesOff(Properties as Alarm, series, before + 900, end - 900))
        wentOff.add(alarm);
    }
  }
  return [...wentOff].sort();
}

const idle: Run = { seconds: 1, lag: 0 };

/** Work that is all due at 0, done by runs of at most `most` seconds. */
function backlog(total: number, most: number) {
  return () => {
    let left = total;
    return (start: number): Run => {
      if (start < 0 || left <= 0) return idle;
      const seconds = Math.min(left, most);
      left -= seconds;
      return { seconds, lag: start };
    };
  };
}

/** Runs that do nothing until 0, and then behave like `run`. */
const from0 = (run: (start: number) => Run | undefined) => () => (start: number) =>
  start < 0 ? idle : run(start);

describe("notify", () => {
  // The function begins no mail in its last 15 seconds.
  const longest = scheduleOf("notify").timeout - 15;

  it("works off a backlog of twelve minutes without an alarm", () => {
    expect(longest).toBe(285);
    expect(alarmsOf("notify", backlog(720, longest))).toEqual([]);
  });

  it.each<[string, string[], () => (start: number) => Run | undefined]>([
    [
      "one run fails",
      ["errors-notify"],
      from0((start) => (start < 60 ? { seconds: 5, isError: true } : idle)),
    ],
    [
      "every run fails",
      ["errors-notify", "notify-lag"],
      from0(() => ({ seconds: 5, isError: true })),
    ],
    [
      "every run times out",
      ["errors-notify", "notify-lag"],
      from0(() => ({ seconds: longest + 15, isError: true })),
    ],
    ["SES accepts nothing", ["notify-lag"], backlog(Number.POSITIVE_INFINITY, longest)],
    ["the schedule stops", ["notify-lag"], from0(() => undefined)],
  ])("%s: the alarms are %j", (_, alarms, story) => {
    expect(alarmsOf("notify", story)).toEqual(alarms);
  });
});

describe("reconcile", () => {
  // It begins no order in its last 90 seconds, and PayPal has 12 seconds to answer.
  const longest = scheduleOf("reconcile").timeout - 90 + 12;

  it("works off a backlog of twenty minutes without an alarm", () => {
    expect(alarmsOf("reconcile", backlog(1200, longest))).toEqual([]);
  });

  it.each<[string, string[], () => (start: number) => Run | undefined]>([
    [
      "one run fails",
      ["errors-reconcile"],
      from0((start) => (start < 300 ? { seconds: 5, isError: true } : idle)),
    ],
    ["orders are due for long", ["reconcile-lag"], backlog(Number.POSITIVE_INFINITY, longest)],
    ["the schedule stops", ["reconcile-lag"], from0(() => undefined)],
  ])("%s: the alarms are %j", (_, alarms, story) => {
    expect(alarmsOf("reconcile", story)).toEqual(alarms);
  });
});

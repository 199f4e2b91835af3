/** The watch from outside: its template has the alarms that docs/operating.md promises, and they ring in time. */
import { createRequire } from "node:module";
import { expect, it, vi } from "vitest";
import { checkNames } from "../../packages/watch/src/checks";
import { faults } from "../../packages/watch/src/faults";
import { alarmNameOf, minutesToAlarm } from "../../packages/watch/src/template";
import { watchStage } from "./accounts";
import { all, only } from "./stage";

type Alarm = {
  AlarmName: string;
  Period: number;
  DatapointsToAlarm: number;
  EvaluationPeriods: number;
  MetricName: string;
  Namespace: string;
  Dimensions: { Name: string; Value: unknown }[];
  TreatMissingData: string;
};

const template = watchStage().template("Watch");
const alarms = all(template, "AWS::CloudWatch::Alarm").map(
  ([, { Properties }]) => Properties as Alarm,
);
const alarmOf = (name: (typeof faults)[keyof typeof faults]["alarm"]) => {
  const alarm = alarms.find(({ AlarmName }) => AlarmName === alarmNameOf("prod", name));
  if (!alarm) throw new Error(`There is no alarm ${name}`);
  return alarm;
};

it.each(Object.values(faults))("reports within five minutes: $fault", ({ alarm }) => {
  const { Period, DatapointsToAlarm } = alarmOf(alarm);
  const [, rule] = only(template, "AWS::Events::Rule");
  expect(rule.Properties.ScheduleExpression).toBe("rate(1 minute)");
  // Until the next run, so many failed runs, and a minute until the alarm is evaluated and mailed.
  const minutes = 1 + (DatapointsToAlarm * Period) / 60 + 1;
  expect(minutes).toBe(minutesToAlarm);
  expect(minutes).toBeLessThanOrEqual(5);
});

it("rings for no single lost request, and when it does not run", () => {
  for (const { DatapointsToAlarm } of alarms) expect(DatapointsToAlarm).toBeGreaterThan(1);
  expect(alarmOf("stopped")).toMatchObject({
    MetricName: "Errors",
    Dimensions: [{ Name: "FunctionName", Value: { Ref: "Watch" } }],
    TreatMissingData: "breaching",
  });
});

it("publishes the metrics that its alarms read, without a password in its log", async () => {
  const [, { Properties }] = only(template, "AWS::Lambda::Function");
  const { Code, Environment } = Properties as {
    Code: { ZipFile: string };
    Environment: { Variables: Record<string, string> };
  };
  const lines: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
  const variables = { ...Environment.Variables, SITE: "http://localhost:1" };
  const load = createRequire(import.meta.url);
  const sdk = {
    SSMClient: class {
      send = async () => ({
        Parameter: { Value: '{"email":"a@b.example","password":"Secret-1"}' },
      });
    },
    GetParameterCommand: class {},
  };
  const module = { exports: {} as { handler?: () => Promise<void> } };
  const requireOf = (name: string) => (name.startsWith("@aws-sdk/") ? sdk : load(name));
  new Function("require", "module", "exports", "process", Code.ZipFile)(
    requireOf,
    module,
    module.exports,
    { env: variables },
  );
  await module.exports.handler?.();
  vi.restoreAllMocks();
  const published = lines.map((line) => JSON.parse(line));
  expect(published.map(({ check }) => check)).toEqual([...checkNames]);
  for (const { _aws, check, stage, Failed } of published) {
    const { Namespace, MetricName, Dimensions } = alarmOf(check);
    const [
      {
        Namespace: namespace,
        Dimensions: [names],
        Metrics: [{ Name }],
      },
    ] = _aws.CloudWatchMetrics;
    expect([namespace, Name, names]).toEqual([
      Namespace,
      MetricName,
      Dimensions.map((one) => one.Name),
    ]);
    expect({ stage, check }).toEqual(
      Object.fromEntries(Dimensions.map((one) => [one.Name, one.Value])),
    );
    // Nothing listens there. The certificate of an address without TLS is not checked.
    expect([check, Failed]).toEqual([check, check === "certificate" ? 0 : 1]);
  }
  expect(lines.join()).not.toContain("Secret-1");
});

it("may write its log and read its account's password, nothing else", () => {
  const role = template.findResources("AWS::IAM::RolePolicy");
  const [policy] = Object.values(role) as { Properties: { PolicyDocument: unknown } }[];
  expect(policy?.Properties.PolicyDocument).toMatchObject({
    Statement: [
      {
        Action: ["logs:CreateLogStream", "logs:PutLogEvents"],
        Resource: { "Fn::GetAtt": ["Log", "Arn"] },
      },
      {
        Action: "ssm:GetParameter",
        Resource: {
          "Fn::Sub": expect.stringMatching(/parameter\/flightaides\/prod\/watch-account$/),
        },
      },
    ],
  });
});

/** Production's alarms, dashboard and budget. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { indexes } from "../../packages/core/src/db/table";
import { all, allOf, only } from "./stage";
import { functionNames, httpNames, stages } from "./stages";

type Metric = { Namespace: string; MetricName: string; Dimensions: Dimension[] };
type Dimension = { Name: string; Value: unknown };
type WebAcl = { Scope: string; VisibilityConfig: { MetricName: string } };

const production = stages.filter(({ isProduction }) => isProduction);
const [stage] = production;
if (!stage) throw new Error("Production was not synthesised");
const monitoring = stage.template("Monitoring");
const alarms = all(monitoring, "AWS::CloudWatch::Alarm").map(
  ([, { Properties }]) => Properties as Record<string, unknown>,
);
const names = alarms.map(({ AlarmName }) => String(AlarmName).replace("flightaides-prod-", ""));
const headings = alarms.map(
  ({ AlarmDescription }) =>
    /docs\/operating\.md#([\w-]+)$/.exec(String(AlarmDescription))?.[1] ?? "",
);

const firewalls = allOf(stage, "AWS::WAFv2::WebACL").map(
  ([, { Properties }]) => (Properties as WebAcl).VisibilityConfig.MetricName,
);

function alarmNamed(name: string) {
  const alarm = alarms.find(({ AlarmName }) => AlarmName === `flightaides-prod-${name}`);
  if (!alarm) throw new Error(`There is no alarm ${name}`);
  return alarm as { Metrics: { Expression?: string; MetricStat?: { Metric: Metric } }[] };
}

/** An alarm's metrics as text, with the dimensions that are no references: `AWS/WAFV2 BlockedRequests Rule=ALL`. */
function metricsOf(name: string): string[] {
  return alarmNamed(name).Metrics.flatMap(({ MetricStat }) => {
    if (!MetricStat) return [];
    const { Namespace, MetricName, Dimensions } = MetricStat.Metric;
    const dimensions = Dimensions.map(({ Name, Value }) =>
      typeof Value === "string" ? `${Name}=${Value}` : Name,
    );
    return [[Namespace, MetricName, ...dimensions].join(" ")];
  });
}

it("links each alarm to a section of docs/operating.md, and has an alarm for each section", () => {
  const guide = readFileSync("docs/operating.md", "utf8");
  const sections = [...guide.matchAll(/^#### ([\w-]+)$/gm)].map(([, heading]) => heading);
  // The watch has alarms of its own: watch.synth.test.ts.
  expect([...new Set([...headings, "watch"])].sort()).toEqual(sections.sort());
});

it("has as many alarms and metrics in them as docs/scale.md counts", () => {
  const metrics = alarms.flatMap(({ Metrics = [{ MetricStat: {} }] }) =>
    (Metrics as { MetricStat?: object }[]).filter(({ MetricStat }) => MetricStat),
  );
  expect(readFileSync("docs/scale.md", "utf8")).toContain(
    `${metrics.length} metrics in ${alarms.length} alarms`,
  );
});

it("monitors every function, and the latency of those that serve requests", () => {
  const expected = [
    ...functionNames.map((name) => `errors-${name}`),
    // Runs of the schedules wait for each other, which counts as throttling; the two lag alarms cover them.
    ...functionNames
      .filter((name) => name !== "notify" && name !== "reconcile")
      .map((name) => `throttles-${name}`),
    ...httpNames.map((name) => `latency-${name}`),
    ...["lost-feedback", "notify-lag", "reconcile-lag", "mails-parked", "itineraries-parked"],
    ...["gateway-failures", "gateway-rejections", "sign-in-throttles"],
    ...firewalls.map((name) => `firewall-blocks-${name}`),
    ...["table-throttles", ...Object.keys(indexes).map((name) => `index-throttles-${name}`)],
    ...["captures-unsettled", "payments-returned", "refunds-refused"],
    "many-looks",
    ...["mail-quota", "mail-bounces", "mail-complaints"],
  ];
  expect(names.sort()).toEqual(expected.sort());
});

it.each(Object.keys(indexes))("watches the throttles of the index %s under its name", (name) => {
  expect(metricsOf(`index-throttles-${name}`)).toEqual([
    `AWS/DynamoDB ReadThrottleEvents GlobalSecondaryIndexName=${name} TableName`,
    `AWS/DynamoDB WriteThrottleEvents GlobalSecondaryIndexName=${name} TableName`,
  ]);
});

it("compares rejected requests with all requests, once there are enough", () => {
  const { Metrics } = alarmNamed("gateway-rejections");
  const [{ Expression } = {}] = Metrics.filter(({ Expression }) => Expression);
  expect(Expression).toBe("IF(requests >= 200, rejected / requests, 0)");
});

it("monitors the requests that each firewall stops, under the dimensions that it publishes", () => {
  expect(firewalls.length).toBeGreaterThan(0);
  for (const [, { Properties }] of allOf(stage, "AWS::WAFv2::WebACL")) {
    const { Scope, VisibilityConfig } = Properties as WebAcl;
    const dimensions = `WebACL=${VisibilityConfig.MetricName} Rule=ALL`;
    const region = Scope === "REGIONAL" ? " Region" : "";
    const found = metricsOf(`firewall-blocks-${VisibilityConfig.MetricName}`);
    expect(found.map((one) => one.split(" ").sort())).toEqual(
      ["BlockedRequests", "ChallengeRequests"].map((name) =>
        `AWS/WAFV2 ${name} ${dimensions}${region}`.split(" ").sort(),
      ),
    );
  }
});

it("monitors the requests of the browser's client that Cognito throttles", () => {
  expect(metricsOf("sign-in-throttles")).toEqual(
    ["SignUpThrottles", "SignInThrottles", "TokenRefreshThrottles"].map(
      (name) => `AWS/Cognito ${name} UserPool UserPoolClient`,
    ),
  );
});

it("has a dashboard and a monthly budget", () => {
  expect(all(monitoring, "AWS::CloudWatch::Dashboard")).toHaveLength(1);
  const [, budget] = only(monitoring, "AWS::Budgets::Budget");
  expect(budget.Properties).toMatchObject({
    Budget: { TimeUnit: "MONTHLY", BudgetLimit: { Unit: "USD" } },
  });
});

it("exists in production only", () => {
  expect(stages.filter((stage) => stage.stacks.includes("Monitoring"))).toEqual(production);
});

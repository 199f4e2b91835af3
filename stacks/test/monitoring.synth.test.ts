/** Production's alarms, dashboard and budget. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { all, only } from "./stage";
import { functionNames, httpNames, stages } from "./stages";

const production = stages.filter(({ isProduction }) => isProduction);
const monitoring = production[0]?.template("Monitoring");
if (!monitoring) throw new Error("Production was not synthesised");
const alarms = all(monitoring, "AWS::CloudWatch::Alarm").map(
  ([, { Properties }]) => Properties as Record<string, unknown>,
);
const names = alarms.map(({ AlarmName }) => String(AlarmName).replace("flightaides-prod-", ""));
const headings = alarms.map(
  ({ AlarmDescription }) =>
    /docs\/operating\.md#([\w-]+)$/.exec(String(AlarmDescription))?.[1] ?? "",
);

it("notifies the operator of each alarm", () => {
  for (const { AlarmName, AlarmActions } of alarms) {
    expect([AlarmName, AlarmActions]).toEqual([AlarmName, [expect.anything()]]);
  }
});

it("links each alarm to a section of docs/operating.md, and has an alarm for each section", () => {
  const guide = readFileSync("docs/operating.md", "utf8");
  const sections = [...guide.matchAll(/^#### ([\w-]+)$/gm)].map(([, heading]) => heading);
  expect([...new Set(headings)].sort()).toEqual(sections.sort());
});

it("watches every function, and the latency of those that serve requests", () => {
  const expected = [
    ...functionNames.map((name) => `errors-${name}`),
    // Runs of the schedules wait for each other, which counts as throttling; the two lags watch them.
    ...functionNames
      .filter((name) => name !== "notify" && name !== "reconcile")
      .map((name) => `throttles-${name}`),
    ...httpNames.map((name) => `latency-${name}`),
    ...["lost-feedback", "notify-lag", "reconcile-lag", "mails-parked", "itineraries-parked"],
    ...["gateway-failures", "table-throttles"],
    ...["captures-unsettled", "payments-returned", "mail-bounces", "mail-complaints"],
  ];
  expect(names.sort()).toEqual(expected.sort());
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

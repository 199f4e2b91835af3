/** The scheduled functions. */
import { describe, expect, it } from "vitest";
import { all, functionOf, text } from "./stage";
import { stages } from "./stages";

describe.each(stages)("the schedule of $name", (stage) => {
  it.each([
    ["notify", "1 minute"],
    ["reconcile", "5 minutes"],
  ])("runs %s every %s, without overlap or retries, and keeps no lost events", (name, time) => {
    const notify = stage.template("Notify");
    const rule = all(notify, "AWS::Events::Rule").find(([, { Properties }]) => {
      const [target] = Properties.Targets as { Arn: unknown }[];
      return text(stage, target?.Arn) === `<${name}.Arn>`;
    });
    expect(rule?.[1].Properties).toMatchObject({
      ScheduleExpression: `rate(${time})`,
      State: "ENABLED",
      Targets: [{ RetryPolicy: { MaximumRetryAttempts: 0 } }],
    });
    expect(rule?.[1].Properties).not.toHaveProperty("Targets.0.DeadLetterConfig");
    const { Timeout, ReservedConcurrentExecutions } = functionOf(stage, name).lambda.Properties;
    expect(Timeout).toBe(300);
    expect(ReservedConcurrentExecutions).toBe(stage.isProduction ? 1 : undefined);
    const config = all(notify, "AWS::Lambda::EventInvokeConfig").find(
      ([, { Properties }]) => text(stage, Properties.FunctionName) === `<${name}>`,
    );
    expect(config?.[1].Properties).toMatchObject({
      MaximumRetryAttempts: 0,
      MaximumEventAgeInSeconds: 60,
    });
    expect(config?.[1].Properties).not.toHaveProperty("DestinationConfig");
  });
});

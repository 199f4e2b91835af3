/** Alarms, rules, budgets and reports of SES reach a person or a function that handles them. */
import { Template } from "aws-cdk-lib/assertions";
import { describe, expect, it } from "vitest";
import { watchStage } from "./accounts";
import { notificationsOf, obstacleOf } from "./delivery";
import { productionSettings } from "./fixtures";
import { only, type Resource, type Stage } from "./stage";
import { shared, stages } from "./stages";

const [production] = stages.filter(({ isProduction }) => isProduction);
if (!production) throw new Error("Production was not synthesised");

function undelivered(stage: Stage): string[] {
  return notificationsOf(stage).flatMap((one) => {
    const obstacle = obstacleOf(stage, one);
    return obstacle ? [`${one.from}: ${obstacle}`] : [];
  });
}

/** The kinds of senders of notifications: `alarm`, `rule`. */
function kindsOf(stage: Stage): string[] {
  return [...new Set(notificationsOf(stage).map(({ from }) => from.split(" ")[0] ?? ""))];
}

describe.each([...stages, shared, watchStage()])("notifications of $name", (stage) => {
  it("arrive", () => {
    expect(undelivered(stage)).toEqual([]);
  });
});

it("come from alarms, rules, budgets and configuration sets", () => {
  expect(kindsOf(production)).toEqual(["alarm", "rule", "budget", "configuration"]);
});

it("are mailed to the operator", () => {
  const [, { Properties }] = only(production.template("Monitoring"), "AWS::SNS::Subscription");
  expect(Properties).toMatchObject({
    Protocol: "email",
    Endpoint: productionSettings.ALARM_ADDRESS,
  });
});

type PolicyDocument = {
  Statement: { Effect: string; Principal: { Service?: string }; Condition?: object }[];
};

/** Production with one resource of its stack Monitoring changed. `change` gets the first of its type. */
function changed(type: string, change: (resource: Resource) => void): Stage {
  const template = structuredClone(production?.template("Monitoring").toJSON());
  const resources = Object.values(template?.Resources ?? {}) as Resource[];
  const found = resources.find(({ Type }) => Type === type);
  if (!found || !template || !production) throw new Error(`There is no ${type}`);
  change(found);
  const edited = Template.fromJSON(template);
  return {
    ...production,
    template: (stack) => (stack === "Monitoring" ? edited : production.template(stack)),
  };
}

/** Changes the statements of the topic's policy. */
function withPolicy(change: (document: PolicyDocument) => void): Stage {
  return changed("AWS::SNS::TopicPolicy", ({ Properties }) =>
    change(Properties.PolicyDocument as PolicyDocument),
  );
}

const alarms = notificationsOf(production).filter(({ from }) => from.startsWith("alarm"));

it.each([
  {
    defect: "a policy that does not name CloudWatch",
    stage: () =>
      withPolicy((document) => {
        document.Statement = document.Statement.filter(
          ({ Principal }) => Principal.Service !== "cloudwatch.amazonaws.com",
        );
      }),
    obstacle: "the policy of <Alarms> does not allow cloudwatch.amazonaws.com to publish",
  },
  {
    defect: "a condition that CloudWatch does not fulfil",
    stage: () =>
      withPolicy(({ Statement }) => {
        for (const one of Statement.filter(({ Effect }) => Effect === "Allow"))
          one.Condition = { StringEquals: { "aws:SourceAccount": "111111111111" } };
      }),
    obstacle: "the policy of <Alarms> does not allow cloudwatch.amazonaws.com to publish",
  },
  {
    defect: "a policy that denies",
    stage: () =>
      withPolicy(({ Statement }) => {
        for (const one of Statement.filter(({ Effect }) => Effect === "Deny"))
          one.Condition = { Bool: { "aws:SecureTransport": "true" } };
      }),
    obstacle: "the policy of <Alarms> denies cloudwatch.amazonaws.com to publish",
  },
  {
    defect: "an encrypted topic",
    stage: () =>
      changed("AWS::SNS::Topic", (topic) => {
        topic.Properties = { KmsMasterKeyId: "alias/aws/sns" };
      }),
    obstacle: "<Alarms> is encrypted",
  },
  {
    defect: "a topic without a subscription",
    stage: () =>
      changed("AWS::SNS::Subscription", ({ Properties }) => {
        Properties.TopicArn = "another";
      }),
    obstacle: "<Alarms> has no subscription",
  },
])("do not arrive with $defect", ({ stage, obstacle }) => {
  expect(undelivered(stage())).toEqual(
    expect.arrayContaining(alarms.map(({ from }) => `${from}: ${obstacle}`)),
  );
});

it("do not arrive from an alarm without an action", () => {
  const stage = changed("AWS::CloudWatch::Alarm", ({ Properties }) => {
    delete Properties.AlarmActions;
  });
  expect(undelivered(stage)).toEqual([`${alarms[0]?.from}: notifies nobody`]);
});

/** The Lambda functions: settings, logs, permissions and environment. */
import { describe, expect, it } from "vitest";
import { indexes } from "../../packages/core/src/db/table";
import { checkEnvironment, environments } from "../../packages/core/src/environment";
import { functionTimeouts } from "../../packages/core/src/function-timeouts";
import {
  all,
  functionOf,
  functionsOf,
  type Resource,
  referenced,
  type Stage,
  type Statement,
  statementsOf,
  text,
  variablesOf,
} from "./stage";
import { functionNamesOf, stages } from "./stages";

/** For stand-ins: PayPal's certificates lead to a public root, and browsers have push services of their own. */
const onLaptops = ["PAYPAL_ROOT_CERTIFICATE", "PUSH_SERVICE_ORIGIN"];

describe.each(stages)("functions of $name", (stage) => {
  const lambda = (name: string): Resource => functionOf(stage, name).lambda;
  const functionNames = functionNamesOf(stage);

  it("are the handlers of packages/functions and no others", () => {
    expect([...functionsOf(stage).keys()].sort()).toEqual(functionNames);
  });

  it.each(functionNames)("%s runs on Node 24 and arm64, as long as on a laptop", (name) => {
    expect(lambda(name).Properties).toMatchObject({
      Runtime: "nodejs24.x",
      Architectures: ["arm64"],
      Timeout: functionTimeouts[name],
    });
  });

  it.each(functionNames)("%s has its own log group with a retention", (name) => {
    const { template } = functionOf(stage, name);
    const { LogGroup } = lambda(name).Properties.LoggingConfig as { LogGroup: unknown };
    expect(template.findResources("AWS::Logs::LogGroup")[referenced(LogGroup)]).toMatchObject({
      DeletionPolicy: "Delete",
      Properties: { RetentionInDays: stage.isProduction ? 90 : 7 },
    });
  });

  it("and helpers of CDK and SST keep no log beyond its retention, and none when the stage is removed", () => {
    for (const stack of stage.stacks) {
      const template = stage.template(stack);
      for (const [id, { Properties }] of all(template, "AWS::Lambda::Function")) {
        const { LogGroup } = (Properties.LoggingConfig ?? {}) as { LogGroup?: unknown };
        expect([stack, id, LogGroup]).toEqual([stack, id, { Ref: expect.any(String) }]);
        expect(template.findResources("AWS::Logs::LogGroup")[referenced(LogGroup)]).toMatchObject({
          DeletionPolicy: "Delete",
          Properties: { RetentionInDays: stage.isProduction ? 90 : 7 },
        });
        // With the right to create a log group, a line that arrives late would make a new one.
        const role = template.findResources("AWS::IAM::Role")[referenced(Properties.Role)];
        const creates = /AWSLambdaBasicExecutionRole|logs:CreateLogGroup|"logs:\*"/;
        expect(JSON.stringify(role)).not.toMatch(creates);
      }
    }
  });

  it.each(Object.entries(allowed(stage)))("%s has exactly these permissions", (name, expected) => {
    const statements = statementsOf(functionOf(stage, name));
    expect(statements.filter(({ Effect }) => Effect !== "Allow")).toEqual([]);
    const [log, ...others] = statements.map((one) => sentence(stage, one));
    expect(log).toMatch(/^logs:CreateLogStream,PutLogEvents <\w+log\.Arn>$/);
    const traces = stage.isProduction ? ["xray:PutTraceSegments,PutTelemetryRecords *"] : [];
    expect(others).toEqual([...traces, ...expected]);
  });

  it("are all covered by the permissions above", () => {
    expect(Object.keys(allowed(stage)).sort()).toEqual(functionNames);
  });

  it.each(functionNames)("%s has exactly the variables of its schema", (name) => {
    const variables = variablesOf(stage, name);
    expect(() => checkEnvironment(name, variables)).not.toThrow();
    const expected = Object.keys(environments[name]).filter(
      (variable) => !onLaptops.includes(variable),
    );
    expect(Object.keys(variables).sort()).toEqual(expected.sort());
  });

  it.each(functionNames)("%s is traced in production only", (name) => {
    const { TracingConfig } = lambda(name).Properties;
    expect(TracingConfig).toEqual(stage.isProduction ? { Mode: "Active" } : undefined);
  });

  it("have the values of their stage", () => {
    const { STAGE, VERSION, WEB_ORIGIN, SECRETS_PATH, MAIL_FROM } = variablesOf(stage, "notify");
    expect(STAGE).toBe(stage.name);
    expect(VERSION).toMatch(/./);
    expect(WEB_ORIGIN).toBe(
      stage.isProduction ? "https://flightaides.example" : "https://<Site.DomainName>",
    );
    expect(SECRETS_PATH).toBe(`/sst/flightaides/${stage.name}/Secret`);
    expect(MAIL_FROM).toBe("FlightAides <hello@flightaides.example>");
  });
});

/** A statement as text: `dynamodb:GetItem,Query <Table.Arn> if dynamodb:LeadingKeys is user#*`. */
function sentence(stage: Stage, { Action, Resource, Condition = {} }: Statement): string {
  const actions = [Action].flat().map((action) => action.split(":"));
  const [[service] = []] = actions;
  const conditions = Object.entries(Condition).flatMap(([operator, keys]) =>
    Object.entries(keys).map(([key, values]) => {
      const is = operator.includes("Not") ? "is not" : "is";
      return ` if ${key} ${is} ${[values].flat().join(" or ")}`;
    }),
  );
  const on = [Resource]
    .flat()
    .map((one) => text(stage, one).replace("us-east-1:000000000000", "ours"));
  const names = actions.map(([, name]) => name);
  return `${service}:${names.join(",")} ${on.join(" ")}${conditions.join("")}`;
}

/** The permissions of each function besides writing its log. */
function allowed({ name: stageName, isProduction }: Stage): Record<string, string[]> {
  const everyItemAction =
    "dynamodb:GetItem,BatchGetItem,Query,PutItem,UpdateItem,DeleteItem,BatchWriteItem,ConditionCheckItem";
  const queries = (...names: string[]) =>
    `dynamodb:Query ${names.map((name) => `<Table.Arn>/index/${name}`).join(" ")}`;
  const identity = isProduction ? "flightaides.example" : "*";
  const sends =
    `ses:SendEmail arn:aws:ses:ours:identity/${identity} arn:aws:ses:ours:configuration-set/<ConfigurationSet>` +
    " if ses:FromAddress is hello@flightaides.example";
  const secrets = (...names: string[]) => {
    const path = `arn:aws:ssm:ours:parameter/sst/flightaides/${stageName}/Secret`;
    return `ssm:GetParameter ${names.map((name) => `${path}/${name}/value`).join(" ")}`;
  };
  const some = (...partitions: string[]) =>
    `${everyItemAction} <Table.Arn> if dynamodb:LeadingKeys is ${partitions.join(" or ")}`;
  // The record of operators is only added to, and by the desk alone.
  const all = `${everyItemAction} <Table.Arn> if dynamodb:LeadingKeys is not desk-record#*`;
  const ofPayments = [
    "connection#*",
    "pair#*",
    "order#*",
    "capture#*",
    "ledger#*",
    "webhook#*",
    "user#*",
    "itinerary#*",
    "numbers#*",
  ];
  const searched = ["route-by-date", "flight-by-date", "cell-by-date"];
  return {
    api: [
      all,
      queries(...Object.keys(indexes).filter((name) => name !== "due")),
      sends,
      secrets("UNSUBSCRIBE_SECRET", "FORMER_ACCOUNT_SECRET", "VAPID_PRIVATE_KEY"),
    ],
    airport: [],
    payment: [
      some(...ofPayments, "report#*", "account-key#*", "push#*", "send-rate"),
      queries(...searched),
      sends,
      secrets(
        "PAYPAL_CLIENT_ID",
        "PAYPAL_CLIENT_SECRET",
        "PAYPAL_WEBHOOK_ID",
        "FORMER_ACCOUNT_SECRET",
        "VAPID_PRIVATE_KEY",
      ),
    ],
    desk: [
      all,
      queries("due", ...searched),
      "dynamodb:GetItem,Query <Table.Arn> if dynamodb:LeadingKeys is desk-record#*",
      "dynamodb:PutItem <Table.Arn>",
      "cognito-idp:AdminGetUser,AdminListGroupsForUser <UserPool.Arn>",
      sends,
      secrets(
        "UNSUBSCRIBE_SECRET",
        "PAYPAL_CLIENT_ID",
        "PAYPAL_CLIENT_SECRET",
        "FORMER_ACCOUNT_SECRET",
        "VAPID_PRIVATE_KEY",
      ),
    ],
    follow: [
      "dynamodb:GetItem,Query <Table.Arn> if dynamodb:LeadingKeys is follow#* or connection#* or user#*",
    ],
    communication: [
      some(
        "user#*",
        "connection#*",
        "pair#*",
        "report#*",
        "account-key#*",
        "send-rate",
        "numbers#*",
      ),
      sends,
      secrets("UNSUBSCRIBE_SECRET", "FORMER_ACCOUNT_SECRET"),
    ],
    account: [
      some(
        "user#*",
        "itinerary#*",
        "connection#*",
        "follow#*",
        "pair#*",
        "report#*",
        "account-key#*",
        "push#*",
        "numbers#*",
      ),
      "dynamodb:GetItem <Table.Arn> if dynamodb:LeadingKeys is order#*",
      "cognito-idp:AdminGetUser,AdminDeleteUser <UserPool.Arn>",
      secrets("FORMER_ACCOUNT_SECRET"),
    ],
    notify: [
      all,
      queries("due", ...searched),
      sends,
      "ses:GetAccount *",
      secrets("UNSUBSCRIBE_SECRET", "VAPID_PRIVATE_KEY"),
    ],
    reconcile: [
      some(...ofPayments, "follow#*", "report#*", "account-key#*", "push#*"),
      queries("due"),
      "cognito-idp:AdminGetUser,AdminDeleteUser <UserPool.Arn>",
      secrets("PAYPAL_CLIENT_ID", "PAYPAL_CLIENT_SECRET", "FORMER_ACCOUNT_SECRET"),
    ],
    feedback: [
      "sqs:SendMessage,GetQueueAttributes,GetQueueUrl <feedbackfailures.Arn>",
      "dynamodb:GetItem,UpdateItem <Table.Arn> if dynamodb:LeadingKeys is user#*",
    ],
    "sign-up": [
      "cognito-idp:AdminGetUser,AdminCreateUser,AdminSetUserPassword,AdminLinkProviderForUser,AdminDeleteUser <UserPool.Arn>",
    ],
    "custom-message": [],
    ...(isProduction && {
      "check-version": [
        "lambda:InvokeFunction <api.Arn>:* <payment.Arn>:* <account.Arn>:*",
        ...["api", "payment", "account"].map(
          (one) =>
            `codedeploy:PutLifecycleEventHookExecutionStatus arn:aws:codedeploy:ours:deploymentgroup:<${one}deploymentApplication>/<${one}deployment>`,
        ),
      ],
      "export-users": [
        "cognito-idp:ListUsers <UserPool.Arn>",
        "s3:PutObject <Exports.Arn>/*",
        "kms:GenerateDataKey <Key.Arn>",
      ],
    }),
  };
}

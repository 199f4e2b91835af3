/**
 * The resources that are deployed to an account by hand: the role of GitHub's workflows, and the
 * vault for copies of backups.
 */
import { readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { openTemplate } from "./accounts";
import { allows } from "./policy";

const repository = "flightaides/flightaides";
const account = "000000000000";
const arn = (service: string, resource: string) =>
  `arn:aws:${service}:us-east-1:${account}:${resource}`;
const executionRole = `arn:aws:iam::${account}:role/cdk-hnb659fds-cfn-exec-role-${account}-us-east-1`;
const stackOf = (stage: string) => arn("cloudformation", `stack/${stage}-flightaides-Api/0a1b2c3d`);
const secretOf = (stage: string, name: string) =>
  arn("ssm", `parameter/sst/flightaides/${stage}/Secret/${name}/value`);

describe.each([
  { environment: "preview", own: "pr-7", foreign: "prod" },
  { environment: "production", own: "prod", foreign: "pr-7" },
])("the role of $environment", ({ environment, own, foreign }) => {
  const template = openTemplate("github", { Repository: repository, Environment: environment });
  const statements = template.statements("AWS::IAM::RolePolicy");
  const isAllowed = (action: string, resource: string, context: Record<string, string[]> = {}) =>
    allows(statements, { action, resource, context });
  const asExecutionRole = { "cloudformation:RoleArn": [executionRole] };

  it("trusts only jobs of its GitHub environment", () => {
    expect(template.properties("Deployment").AssumeRolePolicyDocument).toEqual({
      Version: "2012-10-17",
      Statement: [
        {
          Effect: "Allow",
          Principal: { Federated: "<GitHub>" },
          Action: "sts:AssumeRoleWithWebIdentity",
          Condition: {
            StringEquals: {
              "token.actions.githubusercontent.com:aud": "sts.amazonaws.com",
              "token.actions.githubusercontent.com:sub": `repo:${repository}:environment:${environment}`,
            },
          },
        },
      ],
    });
    expect(template.properties("GitHub")).toEqual({
      Url: "https://token.actions.githubusercontent.com",
      ClientIdList: ["sts.amazonaws.com"],
    });
  });

  it("changes only stacks of its own stages, and only with the privileges of CDK's execution role", () => {
    for (const action of ["cloudformation:CreateStack", "cloudformation:UpdateStack"]) {
      expect(isAllowed(action, stackOf(own), asExecutionRole)).toBe(true);
      expect(isAllowed(action, stackOf(own))).toBe(false);
      expect(isAllowed(action, stackOf(foreign), asExecutionRole)).toBe(false);
      expect(isAllowed(action, arn("cloudformation", "stack/CDKToolkit/0a"), asExecutionRole)).toBe(
        false,
      );
    }
    expect(isAllowed("cloudformation:DeleteStack", stackOf(own))).toBe(true);
    expect(isAllowed("cloudformation:DeleteStack", stackOf(foreign))).toBe(false);
    const toCloudFormation = { "iam:PassedToService": ["cloudformation.amazonaws.com"] };
    expect(isAllowed("iam:PassRole", executionRole, toCloudFormation)).toBe(true);
    expect(
      isAllowed("iam:PassRole", executionRole, { "iam:PassedToService": ["lambda.amazonaws.com"] }),
    ).toBe(false);
  });

  it("makes every call of `sst deploy` and `sst remove`", () => {
    const role = (name: string) =>
      `arn:aws:iam::${account}:role/cdk-hnb659fds-${name}-role-${account}-us-east-1`;
    const bucket = "arn:aws:s3:::sstbootstrap-useast1abc-def/appMetadata/app.flightaides";
    const ours = { "aws:ResourceAccount": [account] };
    const calls: [string, string, Record<string, string[]>?][] = [
      ["cloudformation:DescribeStacks", arn("cloudformation", "stack/CDKToolkit/0a")],
      ["cloudformation:DescribeStacks", arn("cloudformation", "stack/SSTBootstrap/0a")],
      ["cloudformation:DescribeStacks", stackOf(own)],
      ["cloudformation:DescribeStackEvents", stackOf(own)],
      ["cloudformation:DescribeStackResources", stackOf(own)],
      ["cloudformation:ListImports", "*"],
      ["sts:AssumeRole", role("deploy")],
      ["sts:AssumeRole", role("file-publishing")],
      ["ssm:GetParameter", arn("ssm", "parameter/cdk-bootstrap/hnb659fds/version")],
      // CloudFormation reads a template with the credentials of its caller.
      ["s3:GetObject", `arn:aws:s3:::cdk-hnb659fds-assets-${account}-us-east-1/1.json`, ours],
      ["s3:GetObject", `${bucket}/stage.${own}.json`, ours],
      ["s3:PutObject", `${bucket}/stage.${own}.json`, ours],
      ["s3:DeleteObject", `${bucket}/stage.${own}.json`, ours],
    ];
    expect(calls.filter((call) => !isAllowed(...call))).toEqual([]);
  });

  it("publishes the site of its own stages, and writes to no other bucket", () => {
    const ours = { "aws:ResourceAccount": [account] };
    const site = (stage: string) => `arn:aws:s3:::${stage}-flightaides-web-files4a1b-0c2d`;
    for (const action of ["s3:ListBucket", "s3:GetObject", "s3:PutObject"]) {
      const object = action === "s3:ListBucket" ? "" : "/index.html";
      expect(isAllowed(action, site(own) + object, ours)).toBe(true);
      expect(isAllowed(action, site(own) + object)).toBe(false);
      expect(isAllowed(action, site(foreign) + object, ours)).toBe(false);
      expect(
        isAllowed(action, `arn:aws:s3:::${own}-flightaides-backups-exports1${object}`, ours),
      ).toBe(false);
    }
  });

  it("reads no secret, except the generated ones of a preview", () => {
    const isPreview = environment === "preview";
    for (const action of ["ssm:GetParameter", "ssm:PutParameter", "ssm:DeleteParameters"]) {
      for (const generated of [
        "UNSUBSCRIBE_SECRET",
        "FORMER_ACCOUNT_SECRET",
        "VAPID_PRIVATE_KEY",
      ]) {
        expect(isAllowed(action, secretOf(own, generated))).toBe(isPreview);
        expect(isAllowed(action, secretOf(foreign, generated))).toBe(false);
      }
      expect(isAllowed(action, secretOf(own, "PAYPAL_CLIENT_SECRET"))).toBe(false);
    }
  });

  it("creates the user of a smoke test only in the pool of a preview", () => {
    const pool = arn("cognito-idp", "userpool/us-east-1_Ab12Cd34E");
    const tagged = (stage: string) => ({
      "aws:ResourceTag/sst:app": ["flightaides"],
      "aws:ResourceTag/sst:stage": [stage],
    });
    for (const name of ["AdminCreateUser", "AdminGetUser", "AdminSetUserPassword"]) {
      const action = `cognito-idp:${name}`;
      expect(isAllowed(action, pool, tagged("pr-7"))).toBe(environment === "preview");
      expect(isAllowed(action, pool, tagged("prod"))).toBe(false);
      expect(isAllowed(action, pool)).toBe(false);
    }
  });

  it("allows no action with a wildcard, and `*` only where there is no narrower resource", () => {
    expect(statements.flatMap(({ Action }) => Action).filter((one) => one.includes("*"))).toEqual(
      [],
    );
    const broad = statements.filter(({ resources }) => resources.includes("*"));
    expect(broad.flatMap(({ Action }) => Action)).toEqual([
      "cloudformation:ListImports",
      "cloudformation:ListStacks",
      "ssm:DescribeParameters",
      ...(environment === "production"
        ? [
            "acm:ListCertificates",
            "backup:DescribeGlobalSettings",
            "backup:DescribeRegionSettings",
            "backup:ListBackupVaults",
            "lambda:GetAccountSettings",
            "ses:GetAccount",
          ]
        : []),
    ]);
  });

  it("checks the account of production before a deployment, and one of its alarms after it", () => {
    const alarm = (name: string) => arn("cloudwatch", `alarm:${name}`);
    const log = (name: string) => arn("logs", `log-group:prod-flightaides-${name}:*`);
    const topic = arn("sns", "prod-flightaides-Monitoring-Alarms1A2B-C3");
    const google = arn("secretsmanager", "secret:flightaides/prod/google-client-secret-a1b2c3");
    const calls: [string, string][] = [
      ["acm:DescribeCertificate", arn("acm", "certificate/1")],
      ["route53:GetHostedZone", "arn:aws:route53:::hostedzone/Z0123456789ABCDEFGHIJ"],
      ["secretsmanager:DescribeSecret", google],
      ["ses:GetEmailIdentity", arn("ses", "identity/flightaides.example")],
      ["cloudwatch:DescribeAlarms", alarm("*")],
      ["cloudwatch:DescribeAlarmHistory", alarm("flightaides-prod-lost-feedback")],
      ["cloudwatch:SetAlarmState", alarm("flightaides-prod-lost-feedback")],
      ["sns:GetTopicAttributes", topic],
      // CloudWatch Logs authorizes this on all groups, also with a prefix.
      ["logs:DescribeLogGroups", arn("logs", "log-group::log-stream:")],
      ["logs:FilterLogEvents", log("Api-checkversionlog1A2B-C3")],
    ];
    const allowed = calls.filter((call) => isAllowed(...call));
    expect(allowed).toEqual(environment === "production" ? calls : []);
    expect(isAllowed("cloudwatch:SetAlarmState", alarm("others"))).toBe(false);
    expect(isAllowed("secretsmanager:GetSecretValue", google)).toBe(false);
    expect(isAllowed("sns:Publish", topic)).toBe(false);
    expect(isAllowed("logs:FilterLogEvents", log("Api-apilog1A2B-C3"))).toBe(false);
  });
});

it("the vault for copies receives them from production's account, and keeps them for 35 days", () => {
  const production = "111111111111";
  const { properties } = openTemplate("backups", { ProductionAccount: production });
  const { AccessPolicy, ...vault } = properties("Vault");
  expect(AccessPolicy).toMatchObject({
    Statement: [
      {
        Effect: "Allow",
        Principal: { AWS: `arn:aws:iam::${production}:root` },
        Action: "backup:CopyIntoBackupVault",
      },
    ],
  });
  expect(vault).toMatchObject({
    EncryptionKeyArn: "<Key.Arn>",
    LockConfiguration: { MinRetentionDays: 35, MaxRetentionDays: 35 },
  });
});

it("the way back from the vault for copies is open to production's account, and to no other", () => {
  const production = "111111111111";
  const { properties } = openTemplate("backups", { ProductionAccount: production });
  const { Statement } = properties("Key").KeyPolicy as { Statement: Record<string, unknown>[] };
  const roots = Statement.filter(({ Effect }) => Effect === "Allow").map(({ Sid, Principal }) => [
    Sid,
    (Principal as { AWS: string }).AWS,
  ]);
  expect(roots).toEqual([
    ["GovernedByIamOfThisAccount", `arn:aws:iam::${account}:root`],
    ["CopiesBackToProduction", `arn:aws:iam::${production}:root`],
  ]);
});

it("an account is bootstrapped by the CDK that the lockfile pins: SST runs `npx cdk`", () => {
  const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));
  const folder = dirname(dirname(realpathSync("node_modules/.bin/cdk")));
  const { name, version } = read(join(folder, "package.json"));
  expect({ [name]: version }).toEqual({
    "aws-cdk": read("stacks/package.json").dependencies["aws-cdk"],
  });
});

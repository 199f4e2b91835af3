/** A first deployment of production that fails half-way, and its repetition: nothing that the first leaves stops the second. */

import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { productionSettings } from "./fixtures";
import { all, openStage, type Resource } from "./stage";
import { stages } from "./stages";
import { synthesise } from "./synthesis";

const [production] = stages.filter(({ isProduction }) => isProduction);
if (!production) throw new Error("Production was not synthesised");
type Placed = { stack: string; id: string; type: string; resource: Resource };
const resources: Placed[] = production.stacks.flatMap((stack) =>
  Object.entries(production.template(stack).toJSON().Resources).map(([id, resource]) => ({
    stack,
    id,
    type: String((resource as Resource).Type),
    resource: resource as Resource,
  })),
);

/** The property by which AWS refuses a second resource of a type. A type whose names need not be unique is not listed. */
const uniqueNames: Record<string, string> = {
  "AWS::ApiGatewayV2::ApiMapping": "DomainName",
  "AWS::Backup::BackupVault": "BackupVaultName",
  "AWS::Budgets::Budget": "Budget.BudgetName",
  "AWS::CloudFront::CachePolicy": "CachePolicyConfig.Name",
  "AWS::CloudFront::Function": "Name",
  "AWS::CloudFront::OriginAccessControl": "OriginAccessControlConfig.Name",
  "AWS::CloudFront::ResponseHeadersPolicy": "ResponseHeadersPolicyConfig.Name",
  "AWS::CloudWatch::Alarm": "AlarmName",
  "AWS::CloudWatch::Dashboard": "DashboardName",
  "AWS::CodeDeploy::Application": "ApplicationName",
  "AWS::CodeDeploy::DeploymentGroup": "DeploymentGroupName",
  "AWS::Cognito::UserPoolDomain": "Domain",
  "AWS::DynamoDB::Table": "TableName",
  "AWS::Events::Rule": "Name",
  "AWS::IAM::Role": "RoleName",
  "AWS::KMS::Alias": "AliasName",
  "AWS::Lambda::Function": "FunctionName",
  "AWS::Logs::LogGroup": "LogGroupName",
  "AWS::Route53::RecordSet": "Name",
  "AWS::S3::Bucket": "BucketName",
  "AWS::SES::ConfigurationSet": "Name",
  "AWS::SES::EmailIdentity": "EmailIdentity",
  "AWS::SNS::Topic": "TopicName",
  "AWS::SQS::Queue": "QueueName",
  "AWS::SSM::Parameter": "Name",
  "AWS::SecretsManager::Secret": "Name",
  "AWS::WAFv2::WebACL": "Name",
};

/** Their names are unique within a resource that CloudFormation creates with them, or need not be unique. */
const otherNames = [
  "AWS::ApiGatewayV2::Api",
  "AWS::ApiGatewayV2::Authorizer",
  "AWS::Lambda::Alias",
  "AWS::SES::ConfigurationSetEventDestination",
];

function nameOf({ type, resource }: Placed): string | undefined {
  const path = uniqueNames[type]?.split(".") ?? [];
  const value = path.reduce<unknown>(
    (found, key) => (found as Record<string, unknown> | undefined)?.[key],
    path.length > 0 ? resource.Properties : undefined,
  );
  return value === undefined ? undefined : JSON.stringify(value);
}

const isRetained = ({ resource }: Placed) =>
  String(resource.DeletionPolicy ?? "Delete").startsWith("Retain");

it("knows every type with a name that must be unique", () => {
  const unknown = resources.filter(
    ({ type, resource }) =>
      !(type in uniqueNames) &&
      Object.keys(resource.Properties ?? {}).some(
        (key) =>
          /^(Name|[A-Z]\w+Name)$/.test(key) &&
          !/^(Function|Stage|Zone|Domain|Role|Group|Policy|Bucket|UserPool|Client|Provider)\w*Name$/.test(
            key,
          ),
      ),
  );
  expect([...new Set(unknown.map(({ type }) => type))].sort()).toEqual(otherNames);
});

it("retains what stores data, only after it was created: a rollback deletes it", () => {
  const retained = resources.filter(isRetained);
  const policies = retained.map(
    ({ id, type, resource }) =>
      `${type} ${id.replace(/[0-9A-F]{8}.*$/, "")} ${resource.DeletionPolicy}`,
  );
  expect(policies.sort()).toEqual([
    "AWS::Backup::BackupVault Vault RetainExceptOnCreate",
    "AWS::Cognito::UserPool UserPool RetainExceptOnCreate",
    "AWS::DynamoDB::Table Table RetainExceptOnCreate",
    "AWS::KMS::Key Key RetainExceptOnCreate",
    // Lambda deletes the versions of a function with it.
    "AWS::Lambda::Version accountCurrentVersion RetainExceptOnCreate",
    "AWS::Lambda::Version apiCurrentVersion RetainExceptOnCreate",
    "AWS::Lambda::Version paymentCurrentVersion RetainExceptOnCreate",
    "AWS::S3::Bucket Exports RetainExceptOnCreate",
  ]);
});

it("retains nothing with a fixed name, except the vault, which the preflight looks for", () => {
  const colliding = resources.filter((one) => isRetained(one) && nameOf(one));
  expect(colliding.map((one) => `${one.type} ${nameOf(one)}`)).toEqual([
    'AWS::Backup::BackupVault "flightaides-prod"',
  ]);
  expect(readFileSync("scripts/preflight/checks.ts", "utf8")).toContain('id: "leftovers"');
});

it("leaves no log group or secret behind under a name that the next deployment uses", () => {
  const named = resources.filter(
    (one) => /LogGroup$|SecretsManager::Secret$/.test(one.type) && nameOf(one),
  );
  expect(named.length).toBeGreaterThan(2);
  // CloudFormation deletes a secret without the days in which its name stays reserved.
  expect(named.filter(isRetained)).toEqual([]);
});

it("an alias that is created needs no alarm: only its updates go through CodeDeploy", () => {
  const aliases = resources.filter(({ type }) => type === "AWS::Lambda::Alias");
  expect(aliases).toHaveLength(3);
  for (const { resource } of aliases) {
    expect(resource.CreationPolicy).toBeUndefined();
    expect(resource.UpdatePolicy).toBeDefined();
  }
});

it("without a canary, as until a first deployment is complete, updates of an alias do not go through CodeDeploy", async () => {
  const output = await mkdtemp(join(tmpdir(), "flightaides-retry-"));
  try {
    const settings = { ...productionSettings, DEPLOY_AT_ONCE: "true" };
    const api = openStage(await synthesise("prod", output, { settings, build: false })).template(
      "Api",
    );
    expect(all(api, "AWS::CodeDeploy::DeploymentGroup")).toEqual([]);
    const aliases = all(api, "AWS::Lambda::Alias");
    expect(aliases).toHaveLength(3);
    for (const [, alias] of aliases) expect(alias.UpdatePolicy).toBeUndefined();
  } finally {
    await rm(output, { recursive: true });
  }
});

it("SST still updates a stack that it has just deleted, so scripts/deploy.ts deletes it first", () => {
  const source = readFileSync("node_modules/sst/stacks/deploy.js", "utf8");
  const [, from = ""] = source.split("await deleteCloudFormationStack(stack.stackName);");
  const [until = ""] = from.split("await createCloudFormationStack(");
  // It does not read the stack again before it decides between an update and a creation.
  expect(until).not.toContain("getCloudFormationStack");
  expect(until).toContain("cfnStack && cfnStack.StackStatus !== ");
});

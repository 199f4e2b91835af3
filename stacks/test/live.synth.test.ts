/** Which version of a function serves requests, and how a new one takes over. */
import { describe, expect, it } from "vitest";
import {
  all,
  allOf,
  functionOf,
  handlerOf,
  type Resource,
  referenced,
  type Stage,
  text,
  variablesOf,
} from "./stage";
import { httpNames, stages } from "./stages";

/** Functions with an alias. */
const gradual = ["api", "payment", "account"];

type Alias = Resource & { id: string; UpdatePolicy?: { CodeDeployLambdaAliasUpdate: object } };

function aliasOf(stage: Stage, name: string): Alias | undefined {
  const api = stage.template("Api");
  const lambdas = api.findResources("AWS::Lambda::Function");
  const found = all(api, "AWS::Lambda::Alias").find(([, { Properties }]) => {
    const lambda = lambdas[referenced(Properties.FunctionName)];
    return lambda?.Properties.Handler === `${handlerOf(name)}.handler`;
  });
  return found && { id: found[0], ...found[1] };
}

describe.each(stages)("live versions of $name", (stage) => {
  const api = stage.template("Api");

  it("have one alias each, and the gateway calls and may call only the alias", () => {
    expect(httpNames.filter((name) => aliasOf(stage, name))).toEqual(gradual);
    const called = all(api, "AWS::ApiGatewayV2::Integration").map(([, { Properties }]) =>
      referenced(Properties.IntegrationUri),
    );
    const allowed = all(api, "AWS::Lambda::Permission").map(([, { Properties }]) =>
      referenced(Properties.FunctionName),
    );
    const expected = httpNames.map((name) => {
      const lambda = functionOf(stage, name).lambda;
      const [id] = all(api, "AWS::Lambda::Function").find(([, one]) => one === lambda) ?? [];
      return aliasOf(stage, name)?.id ?? id;
    });
    expect(called.sort()).toEqual(expected.sort());
    expect(allowed.sort()).toEqual(expected.sort());
  });

  it("are the targets of all routes of the gateway, $default included", () => {
    const permissions = all(api, "AWS::Lambda::Permission");
    expect(permissions).toHaveLength(httpNames.length);
    for (const [, { Properties }] of permissions)
      expect(text(stage, Properties.SourceArn)).toMatch(/^arn:aws:execute-api:[^/]*\/\*\/\*$/);
  });

  it("are kept when a newer one is live, so that an operator can go back", () => {
    const versions = allOf(stage, "AWS::Lambda::Version");
    expect(versions).toHaveLength(gradual.length);
    for (const [, version] of versions) expect(version.DeletionPolicy).toBe("RetainExceptOnCreate");
    for (const name of gradual) {
      const alias = aliasOf(stage, name);
      expect(alias?.Properties.Name).toBe("live");
      const version = referenced(alias?.Properties.FunctionVersion);
      expect(versions.map(([id]) => id)).toContain(version);
    }
  });

  it("take over gradually only in production, unless an existing alarm is raised", () => {
    const groups = api.findResources("AWS::CodeDeploy::DeploymentGroup");
    expect(Object.keys(groups)).toHaveLength(stage.isProduction ? gradual.length : 0);
    const alarms = allOf(stage, "AWS::CloudWatch::Alarm").map(
      ([, { Properties }]) => Properties.AlarmName,
    );
    for (const name of gradual) {
      const policy = aliasOf(stage, name)?.UpdatePolicy?.CodeDeployLambdaAliasUpdate;
      expect(policy !== undefined).toBe(stage.isProduction);
      if (!policy) continue;
      const { DeploymentGroupName, BeforeAllowTrafficHook } = policy as Record<string, unknown>;
      expect(functionOf(stage, "check-version").lambda).toBe(
        api.findResources("AWS::Lambda::Function")[referenced(BeforeAllowTrafficHook)],
      );
      const group = groups[referenced(DeploymentGroupName)] as Resource;
      expect(group.Properties).toMatchObject({
        DeploymentConfigName: "CodeDeployDefault.LambdaCanary10Percent5Minutes",
        AutoRollbackConfiguration: {
          Enabled: true,
          Events: expect.arrayContaining(["DEPLOYMENT_FAILURE", "DEPLOYMENT_STOP_ON_ALARM"]),
        },
        AlarmConfiguration: { Enabled: true },
      });
      const { Alarms } = group.Properties.AlarmConfiguration as { Alarms: { Name: string }[] };
      const names = Alarms.map((alarm) => alarm.Name);
      expect(names).toEqual([
        `flightaides-prod-errors-${name}`,
        "flightaides-prod-gateway-failures",
      ]);
      expect(alarms).toEqual(expect.arrayContaining(names));
    }
  });
});

it("a new version is checked before it serves requests, by a function that is up to date", () => {
  const [production] = stages.filter(({ isProduction }) => isProduction);
  if (!production) throw new Error("Production was not synthesised");
  const api = production.template("Api");
  const { CHECKED_VERSIONS = "" } = variablesOf(production, "check-version");
  const versions = gradual.map((name) => {
    const version = referenced(aliasOf(production, name)?.Properties.FunctionVersion);
    return `${name}=<${version.replace(/[0-9A-F]{8}$/, "")}>`;
  });
  // The logical id of a version ends with a hash of its content.
  const plain = (text: string) => text.replace(/[0-9a-f]{32}/g, "");
  expect(plain(CHECKED_VERSIONS)).toBe(plain(versions.join(",")));
  const [check] =
    Object.entries(api.findResources("AWS::Lambda::Function")).find(
      ([, { Properties }]) => Properties.Handler === `${handlerOf("check-version")}.handler`,
    ) ?? [];
  for (const name of gradual) {
    const { DependsOn } = aliasOf(production, name) as unknown as { DependsOn: string[] };
    const policies = all(api, "AWS::IAM::Policy").filter(
      ([, { Properties }]) =>
        JSON.stringify(Properties.PolicyDocument).includes(`"${check}"`) &&
        JSON.stringify(Properties.PolicyDocument).includes("lambda:InvokeFunction"),
    );
    const ofGroup = policies.map(([id]) => id).filter((id) => id.startsWith(`${name}deployment`));
    expect(ofGroup).toHaveLength(1);
    expect(DependsOn).toEqual(expect.arrayContaining([check, ...ofGroup]));
  }
});

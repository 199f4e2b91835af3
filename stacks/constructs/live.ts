/**
 * The version of a function that serves requests. In production CodeDeploy first has a new version checked, then gives it a
 * tenth of the calls for five minutes. If the check fails, or an alarm is raised in this time, all calls go to the old version
 * and the deployment fails.
 */
import { Alarm } from "aws-cdk-lib/aws-cloudwatch";
import { LambdaDeploymentConfig, LambdaDeploymentGroup } from "aws-cdk-lib/aws-codedeploy";
import { Alias } from "aws-cdk-lib/aws-lambda";
import { RemovalPolicy } from "aws-cdk-lib/core";
import type { Function as Lambda, Stack } from "sst/constructs";
import { appName } from "../../packages/core/src/stage-defaults";
import { settings } from "../settings";

/**
 * An operator can make the previous version live, so CloudFormation must not delete it. The rollback of a refused deployment deletes
 * its own one: Lambda publishes no second version of the same code, so the deployment could not be repeated.
 */
export const keepsVersions = {
  currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE },
};

/**
 * @param lambda has {@link keepsVersions}
 * @param check of the new version. Only production has one
 */
export function live(stack: Stack, lambda: Lambda, check?: Lambda): Alias {
  const { id: name } = lambda.node;
  const alias = new Alias(stack, `${name}-live`, {
    aliasName: "live",
    version: lambda.currentVersion,
  });
  if (!check || settings(stack.stage).deployAtOnce) return alias;
  const group = new LambdaDeploymentGroup(stack, `${name}-deployment`, {
    alias,
    preHook: check,
    deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
    autoRollback: { failedDeployment: true, stoppedDeployment: true, deploymentInAlarm: true },
    // By name: the alarms' stack is deployed after the functions that they watch.
    alarms: [`errors-${name}`, "gateway-failures"].map((alarm) =>
      Alarm.fromAlarmName(stack, `${name}-stops-on-${alarm}`, `${appName}-${stack.stage}-${alarm}`),
    ),
  });
  // Before the alias moves, the check and the permission to invoke it must be up to date.
  alias.node.addDependency(group, check);
  return alias;
}

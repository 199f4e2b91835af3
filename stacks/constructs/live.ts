/**
 * The version of a function that serves requests. In production a new version gets a tenth of the calls for five minutes;
 * if an alarm is raised in this time, CodeDeploy routes all calls back to the old version and the
 * deployment fails.
 */
import { Alarm } from "aws-cdk-lib/aws-cloudwatch";
import { LambdaDeploymentConfig, LambdaDeploymentGroup } from "aws-cdk-lib/aws-codedeploy";
import { Alias } from "aws-cdk-lib/aws-lambda";
import { RemovalPolicy } from "aws-cdk-lib/core";
import type { Function as Lambda, Stack } from "sst/constructs";
import { appName, isProduction } from "../../packages/core/src/stage-defaults";
import { settings } from "../settings";

/** An operator can make the previous version live, so CloudFormation must not delete it. */
export const keepsVersions = { currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN } };

/** @param lambda has {@link keepsVersions} */
export function live(stack: Stack, lambda: Lambda): Alias {
  const { id: name } = lambda.node;
  const alias = new Alias(stack, `${name}-live`, {
    aliasName: "live",
    version: lambda.currentVersion,
  });
  if (isProduction(stack.stage) && !settings(stack.stage).deployAtOnce)
    new LambdaDeploymentGroup(stack, `${name}-deployment`, {
      alias,
      deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
      autoRollback: { failedDeployment: true, stoppedDeployment: true, deploymentInAlarm: true },
      // By name: the alarms' stack is deployed after the functions that they watch.
      alarms: [`errors-${name}`, "gateway-failures"].map((alarm) =>
        Alarm.fromAlarmName(
          stack,
          `${name}-stops-on-${alarm}`,
          `${appName}-${stack.stage}-${alarm}`,
        ),
      ),
    });
  return alias;
}

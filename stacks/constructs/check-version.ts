/** The function that checks new versions before they serve requests: packages/functions/src/check-version.ts. */
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Function as Lambda, Stack } from "sst/constructs";
import { lambda } from "./lambda";

/**
 * One for all: each deployment checks every version, because CloudFormation takes all of them back if one is refused. It may
 * invoke these functions and nothing else; CodeDeploy's construct adds the permission to report the result.
 * @param checked functions with versions
 */
export function checkVersion(stack: Stack, checked: Readonly<Record<string, Lambda>>): Lambda {
  const functions = Object.entries(checked);
  return lambda(stack, "check-version", {
    privileges: [
      {
        variables: {
          CHECKED_VERSIONS: functions
            .map(([name, one]) => `${name}=${one.currentVersion.functionArn}`)
            .join(","),
        },
        permissions: [
          new PolicyStatement({
            actions: ["lambda:InvokeFunction"],
            // Versions only.
            resources: functions.map(([, { functionArn }]) => `${functionArn}:*`),
          }),
        ],
      },
    ],
  });
}

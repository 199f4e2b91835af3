/**
 * The log groups of functions that CDK and SST add to a stack, such as the one that empties a bucket. By default Lambda creates them
 * with the first line: they keep everything, and stay when the stage is removed.
 */
import { CfnRole } from "aws-cdk-lib/aws-iam";
import { CfnFunction } from "aws-cdk-lib/aws-lambda";
import { LogGroup } from "aws-cdk-lib/aws-logs";
import { CfnResource, type IAspect, Stack } from "aws-cdk-lib/core";
import type { IConstruct } from "constructs";
import { keptFor } from "./lambda";

/**
 * Gives each function that has no log group one of its stack, and the right to write there and nowhere else.
 * @public sst.config.ts adds it
 */
export class HelperLogs implements IAspect {
  constructor(private readonly stage: string) {}

  /** @param node a construct with a function: it is visited before the function and its role are, which other aspects judge */
  visit(node: IConstruct): void {
    const found = node.node.children.find(isFunction);
    if (!found || hasLogGroup(found)) return;
    const logGroup = new LogGroup(Stack.of(node), `${node.node.id}-log`, keptFor(this.stage));
    found.addPropertyOverride("LoggingConfig", { LogGroup: logGroup.logGroupName });

    const role = roleOf(node);
    // AWSLambdaBasicExecutionRole allows creating any log group: a line that arrives after the removal would create it again.
    if (role instanceof CfnRole) role.managedPolicyArns = undefined;
    role.addPropertyDeletionOverride("ManagedPolicyArns");
    role.addPropertyOverride("Policies", [
      {
        PolicyName: "log",
        PolicyDocument: {
          Version: "2012-10-17",
          Statement: [
            {
              Effect: "Allow",
              Action: ["logs:CreateLogStream", "logs:PutLogEvents"],
              Resource: logGroup.logGroupArn,
            },
          ],
        },
      },
    ]);
  }
}

/** CDK's own helpers are resources without a class of their own. */
function isFunction(node: IConstruct): node is CfnResource {
  return CfnResource.isCfnResource(node) && node.cfnResourceType === "AWS::Lambda::Function";
}

function hasLogGroup(node: CfnResource): boolean {
  return node instanceof CfnFunction && node.loggingConfig !== undefined;
}

/** CDK names a role `ServiceRole` beside its function, and `Role` in a provider of custom resources. */
function roleOf({ node }: IConstruct): CfnResource {
  const role = node.tryFindChild("ServiceRole")?.node.defaultChild ?? node.tryFindChild("Role");
  if (!role || !CfnResource.isCfnResource(role)) throw new Error(`${node.path} has no role`);
  return role;
}

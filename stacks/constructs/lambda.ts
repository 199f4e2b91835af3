/**
 * One Lambda function: its code, a role that may do what it is given and no more, and a log that ends. Lambda would make a
 * log group that keeps everything for ever, and its managed policy lets a function write to every log of the account.
 */
import { type PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { RemovalPolicy } from "aws-cdk-lib/core";
import { type FunctionProps, Function as Lambda, type Stack } from "sst/constructs";
import { isProduction } from "./protection";

type Props = Omit<FunctionProps, "handler" | "permissions" | "role" | "logGroup"> & {
  permissions?: PolicyStatement[];
};

/** `name` is the file of its handler in packages/functions/src. */
export function lambda(stack: Stack, name: string, { permissions = [], ...props }: Props): Lambda {
  const logGroup = log(stack, `${name}-log`);
  const role = new Role(stack, `${name}-role`, {
    assumedBy: new ServicePrincipal("lambda.amazonaws.com"),
  });
  logGroup.grantWrite(role);
  return new Lambda(stack, name, {
    handler: `packages/functions/src/${name}.handler`,
    role,
    logGroup,
    permissions,
    ...props,
  });
}

/** Long enough to look into a complaint; short enough for the addresses of callers that an access log holds. */
export function log(stack: Stack, id: string): LogGroup {
  return new LogGroup(stack, id, {
    retention: isProduction(stack.stage) ? RetentionDays.THREE_MONTHS : RetentionDays.ONE_WEEK,
    removalPolicy: RemovalPolicy.DESTROY,
  });
}

/** One Lambda function, with its own role and log group. */
import { type PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { LogGroup, type LogGroupProps, RetentionDays } from "aws-cdk-lib/aws-logs";
import { RemovalPolicy } from "aws-cdk-lib/core";
import { type FunctionProps, Function as Lambda, type Stack } from "sst/constructs";
import {
  checkEnvironment,
  type Environment,
  type LambdaName,
} from "../../packages/core/src/environment";
import { functionTimeouts } from "../../packages/core/src/function-timeouts";
import { isProduction } from "../../packages/core/src/stage-defaults";
import { describeCommit } from "../../releases/commit";

/** The deployed commit; `GET /health` returns it. */
const version = describeCommit();

/** Permissions, and the environment variables needed to use them. */
export type Privilege = {
  variables?: Partial<Environment>;
  permissions?: readonly PolicyStatement[];
};

type Props = Omit<
  FunctionProps,
  "handler" | "environment" | "permissions" | "role" | "logGroup" | "timeout"
> & {
  privileges?: readonly Privilege[];
};

/**
 * `name` is the file of its handler in packages/functions/src. The role allows what the privileges grant and writing to
 * the log, nothing else; Lambda's managed policy would allow writing to every log of the account.
 * @throws when the privileges provide more or fewer variables than the schema of the function's environment
 */
export function lambda(
  stack: Stack,
  name: LambdaName,
  { privileges = [], ...props }: Props = {},
): Lambda {
  const environment = Object.assign(
    { STAGE: stack.stage, VERSION: version },
    ...privileges.map((privilege) => privilege.variables),
  );
  checkEnvironment(name, environment);
  const logGroup = log(stack, `${name}-log`);
  const role = new Role(stack, `${name}-role`, {
    assumedBy: new ServicePrincipal("lambda.amazonaws.com"),
  });
  logGroup.grantWrite(role);
  return new Lambda(stack, name, {
    handler: `packages/functions/src/${name}.handler`,
    role,
    logGroup,
    environment,
    // X-Ray samples one request per second and 5 % of the others, and needs a permission on every resource.
    tracing: isProduction(stack.stage) ? "active" : "disabled",
    permissions: privileges.flatMap(({ permissions = [] }) => permissions),
    timeout: `${functionTimeouts[name]} seconds`,
    ...props,
  });
}

/**
 * A log group with a retention. Lambda would create one that keeps everything. Three months allow looking into a
 * complaint and bound how long logs hold addresses of callers.
 * @param logGroupName of CloudFormation's choice by default
 */
export function log(stack: Stack, id: string, logGroupName?: string): LogGroup {
  return new LogGroup(stack, id, { logGroupName, ...keptFor(stack.stage) });
}

/** How long a stage keeps lines of its logs. */
export function keptFor(stage: string): LogGroupProps {
  return {
    retention: isProduction(stage) ? RetentionDays.THREE_MONTHS : RetentionDays.ONE_WEEK,
    removalPolicy: RemovalPolicy.DESTROY,
  };
}

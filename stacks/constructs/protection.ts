import { RemovalPolicy } from "aws-cdk-lib/core";

export function isProduction(stage: string): boolean {
  return stage === "prod";
}

/**
 * For what holds people's data: production's outlives its stack and refuses deletion, a personal stage leaves nothing
 * behind. Set resource by resource, because SST's default for a whole app would keep functions and logs as well.
 */
export function protection(stage: string) {
  return {
    removalPolicy: isProduction(stage) ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    deletionProtection: isProduction(stage),
  };
}

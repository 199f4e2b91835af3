import { RemovalPolicy } from "aws-cdk-lib/core";
import { isProduction } from "../../packages/core/src/stage-defaults";

/**
 * Removal settings of resources that hold users' data. Production's resources are retained when
 * their stack is removed, and reject deletion, unless the deployment that creates them fails:
 * resources that never stored data should not remain. A personal stage retains nothing. Set per
 * resource, because SST's default for an app would retain functions and logs too.
 */
export function protection(stage: string) {
  return {
    removalPolicy: isProduction(stage)
      ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE
      : RemovalPolicy.DESTROY,
    deletionProtection: isProduction(stage),
  };
}

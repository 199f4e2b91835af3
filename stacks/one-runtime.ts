/** Sets the runtime of all functions of an app, because SST and CDK choose that of their own helpers. */
import { CfnFunction } from "aws-cdk-lib/aws-lambda";
import { AspectPriority, Aspects, CfnResource, type IAspect } from "aws-cdk-lib/core";
import type { IConstruct } from "constructs";
import { runtime } from "./runtimes";

const oneRuntime: IAspect = {
  visit(node: IConstruct) {
    if (node instanceof CfnFunction) {
      if (node.runtime?.startsWith("nodejs")) node.runtime = runtime;
    } else if (CfnResource.isCfnResource(node) && node.cfnResourceType === "AWS::Lambda::Function")
      // CDK's providers of custom resources are plain resources, written for Node.js.
      node.addPropertyOverride("Runtime", runtime);
  },
};

export function useOneRuntime(app: IConstruct): void {
  Aspects.of(app).add(oneRuntime, { priority: AspectPriority.MUTATING });
}

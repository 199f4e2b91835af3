/**
 * The resources that all stages of an account except production share: `npm run deploy -- --stage
 * shared`, once per account, and again after a change of stacks/constructs/policies.ts or packages/web/headers.ts.
 */
import type { StackContext } from "sst/constructs";
import { sharePolicies } from "./constructs/policies";

export function Shared({ stack }: StackContext) {
  sharePolicies(stack);
}

/**
 * What the stages of an account share, except production: `npm run deploy -- --stage shared`, once in an account, and again when
 * stacks/constructs/policies.ts has changed.
 */
import type { StackContext } from "sst/constructs";
import { sharePolicies } from "./constructs/policies";

export function Shared({ stack }: StackContext) {
  sharePolicies(stack);
}

/**
 * What the stages of an account share, but for production: `npm run deploy -- --stage shared`, once in an account, and again when
 * stacks/constructs/policies.ts has changed.
 */
import type { StackContext } from "sst/constructs";
import { sharePolicies } from "./constructs/policies";

/** It has no app. */
export const sharedStage = "shared";

export function Shared({ stack }: StackContext) {
  sharePolicies(stack);
}

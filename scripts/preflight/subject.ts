import { env } from "node:process";
import { problemsOf, settings } from "../../stacks/settings";
import { openAccount } from "./account";
import type { Subject } from "./check";

/** The stage that the environment describes, with the caller's AWS account. */
export function subjectOf(stage: string): Subject {
  return {
    stage,
    env,
    settings: problemsOf(stage, env).length === 0 ? settings(stage, env) : undefined,
    account: openAccount(stage),
    now: new Date(),
  };
}

/** A first deployment that failed half-way, and its repetition. Uses the caller's AWS credentials. */
import {
  CloudFormationClient,
  DeleteStackCommand,
  waitUntilStackDeleteComplete,
} from "@aws-sdk/client-cloudformation";
import { appName, region } from "../../packages/core/src/stage-defaults";

/** A stack in these states was never created and can only be deleted. */
const uncreated = ["CREATE_FAILED", "ROLLBACK_COMPLETE", "ROLLBACK_FAILED"];
/** Seconds. CloudFront takes the longest. */
const maxWaitTime = 1800;

/**
 * Deletes the stacks of a stage whose creation has failed. SST 2.49 deletes them too, but then updates them instead of creating
 * them, so that the next deployment would fail as well.
 * @param stacks the states of all stacks, by name
 * @returns the names of the deleted stacks
 * @throws Error if one cannot be deleted
 */
export async function deleteUncreated(
  stage: string,
  stacks: ReadonlyMap<string, string>,
): Promise<string[]> {
  const client = new CloudFormationClient({ region });
  const names = [...stacks]
    .filter(([name, state]) => name.startsWith(`${stage}-${appName}-`) && uncreated.includes(state))
    .map(([name]) => name);
  await Promise.all(
    names.map(async (StackName) => {
      await client.send(new DeleteStackCommand({ StackName }));
      await waitUntilStackDeleteComplete({ client, maxWaitTime, minDelay: 5 }, { StackName });
    }),
  );
  return names;
}

/**
 * Whether a deployment of the whole stage has been completed: `Monitoring` is the last stack. Before that, the alarms do not exist by
 * which CodeDeploy would judge a new version.
 */
export function isDeployed(stage: string, stacks: ReadonlyMap<string, string>): boolean {
  const state = stacks.get(`${stage}-${appName}-Monitoring`);
  return state !== undefined && !uncreated.includes(state);
}

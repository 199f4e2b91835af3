/** Why the check of a new version has refused it: the sentences in its log. CodeDeploy only reports that it did. */
import {
  CloudWatchLogsClient,
  DescribeLogGroupsCommand,
  paginateFilterLogEvents,
} from "@aws-sdk/client-cloudwatch-logs";
import { appName, region } from "../../packages/core/src/stage-defaults";

/**
 * @param since milliseconds since 1970
 * @returns sentences such as `api, a search: 500 …`. Each deployment of a function runs the check, so that they repeat: once each
 */
export async function refusalsOf(stage: string, since: number): Promise<string[]> {
  const client = new CloudWatchLogsClient({ region });
  // CloudFormation ends the name of the log group (stacks/constructs/check-version.ts) with a random text.
  const logGroupNamePrefix = `${stage}-${appName}-Api-checkversionlog`;
  const { logGroups = [] } = await client.send(
    new DescribeLogGroupsCommand({ logGroupNamePrefix }),
  );
  const found = new Set<string>();
  for (const { logGroupName } of logGroups) {
    const filterPattern = '"The new version is not deployed"';
    // A page without events may not be the last.
    for await (const { events = [] } of paginateFilterLogEvents(
      { client },
      { logGroupName, startTime: since, filterPattern },
    ))
      for (const { message = "{}" } of events)
        for (const failure of failuresIn(message)) found.add(failure);
  }
  return [...found];
}

function failuresIn(line: string): string[] {
  const { failures }: { failures?: unknown } = JSON.parse(line);
  return Array.isArray(failures) ? failures.map(String) : [];
}

/** Why the check of a new version has refused it: the sentences in its log. CodeDeploy only reports that it did. */
import {
  CloudWatchLogsClient,
  DescribeLogGroupsCommand,
  FilterLogEventsCommand,
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
  const pages = await Promise.all(
    logGroups.map(({ logGroupName }) =>
      client.send(
        new FilterLogEventsCommand({
          logGroupName,
          startTime: since,
          filterPattern: '"The new version is not deployed"',
        }),
      ),
    ),
  );
  const messages = pages.flatMap(({ events = [] }) => events.map(({ message = "{}" }) => message));
  return [...new Set(messages.flatMap(failuresIn))];
}

function failuresIn(line: string): string[] {
  const { failures }: { failures?: unknown } = JSON.parse(line);
  return Array.isArray(failures) ? failures.map(String) : [];
}

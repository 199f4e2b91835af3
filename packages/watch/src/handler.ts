/**
 * The function of the watch: one line of the log for each check, from which CloudWatch makes the metrics that the alarms read
 * (embedded metric format). template.ts deploys it.
 */
import { GetParameterCommand, SSMClient } from "@aws-sdk/client-ssm";
import { type Memory, runChecks } from "./checks";
import { failedMetric, metricNamespace } from "./metric";
import type { Account } from "./sign-in";

const { STAGE = "", SITE = "", ACCOUNT_PARAMETER = "" } = process.env;
const parameters = new SSMClient({});
const memory: Memory = {};

/** @throws nothing: a failed check is a value of its metric. The alarm `watch-stopped` covers a run that does not end */
export async function handler(): Promise<void> {
  const now = new Date();
  for (const { check, error } of await runChecks({ url: SITE, account }, memory, now))
    console.log(lineOf(check, error, now));
}

function lineOf(check: string, error: string | undefined, now: Date): string {
  return JSON.stringify({
    _aws: {
      Timestamp: now.getTime(),
      CloudWatchMetrics: [
        {
          Namespace: metricNamespace,
          Dimensions: [["stage", "check"]],
          Metrics: [{ Name: failedMetric, Unit: "Count" }],
        },
      ],
    },
    stage: STAGE,
    check,
    [failedMetric]: error ? 1 : 0,
    ...(error && { error }),
  });
}

/** Read for each sign-in, about once for each start of the function. */
async function account(): Promise<Account> {
  const command = new GetParameterCommand({ Name: ACCOUNT_PARAMETER, WithDecryption: true });
  const { Parameter } = await parameters.send(command);
  return JSON.parse(Parameter?.Value ?? "{}") as Account;
}

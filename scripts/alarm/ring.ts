/** Sees that an alarm arrives: raises one and reads in its history whether CloudWatch could notify the topic. */
import { setTimeout } from "node:timers/promises";
import {
  type AlarmHistoryItem,
  CloudWatchClient,
  DescribeAlarmHistoryCommand,
  type MetricAlarm,
  paginateDescribeAlarms,
  SetAlarmStateCommand,
  type StateValue,
} from "@aws-sdk/client-cloudwatch";
import { appName, region } from "../../packages/core/src/stage-defaults";

export type Options = {
  /** How long CloudWatch may take to run the actions of an alarm. */
  withinMilliseconds?: number;
  everyMilliseconds?: number;
};

/** The alarm that is raised if it is not active. No deployment depends on it. */
const preferred = "lost-feedback";

/**
 * Afterwards the alarm is in its previous state, also after a failure. Uses the caller's AWS credentials.
 * @param reason is in the mail
 * @returns a sentence that says what was notified
 * @throws Error with a sentence, if an action failed or none ran in time
 */
export async function ringAlarm(
  stage: string,
  reason: string,
  { withinMilliseconds = 60_000, everyMilliseconds = 2000 }: Options = {},
): Promise<string> {
  const client = new CloudWatchClient({ region });
  const { name, state, actions } = await chooseAlarm(client, `${appName}-${stage}-`);
  const known = new Set((await actionsOf(client, name)).map(keyOf));
  await setState(client, name, "ALARM", reason);
  try {
    const until = Date.now() + withinMilliseconds;
    for (;;) {
      const ran = (await actionsOf(client, name)).filter((item) => !known.has(keyOf(item)));
      const failed = ran.find(({ HistorySummary = "" }) => /^failed\b/i.test(HistorySummary));
      if (failed) throw new Error(`${name} was raised and notified nobody. ${explain(failed)}`);
      const succeeded = ran.filter(({ HistorySummary = "" }) => /^success/i.test(HistorySummary));
      if (succeeded.length >= actions.length) return `${name} has notified ${actions.join(", ")}.`;
      if (Date.now() >= until)
        throw new Error(
          `${name} was raised, and ${succeeded.length} of its ${actions.length} actions ran within ${withinMilliseconds / 1000} seconds.`,
        );
      await setTimeout(everyMilliseconds);
    }
  } finally {
    await setState(client, name, state, "The test of the alarm is over.");
  }
}

/** An active alarm would not run its actions again. */
async function chooseAlarm(client: CloudWatchClient, prefix: string) {
  const alarms: MetricAlarm[] = [];
  for await (const { MetricAlarms = [] } of paginateDescribeAlarms(
    { client },
    { AlarmNamePrefix: prefix },
  ))
    alarms.push(...MetricAlarms);
  const quiet = alarms.filter(
    ({ StateValue, ActionsEnabled, AlarmActions = [] }) =>
      StateValue !== "ALARM" && ActionsEnabled !== false && AlarmActions.length > 0,
  );
  const chosen = quiet.find(({ AlarmName }) => AlarmName === prefix + preferred) ?? quiet[0];
  if (!chosen?.AlarmName || !chosen.StateValue)
    throw new Error(
      alarms.length === 0
        ? `There is no alarm ${prefix}*.`
        : `None of the ${alarms.length} alarms ${prefix}* is quiet and has an action.`,
    );
  return {
    name: chosen.AlarmName,
    state: chosen.StateValue,
    actions: chosen.AlarmActions ?? [],
  };
}

/** The newest actions of an alarm. */
async function actionsOf(client: CloudWatchClient, AlarmName: string): Promise<AlarmHistoryItem[]> {
  const input = { AlarmName, HistoryItemType: "Action", ScanBy: "TimestampDescending" } as const;
  const { AlarmHistoryItems = [] } = await client.send(new DescribeAlarmHistoryCommand(input));
  return AlarmHistoryItems;
}

function keyOf({ Timestamp, HistorySummary }: AlarmHistoryItem): string {
  return `${Timestamp?.toISOString()} ${HistorySummary}`;
}

/** The summary, with the error of the action if the history has one. */
function explain({ HistorySummary = "", HistoryData = "{}" }: AlarmHistoryItem): string {
  const data: unknown = JSON.parse(HistoryData);
  const error =
    typeof data === "object" && data !== null && "error" in data ? data.error : undefined;
  return error ? `${HistorySummary}: ${error}` : HistorySummary;
}

async function setState(
  client: CloudWatchClient,
  AlarmName: string,
  StateValue: StateValue,
  StateReason: string,
): Promise<void> {
  await client.send(new SetAlarmStateCommand({ AlarmName, StateValue, StateReason }));
}

/** The test of an alarm against recorded answers of CloudWatch. */
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Answer, type Answers, play } from "../preflight/recorded";
import { ringAlarm } from "./ring";

const topic = "arn:aws:sns:us-east-1:222222222222:Alarms";
const denied =
  "CloudWatch Alarms is not authorized to perform: SNS:Publish on resource: Alarms because no resource-based policy allows the SNS:Publish action";

type Action = { at: number; summary: string; data: object };
const earlier: Action = {
  at: 1_790_000_000,
  summary: `Failed to execute action ${topic}`,
  data: { actionState: "Failed", error: denied },
};
const success: Action = {
  at: 1_795_000_000,
  summary: `Successfully executed action ${topic}`,
  data: { actionState: "Succeeded", notificationResource: topic },
};
const refused: Action = { ...earlier, at: success.at };

let before: NodeJS.ProcessEnv;
beforeEach(() => {
  before = { ...process.env };
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: "test", AWS_SECRET_ACCESS_KEY: "test" });
});
afterEach(() => {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, before);
});

const json = (value: object): Answer => ({ body: JSON.stringify(value) });

type Alarm = { name: string; state: string; actions?: string[] };
type Case = {
  alarms: Alarm[];
  /** What the history gains after the alarm is raised, one in each reading. */
  gained: (Action | undefined)[];
};

async function ring({ alarms, gained }: Case) {
  const states: string[] = [];
  const history = [earlier];
  const answers: Answers = {
    DescribeAlarms: json({
      MetricAlarms: alarms.map(({ name, state, actions = [topic] }) => ({
        AlarmName: `flightaides-prod-${name}`,
        StateValue: state,
        ActionsEnabled: true,
        AlarmActions: actions,
      })),
    }),
    SetAlarmState: (content) => {
      const { AlarmName, StateValue } = JSON.parse(content);
      states.push(`${AlarmName} ${StateValue}`);
      return json({});
    },
    DescribeAlarmHistory: () => {
      const one = states.length > 0 ? gained.shift() : undefined;
      if (one) history.unshift(one);
      return json({
        AlarmHistoryItems: history.map(({ at, summary, data }) => ({
          Timestamp: at,
          HistoryItemType: "Action",
          HistorySummary: summary,
          HistoryData: JSON.stringify(data),
        })),
      });
    },
  };
  const services = await play(answers);
  process.env.AWS_ENDPOINT_URL = services.url;
  const options = { withinMilliseconds: 500, everyMilliseconds: 10 };
  const outcome = await ringAlarm("prod", "A test.", options).catch(String);
  await services.stop();
  return { outcome, states };
}

const feedback = "flightaides-prod-lost-feedback";
const both = [
  { name: "errors-api", state: "OK" },
  { name: "lost-feedback", state: "OK" },
];
const raisedAndPutBack = [`${feedback} ALARM`, `${feedback} OK`];

it("raises an alarm, waits for its notification, and puts it back", async () => {
  const { outcome, states } = await ring({ alarms: both, gained: [undefined, success] });
  expect(outcome).toBe(`${feedback} has notified ${topic}.`);
  expect(states).toEqual(raisedAndPutBack);
});

it("fails with the error of the action, and puts the alarm back", async () => {
  const { outcome, states } = await ring({ alarms: both, gained: [refused] });
  expect(outcome).toBe(
    `Error: ${feedback} was raised and notified nobody. Failed to execute action ${topic}: ${denied}`,
  );
  expect(states).toEqual(raisedAndPutBack);
});

it("fails if no action runs in time, and does not take an earlier one for it", async () => {
  const { outcome, states } = await ring({ alarms: both, gained: [] });
  expect(outcome).toBe(
    `Error: ${feedback} was raised, and 0 of its 1 actions ran within 0.5 seconds.`,
  );
  expect(states).toEqual(raisedAndPutBack);
});

it("raises another alarm while that one is active, and puts it back to having no data", async () => {
  const alarms = [
    { name: "lost-feedback", state: "ALARM" },
    { name: "mail-quota", state: "INSUFFICIENT_DATA" },
  ];
  const { outcome, states } = await ring({ alarms, gained: [success] });
  expect(outcome).toBe(`flightaides-prod-mail-quota has notified ${topic}.`);
  expect(states).toEqual([
    "flightaides-prod-mail-quota ALARM",
    "flightaides-prod-mail-quota INSUFFICIENT_DATA",
  ]);
});

it.each([
  ["no alarm", [], "Error: There is no alarm flightaides-prod-*."],
  [
    "no action",
    [{ name: "lost-feedback", state: "OK", actions: [] }],
    "Error: None of the 1 alarms flightaides-prod-* is quiet and has an action.",
  ],
])("fails with %s, and changes nothing", async (_, alarms, expected) => {
  expect(await ring({ alarms, gained: [success] })).toEqual({ outcome: expected, states: [] });
});

/** What postings and paid connections cost the schedules before their flight: nothing until something is due. */
import { Connection } from "@flightaides/core/connection";
import { Notification } from "@flightaides/core/notification";
import { Outbox } from "@flightaides/core/outbox";
import { type Ses, start as startSes } from "@flightaides/standins/ses";
import { afterAll, beforeAll, expect, it } from "vitest";
import { start as now, virtualClock } from "../../test/clock";
import { pair, pay } from "../../test/connection";
import { dropMatchJob, post } from "../../test/itinerary";
import { person } from "../../test/user";
import { client } from "../db/client";

let ses: Ses;
/** Read units of queries and single reads, and the number of calls, by index or operation. */
let units = 0;
const calls = new Map<string, number>();

client.middlewareStack.add(
  (next, { commandName = "" }) =>
    async (call) => {
      Object.assign(call.input, { ReturnConsumedCapacity: "TOTAL" });
      const answer = await next(call);
      const { ConsumedCapacity } = answer.output as {
        ConsumedCapacity?: { CapacityUnits?: number };
      };
      const { IndexName = "" } = call.input as { IndexName?: string };
      const what = `${commandName} ${IndexName}`.trim();
      calls.set(what, (calls.get(what) ?? 0) + 1);
      if (commandName === "QueryCommand") units += ConsumedCapacity?.CapacityUnits ?? Number.NaN;
      return answer;
    },
  { step: "initialize" },
);

beforeAll(async () => {
  ses = await startSes({
    port: 0,
    verifiedSenders: ["hello@flightaides.test"],
    configurationSets: ["flightaides-test"],
    sendRate: 1000,
  });
  // Read by the client with its first request.
  process.env.AWS_ENDPOINT_URL_SESV2 = ses.url;
});
afterAll(() => ses.stop());

/** Both schedules once. */
async function run(at: Date) {
  units = 0;
  calls.clear();
  const clock = virtualClock(at);
  await Connection.runSteps({ clock });
  const { mails } = await Notification.run({ clock });
  return { units, calls: Object.fromEntries(calls), sent: mails.sent };
}

it("a run with nothing due costs the same with and without them, and a due question only its own", async () => {
  // The first run of an hour stores SES's rate.
  await run(now);
  const nothing = await run(now);
  expect(Object.keys(nothing.calls)).toEqual(["QueryCommand due", "GetItemCommand"]);
  for (let count = 0; count < 25; count++) {
    const owner = await person("Ann Kowalski", now);
    const id = await post(owner, { flight: `LH-${count + 1}`, days: 20 }, now);
    await dropMatchJob(id);
  }
  // Another day than that of the postings.
  for (let count = 0; count < 5; count++) {
    const two = await pair(now, { days: 40 });
    await pay(two.id, now);
  }
  await run(now);
  expect(await Outbox.due(now, 100)).toEqual([]);
  const quiet = await run(now);
  expect({ ...quiet, sent: 0 }).toEqual({ ...nothing, sent: 0 });
  // Nine in the morning in Toronto, seven days before March 30.
  const asked = await run(new Date("2027-03-23T13:00:00Z"));
  expect(asked.sent).toBe(25);
  // What is due is read in the queries of a quiet run, and the connections of each owner in one more.
  expect(asked.calls.QueryCommand).toBe(25);
  const after = await run(new Date("2027-03-23T13:05:00Z"));
  expect(after).toEqual({ ...nothing, sent: 0 });
});

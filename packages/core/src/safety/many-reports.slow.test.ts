/** Reports that together are larger than an answer of DynamoDB. */
import { expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { post } from "../../test/itinerary";
import { person } from "../../test/user";
import { config } from "../config";
import { client } from "../db/client";
import { transact } from "../db/transact";
import { Itinerary } from "../itinerary";
import { Safety } from ".";
import { keptUntil, type ReportItem, reportEntity } from "./entity";
import { linkPuts } from "./links";

const busy = "busy";

/** Eve has reported Ann so often, each time with a message of that length. */
async function reported(count: number, length: number) {
  const [ann, eve] = [await person("Ann Kowalski", now), await person("Eve Stone", now)];
  const itinerary = await post(ann, {}, now);
  const { woman: _, ...card } = await Itinerary.publicCard(await Itinerary.record(itinerary));
  const at = now.toISOString();
  const messages = [{ by: "reported" as const, at, text: "-".repeat(length) }];
  const ids = Array.from({ length: count }, (_, number) => `${eve.uid}-${number}`);
  for (const id of ids) {
    const item: ReportItem = {
      id,
      reporter: eve.uid,
      reported: ann.uid,
      reason: "spam",
      evidence: { card, messages },
      createdAt: at,
      queue: "report",
      dueAt: at,
      expiresAt: keptUntil(now),
    };
    const writes = [{ Put: reportEntity().put(item).params() }, ...linkPuts(item)];
    await transact(writes, { refused: () => "retry", busy });
  }
  return { ann, eve, ids: ids.sort() };
}

const idsOf = (reports: { id: string }[]) => reports.map(({ id }) => id).sort();

/** From now on DynamoDB answers with the first item of each batch only. @returns to be called afterwards */
function leaveOut(): () => void {
  client.middlewareStack.add(
    (next, { commandName = "" }) =>
      async (call) => {
        if (!commandName.startsWith("BatchGet")) return next(call);
        const asked = Object(call.input).RequestItems[config.tableName];
        const [first, ...others] = asked.Keys;
        const only = (Keys: object[]) => ({ [config.tableName]: { ...asked, Keys } });
        const answer = await next({ ...call, input: { RequestItems: only([first]) } });
        const output = { ...Object(answer.output), UnprocessedKeys: only(others) };
        return { ...answer, output };
      },
    { step: "initialize", name: "leaves out" },
  );
  return () => client.middlewareStack.remove("leaves out");
}

it("can be listed, shown with a person and exported", { tags: "deep" }, async () => {
  const { ann, eve, ids } = await reported(80, 250_000);
  expect(idsOf(await Safety.undecided(now, 101))).toEqual(ids);
  expect(idsOf(await Safety.reportsOf(ann.uid))).toEqual(ids);
  expect(await Safety.reports(eve)).toHaveLength(80);
});

it("are all read when DynamoDB leaves some of them out", async () => {
  const { ann, ids } = await reported(4, 10);
  const release = leaveOut();
  const found = await Safety.reportsOf(ann.uid).finally(release);
  expect(idsOf(found)).toEqual(ids);
});

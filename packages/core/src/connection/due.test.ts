import { randomUUID } from "node:crypto";
import { BatchWriteCommand } from "@aws-sdk/lib-dynamodb";
import { expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { config } from "../config";
import { client } from "../db/client";
import { allDue, type Due, due } from "./due";

/** As many of the index's entries as take three pages, longest due first. */
async function queued(): Promise<Due[]> {
  const all = Array.from({ length: 225 }, (_, index) => ({
    id: randomUUID(),
    dueAt: new Date(now.getTime() - (300 - index) * 1000).toISOString(),
  }));
  for (let start = 0; start < all.length; start += 25) {
    const puts = all.slice(start, start + 25).map(({ id, dueAt }) => ({
      PutRequest: {
        Item: {
          pk: `connection#${id}`,
          sk: "connection",
          dueQueue: "step",
          dueOrder: `${dueAt}#${id}`,
          id,
          dueAt,
          __edb_e__: "connection",
          __edb_v__: "1",
        },
      },
    }));
    await client.send(new BatchWriteCommand({ RequestItems: { [config.tableName]: puts } }));
  }
  return all;
}

it("reads a long queue in pages, longest due first, each item once", async () => {
  const all = await queued();
  const read: Due[] = [];
  for await (const one of allDue("step", now)) read.push(one);
  expect(read).toEqual(all);
  expect(await due("step", now)).toEqual(all.slice(0, 100));
  expect(await due("step", now, all[149])).toEqual(all.slice(150));
});

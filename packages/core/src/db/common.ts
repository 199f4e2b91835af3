/** What the entities of all domains have in common. */
import { config } from "../config";
import { client } from "./client";
import type { DueAttribute, IndexName } from "./table";

export const service = "flightaides";
export const table = { client, table: config.tableName };

/** The index `due` of an entity whose queue is one partition. */
export const dueIndex = {
  index: "due" satisfies IndexName,
  projection: ["id", "dueAt", "__edb_e__", "__edb_v__"] as const satisfies DueAttribute[],
  pk: { field: "dueQueue", composite: ["queue"], template: "${queue}", casing: "none" },
  sk: {
    field: "dueOrder",
    composite: ["dueAt", "id"],
    template: "${dueAt}#${id}",
    casing: "none",
  },
} as const;

/** DynamoDB removes an item after this instant, in epoch seconds. */
export function expiresAfter(days: number, now: Date): number {
  return Math.floor(now.getTime() / 1000) + days * 86_400;
}

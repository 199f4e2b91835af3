/** What the entities of all domains have in common. */
import { config } from "../config";
import { client } from "./client";
import type { DueAttribute, IndexName } from "./table";

export const service = "flightaides";
export const table = { client, table: config.tableName };

/** The attributes in a template, in its order. */
type NamesIn<Template extends string> = Template extends `${string}\${${infer Name}}${infer Rest}`
  ? [Name, ...NamesIn<Rest>]
  : [];

/** A key of an index: its field, and a template with attributes of the entity, such as `user#${uid}`. */
export function key<const Field extends string, const Template extends string>(
  field: Field,
  template: Template,
) {
  const names = [...template.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
  return { field, composite: names as NamesIn<Template>, template, casing: "none" } as const;
}

/** The index `due` of an entity whose queue is one partition. */
export const dueIndex = {
  index: "due" satisfies IndexName,
  projection: ["id", "dueAt", "__edb_e__", "__edb_v__"] as const satisfies DueAttribute[],
  pk: key("dueQueue", "${queue}"),
  sk: key("dueOrder", "${dueAt}#${id}"),
} as const;

/** What {@link dueIndex} stores of an item, for items that are not written by their entity. */
export function dueAttributes(queue: string, dueAt: string, id: string) {
  return { queue, dueAt, dueQueue: queue, dueOrder: `${dueAt}#${id}` };
}

/** DynamoDB removes an item after this instant, in epoch seconds. */
export function expiresAfter(days: number, now: Date): number {
  return Math.floor(now.getTime() / 1000) + days * 86_400;
}

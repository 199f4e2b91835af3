/** The floor of cold starts: a function with DynamoDB's client and ElectroDB that reads one item, or several for comparison. */
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { Entity } from "electrodb";

const client = new DynamoDBClient({});

/** A kind of item. Its model takes time to make: it has as many attributes and indexes as the median of the product's models. */
function entityOf(kind: number) {
  return new Entity(
    {
      model: { entity: `thing${kind}`, version: "1", service: "floor" },
      attributes: {
        id: { type: "string", required: true, readOnly: true },
        day: { type: "string", required: true },
        count: { type: "number" },
        version: { type: "string", required: true },
        expiresAt: { type: "number" },
      },
      indexes: {
        byId: {
          pk: { field: "pk", composite: ["id"], template: `thing${kind}#\${id}`, casing: "none" },
          sk: { field: "sk", composite: ["day"], template: `thing${kind}#\${day}`, casing: "none" },
        },
      },
    },
    { client, table: process.env.TABLE_NAME },
  );
}

/** `kind`: from 0. A query finds all items of a partition of which the sort key has a prefix. */
export type Read = { kind: number; query: boolean };

/** Makes the first read, then the others at the same time. */
export async function handler({ reads: [first, ...others] = [] }: Event): Promise<void> {
  const entities = new Map<number, ReturnType<typeof entityOf>>();
  const make = async ({ kind, query }: Read) => {
    const entity = entities.get(kind) ?? entityOf(kind);
    entities.set(kind, entity);
    await (query
      ? entity.query.byId({ id: "none" }).go({ pages: "all" })
      : entity.get({ id: "none", day: "none" }).go());
  };
  if (first) await make(first);
  await Promise.all(others.map(make));
}
type Event = { reads?: readonly Read[] };

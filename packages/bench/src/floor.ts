/** The floor of cold starts: a function with DynamoDB's client and ElectroDB that reads one item, or several for comparison. */
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { Entity } from "electrodb";

const client = new DynamoDBClient({});

/** A kind of item. Its model costs time when it is made, as those of the product do. */
function entityOf(kind: number) {
  return new Entity(
    {
      model: { entity: `thing${kind}`, version: "1", service: "floor" },
      attributes: { id: { type: "string", required: true } },
      indexes: {
        byId: {
          pk: { field: "pk", composite: ["id"], template: `thing${kind}#\${id}`, casing: "none" },
          sk: { field: "sk", composite: [], template: `thing${kind}`, casing: "none" },
        },
      },
    },
    { client, table: process.env.TABLE_NAME },
  );
}

/** Reads once, and what is left of `reads` at the same time, from as many kinds of items. */
export async function handler({ reads = 1, kinds = 1 }: Event): Promise<void> {
  const entities = Array.from({ length: kinds }, (_, kind) => entityOf(kind));
  const read = (index: number) => entities[index % kinds]?.get({ id: "none" }).go();
  await read(0);
  await Promise.all(Array.from({ length: reads - 1 }, (_, index) => read(index + 1)));
}
type Event = { reads?: number; kinds?: number };

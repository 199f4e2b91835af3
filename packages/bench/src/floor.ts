/** The floor of cold starts: a function with DynamoDB's client and ElectroDB that reads one item, or several for comparison. */
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { Entity } from "electrodb";

const ThingEntity = new Entity(
  {
    model: { entity: "thing", version: "1", service: "floor" },
    attributes: { id: { type: "string", required: true } },
    indexes: {
      byId: {
        pk: { field: "pk", composite: ["id"], template: "thing#${id}", casing: "none" },
        sk: { field: "sk", composite: [], template: "thing", casing: "none" },
      },
    },
  },
  { client: new DynamoDBClient({}), table: process.env.TABLE_NAME },
);

/** Reads once, and what is left of `reads` at the same time. */
export async function handler({ reads = 1 }: { reads?: number }): Promise<void> {
  const read = () => ThingEntity.get({ id: "none" }).go();
  await read();
  await Promise.all(Array.from({ length: reads - 1 }, read));
}

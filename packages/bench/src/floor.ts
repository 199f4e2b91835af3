/** The floor of cold starts: a function with DynamoDB's client and ElectroDB that reads one item. */
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

export async function handler(): Promise<unknown> {
  const { data } = await ThingEntity.get({ id: "none" }).go();
  return data;
}

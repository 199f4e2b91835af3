import { randomUUID } from "node:crypto";
import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { Entity } from "electrodb";
import { expect, it } from "vitest";
import { config } from "../config";
import { client } from "./client";
import { conditional } from "./conditional";

function put(pk: string, condition = "attribute_not_exists(pk)") {
  return client.send(
    new PutCommand({
      TableName: config.tableName,
      Item: { pk, sk: "note" },
      ConditionExpression: condition,
    }),
  );
}

it("returns the result of the write, or undefined if its condition fails", async () => {
  const pk = randomUUID();
  expect(await conditional(put(pk))).toMatchObject({ $metadata: { httpStatusCode: 200 } });
  expect(await conditional(put(pk))).toBeUndefined();
});

it("recognises a failed condition in the error of ElectroDB", async () => {
  const notes = new Entity(
    {
      model: { entity: "note", version: "1", service: "flightaides" },
      attributes: { id: { type: "string", required: true } },
      indexes: {
        byId: { pk: { field: "pk", composite: ["id"] }, sk: { field: "sk", composite: [] } },
      },
    },
    { client, table: config.tableName },
  );
  const id = randomUUID();
  expect(await conditional(notes.create({ id }).go())).toEqual({ data: { id } });
  expect(await conditional(notes.create({ id }).go())).toBeUndefined();
});

it("throws any other error", async () => {
  await expect(conditional(put(randomUUID(), "no expression"))).rejects.toMatchObject({
    name: "ValidationException",
  });
});

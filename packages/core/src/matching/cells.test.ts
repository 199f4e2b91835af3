import { GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { expect, test } from "vitest";
import { start as now } from "../../test/clock";
import { itemsOf, recordOf } from "../../test/itinerary";
import { config } from "../config";
import { client } from "../db/client";
import { cellBackfill, cellsNear, cellsOf } from "./cells";

const TableName = config.tableName;
const route = { from: "YYZ", to: "DXB" };

type Item = Record<string, unknown>;
let posted = 0;

/** A leg as this version stores it. */
async function currentLeg(): Promise<Item> {
  const legs = [{ sequence: 1, ...route, travelDate: "2027-06-10" }];
  const [, leg] = await itemsOf(recordOf(posted++, { type: "traveler", legs }, now));
  return Object(leg);
}

async function store(Item: Item): Promise<void> {
  await client.send(new PutCommand({ TableName, Item }));
}

async function stored({ pk, sk }: Item): Promise<Item | undefined> {
  const { Item } = await client.send(new GetCommand({ TableName, Key: { pk, sk } }));
  return Item;
}

test("the cells near a route are all pairs near its ends, without its own", () => {
  const own = cellsOf(route);
  const near = cellsNear(route);
  expect(near).not.toContainEqual(own);
  const [from, to] = [cellsNear({ from: "YYZ", to: "YYZ" }), cellsNear({ from: "DXB", to: "DXB" })];
  const squared = (cells: unknown[]) => Math.sqrt(cells.length + 1);
  expect(near).toHaveLength(squared(from) * squared(to) - 1);
  expect(near.length).toBeGreaterThan(0);
});

test("the backfill leaves a leg alone that is filed under its cells", async () => {
  expect(cellBackfill.change(await currentLeg())).toBeUndefined();
});

test.each([
  ["has none", ({ fromCell: _, toCell: __, cellKey: ___, ...rest }: Item) => rest],
  ["is filed under another origin", (leg: Item) => ({ ...leg, fromCell: "LHR" })],
  ["is filed under another destination", (leg: Item) => ({ ...leg, toCell: "LHR" })],
])("the backfill files a leg under its cells that %s", async (_, former) => {
  const leg = await currentLeg();
  await store(former(leg));
  await cellBackfill.change(former(leg))?.go();
  expect(await stored(leg)).toEqual(leg);
});

test.each([
  ["origin", { from: "YUL" }],
  ["destination", { to: "BOM" }],
  ["cell of the origin", { fromCell: "LHR" }],
  ["cell of the destination", { toCell: "LHR" }],
])(
  "the backfill does not change a leg whose %s has been changed since it was read",
  async (_, change) => {
    const leg = await currentLeg();
    const { fromCell: __, toCell: ___, cellKey: ____, ...former } = leg;
    const changed = { ...former, ...change };
    await store(changed);
    await expect(cellBackfill.change(former)?.go()).rejects.toThrow(
      "The conditional request failed",
    );
    expect(await stored(leg)).toEqual(changed);
  },
);

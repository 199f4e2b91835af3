import { BatchWriteCommand, DeleteCommand, PutCommand, ScanCommand } from "@aws-sdk/lib-dynamodb";
import fc from "fast-check";
import { afterEach, beforeEach, expect, it } from "vitest";
import { itemsOf } from "../../test/itinerary";
import { config } from "../config";
import { client } from "../db/client";
import { Migration } from ".";

const TableName = config.tableName;
const itineraries = 24;
const all = 2 * itineraries;
/** Items per page, which is also the limit per second. */
const rate = 7;

type Item = { pk: string; sk: string; [name: string]: unknown };

const airports = ["YYZ", "YTZ", "LHR", "LGW", "DXB", "SHJ", "BOM", "JFK"];

/** An itinerary and its leg as this version writes them. */
async function current(number: number): Promise<[Item, Item]> {
  const at = (step: number) => airports[(number * step + step) % airports.length] ?? "";
  const [itinerary, leg] = await itemsOf({
    id: String(number).padStart(32, "0"),
    type: number % 2 ? "traveler" : "flightaid",
    legs: [{ sequence: 1, from: at(1), to: at(3), travelDate: "2027-06-10" }],
    uid: `uid-${number}`,
    email: "person@example.com",
    displayName: "Ann Kowalski",
    phoneNumber: "+14165550134",
    notifyNearby: false,
    createdAt: "2027-03-10T12:00:00.000Z",
  });
  return [itinerary as Item, leg as Item];
}

/** A leg as the version before wrote it. */
function former({ fromCell: _, toCell: __, cellKey: ___, ...rest }: Item): Item {
  return rest as Item;
}

async function table(): Promise<Item[]> {
  const { Items = [] } = await client.send(new ScanCommand({ TableName, ConsistentRead: true }));
  return (Items as Item[]).sort((a, b) => (a.pk + a.sk < b.pk + b.sk ? -1 : 1));
}

/** The table in which every leg has its cell key. */
async function filed(): Promise<Item[]> {
  return (await Promise.all(Array.from({ length: itineraries }, (_, one) => current(one)))).flat();
}

/** A clock on which waiting takes no time. */
function virtualClock() {
  let time = 0;
  return {
    now: () => new Date(time),
    sleep: async (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

/** Resets the table: no leg has its cell key, and no run has started. */
async function reset(): Promise<void> {
  const puts = (await filed()).map((item) => ({
    PutRequest: { Item: item.sk.startsWith("leg#") ? former(item) : item },
  }));
  const deletes = (await table())
    .filter(({ pk }) => pk.startsWith("migration#"))
    .map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } }));
  const requests = [...puts, ...deletes];
  for (let start = 0; start < requests.length; start += 25) {
    const RequestItems = { [TableName]: requests.slice(start, start + 25) };
    await client.send(new BatchWriteCommand({ RequestItems }));
  }
}

beforeEach(reset);

afterEach(() => {
  client.middlewareStack.remove("interference");
});

/** Calls a function before each call to DynamoDB. */
function interfere(before: (call: object, command: string) => Promise<void> | void): void {
  client.middlewareStack.add(
    (next, { commandName = "" }) =>
      async (call) => {
        await before(call.input, commandName);
        return next(call);
      },
    { name: "interference", step: "initialize", override: true },
  );
}

const run = (options?: Partial<Migration.Options>) =>
  Migration.run("leg-cells", { rate, clock: virtualClock(), ...options });

it("updates every leg to what this version writes, and leaves no other item", async () => {
  expect(await run()).toMatchObject({ changed: itineraries, outdated: 0 });
  expect(await table()).toEqual(await filed());
});

it("changes nothing when it is run again", async () => {
  await run();
  expect(await run()).toMatchObject({ changed: 0, outdated: 0 });
});

it("updates a leg whose cells have changed", { tags: "deep" }, async () => {
  await run();
  const [, leg] = await current(7);
  const Item = { ...leg, fromCell: "XXX", cellKey: `${leg.type}#XXX#${leg.toCell}` };
  await client.send(new PutCommand({ TableName, Item }));
  expect(await run()).toMatchObject({ changed: 1 });
  expect(await table()).toEqual(await filed());
});

it("counts in a dry run, and writes nothing", async () => {
  const before = await table();
  const counted = await run({ dryRun: true });
  expect(counted).toEqual({ read: all, changed: itineraries, outdated: 0 });
  expect(await table()).toEqual(before);
});

it("reads no more items in a second than its rate, and reports about once a second", {
  tags: "deep",
}, async () => {
  const clock = virtualClock();
  const reads: number[] = [];
  await run({ clock, onProgress: ({ read }) => void reads.push(read) });
  const read = reads.at(-1) ?? 0;
  expect(read).toBeGreaterThanOrEqual(all);
  // Its own progress is an item too.
  expect(read).toBeLessThanOrEqual(all + 1);
  expect(clock.now().getTime()).toBeCloseTo((1000 * read) / rate, 0);
  const steps = reads.map((read, at) => read - (reads[at - 1] ?? 0));
  expect(Math.max(...steps)).toBeLessThanOrEqual(rate);
});

it("resumes where it stopped, regardless of the call in which it crashed", {
  tags: "deep",
}, async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 4 }), async (lives) => {
        let read = 0;
        for (const calls of lives) {
          let left = calls;
          interfere(() => {
            if (left-- <= 0) throw new Error("died");
          });
          await run({ onProgress: (progress) => (read = progress.read) }).then(
            // Complete: the next run starts from the beginning.
            () => (read = 0),
            (error: unknown) => {
              const [first] = error instanceof AggregateError ? error.errors : [error];
              expect(String(first)).toContain("died");
            },
          );
          client.middlewareStack.remove("interference");
        }
        let scanned = 0;
        interfere((_, command) => {
          scanned += Number(command === "ScanCommand");
        });
        const { changed, outdated } = await run();
        client.middlewareStack.remove("interference");
        expect(await table()).toEqual(await filed());
        expect(outdated).toBe(0);
        expect(changed).toBeLessThanOrEqual(itineraries);
        // Recorded items are not read again.
        expect(scanned).toBeLessThanOrEqual(Math.ceil((all + 1 - read) / rate) + 1);
      })
      .beforeEach(reset),
    { numRuns: 8 },
  );
});

it("never overwrites a leg that was changed after it was read, and creates none that was deleted", async () => {
  const [, changed] = await current(11);
  const [, deleted] = await current(12);
  const [, other] = await current(14);
  const newer = { ...other, pk: changed.pk, id: changed.id, card: { id: "newer" } };
  interfere(async (input, command) => {
    if (command !== "UpdateItemCommand" || !("Key" in input)) return;
    const { pk } = input.Key as Item;
    if (pk === changed.pk) await client.send(new PutCommand({ TableName, Item: newer }));
    if (pk === deleted.pk)
      await client.send(new DeleteCommand({ TableName, Key: { pk, sk: deleted.sk } }));
  });
  expect(await run()).toMatchObject({ changed: itineraries - 2, outdated: 2 });
  client.middlewareStack.remove("interference");
  const expected = (await filed())
    .filter(({ pk, sk }) => pk !== deleted.pk || sk !== deleted.sk)
    .map((item) => (item.pk === changed.pk && item.sk === changed.sk ? newer : item));
  expect(await table()).toEqual(expected);
});

it("refuses to run concurrently with another process", async () => {
  let others = 0;
  interfere(async (input, command) => {
    if (command !== "PutItemCommand" || others++ > 0) return;
    const { Item } = input as { Item: Item };
    await client.send(new PutCommand({ TableName, Item: { ...Item, cursor: "another" } }));
  });
  await expect(run()).rejects.toThrow("Another process runs leg-cells");
});

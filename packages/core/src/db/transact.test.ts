import { randomUUID } from "node:crypto";
import { GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { startFaultProxy } from "@flightaides/standins/test/fault-proxy.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { config } from "../config";
import { withinTime } from "../contention";
import { dryRun } from "../dry-run";
import { AppError } from "../error";
import { client } from "./client";
import { transact, type Write } from "./transact";

const proxy = startFaultProxy();
/** Responses for the next transactions, instead of DynamoDB's. */
let cancellations: (string | undefined)[][] = [];

beforeAll(async () => {
  process.env.AWS_ENDPOINT_URL_DYNAMODB = await proxy.urlOf(
    process.env.AWS_ENDPOINT_URL_DYNAMODB ?? "",
  );
  client.middlewareStack.add(
    (next, { commandName = "" }) =>
      (call) => {
        const codes = commandName.startsWith("TransactWrite") ? cancellations.shift() : undefined;
        if (!codes) return next(call);
        const CancellationReasons = codes.map((Code) => ({ Code }));
        const error = Object.assign(new Error("Transaction cancelled"), { CancellationReasons });
        error.name = "TransactionCanceledException";
        throw error;
      },
    { step: "initialize" },
  );
});
afterEach(() => {
  cancellations = [];
  proxy.arm(Number.POSITIVE_INFINITY, "fails");
});
afterAll(() => proxy.stop());

function increment(pk: string): Write {
  return {
    Update: {
      TableName: config.tableName,
      Key: { pk, sk: "counter" },
      UpdateExpression: "ADD #count :one",
      ExpressionAttributeNames: { "#count": "count" },
      ExpressionAttributeValues: { ":one": 1 },
    },
  };
}

function create(pk: string): Write {
  return {
    Put: {
      TableName: config.tableName,
      Item: { pk, sk: "counter", count: 1, left: undefined },
      ConditionExpression: "attribute_not_exists(pk)",
    },
  };
}

async function countOf(pk: string): Promise<number | undefined> {
  const get = new GetCommand({ TableName: config.tableName, Key: { pk, sk: "counter" } });
  return (await client.send(get)).Item?.count;
}

const unused = { refused: () => "refused" as const, busy: "busy" as const };

it("writes all, or none when a condition fails, and reports which", async () => {
  const [a, b, c] = [randomUUID(), randomUUID(), randomUUID()];
  expect(await transact([create(a), create(b)], unused)).toBe("committed");
  const outcome = await transact([increment(a), create(b), create(c)], {
    ...unused,
    refused: (conditions) => conditions,
  });
  expect(outcome).toEqual([false, true, false]);
  expect(await Promise.all([a, b, c].map(countOf))).toEqual([1, 1, undefined]);
});

it.each(["TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded"])(
  "retries a transaction that was cancelled by %s",
  async (reason) => {
    const pk = randomUUID();
    cancellations = Array.from({ length: 7 }, () => [reason]);
    expect(await transact([increment(pk)], unused)).toBe("committed");
    expect(await countOf(pk)).toBe(1);
  },
);

it("is unavailable once the time of the request is over, after one attempt at least", async () => {
  cancellations = Array.from({ length: 2 }, () => ["TransactionConflict"]);
  const inNoTime = withinTime(0, () => transact([increment(randomUUID())], unused));
  await expect(inNoTime).rejects.toMatchObject({
    code: "unavailable",
    reason: "busy",
    retryAfter: 2,
  });
  expect(cancellations).toHaveLength(1);
});

it("calls `refused` for a failed condition, and retries on `retry`", async () => {
  const refused = vi.fn(() => "retry" as const);
  cancellations = [["ConditionalCheckFailed", "TransactionConflict"]];
  const pk = randomUUID();
  expect(await transact([create(pk), increment(randomUUID())], { ...unused, refused })).toBe(
    "committed",
  );
  expect(refused.mock.calls).toEqual([[[true, false]]]);
});

it("calls the write whose condition failed when `refused` returns `retry`", async () => {
  const [pk, other] = [randomUUID(), randomUUID()];
  await transact([create(pk)], unused);
  const explained = vi.fn(() => "retry" as const);
  const refused = (): never => {
    throw new AppError("own-itinerary");
  };
  const unasked = { ...increment(other), refused: explained };
  await expect(
    transact([unasked, { ...create(pk), refused }], { ...unused, refused: () => "retry" }),
  ).rejects.toMatchObject({ reason: "own-itinerary" });
  expect(await transact([{ ...create(pk), refused }], unused)).toBe("refused");
  expect(explained).not.toHaveBeenCalled();
  expect(await countOf(other)).toBeUndefined();

  cancellations = [["ConditionalCheckFailed"]];
  const options = { ...unused, refused: () => "retry" as const };
  expect(await transact([unasked], options)).toBe("committed");
  expect(explained).toHaveBeenCalledTimes(1);
});

it("throws any other error", async () => {
  cancellations = [["None", "ValidationError"]];
  await expect(transact([increment(randomUUID())], unused)).rejects.toThrow("cancelled");
});

it("is applied once when the response is lost: the SDK retries with the same token", async () => {
  const pk = randomUUID();
  proxy.arm(1, "loses its answer");
  expect(await transact([increment(pk)], unused)).toBe("committed");
  expect(proxy.calls().map(({ effective }) => effective)).toEqual([true, true]);
  const tokens = proxy.calls().map(({ body }) => JSON.parse(body).ClientRequestToken);
  expect(tokens[0]).toBe(tokens[1]);
  expect(await countOf(pk)).toBe(1);
});

it("is applied once when it was rejected first, and the response to the next attempt is lost", async () => {
  const pk = randomUUID();
  cancellations = [["TransactionConflict"]];
  proxy.arm(1, "loses its answer");
  expect(await transact([increment(pk)], unused)).toBe("committed");
  expect(proxy.calls().map(({ effective }) => effective)).toEqual([true, true]);
  expect(await countOf(pk)).toBe(1);
});

it("retries a single write that conflicts with a transaction", async () => {
  const pk = randomUUID();
  const conflict = {
    status: 400,
    body: { __type: "com.amazonaws.dynamodb.v20120810#TransactionConflictException" },
  };
  proxy.plan([1, 2, 3].map((at) => ({ at, fault: conflict })));
  const Item = { pk, sk: "counter", count: 1 };
  await client.send(new PutCommand({ TableName: config.tableName, Item }));
  expect(proxy.calls()).toHaveLength(4);
  expect(await countOf(pk)).toBe(1);
});

it("concurrent transactions on one item all take effect", async () => {
  const pk = randomUUID();
  const outcomes = await Promise.all([1, 2, 3].map(() => transact([increment(pk)], unused)));
  expect(outcomes).toEqual(["committed", "committed", "committed"]);
  expect(await countOf(pk)).toBe(3);
});

describe("in a dry run", () => {
  const none = { refused: () => "retry" as const, busy: "overloaded" as const };
  const stored = async (pk: string) => {
    const Key = { pk, sk: "counter" };
    return (await client.send(new GetCommand({ TableName: config.tableName, Key }))).Item;
  };

  it("the table checks the writes and stores none, also when their own conditions fail", async () => {
    const pk = randomUUID();
    const rolledBack = { name: "RolledBack", writes: 1 };
    await expect(dryRun(() => transact([increment(pk)], none))).rejects.toMatchObject(rolledBack);
    expect(await stored(pk)).toBeUndefined();
    await transact([increment(pk)], none);
    await expect(dryRun(() => transact([increment(pk)], none))).rejects.toMatchObject(rolledBack);
  });

  it("fails if the table would not accept a write", async () => {
    const wrong = { Put: { TableName: config.tableName, Item: { pk: randomUUID() } } };
    await expect(dryRun(() => transact([wrong], none))).rejects.toMatchObject({
      name: expect.stringMatching(/^(ValidationException|TransactionCanceledException)$/),
    });
  });

  it("sends no write outside of a transaction, and reads", async () => {
    const pk = randomUUID();
    const Item = { pk, sk: "counter" };
    const put = new PutCommand({ TableName: config.tableName, Item });
    await expect(dryRun(() => client.send(put))).rejects.toThrow("PutItemCommand in a dry run");
    expect(await dryRun(() => stored(pk))).toBeUndefined();
  });
});

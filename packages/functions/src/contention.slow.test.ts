/**
 * Concurrent requests of one account. The local engine runs transactions sequentially; DynamoDB
 * rejects a request that conflicts with a running transaction on the same item, and so does this
 * test.
 */
import { randomUUID } from "node:crypto";
import type { AuthUser } from "@flightaides/core/actor.ts";
import { client } from "@flightaides/core/db/client.ts";
import { pair } from "@flightaides/core/test/connection.ts";
import { addDays } from "@flightaides/core/trip/calendar.ts";
import { User } from "@flightaides/core/user";
import { httpEvent } from "@flightaides/standins/http-event";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { handlerOf, newContext } from "../test/handlers";

const now = new Date();
const inTenDays = addDays(now.toISOString().slice(0, 10), 10);
const leg = { from: "YYZ", to: "DXB", travelDate: inTenDays, flight: "EK-242" };
const posting = { type: "traveler", itinerary: [leg], traveler: { phoneNumber: "+14165550134" } };

type Write = { Key?: object; Item?: { pk: unknown; sk: unknown } };
type Input = Write & { TransactItems?: Record<string, Write>[] };

const isSingleWrite = /^(Put|Update|Delete)/;
/** Items that a running transaction writes or checks. */
const locked = new Set<string>();
/** Rejected with a conflict. */
let conflicts = 0;
/** Called before the next transaction. */
let meanwhile: (() => Promise<unknown>) | undefined;

function keyOf({ Key, Item }: Write): string {
  return JSON.stringify(Key ?? { pk: Item?.pk, sk: Item?.sk });
}

function refusal(name: string, details: object): Error {
  conflicts++;
  return Object.assign(new Error("Another request is under way"), { name }, details);
}

beforeAll(() => {
  client.middlewareStack.add(
    (next, { commandName = "" }) =>
      async (call) => {
        const input = call.input as Input;
        if (isSingleWrite.test(commandName) && locked.has(keyOf(input)))
          throw refusal("TransactionConflictException", {});
        if (!input.TransactItems || !commandName.startsWith("TransactWrite")) return next(call);
        const first = meanwhile;
        meanwhile = undefined;
        await first?.();
        const keys = input.TransactItems.flatMap(Object.values<Write>).map(keyOf);
        const codes = keys.map((key) => (locked.has(key) ? "TransactionConflict" : "None"));
        if (codes.includes("TransactionConflict"))
          throw refusal("TransactionCanceledException", {
            CancellationReasons: codes.map((Code) => ({ Code })),
          });
        for (const key of keys) locked.add(key);
        try {
          return await next(call);
        } finally {
          for (const key of keys) locked.delete(key);
        }
      },
    { step: "initialize" },
  );
});

afterEach(() => {
  conflicts = 0;
});

function newPerson(): AuthUser {
  const uid = randomUUID();
  return { uid, username: uid, email: `${uid}@example.com`, displayName: "Ann Kowalski" };
}

async function send(
  key: string,
  { uid, email, displayName }: AuthUser,
  { id, body }: { id?: string; body?: object } = {},
  milliseconds?: number,
) {
  const [method = "", template = ""] = key.split(" ");
  const event = httpEvent({
    routeKey: key,
    method,
    path: template.replace("{id}", id ?? ""),
    ...(id !== undefined && { pathParameters: { id } }),
    body: JSON.stringify(body),
    claims: { sub: uid, email, name: displayName, email_verified: "true", token_use: "id" },
  });
  const {
    statusCode,
    headers,
    body: answer,
  } = await handlerOf(key)(event, newContext(milliseconds));
  return { status: statusCode, headers, json: JSON.parse(answer ?? "null") };
}

function times<Result>(count: number, run: (index: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => run(index)));
}

function statuses(answers: readonly { status: number | undefined }[]): unknown[] {
  return answers.map(({ status }) => status).sort();
}

describe("at once", () => {
  it("12 changes of an itinerary all succeed", { tags: "deep" }, async () => {
    const ann = newPerson();
    const { json } = await send("POST /flightAid", ann, { body: posting });
    const answers = await times(12, (index) =>
      send("PATCH /flightAid/{id}", ann, { id: json.id, body: { addInfo: `Seat ${index}A` } }),
    );
    expect(statuses(answers)).toEqual(Array(12).fill(200));
    const { json: after } = await send("GET /flightAid/{id}", ann, { id: json.id });
    expect(answers.map(({ json }) => json.addInfo)).toContain(after.addInfo);
    expect(conflicts).toBeGreaterThan(0);
  });

  it("12 changes of a profile succeed concurrently with postings, which check it", async () => {
    const ann = newPerson();
    await send("GET /me", ann);
    const [changed, posted] = await Promise.all([
      times(12, (index) => send("PATCH /me", ann, { body: { marketing: index % 2 === 0 } })),
      times(4, (index) =>
        send("POST /flightAid", ann, {
          body: { ...posting, itinerary: [{ ...leg, travelDate: addDays(inTenDays, index) }] },
        }),
      ),
    ]);
    expect(statuses(changed)).toEqual(Array(12).fill(200));
    expect(statuses(posted)).toEqual(Array(4).fill(201));
    expect(conflicts).toBeGreaterThan(0);
  });

  it("10 messages are all written once, and an 11th is too many", { tags: "deep" }, async () => {
    const { id, traveler } = await pair(now);
    const write = (text: string) =>
      send("POST /connections/{id}/messages", traveler, {
        id,
        body: { text, key: randomUUID() },
      });
    const answers = await times(10, (index) => write(`Message ${index}`));
    expect(statuses(answers)).toEqual(Array(10).fill(200));
    const { json } = await send("GET /connections/{id}/messages", traveler, { id });
    expect(json.map(({ text }: { text: string }) => text).sort()).toEqual(
      answers.map((_, index) => `Message ${index}`),
    );
    expect((await write("One more")).status).toBe(429);
    expect(conflicts).toBeGreaterThan(0);
  });

  it("8 equal postings are one itinerary", async () => {
    const ann = newPerson();
    const answers = await times(8, () => send("POST /flightAid", ann, { body: posting }));
    expect(statuses(answers)).toEqual([...Array(7).fill(200), 201]);
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
    expect(conflicts).toBeGreaterThan(0);
  });
});

it("a change that conflicts with another one at the end of its time gets a 503 that says when to retry", async () => {
  const ann = newPerson();
  const { json: posted } = await send("POST /flightAid", ann, { body: posting });
  const change = (addInfo: string, milliseconds?: number) =>
    send("PATCH /flightAid/{id}", ann, { id: posted.id, body: { addInfo } }, milliseconds);
  meanwhile = () => change("Seat 1A");
  const { status, headers, json } = await change("Seat 2A", 0);
  expect([status, headers?.["retry-after"], json.reason]).toEqual([503, "2", "itinerary-busy"]);
  expect((await change("Seat 2A")).status).toBe(200);
});

describe("a posting during the deletion of its account", () => {
  it("is a conflict while the account is being deleted", async () => {
    const ann = newPerson();
    await send("GET /me", ann);
    meanwhile = () => User.leave(ann, now);
    const { status, json } = await send("POST /flightAid", ann, { body: posting });
    expect([status, json.reason]).toEqual([409, "you-are-leaving"]);
  });

  it("is unauthenticated once the account is deleted", async () => {
    const ann = newPerson();
    await send("GET /me", ann);
    meanwhile = () => User.forget(ann, now);
    const { status, json } = await send("POST /flightAid", ann, { body: posting });
    expect([status, json.reason]).toEqual([401, "account-deleted"]);
  });

  it("is a conflict too if it repeats an itinerary, or changes one", async () => {
    const ann = newPerson();
    const { json: posted } = await send("POST /flightAid", ann, { body: posting });
    meanwhile = () => User.leave(ann, now);
    const repeated = { ...posting, addInfo: "Seat 1A" };
    const again = await send("POST /flightAid", ann, { body: repeated });
    const changed = await send("PATCH /flightAid/{id}", ann, {
      id: posted.id,
      body: { addInfo: "Seat 2A" },
    });
    for (const { status, json } of [again, changed])
      expect([status, json.reason]).toEqual([409, "you-are-leaving"]);
  });
});

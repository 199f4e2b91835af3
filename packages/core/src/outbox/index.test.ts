import { beforeAll, beforeEach, expect, it } from "vitest";
import { client } from "../db/client";
import { mailEntity, Outbox } from ".";

const now = new Date("2027-03-10T12:00:00Z");
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const letter = {
  kind: "message" as const,
  props: {
    sender: { displayName: "Ann Kowalski", email: "ann@example.com" },
    subject: "Hello",
    html: "<p>Hello</p>",
    text: "Hello",
  },
};

let queries = 0;
beforeAll(async () => {
  // Two become due at the same moment.
  const mails = [0, 1, 1, 2, 3, 4, 5].map((second, index) =>
    Outbox.owed("uid-ann", letter, `record-${index}`, at(second)),
  );
  await mailEntity().put(mails).go();
  client.middlewareStack.add(
    (next, { commandName }) =>
      (call) => {
        if (commandName === "QueryCommand") queries++;
        return next(call);
      },
    { step: "initialize" },
  );
});
beforeEach(() => {
  queries = 0;
});

const records = (due: Outbox.Due[]) => due.map(({ key }) => Number(key.at(-1)));

it("reads no more of what is due than it is asked for", async () => {
  expect(records(await Outbox.due(at(10), 1))).toEqual([0]);
  expect(records(await Outbox.due(at(10), 3))).toEqual([0, 1, 2]);
  expect(queries).toBe(2);
});

it("goes on behind the last one, whether that is still due or not", async () => {
  const first = await Outbox.due(at(4), 2);
  const second = await Outbox.due(at(4), 2, first.at(-1));
  const third = await Outbox.due(at(4), 2, second.at(-1));
  expect([first, second, third].map(records)).toEqual([
    [0, 1],
    [2, 3],
    [4, 5],
  ]);
  expect(await Outbox.due(at(4), 2, third.at(-1))).toEqual([]);
  const [, , ref = { uid: "", key: "" }] = await Outbox.due(at(4), 3);
  const claim = await Outbox.claim(ref, at(4));
  await Outbox.sent(claim ? [claim] : [], "message-id", at(4));
  expect(
    records(await Outbox.due(at(4), 2, { ...ref, kind: "message", dueAt: at(1).toISOString() })),
  ).toEqual([3, 4]);
});

it("a claim is one worker's until it ends", async () => {
  const ref = { uid: "uid-ann", key: "message#record-6" };
  const first = await Outbox.claim(ref, at(5));
  expect(first).toMatchObject({ attempts: 0, letter });
  expect(await Outbox.claim(ref, at(64))).toBeUndefined();
  const second = await Outbox.claim(ref, at(66));
  expect(second?.lease).not.toBe(first?.lease);
  // The first comes back late: what it says is no longer asked for.
  await Outbox.postpone(first ? [first] : [], at(67));
  expect(await Outbox.claim(ref, at(100))).toBeUndefined();
});

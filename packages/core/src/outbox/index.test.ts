import { beforeAll, beforeEach, expect, it } from "vitest";
import { client } from "../db/client";
import { Outbox } from ".";
import { putMails } from "./outbox-testing";

const now = new Date("2027-03-10T12:00:00Z");
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const payload = {
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
  // Two of them become due at the same moment.
  await putMails(
    [0, 1, 1, 2, 3, 4, 5].map((second, index) =>
      Outbox.buildMail("uid-ann", payload, `topic-${index}`, at(second)),
    ),
  );
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

const topics = (due: Outbox.Due[]) => due.map(({ key }) => Number(key.at(-1)));

it("due: reads no more than the limit, in one query", async () => {
  expect(topics(await Outbox.due(at(10), 1))).toEqual([0]);
  expect(topics(await Outbox.due(at(10), 3))).toEqual([0, 1, 2]);
  expect(queries).toBe(2);
});

it("due: continues after the given mail, whether that is still due or not", async () => {
  const first = await Outbox.due(at(4), 2);
  const second = await Outbox.due(at(4), 2, first.at(-1));
  const third = await Outbox.due(at(4), 2, second.at(-1));
  expect([first, second, third].map(topics)).toEqual([
    [0, 1],
    [2, 3],
    [4, 5],
  ]);
  expect(await Outbox.due(at(4), 2, third.at(-1))).toEqual([]);
  const [, , ref = { uid: "", key: "" }] = await Outbox.due(at(4), 3);
  const claim = await Outbox.claim(ref, at(4));
  await Outbox.markSent(claim ? [claim] : [], "message-id", at(4));
  const after = { ...ref, kind: "message", dueAt: at(1).toISOString() };
  expect(topics(await Outbox.due(at(4), 2, after))).toEqual([3, 4]);
});

it("claim: excludes other workers until the lease ends", async () => {
  const ref = { uid: "uid-ann", key: "message#topic-6" };
  const first = await Outbox.claim(ref, at(5));
  expect(first).toMatchObject({ attempts: 0, payload });
  expect(await Outbox.claim(ref, at(64))).toBeUndefined();
  const second = await Outbox.claim(ref, at(66));
  expect(second?.lease).not.toBe(first?.lease);
  // The first worker no longer holds the lease, so that its change is refused.
  await Outbox.postpone(first ? [first] : [], at(67));
  expect(await Outbox.claim(ref, at(100))).toBeUndefined();
});

it("markSent: removes the payload of all mails of a message, except of one whose lease was lost", async () => {
  await putMails(["a", "b"].map((topic) => Outbox.buildMail("uid-bob", payload, topic, at(0))));
  const [a, b] = await Promise.all(
    ["a", "b"].map((topic) => Outbox.claim({ uid: "uid-bob", key: `message#${topic}` }, at(0))),
  );
  const reclaimed = await Outbox.claim({ uid: "uid-bob", key: "message#b" }, at(61));
  expect(reclaimed).toBeDefined();
  await Outbox.markSent(
    [a, b].filter((one) => one !== undefined),
    "message-id",
    at(62),
  );
  const mails = await Outbox.ofRecipient("uid-bob");
  expect(
    mails.map(({ key, queue, messageId, payload }) => ({ key, queue, messageId, payload })),
  ).toEqual([
    { key: "message#a", queue: "sent", messageId: "message-id", payload: undefined },
    { key: "message#b", queue: "mail", messageId: undefined, payload },
  ]);
});

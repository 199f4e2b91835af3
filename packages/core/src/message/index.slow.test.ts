import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { start as now, virtualClock } from "../../test/clock";
import { itemOf, pair, pay, refund } from "../../test/connection";
import { converse } from "../../test/message";
import { beforeNextTransaction } from "../../test/transaction";
import { person } from "../../test/user";
import type { AuthUser } from "../actor";
import { Block } from "../block";
import { Connection } from "../connection";
import { transact } from "../db/transact";
import { Outbox } from "../outbox";
import { Quota } from "../quota";
import { limits } from "../usage-limits";
import { User } from "../user";
import { Message } from ".";
import { maxMessages } from "./contract";
import { lastMessageEntity } from "./entity";

const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const textsOf = (messages: { text: string }[]) => messages.map(({ text }) => text);

/** The mails about messages that are owed to a user. */
async function owedTo(uid: string) {
  return (await Outbox.ofRecipient(uid)).filter(({ kind }) => kind === "new-message");
}

describe("write", () => {
  it("shows both sides the same messages, oldest first", async () => {
    const { traveler, flightaid, id } = await pair(now);
    await Message.write(traveler, { id, text: "Can you help with two bags?" }, now);
    const { messages } = await Message.write(flightaid, { id, text: "Gladly." }, later(1));
    expect(messages).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        mine: false,
        text: "Can you help with two bags?",
        at: now.toISOString(),
      },
      { id: expect.anything(), mine: true, text: "Gladly.", at: later(1).toISOString() },
    ]);
    const read = await Message.list(traveler, id, later(2));
    expect(read.map(({ mine, text }) => [mine, text])).toEqual([
      [true, "Can you help with two bags?"],
      [false, "Gladly."],
    ]);
  });

  it("of a flightaid after the payment says that the two are in touch", async () => {
    const two = await pair(now);
    const { traveler, flightaid, id } = two;
    const confirmedAt = async () => (await itemOf(id)).confirmedAt;
    await Message.write(flightaid, { id, text: "Before the payment" }, now);
    await pay(id, now);
    await Message.write(traveler, { id, text: "By the traveler" }, now);
    expect(await confirmedAt()).toBeUndefined();
    await Message.write(flightaid, { id, text: "After it" }, later(60));
    expect(await confirmedAt()).toBe(later(60).toISOString());
    await Message.write(flightaid, { id, text: "Again" }, later(120));
    expect(await confirmedAt()).toBe(later(60).toISOString());
    const reason = "other" as const;
    const { connection } = await Connection.cancel(traveler, { id, reason }, later(180));
    expect(connection.state).toBe("cancelled");
  });

  it("of a flightaid answers a report of no answer, within its time", async () => {
    const hour = 3600;
    for (const [after, isAnswered] of [
      [24 * hour - 60, true],
      [24 * hour, false],
    ] as const) {
      const { traveler, flightaid, id } = await pair(now);
      await pay(id, now);
      await Connection.noAnswer(traveler, { id }, later(12 * hour));
      await Message.write(flightaid, { id, text: "Here I am" }, later(12 * hour + after));
      await Connection.runSteps({ clock: virtualClock(later(37 * hour)) });
      expect((await itemOf(id)).state).toBe(isAnswered ? "paid" : "refunded");
    }
  });

  it("of a flightaid and the traveler's report at the same moment take effect one after the other", {
    tags: "deep",
  }, async () => {
    const { traveler, flightaid, id } = await pair(now);
    await pay(id, now);
    await Message.write(flightaid, { id, text: "Hello" }, later(60));
    const at = later(13 * 3600);
    const remove = beforeNextTransaction(() => Connection.noAnswer(traveler, { id }, at));
    await Message.write(flightaid, { id, text: "Are you there?" }, later(13 * 3600 + 1));
    remove();
    expect(await itemOf(id)).toMatchObject({
      noAnswerAt: at.toISOString(),
      confirmedAt: later(13 * 3600 + 1).toISOString(),
    });
  });

  it("is not there for others", async () => {
    const { id } = await pair(now);
    const eve = await person("Eve Stone", now);
    for (const call of [
      () => Message.write(eve, { id, text: "Hello" }, now),
      () => Message.list(eve, id, now),
      () => Message.list(eve, "0".repeat(32), now),
    ])
      await expect(call()).rejects.toMatchObject({ code: "not-found" });
  });

  it("does not write a repeated request twice, also at the same moment", async () => {
    const { traveler, flightaid, id } = await pair(now);
    const write = (at: Date) => Message.write(traveler, { id, text: "Hello" }, at);
    const both = await Promise.all([write(now), write(now)]);
    expect(both.flatMap(({ mails }) => mails)).toHaveLength(1);
    const { messages, mails } = await write(later(59));
    expect([textsOf(messages), mails]).toEqual([["Hello"], []]);
    // The same text of the other is another message, and so is the same text after something else or after a minute.
    await Message.write(flightaid, { id, text: "Hello" }, later(59));
    await write(later(60));
    await Message.write(traveler, { id, text: "Are you there?" }, later(61));
    await write(later(62));
    expect(textsOf(await Message.list(flightaid, id, later(63)))).toEqual([
      "Hello",
      "Hello",
      "Hello",
      "Are you there?",
      "Hello",
    ]);
  });

  it("writes once for an idempotency key, also at the same moment or days later, and each key of the same text", {
    tags: "deep",
  }, async () => {
    const { traveler, flightaid, id } = await pair(now);
    const [key, another] = [randomUUID(), randomUUID()];
    const write = (one: string, at: Date) =>
      Message.write(traveler, { id, text: "Hello", key: one }, at);
    const both = await Promise.all([write(key, now), write(key, now)]);
    expect(both.flatMap(({ mails }) => mails)).toHaveLength(1);
    const days = 3 * 86_400;
    const { messages, mails } = await write(key, later(days));
    expect([textsOf(messages), mails]).toEqual([["Hello"], []]);
    await write(another, later(days));
    // The key of one writer is not that of the other.
    await Message.write(flightaid, { id, text: "Yes?", key }, later(days + 1));
    expect(textsOf(await Message.list(flightaid, id, later(days + 2)))).toEqual([
      "Hello",
      "Hello",
      "Yes?",
    ]);
  });

  it("does not count a repetition with the same key against the messages of a day", {
    tags: "deep",
  }, async () => {
    const { traveler, id } = await pair(now);
    const write = (count: number, key: string) =>
      Message.write(traveler, { id, text: `Message ${count}`, key }, now);
    const keys = Array.from({ length: limits.dailyOfConnection.connectionMessages }, () =>
      randomUUID(),
    );
    for (const [count, key] of keys.entries()) await write(count, key);
    const { messages } = await write(0, keys[0] ?? "");
    expect(messages).toHaveLength(keys.length);
    await expect(write(0, randomUUID())).rejects.toMatchObject({ code: "too-many-requests" });
  });

  it("is refused once the connection is over", async () => {
    const { traveler, flightaid, id } = await pair(now);
    await pay(id, now);
    await refund(id, now);
    await expect(Message.write(traveler, { id, text: "Hello" }, now)).rejects.toMatchObject({
      code: "conflict",
      reason: "connection-over",
    });
    expect(await Message.list(flightaid, id, now)).toEqual([]);
  });

  it("is not refused when its answer was lost, and the connection is over since", async () => {
    const { traveler, flightaid, id } = await pair(now);
    const sent = { id, text: "Hello", key: randomUUID() };
    await Message.write(traveler, sent, now);
    await Connection.withdraw(flightaid, { id }, now);
    const { messages, mails } = await Message.write(traveler, sent, now);
    expect(messages).toMatchObject([{ mine: true, text: "Hello" }]);
    expect(mails).toEqual([]);
    const other = { ...sent, key: randomUUID() };
    await expect(Message.write(traveler, other, now)).rejects.toMatchObject({ code: "conflict" });
  });

  it("is refused when the connection ends at the same moment", { tags: "deep" }, async () => {
    const { traveler, flightaid, id } = await pair(now);
    await pay(id, now);
    const release = beforeNextTransaction(() => refund(id, now));
    await expect(Message.write(traveler, { id, text: "Hello" }, now)).rejects.toMatchObject({
      reason: "connection-over",
    });
    release();
    expect(await Message.list(flightaid, id, now)).toEqual([]);
    expect(await owedTo(flightaid.uid)).toEqual([]);
  });

  it("is refused between people of whom one has blocked the other, without saying so", async () => {
    const { traveler, flightaid, id } = await pair(now);
    await Block.create(flightaid.uid, traveler.uid, "A**", now);
    for (const [writer, text] of [
      [traveler, "Hello"],
      [flightaid, "Bye"],
    ] as const)
      await expect(Message.write(writer, { id, text }, now)).rejects.toMatchObject({
        reason: "connection-over",
      });
  });

  it("is refused when one of them is deleting the account", async () => {
    const { traveler, flightaid, id } = await pair(now);
    await User.leave(flightaid, now);
    await expect(Message.write(traveler, { id, text: "Hello" }, now)).rejects.toMatchObject({
      code: "conflict",
      reason: "one-is-leaving",
    });
  });

  it("has room for the messages of a day on each connection, and for those of all connections", {
    tags: "deep",
  }, async () => {
    const { traveler, flightaid, id } = await pair(now);
    const most = limits.dailyOfConnection.connectionMessages;
    for (let count = 0; count < most; count++)
      await Message.write(traveler, { id, text: `Message ${count}` }, now);
    await expect(Message.write(traveler, { id, text: "One more" }, now)).rejects.toMatchObject({
      code: "too-many-requests",
      reason: "too-many-messages-to-one",
      params: { most: 10, seconds: 43_200 },
    });
    await Message.write(flightaid, { id, text: "I can still answer" }, now);
    await Message.write(traveler, { id, text: "One more" }, later(86_400 / 2));
    expect(await Message.list(traveler, id, now)).toHaveLength(most + 2);
  });

  it("has room for the messages of a day on all connections together", async () => {
    const { traveler, id } = await pair(now);
    const spent = limits.daily.connectionMessages - 1;
    await transact([Quota.spend(traveler.uid, "connectionMessages", now, spent)], {
      refused: () => "retry",
      busy: "busy",
    });
    await Message.write(traveler, { id, text: "The last one" }, now);
    await expect(Message.write(traveler, { id, text: "One more" }, now)).rejects.toMatchObject({
      code: "too-many-requests",
      reason: "too-many-messages",
      params: { most: 60, seconds: 43_200 },
    });
  });
});

describe("a mail about messages", () => {
  const dueTo = async (uid: string) => (await owedTo(uid)).map(({ dueAt }) => dueAt).sort();

  it("tells the counterpart of the first one that they have not read, and no more until they read", async () => {
    const { traveler, flightaid, id } = await pair(now);
    const write = (text: string, seconds: number) =>
      Message.write(traveler, { id, text }, later(seconds));
    const { mails } = await write("First words", 0);
    expect(mails).toEqual([
      { uid: flightaid.uid, key: expect.stringContaining(`new-message#${id}#`) },
    ]);
    for (const seconds of [10, 3599, 3600, 2 * 86_400])
      expect((await write(`After ${seconds}`, seconds)).mails).toEqual([]);
    await Message.list(traveler, id, later(3 * 86_400));
    expect((await write("Nobody has read", 3 * 86_400)).mails).toEqual([]);
    await Message.list(flightaid, id, later(4 * 86_400));
    expect((await write("An hour later and more", 4 * 86_400)).mails).toHaveLength(1);
    const owed = await owedTo(flightaid.uid);
    expect(owed.map(({ payload }) => payload?.props)).toEqual([
      expect.objectContaining({ connection: id, role: "flightaid" }),
      expect.objectContaining({ connection: id, role: "flightaid" }),
    ]);
    expect(JSON.stringify(owed)).not.toMatch(/First|After|Kowalski/);
    expect(await owedTo(traveler.uid)).toEqual([]);
  });

  it("comes once an hour while the two talk, at the end of that hour", {
    tags: "deep",
  }, async () => {
    const { traveler, flightaid, id } = await pair(now);
    const write = (seconds: number) =>
      Message.write(traveler, { id, text: `After ${seconds}` }, later(seconds));
    await write(0);
    // Who answers has read.
    await Message.write(flightaid, { id, text: "Yes?" }, later(60));
    await write(120);
    await write(180);
    expect(await dueTo(flightaid.uid)).toEqual([now, later(3600)].map((at) => at.toISOString()));
    await Message.list(flightaid, id, later(3700));
    await write(3800);
    expect(await dueTo(flightaid.uid)).toEqual(
      [now, later(3600), later(7200)].map((at) => at.toISOString()),
    );
    await Message.list(flightaid, id, later(9000));
    await write(10_801);
    expect((await dueTo(flightaid.uid)).at(-1)).toBe(later(10_801).toISOString());
  });

  it("is not sent about what was read before it is due", async () => {
    const { traveler, flightaid, id } = await pair(now);
    const write = (seconds: number) =>
      Message.write(traveler, { id, text: `After ${seconds}` }, later(seconds));
    await write(0);
    await Message.list(flightaid, id, later(60));
    await write(120);
    await Message.list(flightaid, id, later(180));
    expect(await dueTo(flightaid.uid)).toEqual([now.toISOString()]);
    // The hour is still that of the first mail.
    await write(240);
    expect(await dueTo(flightaid.uid)).toEqual([now, later(3600)].map((at) => at.toISOString()));
  });

  it("tells of a message that is written while the others are read", { tags: "deep" }, async () => {
    const { traveler, flightaid, id } = await pair(now);
    await Message.write(traveler, { id, text: "First" }, now);
    const second = () => Message.write(traveler, { id, text: "Second" }, later(60));
    const release = beforeNextTransaction(second);
    const shown = await Message.list(flightaid, id, later(61));
    release();
    await Message.write(traveler, { id, text: "Third" }, later(62));
    expect(textsOf(shown)).toEqual(["First", "Second"]);
    expect(await dueTo(flightaid.uid)).toEqual([now, later(3600)].map((at) => at.toISOString()));
  });

  it("goes on where an earlier version has left it", { tags: "deep" }, async () => {
    const { traveler, flightaid, id } = await pair(now);
    await Message.write(traveler, { id, text: "First" }, now);
    const last = { connection: id, role: "traveler" } as const;
    await lastMessageEntity().patch(last).remove(["lastMailAt"]).go();
    expect((await Message.write(traveler, { id, text: "Second" }, later(60))).mails).toEqual([]);
    await lastMessageEntity().patch(last).remove(["lastMailAt"]).go();
    await Message.list(flightaid, id, later(120));
    await Message.write(traveler, { id, text: "Third" }, later(180));
    expect(await dueTo(flightaid.uid)).toEqual([now, later(3600)].map((at) => at.toISOString()));
  });
});

describe("contact data in messages", () => {
  const contact = "I am Ann Kowalski, ann@mail.example, 416 555 0134. Are you Bob Marsh?";
  const masked = "I am *** ********, ****************, ************. Are you *** *****?";

  it("is masked for the counterpart unless the connection is paid", async () => {
    const { traveler, flightaid, id } = await pair(now);
    await Message.write(traveler, { id, text: contact }, now);
    const seenBy = async (reader: typeof traveler) => textsOf(await Message.list(reader, id, now));
    expect(await seenBy(traveler)).toEqual([contact]);
    expect(await seenBy(flightaid)).toEqual([masked]);
    await pay(id, now);
    expect(await seenBy(flightaid)).toEqual([contact]);
    await refund(id, now);
    expect(await seenBy(flightaid)).toEqual([masked]);
    expect(await seenBy(traveler)).toEqual([contact]);
    expect(await Message.ofConnection(id)).toEqual([
      { role: "traveler", at: now.toISOString(), text: contact, masked },
    ]);
  });

  it("is masked again once one has blocked the other", async () => {
    const { traveler, flightaid, id } = await pair(now);
    await Message.write(traveler, { id, text: contact }, now);
    await pay(id, now);
    await Block.create(traveler.uid, flightaid.uid, "B**", now);
    expect(textsOf(await Message.list(flightaid, id, now))).toEqual([masked]);
    expect(textsOf(await Message.list(traveler, id, now))).toEqual([contact]);
  });

  it("is masked for good once one of the two deletes the account", { tags: "deep" }, async () => {
    const { traveler, flightaid, id } = await pair(now);
    await Message.write(traveler, { id, text: contact }, now);
    await Message.write(flightaid, { id, text: "Yes, I am Bob Marsh." }, now);
    await Message.write(traveler, { id, text: "Good." }, now);
    const again = () => Message.forget(flightaid, now);
    await again();
    await again();
    const stored = await Message.ofConnection(id);
    expect(stored.map(({ role, text }) => [role, text]).sort()).toEqual([
      ["flightaid", "Yes, I am *** *****."],
      ["traveler", "Good."],
      ["traveler", masked],
    ]);
    expect(stored.every((one) => one.masked === undefined)).toBe(true);
  });
});

it("shows the newest messages of a long conversation", { tags: "deep" }, async () => {
  const { traveler, id } = await pair(now);
  const texts = Array.from({ length: maxMessages + 5 }, (_, count) => `Message ${count}`);
  await converse(id, texts, now);
  await pay(id, now);
  expect(textsOf(await Message.list(traveler, id, now))).toEqual(texts.slice(5));
});

it("lists what a user has written, as written", { tags: "deep" }, async () => {
  const { traveler, flightaid, id } = await pair(now);
  await Message.write(traveler, { id, text: "Call 416 555 0134" }, now);
  await Message.write(flightaid, { id, text: "Why?" }, now);
  const written = (by: AuthUser) => Message.ofWriter(by, now);
  expect(await written(traveler)).toEqual([
    { connection: id, at: now.toISOString(), text: "Call 416 555 0134" },
  ]);
  const texts = Array.from({ length: maxMessages + 5 }, (_, count) => `Message ${count}`);
  await converse(id, texts, now);
  expect(await written(flightaid)).toHaveLength(texts.length + 1);
});

import { randomUUID } from "node:crypto";
import { PutCommand, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { putMails } from "../../test/outbox";
import { consistencyOf } from "../../test/reads";
import { config } from "../config";
import { client } from "../db/client";
import { duePartitions } from "../db/due";
import { maxWrites, transact } from "../db/transact";
import { Outbox } from ".";
import { userData } from "./user-data";

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
/** Names of the commands of a test. */
const commands: string[] = [];
beforeAll(async () => {
  // Two of them become due at the same moment.
  await putMails(
    [0, 1, 1, 2, 3, 4, 5].map((second, index) =>
      Outbox.buildMail("uid-ann", payload, `topic-${index}`, at(second)),
    ),
  );
  client.middlewareStack.add(
    (next, { commandName = "" }) =>
      (call) => {
        if (commandName === "QueryCommand") queries++;
        commands.push(commandName);
        return next(call);
      },
    { step: "initialize" },
  );
});
beforeEach(() => {
  queries = 0;
  commands.length = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
});

const topics = (due: Outbox.Due[]) => due.map(({ key }) => Number(key.at(-1)));

it("due: reads no more than the limit, in one query for each partition", async () => {
  expect(topics(await Outbox.due(at(10), 1))).toEqual([0]);
  expect(topics(await Outbox.due(at(10), 3))).toEqual([0, 1, 2]);
  expect(queries).toBe(2 * duePartitions("mail").length);
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

describe("writes", () => {
  const write = (...writes: Parameters<typeof transact>[0]) =>
    transact(writes, { refused: () => "refused" as const, busy: "busy" });

  it("mailCreate is refused when there is, or was, the same mail; mailPut replaces it", async () => {
    const mail = Outbox.buildMail(randomUUID(), payload, "topic", now);
    expect(await write(Outbox.mailCreate(mail))).toBe("committed");
    expect(await write(Outbox.mailCreate(mail))).toBe("refused");
    const claim = await Outbox.claim(Outbox.refOf(mail), now);
    await Outbox.markSent(claim ? [claim] : [], "message-id", now);
    expect(await write(Outbox.mailCreate(mail))).toBe("refused");
    expect(await write(Outbox.mailPut(mail))).toBe("committed");
    expect(await Outbox.ofRecipient(mail.uid)).toMatchObject([{ queue: "mail", payload }]);
  });

  it("creation is refused as mailCreate is, in a separate request", async () => {
    const mail = Outbox.buildMail(randomUUID(), payload, "topic", now);
    await Outbox.creation(mail).go();
    expect(await Outbox.ofRecipient(mail.uid)).toMatchObject([{ payload }]);
    await expect(Outbox.creation(mail).go()).rejects.toThrow("The conditional request failed");
  });

  it("mailDelete withdraws the mail, which can be owed again", async () => {
    const mail = Outbox.buildMail(randomUUID(), payload, "topic", now);
    await write(Outbox.mailCreate(mail));
    await write(Outbox.mailDelete(mail));
    expect(await Outbox.ofRecipient(mail.uid)).toEqual([]);
    expect(await write(Outbox.mailCreate(mail))).toBe("committed");
  });

  it("keep a mail for 60 days, sent or not", async () => {
    const expiresAt = now.getTime() / 1000 + 60 * 86_400;
    const mail = Outbox.buildMail(randomUUID(), payload, "topic", now);
    await write(Outbox.mailPut(mail));
    expect(await Outbox.ofRecipient(mail.uid)).toMatchObject([{ queue: "mail", expiresAt }]);
    const claim = await Outbox.claim(Outbox.refOf(mail), now);
    await Outbox.markSent(claim ? [claim] : [], "message-id", at(3600));
    expect(await Outbox.ofRecipient(mail.uid)).toMatchObject([{ queue: "sent", expiresAt }]);
  });
});

/** A mail that a worker has claimed at `now`. */
async function claimed() {
  const mail = Outbox.buildMail(randomUUID(), payload, "topic", now);
  await putMails([mail]);
  const claim = await Outbox.claim(mail, now);
  if (!claim) throw new Error("The mail is not due");
  return claim;
}

/** The only mail of a recipient. */
async function only({ uid }: Outbox.Ref) {
  const [mail, ...more] = await Outbox.ofRecipient(uid);
  if (!mail || more.length > 0) throw new Error(`${uid} has not one mail`);
  return mail;
}

/** What is stored of some users, with the keys. */
async function stored(uids: readonly string[]) {
  const { Items = [] } = await client.send(new ScanCommand({ TableName: config.tableName }));
  return Items.filter(({ uid }) => uids.includes(uid));
}

const secondsUntil = (instant: string) => (Date.parse(instant) - now.getTime()) / 1000;

describe("markFailed", () => {
  const error = new Error("SES is down");

  it("keeps whole characters of a long error", async () => {
    const claim = await claimed();
    const long = new Error(`${"x".repeat(499)}😀`);
    await Outbox.markFailed([claim], { permanent: false, error: long }, now);
    expect(await only(claim)).toMatchObject({ attempts: 1, lastError: "x".repeat(499) });
  });

  it("backs off exponentially up to 16 minutes, between half the delay and the whole", async () => {
    const claim = await claimed();
    const delays: number[] = [];
    for (let attempts = 0; attempts < 7; attempts++) {
      const random = attempts % 2 ? 0 : 0.5;
      vi.spyOn(Math, "random").mockReturnValue(random);
      await putMails([Outbox.buildMail(claim.uid, payload, "topic", now)], { attempts });
      const current = await Outbox.claim(claim, now);
      const failure = { permanent: false, error };
      expect(await Outbox.markFailed(current ? [current] : [], failure, now)).toBe(false);
      const mail = await only(claim);
      expect(mail).toMatchObject({ attempts: attempts + 1, queue: "mail" });
      expect([mail.lease, mail.lastError]).toEqual([undefined, "SES is down"]);
      delays.push(secondsUntil(mail.dueAt) / (0.5 + random / 2));
    }
    expect(delays).toEqual([30, 60, 120, 240, 480, 960, 960]);
  });

  it("waits as long as the failure asks for, if that is longer", async () => {
    for (const [retryAfter, seconds] of [
      [1000, 1000],
      [1, 15],
    ] as const) {
      vi.spyOn(Math, "random").mockReturnValue(0);
      const claim = await claimed();
      await Outbox.markFailed([claim], { permanent: false, error, retryAfter }, now);
      expect(secondsUntil((await only(claim)).dueAt)).toBe(seconds);
    }
  });

  it("parks a mail after eight failures, or at once after a permanent one; an operator unparks it", async () => {
    const eighth = { ...(await claimed()), attempts: 7 };
    const rejected = await claimed();
    expect(await Outbox.markFailed([eighth], { permanent: false, error }, now)).toBe(true);
    expect(await Outbox.markFailed([rejected], { permanent: true, error }, at(1))).toBe(true);
    expect(await Outbox.parked()).toMatchObject([
      { uid: eighth.uid, attempts: 8, payload },
      { uid: rejected.uid, attempts: 1, lastError: "SES is down" },
    ]);
    expect(await Outbox.claim(eighth, at(100_000))).toBeUndefined();

    expect(await Outbox.unpark(eighth, at(5))).toBe(true);
    expect(await Outbox.unpark(eighth, at(5))).toBe(false);
    expect(await Outbox.claim(eighth, at(4))).toBeUndefined();
    expect(await Outbox.claim(eighth, at(5))).toMatchObject({ attempts: 0, payload });
    expect((await Outbox.parked()).map(({ uid }) => uid)).toEqual([rejected.uid]);
  });

  it("leaves a parked mail to an operator, who can drop it", async () => {
    const claim = await claimed();
    expect(await Outbox.dropParked(claim)).toBe(false);
    await Outbox.markFailed([claim], { permanent: true, error }, now);
    expect(await Outbox.dropParked(claim)).toBe(true);
    expect(await Outbox.ofRecipient(claim.uid)).toEqual([]);
    expect(await Outbox.dropParked(claim)).toBe(false);
  });

  it("does nothing after the lease was lost", async () => {
    const claim = await claimed();
    const next = await Outbox.claim(claim, at(61));
    await Outbox.markFailed([claim], { permanent: true, error }, at(62));
    await Outbox.drop([claim]);
    expect(await only(claim)).toMatchObject({ queue: "mail", attempts: 0, lease: next?.lease });
  });
});

it("postpone: makes a mail due again within 30 seconds, without a failure", async () => {
  const claim = await claimed();
  await Outbox.postpone([claim], now);
  const { dueAt, attempts, queue } = await only(claim);
  expect([attempts, queue]).toEqual([0, "mail"]);
  expect(secondsUntil(dueAt)).toBeGreaterThanOrEqual(15);
  expect(secondsUntil(dueAt)).toBeLessThanOrEqual(30);
});

it("drop: deletes the mail, which can be owed again", async () => {
  const claim = await claimed();
  await Outbox.drop([claim]);
  expect(await Outbox.ofRecipient(claim.uid)).toEqual([]);
});

it("markSent: is tried three times, because a lost write would cause a second message", async () => {
  const claim = await claimed();
  let failures = 2;
  client.middlewareStack.add(
    (next, { commandName }) =>
      (call) => {
        if (commandName !== "PutItemCommand" || failures === 0) return next(call);
        failures--;
        throw new Error("The table is gone");
      },
    { step: "initialize", name: "failing" },
  );
  await Outbox.markSent([claim], "message-id", now);
  expect(failures).toBe(0);
  expect(await only(claim)).toMatchObject({ queue: "sent", messageId: "message-id" });
  failures = 3;
  await expect(Outbox.markSent([claim], "message-id", now)).rejects.toThrow("The table is gone");
  client.middlewareStack.remove("failing");
});

it("dueMatches: the match mails of one recipient that are due and not sent", async () => {
  const uid = randomUUID();
  const match = (topic: string, seconds: number) => ({
    ...Outbox.buildMail(uid, payload, topic, at(seconds)),
    key: `match#${topic}`,
    kind: "match",
  });
  await putMails([match("a", 0), match("b", 1), match("c", 60)]);
  await putMails([match("d", 0)], { queue: "sent" });
  await putMails([Outbox.buildMail(uid, payload, "e", now), { ...match("f", 0), uid: "uid-cem" }]);
  expect(await Outbox.dueMatches(uid, at(10))).toEqual([
    { uid, key: "match#a" },
    { uid, key: "match#b" },
  ]);
  // As many as can be marked as sent with the end of the turn, digests before others.
  const more = Array.from({ length: maxWrites }, (_, index) => match(`more-${index}`, 0));
  await putMails([...more, { ...match("z", 0), key: "digest#z", kind: "digest" }]);
  const due = await Outbox.dueMatches(uid, at(10));
  expect(due).toHaveLength(maxWrites - 1);
  expect(due[0]).toEqual({ uid, key: "digest#z" });
});

describe("a turn", () => {
  const interval = 3600;

  it("belongs to one worker until its lease ends", async () => {
    const uid = randomUUID();
    const claims = await Promise.all([1, 2, 3, 4].map(() => Outbox.claimTurn(uid, now)));
    const [turn, ...others] = claims.filter((one) => one !== undefined);
    expect(others).toEqual([]);
    const [item] = await stored([uid]);
    // Other versions read it.
    expect(item).toMatchObject({
      pk: `user#${uid}`,
      sk: "match-mail-turn",
      __edb_e__: "turn",
      __edb_v__: "1",
      expiresAt: at(60 + 86_400).getTime() / 1000,
    });
    expect(await Outbox.nextTurn(uid)).toBeUndefined();
    expect(await Outbox.nextTurn(randomUUID())).toBeUndefined();
    expect(await Outbox.claimTurn(uid, at(59))).toBeUndefined();
    const next = await Outbox.claimTurn(uid, at(60));
    expect(next).toBeDefined();
    // The first worker has lost it.
    if (turn) await Outbox.releaseTurn(turn, at(61));
    expect(await Outbox.claimTurn(uid, at(62))).toBeUndefined();
  });

  it("comes again at once after nothing was sent, and an hour after a mail", async () => {
    const uid = randomUUID();
    const first = await Outbox.claimTurn(uid, now);
    if (first) await Outbox.releaseTurn(first, now);
    const second = await Outbox.claimTurn(uid, now);
    await Outbox.markSent([], "message-id", at(5), second);
    expect(await Outbox.nextTurn(uid)).toBe(at(5 + interval).toISOString());
    expect(await Outbox.claimTurn(uid, at(4 + interval))).toBeUndefined();
    expect(await Outbox.claimTurn(uid, at(5 + interval))).toBeDefined();
  });

  it("ends with all mails of a message in one transaction", async () => {
    const uid = randomUUID();
    const mails = ["one", "two"].map((topic) => Outbox.buildMail(uid, payload, topic, now));
    await putMails(mails);
    const claims = await Promise.all(mails.map((mail) => Outbox.claim(Outbox.refOf(mail), now)));
    const claimed = claims.filter((one) => one !== undefined);
    const turn = await Outbox.claimTurn(uid, now);
    commands.length = 0;
    await Outbox.markSent(claimed, "message-id", at(5), turn);
    expect(commands).toEqual(["TransactWriteItemsCommand"]);
    expect((await Outbox.ofRecipient(uid)).map(({ queue }) => queue)).toEqual(["sent", "sent"]);
    expect(await Outbox.nextTurn(uid)).toBe(at(5 + interval).toISOString());
  });

  it("ends with the mail in one transaction; when a lease was lost, each by itself", async () => {
    const uid = randomUUID();
    const mails = ["one", "two"].map((topic) => Outbox.buildMail(uid, payload, topic, now));
    await putMails(mails);
    const claims = await Promise.all(mails.map((mail) => Outbox.claim(Outbox.refOf(mail), now)));
    const claimed = claims.filter((one) => one !== undefined);
    const turn = await Outbox.claimTurn(uid, now);
    const [lost] = claimed;
    if (lost) await Outbox.claim(lost, at(60));
    await Outbox.markSent(claimed, "message-id", at(5), turn);
    const queues = (await Outbox.ofRecipient(uid)).map(({ queue }) => queue).sort();
    expect(queues).toEqual(["mail", "sent"]);
    expect(await Outbox.nextTurn(uid)).toBe(at(5 + interval).toISOString());
  });
});

it("delay: moves due mails that nobody has claimed", async () => {
  const uid = randomUUID();
  const mails = ["one", "two"].map((topic) => Outbox.buildMail(uid, payload, topic, now));
  await putMails(mails);
  const refs = mails.map(Outbox.refOf);
  if (refs[0]) await Outbox.claim(refs[0], now);
  await Outbox.delay(refs, at(900).toISOString(), at(1));
  const dueAt = (await Outbox.ofRecipient(uid)).map((mail) => mail.dueAt);
  expect(dueAt).toEqual([at(60), at(900)].map((one) => one.toISOString()));
});

it("matchMailKeys: the match mails of a recipient, sent or not", async () => {
  const uid = randomUUID();
  const keys = ["match#a", "match#b", "digest#c", "message#d"];
  const mails = keys.map((key) => ({ ...Outbox.buildMail(uid, payload, "", now), key }));
  await putMails(mails.slice(0, 1), { queue: "sent" });
  await putMails(mails.slice(1));
  expect(await Outbox.matchMailKeys(uid)).toEqual(new Set(["match#a", "match#b"]));
});

it("digestMatchKeys: the keys of the matches in the digests to a recipient", async () => {
  const uid = randomUUID();
  const digest = { kind: "digest" as const, props: { own: "itinerary" } };
  const mails = ["one", "two", "three"].map((topic) => Outbox.buildMail(uid, digest, topic, now));
  await putMails(mails);
  const told = [
    ["a", "b"],
    ["b", "c"],
  ];
  for (const [index, matches] of told.entries()) {
    const claim = await Outbox.claim(mails[index] ?? { uid, key: "" }, now);
    if (claim) await Outbox.markSent([{ ...claim, matchKeys: matches }], "message-id", now);
  }
  expect(await Outbox.digestMatchKeys(uid)).toEqual(new Set(["a", "b", "c"]));
});

it("owed: those of the mails that are stored", async () => {
  const mail = Outbox.buildMail(randomUUID(), payload, "topic", now);
  await putMails([mail]);
  const refs = [Outbox.refOf(mail), { uid: mail.uid, key: "message#other" }];
  expect(await Outbox.owed(refs)).toEqual(new Set([`${mail.uid} message#topic`]));
});

it("reads from the table are strongly consistent", async () => {
  const uid = randomUUID();
  const reads = await consistencyOf(async () => {
    await Outbox.dueMatches(uid, now);
    await Outbox.matchMailKeys(uid);
    await Outbox.digestMatchKeys(uid);
    await Outbox.ofRecipient(uid);
    await Outbox.withdraw(uid, ["message"], "topic");
    await Outbox.nextTurn(uid);
  });
  expect(reads).toEqual(Array.from({ length: 8 }, () => true));
});

describe("what DynamoDB does not process", () => {
  afterEach(() => {
    client.middlewareStack.remove("overloaded");
  });

  function overload(): void {
    client.middlewareStack.add(
      (next, { commandName = "" }) =>
        async (call) => {
          if (!commandName.startsWith("Batch")) return next(call);
          const { RequestItems } = Object(call.input);
          const output = { UnprocessedKeys: RequestItems, UnprocessedItems: RequestItems };
          return { response: {}, output: { ...output, Responses: {}, $metadata: {} } };
        },
      { step: "initialize", name: "overloaded" },
    );
  }

  it("fails what was asked for", async () => {
    const { uid, key } = await claimed();
    overload();
    await expect(Outbox.owed([{ uid, key }])).rejects.toThrow("1 mails could not be read");
    await expect(Outbox.forget(uid)).rejects.toThrow("1 mails could not be deleted");
  });
});

it("countParked: parked mails, at most the limit", async () => {
  const before = await Outbox.countParked(1000);
  const uid = randomUUID();
  const mails = ["one", "two", "three"].map((topic) => Outbox.buildMail(uid, payload, topic, now));
  await putMails(mails, { queue: "parked" });
  expect(await Outbox.countParked(1000)).toBe(before + 3);
  expect(await Outbox.countParked(2)).toBe(2);
  for (const ref of mails) await Outbox.unpark(ref, now);
  expect(await Outbox.countParked(1000)).toBe(before);
});

it("withdraw: deletes the mails of these kinds about the topic, but not sent ones", async () => {
  const uid = randomUUID();
  const mail = (topic: string) => Outbox.buildMail(uid, payload, topic, now);
  const push = { ...mail("topic"), key: "push#message#topic#phone", kind: "push" };
  await putMails([mail("topic"), mail("other"), push]);
  await putMails([mail("topic-sent")], { queue: "sent" });
  await putMails([mail("topic-parked")], { queue: "parked" });
  await Outbox.withdraw(uid, ["digest"], "topic");
  expect(await Outbox.ofRecipient(uid)).toHaveLength(5);
  await Outbox.withdraw(uid, ["digest", "message"], "topic");
  const left = await Outbox.ofRecipient(uid);
  expect(left.map(({ key }) => key)).toEqual(["message#other", "message#topic-sent"]);
});

it("an account exports its mails, and deletes them with itself", async () => {
  const { uid } = await claimed();
  const account = { uid, email: "ann@example.com", username: uid, displayName: "Ann" };
  expect(await userData.export(account)).toMatchObject({ mails: [{ uid, payload }] });
  await userData.forget(account);
  expect(await stored([uid])).toEqual([]);
});

it("forget: deletes all mails of a user, and of nobody else", async () => {
  const claim = await claimed();
  const other = await claimed();
  await putMails([Outbox.buildMail(claim.uid, payload, "sent", now)], { queue: "sent" });
  await Outbox.forget(claim.uid);
  expect(await Outbox.ofRecipient(claim.uid)).toEqual([]);
  expect(await Outbox.ofRecipient(other.uid)).toHaveLength(1);
});

describe("the partitions of due mails", () => {
  const long = new Date("2027-01-01T00:00:00Z");
  const soon = new Date("2027-01-01T01:00:00Z");

  /** Files a mail as versions without shards have. */
  async function fileAsBefore({ uid }: Outbox.Ref): Promise<void> {
    for (const { duePartition: _, ...item } of await stored([uid]))
      await client.send(
        new PutCommand({ TableName: config.tableName, Item: { ...item, dueQueue: "mail" } }),
      );
  }

  it("hold a mail of an earlier version from its claim on; until then it is due where it was", async () => {
    const mail = Outbox.buildMail("uid-earlier", payload, "topic", long);
    await putMails([mail]);
    await fileAsBefore(mail);
    expect(await Outbox.due(soon, 10)).toMatchObject([{ uid: "uid-earlier" }]);
    const claim = await Outbox.claim(mail, soon);
    expect(await stored(["uid-earlier"])).toMatchObject([{ dueQueue: mail.duePartition }]);
    await Outbox.markSent(claim ? [claim] : [], "message-id", soon);
    const [sent] = await stored(["uid-earlier"]);
    expect(sent).toMatchObject({ queue: "sent" });
    expect(sent).not.toHaveProperty("dueQueue");
  });

  it("hold a mail of an earlier version after a delay", async () => {
    const mail = Outbox.buildMail("uid-delayed", payload, "topic", long);
    await putMails([mail]);
    await fileAsBefore(mail);
    await Outbox.delay([mail], at(900).toISOString(), soon);
    expect(await stored(["uid-delayed"])).toMatchObject([
      { dueQueue: mail.duePartition, dueAt: at(900).toISOString() },
    ]);
  });

  it("are spread by recipient: all mails of one are in one of them", { tags: "deep" }, async () => {
    const uids = Array.from({ length: 100 }, (_, index) => `uid-shard-${index}`);
    const mailsOf = (uid: string) =>
      ["one", "two"].map((topic) => Outbox.buildMail(uid, payload, topic, long));
    await putMails(uids.flatMap(mailsOf));
    const items = await stored(uids);
    const partitions = new Set(items.map(({ dueQueue }) => dueQueue));
    expect(partitions.size).toBe(16);
    expect(new Set(items.map(({ uid, dueQueue }) => `${uid} ${dueQueue}`)).size).toBe(uids.length);
    const due: Outbox.Due[] = [];
    for (;;) {
      const page = await Outbox.due(soon, 100, due.at(-1));
      if (page.length === 0) break;
      due.push(...page);
    }
    expect(due.map(({ uid, key }) => `${uid} ${key}`)).toEqual(
      items.map(({ uid, key }) => `${uid} ${key}`).sort(),
    );
  });
});

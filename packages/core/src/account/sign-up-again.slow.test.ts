/** What outlives an account: for how long, at what cost, and what nobody can read of it. */
import { createHash, randomUUID } from "node:crypto";
import { DeleteCommand, GetCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { afterEach, describe, expect, it, vi } from "vitest";
import { start as now, virtualClock } from "../../test/clock";
import { pair, pay } from "../../test/connection";
import { items, itemsWith } from "../../test/items";
import { post } from "../../test/itinerary";
import { byLane } from "../../test/lanes";
import type { AuthUser } from "../actor";
import { Block } from "../block";
import { config } from "../config";
import { Connection } from "../connection";
import { client } from "../db/client";
import { transact } from "../db/transact";
import { Desk } from "../desk";
import { FormerAccount } from "../former-account";
import { Itinerary } from "../itinerary";
import { Matching } from "../matching";
import { Outbox } from "../outbox";
import { Quota } from "../quota";
import { Safety } from "../safety";
import * as secrets from "../secret";
import { limits } from "../usage-limits";
import { User } from "../user";
import { agreementVersion } from "../user/agreement-versions";
import { Account } from ".";

const later = (days: number) => new Date(now.getTime() + days * 86_400_000);

afterEach(() => {
  vi.restoreAllMocks();
});

let people = 0;

/** Has called for the first time. */
async function newcomer(changes: Partial<AuthUser> = {}, at = now): Promise<AuthUser> {
  const uid = randomUUID();
  const email = `Zoe.Person${++people}@Example.com`;
  const user = { uid, email, displayName: "Zoe Petrova", username: uid, ...changes };
  await Account.admit(user, "en", at);
  return user;
}

/** The same person in a new account. */
function again(user: AuthUser, changes: Partial<AuthUser> = {}, at = now): Promise<AuthUser> {
  const uid = randomUUID();
  return newcomer({ ...user, uid, username: uid, ...changes }, at);
}

async function blocks(one: AuthUser, other: AuthUser): Promise<boolean> {
  return (await Block.hiddenFrom(one.uid)).has(other.uid);
}

describe("a former account is recognised", () => {
  it.each([
    [179, true],
    [181, false],
  ])("%i days after its deletion: %s", async (days, is) => {
    const [ann, bob] = [await newcomer(), await newcomer()];
    await Block.create(bob.uid, ann.uid, "Z***", now);
    await Account.remove(ann, now);
    expect(await blocks(await again(ann, {}, later(days)), bob)).toBe(is);
  });

  for (const { rows, options } of byLane(
    [
      [179, true],
      [181, false],
    ],
    (_, index) => index === 0,
  ))
    it.each(rows)(
      "by an address that was given up %i days before the deletion: %s",
      options,
      async (days, is) => {
        const [ann, bob] = [await newcomer(), await newcomer()];
        await Block.create(ann.uid, bob.uid, "Z***", now);
        const changed = { ...ann, email: `changed-${ann.email}` };
        expect(await User.statusOf(changed)).toBe("unknown");
        await Account.admit(changed, "en", now);
        expect(await User.statusOf(changed)).toBe("known");
        await Account.remove(changed, later(days));
        expect(await blocks(await again(ann, {}, later(days + 1)), bob)).toBe(is);
      },
    );

  it("for 180 days from the last deletion", async () => {
    const [ann, bob] = [await newcomer(), await newcomer()];
    await Block.create(ann.uid, bob.uid, "Z***", now);
    await Account.remove(ann, now);
    const second = await again(ann, {}, later(170));
    await Account.remove(second, later(171));
    expect(await blocks(await again(ann, {}, later(350)), bob)).toBe(true);
  });

  it("by an id at Google that only the user pool knows", async () => {
    const [ann, bob] = [await newcomer(), await newcomer()];
    await Block.create(ann.uid, bob.uid, "Z***", now);
    const { linkSignIn, createSignIn } = await import("./directory");
    const { username } = await createSignIn(config.userPoolId, `${ann.uid}@example.com`, "Zoe");
    const googleId = `77${people}`;
    await linkSignIn(config.userPoolId, username, "Google", googleId);
    await Account.remove({ ...ann, username }, now);
    const back = { email: "else@example.com", externalIds: [`Google_${googleId}`] };
    expect(await blocks(await again(ann, back), bob)).toBe(true);
  });

  it("under an earlier secret too", { tags: "deep" }, async () => {
    const [ann, bob] = [await newcomer(), await newcomer()];
    await Block.create(ann.uid, bob.uid, "Z***", now);
    await Account.remove(ann, now);
    vi.spyOn(secrets, "secret").mockResolvedValue("new-secret,test-secret");
    expect(await blocks(await again(ann), bob)).toBe(true);
    vi.spyOn(secrets, "secret").mockResolvedValue("another-secret");
    expect(await FormerAccount.accountsOf(ann, now)).toEqual([]);
  });

  it("by an account that existed before, when it signs in with an address of it", {
    tags: "deep",
  }, async () => {
    const [ann, bob] = [await newcomer(), await newcomer()];
    await Block.create(bob.uid, ann.uid, "Z***", now);
    await Account.remove(ann, now);
    const other = await newcomer();
    expect(await blocks(other, bob)).toBe(false);
    await Account.admit({ ...other, email: ann.email }, "en", now);
    expect(await blocks(other, bob)).toBe(true);
  });
});

describe("a block of a person who is away", () => {
  it("is kept as long as either can come back, and then has no end again", async () => {
    const [ann, bob] = [await newcomer(), await newcomer()];
    await Block.create(ann.uid, bob.uid, "Z***", now);
    const endOf = async (uid: string) => {
      const items = (await itemsWith(`block#blocker#`)).filter(({ pk }) => pk === `user#${uid}`);
      return items.map(({ expiresAt }) => expiresAt);
    };
    const seconds = (days: number) => later(days).getTime() / 1000;
    await Account.remove(ann, now);
    expect(await endOf(await FormerAccount.idOf(ann.uid))).toEqual([seconds(180)]);
    await Account.remove(bob, later(100));
    expect(await endOf(await FormerAccount.idOf(ann.uid))).toEqual([seconds(280)]);
    const back = await again(ann, {}, later(150));
    expect(await endOf(back.uid)).toEqual([seconds(280)]);
    const bobBack = await again(bob, {}, later(270));
    expect(await endOf(back.uid)).toEqual([undefined]);
    expect(await blocks(bobBack, back)).toBe(true);
  });
});

describe("what a pair is held to", () => {
  it("keeps every attribute, in both directions, also of a second return", async () => {
    const { traveler, flightaid, id, itineraries } = await pair(now, { connect: "ask" });
    await Connection.answer(flightaid, { id, accept: false }, now);
    const [, offered] = itineraries;
    const open = async (actor: AuthUser) => {
      await User.update(actor, { agreementVersion }, now);
      return Connection.open(
        actor,
        { itineraryId: offered, role: "traveler", phoneNumber: "+14165550134" },
        now,
      );
    };
    let back = traveler;
    for (const _ of [1, 2]) {
      await Account.remove(back, now);
      back = await again(back);
      await expect(open(back)).rejects.toMatchObject({ reason: "declined-before" });
    }
    // An account of the same person that was not deleted keeps it too.
    await expect(open(await again(back))).rejects.toMatchObject({ reason: "declined-before" });
    await expect(open(back)).rejects.toMatchObject({ reason: "declined-before" });
    await expect(open(await newcomer())).resolves.toMatchObject({ created: true });
  });

  it("has no connection of the former account", { tags: "deep" }, async () => {
    const { traveler, flightaid, id, itineraries } = await pair(now);
    await Account.remove(traveler, now);
    const back = await again(traveler);
    await User.update(back, { agreementVersion }, now);
    expect(await Connection.list(back, now)).toEqual([]);
    const input = { role: "traveler", phoneNumber: "+14165550134" } as const;
    const opened = await Connection.open(back, { itineraryId: itineraries[1], ...input }, now);
    expect(opened).toMatchObject({ created: true });
    expect(opened.connection.id).not.toBe(id);
    expect(await Connection.list(flightaid, now)).toHaveLength(2);
  });
});

it("two whose connection has ended are not matched again when both come back with the same trips", {
  tags: "deep",
}, async () => {
  const { traveler, flightaid, id, itineraries } = await pair(now);
  await pay(id, now);
  await Connection.cancel(flightaid, { id, reason: "other" }, now);
  const { legs } = await Itinerary.record(itineraries[1]);
  await Account.remove(traveler, now);
  await Account.remove(flightaid, now);
  const [flightaidAgain, travelerAgain] = [await again(flightaid), await again(traveler)];
  const offer = { type: "flightaid", itinerary: legs } as const;
  const { itinerary } = await Itinerary.create(
    flightaidAgain,
    { ...offer, traveler: { phoneNumber: "+14165550134" } },
    now,
  );
  const finds = async (actor: AuthUser) => {
    const search = { ...offer, searchType: "PROXIMAL" } as const;
    const { items } = await Matching.search(actor, search, now);
    return items.some((one) => one.id === itinerary.id);
  };
  expect(await finds(travelerAgain)).toBe(false);
  expect(await finds(await newcomer())).toBe(true);
});

describe("a report", () => {
  const operator = "olga";
  const decided = (decision: Desk.CaseDecision["decision"]) =>
    ({ decision, reason: "harassment", text: "Night calls.", operator }) as const;

  /** Ann has reported Bob. */
  async function reported() {
    const [ann, bob] = [await newcomer(), await newcomer()];
    const itinerary = await post(bob, {}, now);
    await Safety.report(ann, { itinerary, reason: "harassment", text: "He shouts." }, now);
    const [report] = await Safety.reportsOf(bob.uid);
    return { ann, bob, id: report?.id ?? "" };
  }

  async function kindsTo(uid: string) {
    return (await Outbox.ofRecipient(uid)).map(({ kind }) => kind);
  }

  it("is about whoever deletes the account and signs up again, who can be suspended", async () => {
    const { ann, bob, id } = await reported();
    await Account.remove(bob, later(1));
    const back = await again(bob, {}, later(2));
    expect(await Desk.caseOf(id, operator, later(3))).toMatchObject({
      reported: { uid: back.uid, hadAccount: true, reports: [{ id, side: "about" }] },
      reporter: { uid: ann.uid },
    });
    expect(await Desk.decide(id, decided("suspend"), later(3))).toMatchObject({ owing: [] });
    expect(await User.statusOf(back)).toBe("suspended");
    expect(await kindsTo(back.uid)).toContain("suspended");
    expect(await Safety.reportOf(id)).toMatchObject({
      reported: back.uid,
      expiresAt: later(181).getTime() / 1000,
    });
  });

  it("can be decided while the reported person is away, who is suspended from the first call on", async () => {
    const { ann, bob, id } = await reported();
    await Account.remove(bob, later(1));
    expect(await Desk.decide(id, decided("warn"), later(2))).toBe("gone");
    const seen = await Desk.caseOf(id, operator, later(2));
    expect(seen).toMatchObject({ canReturn: true });
    expect(seen).not.toHaveProperty("reported");
    const outcome = await Desk.decide(id, decided("suspend"), later(2));
    expect(outcome).toMatchObject({ mails: [{ uid: ann.uid }], owing: [] });

    const former = await FormerAccount.idOf(bob.uid);
    const answers = [
      seen,
      outcome,
      await Desk.lookAt(id, operator, later(2)),
      await Safety.reports(ann),
      await Outbox.ofRecipient(ann.uid),
      await Outbox.ofRecipient(Outbox.operators),
    ];
    for (const uid of [bob.uid, former]) expect(JSON.stringify(answers)).not.toContain(uid);
    expect(await kindsTo(former)).toEqual([]);
    const whom = (await Desk.recordsOf(later(2).toISOString().slice(0, 10), operator))
      .filter((entry) => entry.report === id && entry.what === "suspend")
      .map((entry) => entry.whom);
    expect(whom).toEqual([former]);

    const back = await again(bob, {}, later(100));
    expect(await User.statusOf(back)).toBe("suspended");
    const kept = (await items()).filter(({ pk }) => pk === `user#${back.uid}`);
    expect(kept.find(({ sk }) => sk === "suspension")).not.toHaveProperty("expiresAt");
    expect(await Desk.lift(back.uid, { operator }, later(101))).toBeDefined();
    expect(await User.statusOf(back)).toBe("known");
  });

  it("that suspends them hides the postings of an account that existed before, once it is known as theirs", async () => {
    const { bob, id } = await reported();
    const other = await newcomer();
    const posting = await post(other, {}, now);
    await Desk.decide(id, decided("suspend"), now);
    await Account.remove(bob, later(1));
    const known = { ...other, email: bob.email };
    await Account.admit(known, "en", later(2));
    expect(await User.statusOf(known)).toBe("suspended");
    const clock = virtualClock(later(3));
    expect((await Desk.completeSuspensions({ clock })).failures).toEqual([]);
    expect((await Itinerary.record(posting)).paused).toBe(true);
  });

  it("whose suspension is lifted while the person is away suspends nobody", async () => {
    const { bob, id } = await reported();
    await Desk.decide(id, decided("suspend"), now);
    const token = (await Safety.appealPath(bob.uid, id)).replace("/appeal?token=", "");
    await Safety.appeal({ token, text: "A wrong number." }, now);
    await Account.remove(bob, now);
    await Desk.decide(id, { ...decided("dismiss"), operator: "omar" }, later(1));
    expect(await User.statusOf(await again(bob, {}, later(2)))).toBe("known");
  });

  it("made about somebody who has left is about them when they are back", async () => {
    const { traveler, flightaid, id: connection } = await pair(now);
    await Account.remove(flightaid, now);
    await Safety.report(traveler, { connection, reason: "unsafe" }, later(5));
    const back = await again(flightaid, {}, later(6));
    expect(await Safety.reportsOf(back.uid)).toMatchObject([
      { reporter: traveler.uid, reported: back.uid, reason: "unsafe" },
    ]);
  });

  it.each([0, 5])(
    "about whom a block is made %i days after the deletion is blocked when back",
    async (days) => {
      const { traveler, flightaid, id: connection } = await pair(now);
      await Account.remove(flightaid, now);
      // The mark of the profile is gone after two days.
      const Key = { pk: `user#${flightaid.uid}`, sk: "profile" };
      if (days > 2) await client.send(new DeleteCommand({ TableName: config.tableName, Key }));
      const { block } = await Safety.block(traveler, { connection }, later(days));
      const back = await again(flightaid, {}, later(days + 1));
      expect(await blocks(back, traveler)).toBe(true);
      expect(await blocks(traveler, back)).toBe(true);
      await Safety.unblock(traveler, block.id);
      expect(await blocks(back, traveler)).toBe(false);
    },
  );

  it("made about somebody who is back, on a page about the former account, is about them, and suspends them", async () => {
    const { traveler, flightaid, id: connection } = await pair(now);
    await Account.remove(flightaid, now);
    const once = await again(flightaid, {}, later(1));
    await Account.remove(once, later(2));
    const back = await again(flightaid, {}, later(3));
    await Safety.report(traveler, { connection, reason: "unsafe" }, later(4));
    const [report] = await Safety.reportsOf(back.uid);
    expect(report).toMatchObject({ reporter: traveler.uid, reported: back.uid });
    await Desk.decide(report?.id ?? "", decided("suspend"), later(5));
    expect(await User.statusOf(back)).toBe("suspended");
  });

  it("about whom a block is made on a page about the former account is blocked when they are back, and after they left again", async () => {
    const { traveler, flightaid, id: connection } = await pair(now);
    await Account.remove(flightaid, now);
    const back = await again(flightaid, {}, later(1));
    await Safety.block(traveler, { connection }, later(2));
    expect(await blocks(back, traveler)).toBe(true);
    expect((await FormerAccount.ofAccount(back.uid, later(2))).map(({ kind }) => kind)).toEqual([
      "address",
    ]);
    await Account.remove(back, later(3));
    expect(await blocks(await again(flightaid, {}, later(4)), traveler)).toBe(true);
  });

  it("of whom the caller has become the present account cannot be made", async () => {
    const { traveler, flightaid, id: connection } = await pair(now);
    await Account.remove(flightaid, now);
    const both = { ...traveler, email: flightaid.email };
    await Account.admit(both, "en", later(1));
    const own = { reason: "own-itinerary" };
    await expect(Safety.block(both, { connection }, later(2))).rejects.toMatchObject(own);
    const report = { connection, reason: "unsafe" as const };
    await expect(Safety.report(both, report, later(2))).rejects.toMatchObject(own);
  });

  it("has both people again when both have left and come back", async () => {
    const { ann, bob, id } = await reported();
    for (const one of [ann, bob]) await Account.remove(one, now);
    expect(await Desk.decide(id, decided("dismiss"), now)).toEqual({ mails: [], owing: [] });
    const [bobBack, annBack] = [await again(bob), await again(ann)];
    expect(await Safety.reportOf(id)).toMatchObject({
      reporter: annBack.uid,
      reported: bobBack.uid,
    });
    expect(await Safety.reports(annBack)).toMatchObject([{ reason: "harassment" }]);
    expect(await Safety.reports(bobBack)).toEqual([]);
    for (const { uid } of [annBack, bobBack]) expect(await Safety.reportsOf(uid)).toHaveLength(1);
    expect(await itemsWith(`report#about#${id}`)).toMatchObject([{ pk: `user#${bobBack.uid}` }]);
  });

  it("stays with an account that exists, and is found from another one of the person too", async () => {
    const { bob, id } = await reported();
    // The sign-in was deleted in the user pool only.
    const other = await again(bob);
    expect(await Desk.caseOf(id, operator, now)).toMatchObject({ reported: { uid: bob.uid } });
    expect(await Safety.reportsOf(other.uid)).toMatchObject([{ id, reported: bob.uid }]);
    await Account.remove(other, now);
    expect(await Safety.reportOf(id)).toMatchObject({ reported: bob.uid });
    expect(await itemsWith(`report#about#${id}`)).toMatchObject([{ pk: `user#${bob.uid}` }]);
  });
});

describe("nothing can be read of a deleted account", () => {
  it("when both of a pair have left: no address, name, number, id or uid, and no hash that anybody could make", {
    tags: "deep",
  }, async () => {
    const externalIds = ["Google_104730158273645"];
    const displayName = "Ada Quellen";
    const [ann, bob] = [await newcomer({ externalIds, displayName }), await newcomer()];
    await User.update(ann, { phoneNumber: "+14165550144" }, now);
    await post(ann, { flight: "OA-1" }, now);
    await Block.create(ann.uid, bob.uid, "Z***", now);
    await Block.create(bob.uid, ann.uid, "Z***", now);
    await transact([Quota.spend(ann.uid, "messages", now)], {
      refused: () => "retry",
      busy: "busy",
    });
    const changed = { ...ann, email: `changed-${ann.email}` };
    await Account.admit(changed, "en", now);
    await Account.remove(changed, now);
    await Account.remove(bob, now);
    const texts = [ann.email, changed.email, "Quellen", "4165550144", "104730158273645"];
    const hashes = [ann.email, ann.email.toLowerCase(), ann.uid, ...externalIds].flatMap((text) =>
      (["hex", "base64", "base64url"] as const).map((encoding) =>
        createHash("sha256").update(text).digest(encoding),
      ),
    );
    for (const text of [...texts, ...hashes]) expect(await itemsWith(text), text).toEqual([]);
    for (const uid of [ann.uid, bob.uid])
      expect((await itemsWith(uid)).map(({ sk }) => sk)).toEqual(["profile"]);
    // What is kept leads back with the secret only.
    expect(await FormerAccount.accountsOf(ann, now)).toEqual([await FormerAccount.idOf(ann.uid)]);
  });
});

describe("cost", () => {
  async function callsOf(run: () => Promise<unknown>): Promise<string[]> {
    const calls: string[] = [];
    client.middlewareStack.add(
      (next, { commandName = "" }) =>
        (call) => {
          calls.push(commandName.replace(/Command$/, ""));
          return next(call);
        },
      { step: "initialize", name: "calls" },
    );
    try {
      await run();
    } finally {
      client.middlewareStack.remove("calls");
    }
    return calls;
  }

  it("a call of a known account reads its profile, and a new account pays a few reads once", async () => {
    const externalIds = ["Google_1"];
    const ann = await newcomer({ externalIds });
    expect(await callsOf(() => User.statusOf(ann))).toEqual(["GetItem"]);
    const uid = randomUUID();
    const eve = { uid, email: `${uid}@example.com`, displayName: "Eve", username: uid };
    const calls = await callsOf(() => Account.admit(eve, "en", now));
    const reads = ["GetItem", "GetItem", "Query", "Query"];
    expect(calls.sort()).toEqual([...reads, "TransactWriteItems", "TransactWriteItems"].sort());
    expect(await User.statusOf(eve)).toBe("known");
  });
});

it("an account of an earlier version is noted at its next call", async () => {
  const ann = await newcomer();
  await client.send(
    new UpdateCommand({
      TableName: config.tableName,
      Key: { pk: `user#${ann.uid}`, sk: "profile" },
      UpdateExpression: "REMOVE signIns",
    }),
  );
  await FormerAccount.forget(ann.uid);
  expect(await User.statusOf(ann)).toBe("unknown");
  await Account.admit(ann, "hi", now);
  expect(await User.statusOf(ann)).toBe("known");
  expect(await User.profile(ann)).toMatchObject({ language: "en" });
  expect(await FormerAccount.accountsOf({ ...ann, uid: "other" }, now)).toEqual([ann.uid]);
});

it("nothing is filed under an account that is being deleted or was", async () => {
  const [ann, bob] = [await newcomer(), await newcomer()];
  await Block.create(ann.uid, bob.uid, "Z***", now);
  await Account.remove(ann, now);
  const leaver = await newcomer();
  await User.leave(leaver, now);
  await expect(Account.admit({ ...leaver, email: ann.email }, "en", now)).rejects.toMatchObject({
    code: "conflict",
  });
  expect(await User.statusOf({ ...leaver, email: ann.email })).toBe("known");
  await Account.remove(leaver, now);
  await expect(Account.admit({ ...leaver, email: ann.email }, "en", now)).rejects.toMatchObject({
    code: "unauthenticated",
  });
  expect(await blocks(leaver, bob)).toBe(false);
  expect(await blocks(await again(ann), bob)).toBe(true);
});

it("limits: of the accounts of one person the greater count is used", async () => {
  const most = limits.daily.reports;
  const ann = await newcomer();
  const spend = (uid: string, times: number) =>
    transact([Quota.spend(uid, "reports", now, times)], { refused: () => "retry", busy: "busy" });
  await spend(ann.uid, 3);
  const second = await again(ann);
  await spend(second.uid, 4);
  await Account.remove(ann, now);
  await Account.admit({ ...second, externalIds: ["Google_1"] }, "en", now);
  const countOf = async (uid: string) => (await Quota.usedBy(uid)).days.map(({ count }) => count);
  expect(await countOf(second.uid)).toEqual([7]);
  await expect(spend(second.uid, most - 6)).rejects.toMatchObject({ code: "too-many-requests" });
  const key = { pk: `user#${second.uid}`, sk: `quota#${now.toISOString().slice(0, 10)}#reports` };
  const { Item } = await client.send(new GetCommand({ TableName: config.tableName, Key: key }));
  expect(Item).not.toHaveProperty("expiresInUse");
});

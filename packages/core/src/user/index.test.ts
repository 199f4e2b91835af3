import { randomUUID } from "node:crypto";
import { GetCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { beforeEach, describe, expect, it } from "vitest";
import { beforeNext } from "../../test/transaction";
import type { AuthUser } from "../actor";
import { config } from "../config";
import { client } from "../db/client";
import { transact } from "../db/transact";
import { limits } from "../usage-limits";
import { User } from ".";
import { agreementVersion, termsVersion } from "./agreement-versions";
import { update } from "./contract";
import { profileEntity } from "./entity";

const now = new Date("2027-03-10T12:00:00Z");
const seconds = now.getTime() / 1000;
const day = 86_400;
let ann: AuthUser;

beforeEach(async () => {
  const uid = randomUUID();
  ann = { uid, email: "Ann@example.com", displayName: "Ann Kowalski", username: uid };
  await User.ensureProfile(ann, "en", now);
});

async function storedOf({ uid }: AuthUser) {
  const { Item } = await client.send(
    new GetCommand({ TableName: config.tableName, Key: { pk: `user#${uid}`, sk: "profile" } }),
  );
  return Item;
}

/** Whether a transaction that writes for these users is committed. */
async function canWrite(...uids: string[]): Promise<boolean> {
  const note = { Put: { TableName: config.tableName, Item: { pk: randomUUID(), sk: "note" } } };
  const outcome = await transact([note, ...User.notLeavingChecks(...uids)], {
    refused: () => "refused",
    busy: "busy",
  });
  return outcome === "committed";
}

describe("ensureProfile", () => {
  it("creates the profile once, with mail about matches and requests on and the rest off", async () => {
    await User.update(ann, { marketing: true }, now);
    const later = new Date(now.getTime() + 1000);
    await User.ensureProfile({ ...ann, displayName: "Another Name" }, "en", later);
    expect(await User.profile(ann)).toEqual({
      email: "Ann@example.com",
      displayName: "Ann Kowalski",
      language: "en",
      mailLanguage: "en",
      notifyMatches: true,
      notifyRequests: true,
      notifyNearby: false,
      marketing: true,
      createdAt: now.toISOString(),
    });
  });

  it("refuses tokens of sessions that began before the one that ended the others", async () => {
    const signedInAt = seconds + 100;
    await User.update({ ...ann, signedInAt }, { endOtherSessions: true }, now);
    await User.ensureProfile({ ...ann, signedInAt }, "en", now);
    await User.ensureProfile({ ...ann, signedInAt: signedInAt + 1 }, "en", now);
    for (const stolen of [{ ...ann, signedInAt: signedInAt - 1 }, ann])
      await expect(User.ensureProfile(stolen, "en", now)).rejects.toMatchObject({
        code: "unauthenticated",
      });
  });

  it("creates one profile for concurrent calls", async () => {
    const bob = { ...ann, uid: randomUUID() };
    await Promise.all([1, 2, 3].map(() => User.ensureProfile(bob, "en", now)));
    expect(await User.profile(bob)).toMatchObject({ createdAt: now.toISOString() });
  });
});

it("the language of mails is that of the first call, until the user chooses another", async () => {
  const bob = { ...ann, uid: randomUUID() };
  await User.ensureProfile(bob, "hi", now);
  await User.ensureProfile(bob, "en", now);
  expect(await User.recipient(bob.uid)).toMatchObject({ language: "hi" });
  expect(await User.update(bob, { language: "fr" }, now)).toMatchObject({ language: "fr" });
  await User.update(bob, { marketing: true }, now);
  expect(await User.profile(bob)).toMatchObject({ language: "fr", marketing: true });
});

it("profiles of earlier versions get mails in English", async () => {
  await client.send(
    new UpdateCommand({
      TableName: config.tableName,
      Key: { pk: `user#${ann.uid}`, sk: "profile" },
      UpdateExpression: "REMOVE #language",
      ExpressionAttributeNames: { "#language": "language" },
    }),
  );
  expect(await User.profile(ann)).toMatchObject({ language: "en" });
});

it("profile: mail about requests is on in profiles of earlier versions", async () => {
  await client.send(
    new UpdateCommand({
      TableName: config.tableName,
      Key: { pk: `user#${ann.uid}`, sk: "profile" },
      UpdateExpression: "REMOVE notifyRequests",
    }),
  );
  expect(await User.profile(ann)).toMatchObject({ notifyRequests: true });
  expect(await User.recipient(ann.uid)).toMatchObject({ notifyRequests: true });
  expect(await User.update(ann, { notifyRequests: false }, now)).toMatchObject({
    notifyRequests: false,
    notifyMatches: true,
  });
});

it("profile: throws for a user who has none", async () => {
  await expect(User.profile({ ...ann, uid: "uid-nobody" })).rejects.toThrow("has no profile");
});

describe("update", () => {
  it("changes the given preferences only", async () => {
    await User.update(ann, { notifyNearby: true }, now);
    const changed = await User.update(ann, { notifyMatches: false }, now);
    expect(changed).toMatchObject({ notifyMatches: false, notifyNearby: true, marketing: false });
    expect(await User.profile(ann)).toEqual(changed);
  });

  it("records the accepted agreement with its time, and accepts the current one only", async () => {
    const { agreement } = await User.update(ann, { agreementVersion }, now);
    expect(agreement).toEqual({ version: agreementVersion, acceptedAt: now.toISOString() });
    const { success } = update.input.safeParse({ agreementVersion: "2020-01-01" });
    expect(success).toBe(false);
  });

  it("records the accepted terms with their time, apart from the agreement", async () => {
    const { terms, agreement } = await User.update(ann, { termsVersion }, now);
    expect(terms).toEqual({ version: termsVersion, acceptedAt: now.toISOString() });
    expect(agreement).toBeUndefined();
    expect(update.input.safeParse({ termsVersion: "2020-01-01" }).success).toBe(false);
  });
});

describe("agreedCheck", () => {
  const writeAs = <Refused extends string>(actor: AuthUser, refused: Refused) =>
    transact(User.agreedCheck(actor), { refused: () => refused, busy: "busy" });

  it("refuses a user who has not accepted the agreement, or only an earlier one", async () => {
    const refusal = {
      code: "forbidden",
      reason: "agreement-required",
    };
    await expect(writeAs(ann, "retry")).rejects.toMatchObject(refusal);
    await User.update(ann, { agreementVersion }, now);
    await profileEntity().patch({ uid: ann.uid }).set({ agreementVersion: "2020-01-01" }).go();
    await expect(writeAs(ann, "retry")).rejects.toMatchObject(refusal);
    await User.update(ann, { agreementVersion }, now);
    expect(await writeAs(ann, "retry")).toBe("committed");
  });

  it("refuses a user who is deleting the account", async () => {
    await User.update(ann, { agreementVersion }, now);
    expect(await writeAs(ann, "refused")).toBe("committed");
    await User.leave(ann, now);
    expect(await writeAs(ann, "refused")).toBe("refused");
  });
});

describe("update: the phone number", () => {
  it("is stored in E.164, from a national number with its country, and removed by an empty one", async () => {
    const typed = { phoneNumber: "(416) 555-0134", phoneCountry: "CA" };
    expect(await User.update(ann, typed, now)).toMatchObject({ phoneNumber: "+14165550134" });
    await User.update(ann, { marketing: true }, now);
    expect(await User.profile(ann)).toMatchObject({ phoneNumber: "+14165550134", marketing: true });
    const removed = await User.update(ann, { phoneNumber: "" }, now);
    expect(removed).not.toHaveProperty("phoneNumber");
    expect(await User.profile(ann)).toEqual(removed);
  });

  it("is refused without a country, and then nothing else is changed", async () => {
    await expect(
      User.update(ann, { phoneNumber: "416 555 0134", marketing: true, takeName: true }, now),
    ).rejects.toMatchObject({
      code: "invalid-input",
      errors: [{ path: "phoneNumber", reason: "invalid-phone-number" }],
    });
    expect(await User.profile(ann)).toMatchObject({ marketing: false });
  });
});

describe("update: the name", () => {
  const named = (displayName: string) => ({ ...ann, displayName });

  it("is that of the token, and only when it is asked for", async () => {
    expect(await User.update(named("Ann Weiss"), { marketing: true }, now)).toMatchObject({
      displayName: "Ann Kowalski",
    });
    expect(await User.update(named("Ann Weiss"), { takeName: true }, now)).toMatchObject({
      displayName: "Ann Weiss",
    });
    expect(update.input.parse({ takeName: true, displayName: "Eve" })).toEqual({ takeName: true });
  });

  it(`can be changed ${limits.daily.renames} times a day; the same name again is free`, async () => {
    for (let count = 1; count <= limits.daily.renames; count++)
      for (const _ of [1, 2]) await User.update(named(`Ann ${count}`), { takeName: true }, now);
    const another = () => User.update(named("Another"), { takeName: true }, now);
    await expect(another()).rejects.toMatchObject({ code: "too-many-requests" });
    expect(await User.profile(ann)).toMatchObject({ displayName: `Ann ${limits.daily.renames}` });
    const tomorrow = new Date(now.getTime() + 86_400_000);
    await User.update(named("Another"), { takeName: true }, tomorrow);
  });
});

describe("markUndeliverable", () => {
  it("turns mail off for the current address, until the user turns it on again", async () => {
    await User.markUndeliverable(ann.uid, ["x@example.com", "ANN@EXAMPLE.COM"], "bounce", now);
    expect(await User.profile(ann)).toMatchObject({
      notifyMatches: false,
      notifyRequests: false,
      undeliverable: { since: now.toISOString(), reason: "bounce" },
    });
    const marketing = await User.update(ann, { marketing: true }, now);
    expect(marketing.undeliverable).toBeDefined();
    const { notifyMatches, undeliverable } = await User.update(ann, { notifyMatches: true }, now);
    expect([notifyMatches, undeliverable]).toEqual([true, undefined]);
    await User.markUndeliverable(ann.uid, [ann.email], "complaint", now);
    const requests = await User.update(ann, { notifyRequests: true }, now);
    expect(requests).not.toHaveProperty("undeliverable");
    expect(requests).toMatchObject({ notifyMatches: false, notifyRequests: true });
  });

  it("ignores a former address", async () => {
    await User.markUndeliverable(ann.uid, ["former@example.com"], "complaint", now);
    expect(await User.profile(ann)).toMatchObject({ notifyMatches: true, notifyRequests: true });
  });
});

it("unsubscribe: turns mail of one topic off, and does nothing for a deleted account", async () => {
  await User.unsubscribe(ann.uid, "matches");
  expect(await User.recipient(ann.uid)).toMatchObject({
    email: "Ann@example.com",
    displayName: "Ann Kowalski",
    notifyMatches: false,
    notifyRequests: true,
    notifyNearby: false,
  });
  await User.unsubscribe(ann.uid, "requests");
  expect(await User.recipient(ann.uid)).toMatchObject({ notifyRequests: false });
  await User.forget(ann, now);
  const before = await storedOf(ann);
  await User.unsubscribe(ann.uid, "matches");
  expect(await storedOf(ann)).toEqual(before);
});

describe("leaving", () => {
  it("refuses writes for the user and mail to them, however long the deletion takes", async () => {
    const bob = { ...ann, uid: randomUUID() };
    await User.ensureProfile(bob, "en", now);
    expect(await canWrite(ann.uid, bob.uid)).toBe(true);
    await User.leave(ann, now);
    expect(await canWrite(ann.uid, bob.uid)).toBe(false);
    expect(await canWrite(bob.uid)).toBe(true);
    expect(await User.recipient(ann.uid)).toBeUndefined();
    expect(await User.profile(ann)).toMatchObject({ email: "Ann@example.com" });
    expect(await storedOf(ann)).not.toHaveProperty("expiresAt");
  });

  it("leaves a mark without data for two days, which refuses the account's tokens", async () => {
    await User.leave(ann, now);
    await User.forget(ann, now);
    expect(JSON.stringify(await storedOf(ann))).not.toMatch(/example\.com|Kowalski/);
    expect((await storedOf(ann))?.expiresAt).toBe(seconds + 2 * day);
    for (const call of [
      () => User.ensureProfile(ann, "en", now),
      () => User.profile(ann),
      () => User.update(ann, { marketing: true }, now),
    ])
      await expect(call()).rejects.toMatchObject({ code: "unauthenticated" });
    expect(await canWrite(ann.uid)).toBe(false);
    expect(await User.recipient(ann.uid)).toBeUndefined();
  });

  it("refuses changes of the profile", async () => {
    await User.leave(ann, now);
    await expect(User.update(ann, { marketing: true }, now)).rejects.toMatchObject({
      code: "conflict",
      reason: "you-are-leaving",
    });
  });

  it("writes nothing into the mark when a change crosses the end", async () => {
    const release = beforeNext("Update", () => User.forget(ann, now));
    const change = User.update(ann, { phoneNumber: "+14165550134" }, now);
    const [outcome] = await Promise.allSettled([change]);
    release();
    expect(await storedOf(ann)).not.toHaveProperty("phoneNumber");
    expect(outcome).toMatchObject({
      reason: { code: "unauthenticated", reason: "account-deleted" },
    });
  });
});

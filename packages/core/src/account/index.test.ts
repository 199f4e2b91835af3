import { randomUUID } from "node:crypto";
import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { expect, it } from "vitest";
import type { AuthUser } from "../actor";
import { config } from "../config";
import { Connection } from "../connection";
import { pair, pay } from "../connection/connection-testing";
import { client } from "../db/client";
import { Itinerary } from "../itinerary";
import { start as now } from "../notification/mail-testing";
import { Outbox } from "../outbox";
import { User } from "../user";
import { Account } from ".";
import { exportAll } from "./contract";
import { createSignIn, findSignIn } from "./directory";

/** The items that contain the text. */
async function itemsWith(text: string) {
  const { Items = [] } = await client.send(new ScanCommand({ TableName: config.tableName }));
  return Items.filter((item) => JSON.stringify(item).includes(text));
}

it("exports the profile, itineraries, connections and mails of the caller only", async () => {
  const { traveler, flightaid, id, itineraries } = await pair(now);
  const [asked] = itineraries;
  const exported = exportAll.output.parse(await Account.exportAll(traveler, now));
  expect(exported).toMatchObject({
    exportedAt: now.toISOString(),
    profile: { email: traveler.email, displayName: "Ann Kowalski" },
    itineraries: [{ id: asked, mine: true }],
    connections: [{ id, role: "traveler", state: "requested" }],
    mails: [{ kind: "registered", createdAt: now.toISOString() }],
  });
  for (const secret of [flightaid.email, flightaid.displayName, flightaid.uid])
    expect(JSON.stringify(exported)).not.toContain(secret);
});

it("deletes everything of the caller; a repetition changes nothing", async () => {
  const two = await pair(now);
  const stored = (await itemsWith(`user#${two.traveler.uid}`)).map(({ sk }) => sk);
  expect(stored).toEqual(
    expect.arrayContaining(["active", "quota#2027-03-10#connections", "quota#2027-03-10#postings"]),
  );
  const { username } = await createSignIn(
    config.userPoolId,
    `${randomUUID()}@example.com`,
    "Ann Kowalski",
  );
  const traveler: AuthUser = { ...two.traveler, username };
  const mails = await pay(two.id, now);
  const claimed = await Promise.all(mails.map((mail) => Outbox.claim(mail, now)));
  // A sent mail keeps no contact data.
  await Outbox.markSent(
    claimed.filter((one) => one !== undefined),
    "message-id",
    now,
  );

  for (const _ of [1, 2]) {
    await Account.remove(traveler, now);
    expect(await itemsWith(traveler.email)).toEqual([]);
    expect(await Outbox.ofRecipient(traveler.uid)).toEqual([]);
    expect((await itemsWith(`user#${traveler.uid}`)).map(({ sk }) => sk)).toEqual(["profile"]);
    expect(await Itinerary.ofOwner(traveler)).toEqual([]);
    expect(await Connection.list(traveler, now)).toEqual([]);
    expect(await findSignIn(config.userPoolId, username)).toBeUndefined();
    await expect(User.profile(traveler)).rejects.toMatchObject({ code: "unauthenticated" });
  }
  const left = await Connection.fromId(two.flightaid, two.id, now);
  expect(left).toMatchObject({ state: "paid", counterpart: { displayName: "" } });
});

it("a deletion that failed can be repeated: the profile goes last", async () => {
  const { traveler, itineraries } = await pair(now);
  const { userPoolId } = config;
  process.env.USER_POOL_ID = "us-east-1_other";
  await expect(Account.remove(traveler, now)).rejects.toThrow();
  process.env.USER_POOL_ID = userPoolId;
  expect(await User.profile(traveler)).toMatchObject({ email: traveler.email });
  expect(await User.recipient(traveler.uid)).toBeUndefined();
  expect(await Itinerary.existingIds(itineraries)).toEqual(new Set([itineraries[1]]));
  await Account.remove(traveler, now);
  await expect(User.profile(traveler)).rejects.toMatchObject({ code: "unauthenticated" });
});

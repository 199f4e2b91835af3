/** A lost user pool: the users of a second one, with the same addresses and new `sub`s, own what they owned before. */
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  AdminCreateUserCommand,
  CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";
import { ScanCommand } from "@aws-sdk/client-dynamodb";
import { type Cognito, start as startCognito } from "@flightaides/standins/cognito";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { start as now } from "../../test/clock";
import { itemOf, pay, refund } from "../../test/connection";
import { create, post } from "../../test/itinerary";
import { acceptAgreement } from "../../test/user";
import { listVerified } from "../account/directory";
import { userPool } from "../account/user-pool";
import type { AuthUser } from "../actor";
import { Block } from "../block";
import { config } from "../config";
import { Connection } from "../connection";
import { client } from "../db/client";
import { Itinerary } from "../itinerary";
import { Message } from "../message";
import { markOrdered } from "../payment/order";
import { User } from "../user";
import { Migration } from ".";

let cognito: Cognito;
let admin: CognitoIdentityProviderClient;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "second-pool-"));
  cognito = await startCognito({
    port: 0,
    dataDir,
    settings: userPool,
    // No user signs up, so no code is sent.
    sesEndpoint: "http://127.0.0.1:9",
    fromAddress: "hello@flightaides.test",
  });
  admin = new CognitoIdentityProviderClient({ endpoint: cognito.url });
  vi.stubEnv("AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER", cognito.url);
});
afterAll(async () => {
  admin.destroy();
  await cognito.stop();
  await rm(dataDir, { recursive: true });
  vi.unstubAllEnvs();
});

async function person(name: string): Promise<AuthUser> {
  const uid = randomUUID();
  const email = `${name.toLowerCase()}@example.test`;
  const user = { uid, email, displayName: `${name} Kowalski`, username: uid };
  await User.ensureProfile(user, "en", now);
  await acceptAgreement(user, now);
  return user;
}

/** The import of a user into the second pool. @returns the user as their new token names them */
async function imported(user: AuthUser, verified = true): Promise<AuthUser> {
  const { User: made } = await admin.send(
    new AdminCreateUserCommand({
      UserPoolId: cognito.userPoolId,
      // Addresses are compared regardless of case.
      Username: user.email.toUpperCase(),
      MessageAction: "SUPPRESS",
      UserAttributes: [
        { Name: "email", Value: user.email.toUpperCase() },
        { Name: "email_verified", Value: String(verified) },
        { Name: "name", Value: user.displayName },
      ],
    }),
  );
  const sub = made?.Attributes?.find(({ Name }) => Name === "sub")?.Value ?? "";
  return { ...user, uid: sub, username: sub };
}

const flight = (type: "traveler" | "flightaid", number: number) => ({
  type,
  flight: `EK-${number}`,
  days: number - 80,
  from: "YYZ",
  to: "DXB",
  connect: "open" as const,
});

async function connected(traveler: AuthUser, flightaid: AuthUser, number: number) {
  await post(traveler, flight("traveler", number), now);
  const itineraryId = await post(flightaid, flight("flightaid", number), now);
  const { connection } = await Connection.open(traveler, { itineraryId, role: "traveler" }, now);
  return connection.id;
}

/** What a user sees, without what their `sub` changes. */
async function seenBy(user: AuthUser) {
  const [connections, itineraries, profile] = [
    await Connection.list(user, now),
    await Itinerary.ofOwner(user),
    await User.profile(user),
  ];
  const blocked = (await Block.of(user.uid)).map(({ id, displayName }) => [id, displayName]);
  const { uid: _, ...known } = profile as typeof profile & { uid?: string };
  const text = JSON.stringify({ connections, itineraries, known, blocked });
  return JSON.parse(text.replaceAll(user.uid, "<sub>")) as unknown;
}

async function table(): Promise<string> {
  const items: unknown[] = [];
  let start: Record<string, never> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({ TableName: config.tableName, ExclusiveStartKey: start }),
    );
    items.push(...(page.Items ?? []));
    start = page.LastEvaluatedKey as typeof start;
  } while (start);
  return JSON.stringify(items);
}

/** As `npm run rekey`. @param stopAfter pages after which it is interrupted */
async function rekey(stopAfter = Number.POSITIVE_INFINITY) {
  const joined = await Migration.moves(listVerified(cognito.userPoolId));
  const conflicts: [key: string, other: string][] = [];
  let pages = 0;
  const run = Migration.rekey(joined.moved, {
    rate: 20,
    clock: { now: () => new Date(), sleep: async () => undefined },
    onConflict: (...keys) => conflicts.push(keys),
    onProgress() {
      if (++pages === stopAfter) throw new Error("interrupted");
    },
  });
  return { ...joined, conflicts, ...(await run) };
}

it("open connections, payments, blocks and postings survive, also an interruption", async () => {
  const [ann, bob, eve] = [await person("Ann"), await person("Bob"), await person("Eve")];
  const paid = await connected(ann, bob, 101);
  await pay(paid, now);
  await Message.write(ann, { id: paid, text: "Gate 4" }, now);
  const ordered = await connected(ann, eve, 102);
  await markOrdered(await itemOf(ordered), "order-2", { amount: "10.00", currency: "USD" }, now);
  const open = await connected(eve, bob, 103);
  const stranger = await person("Sam");
  await Block.create(ann.uid, stranger.uid, "S**", now);
  const before = await Promise.all([ann, bob, eve].map(seenBy));

  const [ann2, bob2, eve2] = [await imported(ann), await imported(bob), await imported(eve)];
  // Somebody who has signed up with Sam's address and has not confirmed it gets nothing of Sam's.
  const impostor = await imported(stranger, false);
  for (let count = 0; count < 3; count++) {
    await expect(rekey(1)).rejects.toThrow("interrupted");
    // The next run knows all of them.
    expect((await Migration.moves(listVerified(cognito.userPoolId))).moved.size).toBe(3);
  }
  const done = await rekey();
  expect(done.conflicts).toEqual([]);

  expect(await Promise.all([ann2, bob2, eve2].map(seenBy))).toEqual(before);
  const stored = await table();
  for (const { uid } of [ann, bob, eve]) expect(stored).not.toContain(uid);
  expect(stored).toContain(stranger.uid);
  expect(stored).not.toContain(impostor.uid);

  // What was paid can be given back, and what was ordered can be paid.
  await refund(paid, now);
  expect((await itemOf(paid)).state).toBe("refunded");
  await pay(ordered, now);
  expect(await itemOf(ordered)).toMatchObject({
    state: "paid",
    traveler: ann2.uid,
    flightaid: eve2.uid,
  });
  expect((await itemOf(open)).state).toBe("accepted");
  // The same trip is still one posting, and the two who were kept apart still are.
  const [own] = await Itinerary.ofOwner(bob2);
  const again = await create(bob2, flight("flightaid", 103), now);
  expect((await Itinerary.ofOwner(bob2)).map(({ id }) => id)).toContain(again.itinerary.id);
  expect(await Itinerary.ofOwner(bob2)).toHaveLength(2);
  expect(own).toBeDefined();
  expect((await Block.hiddenFrom(stranger.uid)).has(ann2.uid)).toBe(true);
  // A second run finds nothing.
  expect((await rekey()).changed).toBe(0);
});

it("moves what belongs to a user who comes during an interruption", async () => {
  const people = await Promise.all(["Ida", "Jon", "Lea"].map(person));
  const [ida, jon, lea] = people;
  if (!ida || !jon || !lea) throw new Error("Nobody");
  await connected(ida, lea, 104);
  await connected(lea, jon, 105);
  await Promise.all([imported(ida), imported(jon)]);
  await expect(rekey(2)).rejects.toThrow("interrupted");
  await imported(lea);
  await rekey();
  const stored = await table();
  for (const { uid } of people) expect(stored).not.toContain(uid);
});

it("leaves the items of a user who has signed in before, and says which", async () => {
  const kim = await person("Kim");
  const kim2 = await imported(kim);
  await User.ensureProfile(kim2, "en", now);
  const { conflicts } = await rekey();
  expect(conflicts).toEqual([[`user#${kim.uid} profile`, `user#${kim2.uid} profile`]]);
});

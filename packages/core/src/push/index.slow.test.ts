import { ScanCommand } from "@aws-sdk/client-dynamodb";
import { type Push as Service, start as startPush } from "@flightaides/standins/push";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { deviceOf } from "../../test/push";
import { beforeNextTransaction } from "../../test/transaction";
import { person } from "../../test/user";
import type { AuthUser } from "../actor";
import { config } from "../config";
import { withinTime } from "../contention";
import { client } from "../db/client";
import { limits } from "../usage-limits";
import { User } from "../user";
import { Push } from ".";
import { maxDevices } from "./contract";
import { pushEndpointEntity } from "./entity";

let service: Service;
beforeAll(async () => {
  service = await startPush({ port: 0 });
  process.env.PUSH_SERVICE_ORIGIN = service.url;
});
afterAll(() => service.stop());

const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const day = 86_400;

async function idsOf(actor: AuthUser, at = now): Promise<string[]> {
  return (await Push.devices(actor, at)).devices.map(({ id }) => id);
}

async function contentOfTable(): Promise<string> {
  const { Items } = await client.send(
    new ScanCommand({ TableName: config.tableName, ConsistentRead: true }),
  );
  return JSON.stringify(Items);
}

describe("a device", () => {
  it("is listed to its owner, without its address and keys, and to nobody else", async () => {
    const [ann, bob] = [await person("Ann Kowalski"), await person("Bob Marsh")];
    const { id, endpoint, keys } = await deviceOf(service, ann);
    const shown = await Push.devices(ann, now);
    expect(shown.devices).toEqual([
      { id, service: new URL(service.url).host, since: now.toISOString() },
    ]);
    const exported = await Push.listOf(ann.uid, now);
    for (const secret of [endpoint, keys.auth, keys.p256dh])
      expect(JSON.stringify([shown, exported])).not.toContain(secret);
    expect(await idsOf(bob)).toEqual([]);
  });

  it("that subscribes again stays one, free within a day, and is kept longer after it", async () => {
    const ann = await person("Ann Kowalski");
    const { endpoint, keys, publicKey } = await deviceOf(service, ann);
    const again = (at: Date) => Push.subscribe(ann, { endpoint, keys, publicKey }, at);
    expect((await again(later(60))).since).toBe(now.toISOString());
    expect((await again(later(day + 60))).since).toBe(later(day + 60).toISOString());
    expect(await idsOf(ann, later(400 * day))).toHaveLength(1);
    expect(await idsOf(ann, later(402 * day))).toHaveLength(0);
  });

  it("takes the place of the oldest when there are too many, of which nothing is left", async () => {
    const ann = await person("Ann Kowalski");
    const devices: Awaited<ReturnType<typeof deviceOf>>[] = [];
    for (let count = 0; count <= maxDevices; count++)
      devices.push(await deviceOf(service, ann, later(count)));
    const [oldest, ...left] = devices;
    expect(await idsOf(ann)).toEqual(left.map(({ id }) => id).reverse());
    expect(await contentOfTable()).not.toContain(oldest?.id);
  });

  it("belongs to the account that has subscribed it last", async () => {
    const [ann, bob] = [await person("Ann Kowalski"), await person("Bob Marsh")];
    const { id, endpoint, keys, publicKey } = await deviceOf(service, ann);
    const other = await deviceOf(service, ann);
    await Push.subscribe(bob, { endpoint, keys, publicKey }, now);
    expect([await idsOf(ann), await idsOf(bob)]).toEqual([[other.id], [id]]);
    // Ann's browser was signed out: Bob's device is not hers to remove.
    await expect(Push.unsubscribe(ann, { id })).rejects.toMatchObject({ code: "not-found" });
    expect(await idsOf(bob)).toEqual([id]);
  });

  it("has one owner when two accounts subscribe it at the same moment", async () => {
    const people = [
      await person("Ann Kowalski"),
      await person("Bob Marsh"),
      await person("Cem Tok"),
    ];
    const [first] = people;
    const { id, endpoint, keys, publicKey } = await deviceOf(service, first as AuthUser);
    await Promise.all(
      people.map((one) => Push.subscribe(one, { endpoint, keys, publicKey }, later(1))),
    );
    const owners = await Promise.all(people.map((one) => idsOf(one)));
    expect(owners.flat()).toEqual([id]);
  });

  it("that another account has got since the time of the first one was over stays the other's", async () => {
    const at = later(401 * day);
    const acts = [
      (ann: AuthUser) => Push.forget(ann.uid),
      (ann: AuthUser) => deviceOf(service, ann, at),
    ];
    for (const act of acts) {
      const [ann, bob] = [await person("Ann Kowalski"), await person("Bob Marsh")];
      const { id, endpoint, keys, publicKey } = await deviceOf(service, ann);
      // DynamoDB deletes the endpoint, and the list that has it later.
      await pushEndpointEntity().delete({ id }).go();
      await Push.subscribe(bob, { endpoint, keys, publicKey }, at);
      await act(ann);
      expect(await idsOf(ann, at)).not.toContain(id);
      expect(await idsOf(bob, at)).toEqual([id]);
      await Push.unsubscribe(bob, { id });
      expect(await contentOfTable()).not.toContain(id);
    }
  });

  it("is added beside another one that is added at the same moment", async () => {
    const ann = await person("Ann Kowalski");
    let other = "";
    beforeNextTransaction(async () => {
      other = (await deviceOf(service, ann)).id;
    });
    const { id } = await deviceOf(service, ann);
    expect(await idsOf(ann)).toEqual([id, other]);
  });

  it("is removed once, and is nobody's then", async () => {
    const ann = await person("Ann Kowalski");
    const { id } = await deviceOf(service, ann);
    await Push.unsubscribe(ann, { id });
    expect(await contentOfTable()).not.toContain(id);
    await expect(Push.unsubscribe(ann, { id })).rejects.toMatchObject({
      code: "not-found",
      reason: "device-not-found",
    });
  });
});

describe("refuses", () => {
  it("an address that is no push service's", async () => {
    const ann = await person("Ann Kowalski");
    const { keys, publicKey } = await deviceOf(service, ann);
    const endpoint = "https://169.254.169.254/latest/meta-data/";
    await expect(Push.subscribe(ann, { endpoint, keys, publicKey }, now)).rejects.toMatchObject({
      code: "invalid-input",
      reason: "push-service-unknown",
    });
  });

  it("a key that is no point of the curve, with which nothing could be encrypted", async () => {
    const ann = await person("Ann Kowalski");
    const { endpoint, keys, publicKey } = await deviceOf(service, ann);
    const p256dh = Buffer.alloc(65, 4).toString("base64url");
    await expect(
      Push.subscribe(ann, { endpoint, keys: { ...keys, p256dh }, publicKey }, now),
    ).rejects.toMatchObject({ reason: "invalid-fields" });
  });

  it("a subscription with another key than ours", async () => {
    const ann = await person("Ann Kowalski");
    const { endpoint, keys } = await deviceOf(service, ann);
    const publicKey = Buffer.alloc(65, 4).toString("base64url");
    await expect(Push.subscribe(ann, { endpoint, keys, publicKey }, now)).rejects.toMatchObject({
      code: "conflict",
      reason: "push-key-changed",
    });
  });

  it("more subscriptions than a day has", async () => {
    const ann = await person("Ann Kowalski");
    for (let count = 0; count < limits.daily.pushDevices; count++) await deviceOf(service, ann);
    await expect(deviceOf(service, ann)).rejects.toMatchObject({ reason: "too-many-push-devices" });
    await deviceOf(service, ann, later(day));
  });

  it("a subscription while the account is being deleted, of which nothing is left", async () => {
    const ann = await person("Ann Kowalski");
    const { endpoint, keys, publicKey, id } = await deviceOf(service, ann);
    await User.leave(ann, now);
    const subscription = { endpoint, keys, publicKey };
    const inNoTime = withinTime(0, () => Push.subscribe(ann, subscription, later(2 * day)));
    await expect(inNoTime).rejects.toMatchObject({ code: "unavailable" });
    await Push.forget(ann.uid);
    expect(await contentOfTable()).not.toContain(id);
  });
});

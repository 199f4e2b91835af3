/**
 * Push notifications: the devices of users, and that they are told of mails. A push is owed with its mail (`alongside`), lies in the outbox
 * as an item of its own for each device, and is sent by `notification`.
 */
import { createECDH } from "node:crypto";
import type { AuthUser } from "../actor";
import { config } from "../config";
import { untilUnchanged } from "../contention";
import type { OutputOf, ParsedOf } from "../contract";
import { transact } from "../db/transact";
import { AppError } from "../error";
import { Outbox } from "../outbox";
import { Quota } from "../quota";
import { User } from "../user";
import type * as contract from "./contract";
import { type Device, maxDevices } from "./contract";
import { currentOf, expiryOf, idOf, ownerOf, put, releases, storedOf } from "./devices";
import { pushEndpointEntity, type StoredDevice } from "./entity";
import { vapidKeys } from "./keys";
import type { Content } from "./send";
import { browserOf, isPushService } from "./services";

export * as Push from ".";
export type { StoredDevice } from "./entity";
export { PushError } from "./push-error";

const busy = "account-busy";
/** Milliseconds after which a repeated subscription is written again, so that it does not expire. */
const renewed = 86_400_000;

export async function devices(
  { uid }: AuthUser,
  now: Date,
): Promise<OutputOf<typeof contract.devices>> {
  const [[{ publicKey }], devices] = await Promise.all([vapidKeys(), listOf(uid, now)]);
  return { publicKey, devices };
}

/** A user's, newest first. */
export async function listOf(uid: string, now: Date): Promise<Device[]> {
  return currentOf(await storedOf(uid), now)
    .map(shown)
    .reverse();
}

/**
 * Subscribes a device. Beyond `maxDevices` it replaces the oldest one. An endpoint belongs to the account that subscribed it last.
 * Idempotent.
 * @throws AppError `invalid-input` for an unknown push service and for keys that are none, `conflict` for an outdated key of ours,
 *   `too-many-requests` beyond the subscriptions of a day
 */
export async function subscribe(
  { uid }: AuthUser,
  { endpoint, keys: { p256dh, auth }, publicKey }: ParsedOf<typeof contract.subscribe>,
  now: Date,
): Promise<Device> {
  if (!isPushService(endpoint, config.pushServiceOrigin))
    throw new AppError("push-service-unknown");
  if (!isPoint(p256dh))
    throw new AppError("invalid-fields", { errors: [{ path: "keys.p256dh", reason: "invalid" }] });
  if (!(await vapidKeys()).some((ours) => ours.publicKey === publicKey))
    throw new AppError("push-key-changed");
  const id = idOf(endpoint);
  const device = { id, endpoint, p256dh, auth, publicKey, since: now.toISOString() };
  return untilUnchanged(async () => {
    const [stored, owner] = await Promise.all([storedOf(uid), ownerOf(id)]);
    const current = currentOf(stored, now);
    const known = current.find((one) => one.id === id);
    const isNew = !known || !isSame(known, device);
    if (!isNew && owner === uid && now.getTime() - Date.parse(known.since) < renewed)
      return shown(known);
    const others = current.filter((one) => one.id !== id);
    const left = others.slice(Math.max(0, others.length - maxDevices + 1));
    const gone = (stored?.devices ?? [])
      .map((one) => one.id)
      .filter((one) => one !== id && !left.some((other) => other.id === one));
    const own = [
      put(uid, stored, [...left, device]),
      { Put: claimOf(id, uid, owner, device.since) },
      ...(owner && owner !== uid ? await without(owner, id) : []),
      ...(await releases(gone, uid)),
    ];
    const outcome = await transact<"changed">(
      [...own, ...User.notLeavingChecks(uid), Quota.spend(uid, "pushDevices", now)],
      {
        refused: (conditions) =>
          conditions.slice(0, own.length).includes(true) ? "changed" : "retry",
        busy,
      },
    );
    return outcome === "changed" ? outcome : shown(device);
  }, busy);
}

/** Unsubscribes a device. @throws AppError `not-found` for one that is not the user's */
export async function unsubscribe(
  { uid }: AuthUser,
  { id }: ParsedOf<typeof contract.unsubscribe>,
): Promise<void> {
  if (!(await remove(uid, (one) => one.id === id))) throw new AppError("device-not-found");
}

/** Forgets a device that its push service does not know any more. Idempotent. */
export async function forgetDevice(uid: string, { id, since }: StoredDevice): Promise<void> {
  // Not one that was subscribed again in the meantime.
  await remove(uid, (one) => one.id === id && one.since === since);
}

/** Forgets all devices of a user, as when other sessions end. Idempotent. */
export async function forget(uid: string): Promise<void> {
  await remove(uid, () => true);
}

/** The device of a push that is due. @returns undefined once it was removed */
export async function deviceOf(
  uid: string,
  id: string,
  now: Date,
): Promise<StoredDevice | undefined> {
  return currentOf(await storedOf(uid), now).find((one) => one.id === id);
}

/**
 * The mails, and what tells the devices of their recipients of them: for one transaction. Devices that are added or removed at the same
 * moment may be missed, and those removed are not told.
 */
export async function alongside(mails: readonly Outbox.Mail[], now: Date): Promise<Outbox.Mail[]> {
  return [...mails, ...(await owedFor(mails, now))];
}

/** What tells the devices of the recipients of mails, without the mails. */
export async function owedFor(mails: readonly Outbox.Mail[], now: Date): Promise<Outbox.Mail[]> {
  const pushes = await Promise.all(
    mails
      .filter(({ payload }) => payload && Outbox.isPushed(payload))
      .map(async (mail) => {
        const known = currentOf(await storedOf(mail.uid, false), now);
        return known.flatMap(({ id }) => Outbox.buildPush(mail, id, now) ?? []);
      }),
  );
  return pushes.flat();
}

/** Sends to a device. @throws PushError */
export async function send(device: StoredDevice, content: Content): Promise<void> {
  // Loaded on demand: few calls of a function send a push.
  const { post } = await import("./send");
  await post(device, content);
}

async function remove(uid: string, isRemoved: (one: StoredDevice) => boolean): Promise<boolean> {
  const outcome = await untilUnchanged(async () => {
    const stored = await storedOf(uid);
    const removed = stored?.devices.filter(isRemoved) ?? [];
    if (!stored || removed.length === 0) return "none";
    const left = stored.devices.filter((one) => !isRemoved(one));
    const ids = removed.map(({ id }) => id);
    return transact<"changed">([put(uid, stored, left), ...(await releases(ids, uid))], {
      refused: () => "changed",
      busy,
    });
  }, busy);
  return outcome === "committed";
}

/** Takes a device from its account, for another one. */
async function without(uid: string, id: string) {
  const stored = await storedOf(uid);
  if (!stored) return [];
  return [
    put(
      uid,
      stored,
      stored.devices.filter((one) => one.id !== id),
    ),
  ];
}

/** Refused when the endpoint has changed hands since it was read. */
function claimOf(id: string, uid: string, owner: string | undefined, since: string) {
  return pushEndpointEntity()
    .put({ id, uid, expiresAt: expiryOf(since) })
    .where((current, { eq, notExists }) =>
      owner === undefined ? notExists(current.uid) : eq(current.uid, owner),
    )
    .params();
}

function isSame(one: StoredDevice, other: StoredDevice): boolean {
  return (
    one.p256dh === other.p256dh && one.auth === other.auth && one.publicKey === other.publicKey
  );
}

/** Whether it is a point of the curve. */
function isPoint(p256dh: string): boolean {
  const curve = createECDH("prime256v1");
  curve.generateKeys();
  try {
    curve.computeSecret(p256dh, "base64url");
    return true;
  } catch {
    return false;
  }
}

function shown({ id, endpoint, since }: StoredDevice): Device {
  const { host: service, hostname } = new URL(endpoint);
  const browser = browserOf(hostname);
  return { id, service, ...(browser && { browser }), since };
}

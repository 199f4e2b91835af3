/** What is stored of a user's devices. */
import { hash } from "node:crypto";
import type { Write } from "../db/transact";
import { pushDevicesEntity, pushEndpointEntity, type StoredDevice } from "./entity";

export type Stored = { devices: StoredDevice[]; version: number; expiresAt: number } | undefined;

/** Seconds for which a device is kept that its browser does not subscribe again: as long as a trip can be posted ahead. */
export const kept = 400 * 86_400;

/** The id of a device, by which a browser finds itself in the list. */
export function idOf(endpoint: string): string {
  return hash("sha256", endpoint, "hex");
}

export async function storedOf(uid: string, consistent = true): Promise<Stored> {
  const { data } = await pushDevicesEntity().get({ uid }).go({ consistent });
  return data ?? undefined;
}

/** Those that are not over. DynamoDB deletes an item late, and a device may be older than the item. */
export function currentOf(stored: Stored, now: Date): StoredDevice[] {
  const oldest = new Date(now.getTime() - kept * 1000).toISOString();
  return (stored?.devices ?? []).filter(({ since }) => since > oldest);
}

export function expiryOf(since: string): number {
  return Math.ceil(Date.parse(since) / 1000) + kept;
}

/** Replaces the devices of a user. Refused when they have changed since they were read. */
export function put(uid: string, stored: Stored, devices: StoredDevice[]): Write {
  const version = stored?.version;
  const entity = pushDevicesEntity();
  if (devices.length === 0 && version !== undefined)
    return {
      Delete: entity
        .delete({ uid })
        .where((current, { eq }) => eq(current.version, version))
        .params(),
    };
  const expiresAt = Math.max(...devices.map(({ since }) => expiryOf(since)));
  return {
    Put: entity
      .put({ uid, devices, version: (version ?? 0) + 1, expiresAt })
      .where((current, { eq, notExists }) =>
        version === undefined ? notExists(current.version) : eq(current.version, version),
      )
      .params(),
  };
}

export async function ownerOf(id: string): Promise<string | undefined> {
  const { data } = await pushEndpointEntity().get({ id }).go({ consistent: true });
  return data?.uid;
}

/**
 * End that these endpoints belong to a user. One that another account has subscribed since is left to it: DynamoDB can delete an
 * endpoint before the list that has it. Refused when one has changed hands since it was read.
 */
export async function releases(ids: readonly string[], uid: string): Promise<Write[]> {
  const owners = await Promise.all(ids.map(ownerOf));
  return ids.filter((_, index) => owners[index] === uid).map((id) => release(id, uid));
}

function release(id: string, uid: string): Write {
  return {
    Delete: pushEndpointEntity()
      .delete({ id })
      .where((current, { eq, notExists }) => `${notExists(current.uid)} OR ${eq(current.uid, uid)}`)
      .params(),
  };
}

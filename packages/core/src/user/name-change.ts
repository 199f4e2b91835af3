/**
 * Changes of a user's name, and of whether PayPal knows it, that the user's itineraries have not followed yet. One item for each user; the
 * transaction of a change writes it. The request that caused it follows it at once, and a schedule follows what is left.
 */
import { randomUUID } from "node:crypto";
import { conditional } from "../db/conditional";
import { dueUnlessDone, type Job, pending } from "../db/pending";
import type { Write } from "../db/transact";
import { nameChangeEntity } from "./entity";

/** `id`: the uid. `version`: random; another change has another one. */
export type NameChange = { id: string; version: string };

export function nameChangeWrite(id: string, now: Date): Write {
  const change = {
    id,
    version: randomUUID(),
    queue: "names" as const,
    dueAt: dueUnlessDone(now),
  };
  return { Put: nameChangeEntity().put(change).params() };
}

/** Users whose name nobody has followed for a minute, longest due first; `id` is the uid. */
export function pendingNameChanges(now: Date, limit: number): Promise<Job[]> {
  return pending(nameChangeEntity().query.due({ queue: "names" }), now, limit);
}

/** @returns undefined when the itineraries of the user have followed every change */
export async function nameChangeOf(id: string): Promise<NameChange | undefined> {
  const { data } = await nameChangeEntity().get({ id }).go({ consistent: true });
  return data ? { id, version: data.version } : undefined;
}

/** Removes a change that the itineraries have followed, unless there has been another one since it was read. */
export async function completeNameChange({ id, version }: NameChange): Promise<void> {
  await conditional(
    nameChangeEntity()
      .remove({ id })
      .where((current, { eq }) => eq(current.version, version))
      .go(),
  );
}

export async function forgetNameChange(id: string): Promise<void> {
  await nameChangeEntity().delete({ id }).go();
}

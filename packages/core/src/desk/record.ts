/** Who of the operators has looked at whom, and decided what. Kept for a year. */
import { randomUUID } from "node:crypto";
import type { EntityItem } from "electrodb";
import { expiresAfter } from "../db/common";
import { transact, type Write } from "../db/transact";
import { FormerAccount } from "../former-account";
import type { SuspensionReason } from "../quota/suspension-reasons";
import { lookCountEntity, recordEntity } from "./entity";

type Item = EntityItem<ReturnType<typeof recordEntity>>;
export type Recorded = Omit<Item, "day" | "id" | "expiresAt">;

const daysKept = 365;

export type Entry = {
  operator: string;
  what: Item["what"];
  /** The uid of whom it is about. */
  uid?: string | undefined;
  report?: string;
  connection?: string;
  reason?: SuspensionReason;
  text?: string | undefined;
};

/** Part of the transaction of a decision. */
export async function recordWrite({ uid, text, ...entry }: Entry, now: Date): Promise<Write> {
  const at = now.toISOString();
  const item = {
    ...entry,
    ...(text && { text }),
    ...(uid && { whom: await FormerAccount.idOf(uid) }),
    day: at.slice(0, 10),
    at,
    id: randomUUID(),
    expiresAt: expiresAfter(daysKept, now),
  };
  return { Put: recordEntity().create(item).params() };
}

/** Records what changes nothing else, such as a look: before it happens. */
export async function record(entry: Entry, now: Date): Promise<void> {
  await transact([await recordWrite(entry, now)], { refused: () => "retry", busy: "busy" });
}

/** Counts a look at somebody. @returns how many the operator has had in this hour (UTC) */
export async function countLook(operator: string, now: Date): Promise<number> {
  const hour = now.toISOString().slice(0, 13);
  const { data } = await lookCountEntity()
    .upsert({ operator, hour })
    .add({ count: 1 })
    .set({ expiresAt: expiresAfter(2, now) })
    .go({ response: "all_new" });
  return data.count ?? 1;
}

/** The entries of a day, `YYYY-MM-DD` in UTC, oldest first. */
export async function recordsOf(day: string): Promise<Recorded[]> {
  const { data } = await recordEntity().query.byDay({ day }).go({ pages: "all" });
  return data.map(({ day: _, id: __, expiresAt: ___, ...entry }) => entry);
}

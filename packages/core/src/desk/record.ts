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

/** Records a look at these people, before it happens: an entry for each who has not left. */
export async function recordLook(
  look: Omit<Entry, "what" | "uid">,
  people: readonly (string | undefined)[],
  now: Date,
): Promise<void> {
  const known = people.filter((uid) => uid !== undefined);
  const entries = (known.length > 0 ? known : [undefined]).map((uid) =>
    recordWrite({ ...look, what: "look", uid }, now),
  );
  await transact(await Promise.all(entries), { refused: () => "retry", busy: "busy" });
}

/** Counts a look at so many people. @returns how many the operator has looked at in this hour (UTC) */
export async function countLook(operator: string, people: number, now: Date): Promise<number> {
  const hour = now.toISOString().slice(0, 13);
  const { data } = await lookCountEntity()
    .upsert({ operator, hour })
    .add({ count: people })
    .set({ expiresAt: expiresAfter(2, now) })
    .go({ response: "all_new" });
  return data.count ?? people;
}

/** The entries of a day, `YYYY-MM-DD` in UTC, oldest first. */
export async function recordsOf(day: string): Promise<Recorded[]> {
  const { data } = await recordEntity().query.byDay({ day }).go({ pages: "all" });
  return data.map(({ day: _, id: __, expiresAt: ___, ...entry }) => entry);
}
